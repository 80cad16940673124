/** What zod found, as far as it is put into words. */
export type Issue = {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  expected?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  exact?: boolean;
  keys?: readonly string[];
  values?: readonly unknown[];
  errors?: readonly (readonly Issue[])[];
  format?: string;
  pattern?: string;
};

/** A value that is quoted has so many characters at most. */
const MAX_QUOTED = 40;

/** What a value has to be, by the name of its type in the schema. */
const TYPES: Readonly<Record<string, string>> = {
  array: "a list, in [ ]",
  boolean: "true or false, without quotes",
  int: "a whole number, without quotes",
  number: "a number, without quotes",
  object: "an object, in { }",
  record: "an object, in { }",
  string: 'a text, in " "',
  tuple: "a list, in [ ]",
};

/** Forms of texts that a schema asks for by a pattern. */
const FORMS: Readonly<Record<string, string>> = {
  "/^[a-z0-9]+(-[a-z0-9]+)*$/": "small letters, digits and single hyphens, such as 'own-1'",
};

/**
 * What a schema found, for an editor who never saw the schema: "choices has 3 entries: it has to have 4".
 *
 * @param value what stands at the issue's path
 */
export function issueText(field: readonly PropertyKey[], issue: Issue, value: unknown): string {
  return `${fieldText(field)} ${saysOf(issue, value)}`;
}

/** A field of a record as it is told of: "source, where", "stations 2, club". */
export function fieldText(field: readonly PropertyKey[]): string {
  if (field.length === 0) return "It";
  return field.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text || "entry"} ${part + 1}`;
    return text ? `${text}, ${String(part)}` : String(part);
  }, "");
}

function saysOf(issue: Issue, value: unknown): string {
  if (value === undefined) return "is missing";
  const { code, expected = "", values, keys = [], format, pattern = "", message } = issue;
  if (code === "unrecognized_keys") {
    return `has ${keys.map((key) => `'${key}'`).join(", ")}, which is no field of it`;
  }
  if (code === "invalid_type") return `has to be ${TYPES[expected] ?? expected}`;
  if (code === "invalid_value") return `is ${quoted(value)}: it has to be ${oneOf(values ?? [])}`;
  if (code === "invalid_union") return unionText(issue, value);
  if (code === "too_small" || code === "too_big") return sizeText(issue, value);
  if (code === "invalid_format" && format === "date") {
    return `is ${quoted(value)}: it has to be a date such as 2027-02-01`;
  }
  if (code === "invalid_format" && FORMS[pattern]) {
    return `is ${quoted(value)}: it has to be ${FORMS[pattern]}`;
  }
  return message.startsWith("Invalid") ? `is ${quoted(value)}, which it can't be` : message;
}

function unionText({ errors = [] }: Issue, value: unknown): string {
  const issues = errors.flat();
  const values = issues.flatMap((one) => one.values ?? []);
  if (values.length > 0) return `is ${quoted(value)}: it has to be ${oneOf(values)}`;
  const types = issues.flatMap(({ expected = "" }) => TYPES[expected] ?? []);
  return `has to be ${types.join(", or ")}`;
}

function sizeText({ origin, minimum, maximum, exact }: Issue, value: unknown): string {
  const limit = maximum ?? minimum;
  const bound = exact
    ? `${limit}`
    : maximum === undefined
      ? `${limit} at least`
      : `${limit} at most`;
  if (typeof value === "string" && origin === "string") {
    return value.trim() === ""
      ? "is empty"
      : `has ${value.trim().length} characters: it may have ${bound}`;
  }
  if (Array.isArray(value)) return `has ${value.length} entries: it has to have ${bound}`;
  return `is ${quoted(value)}: it has to be ${minimum === undefined ? `${maximum} at most` : `${minimum} at least`}`;
}

/** "1, 2 or 3". */
function oneOf(values: readonly unknown[]): string {
  const texts = values.map(String);
  return texts.length < 2 ? texts.join() : `${texts.slice(0, -1).join(", ")} or ${texts.at(-1)}`;
}

function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
}
