import { STAGE } from "./garden";

/** The letters of a log, ten together, each with the number of its first touch. */
export const touchLines = (log: string): { from: number; letters: string }[] =>
  Array.from({ length: Math.ceil(log.length / STAGE) }, (_, ten) => ({
    from: ten * STAGE + 1,
    letters: log.slice(ten * STAGE, (ten + 1) * STAGE).toUpperCase(),
  }));
