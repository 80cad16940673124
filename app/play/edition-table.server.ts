/** The records of a title by edition number: the built-in ones from number 1 on, and an operator's. */
export function editionTable<T extends { id: string }>(builtIn: readonly T[]) {
  const numbers = new Map<string, number>();
  const records = new Map<number, T>();
  const table = {
    /** The edition of a record; 0 for an unknown id. */
    numberOf: (id: string): number => numbers.get(id) ?? 0,
    /** Whether a record has the id. */
    has: (id: string): boolean => numbers.has(id),
    /** Null for an unknown number. */
    at: (number: number): T | null => records.get(number) ?? null,
    /** Adds records, whose editions are numbered from `first` on. */
    add(list: readonly T[], first: number): void {
      for (const [place, record] of list.entries()) {
        numbers.set(record.id, first + place);
        records.set(first + place, record);
      }
    },
  };
  table.add(builtIn, 1);
  return table;
}
