import fc from "fast-check";
import { countries } from "~/people/profile/countries";
import { facialHairStyles, hairColors, hairStyles, skinTones } from "~/people/profile/looks";
import { positions } from "~/people/profile/positions";
import { playerFields } from "~/people/profile/profile-form";
import type { Form } from "../server/profile-forms";

const BODY_LIMIT = 64 * 1024;

const valuesOf = (looks: readonly { value: string }[]) =>
  fc.constantFrom(...looks.map(({ value }) => value));
const hex = fc.stringMatching(/^#[\da-f]{6}$/);

const good = fc.record({
  displayName: fc.stringMatching(/^[A-Z][a-z]{2,12} [A-Z][a-z]{2,12}$/),
  gender: fc.constantFrom("male", "female"),
  position: valuesOf(positions),
  playerNumber: fc.integer({ min: 0, max: 99 }).map(String),
  country: valuesOf(countries),
  dateOfBirth: fc
    .date({
      min: new Date("1900-01-01"),
      max: new Date("2026-01-01"),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10)),
  skinTone: valuesOf(skinTones),
  hairStyle: valuesOf(hairStyles),
  hairColor: valuesOf(hairColors),
  facialHairStyle: valuesOf(facialHairStyles),
  facialHairColor: valuesOf(hairColors),
  homeKitColor: hex,
  awayKitColor: hex,
});

const nonsense = fc.oneof(
  fc.constantFrom("", " ", "-1", "1e999", "NaN", "100", "4.5", "2999-01-01", "2023-02-30", "#zzz"),
  fc.constantFrom("__proto__", "constructor", "<script>alert(1)</script>", "' OR 1=1 --", "\u202e"),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ minLength: 3000, maxLength: 5000, size: "max" }),
);

/** Some fields are missing, some invalid, and some unknown. */
const hostile = fc
  .tuple(
    good,
    fc.dictionary(fc.constantFrom(...playerFields, "revision", "version"), nonsense, {
      maxKeys: 5,
    }),
    fc.dictionary(fc.string({ maxLength: 20 }), nonsense, { maxKeys: 2 }),
    fc.subarray([...playerFields], { maxLength: 4 }),
  )
  .map(([form, spoilt, foreign, missing]) => {
    const fields = Object.entries({ ...foreign, ...form, ...spoilt });
    return Object.fromEntries(fields.filter(([name]) => !missing.some((field) => field === name)));
  })
  .filter((form) => new URLSearchParams(form).toString().length < BODY_LIMIT - 100);

/** Forms of the profile page, deterministic: every other one is invalid. */
export function profileForms(count: number): Form[] {
  const settings = { seed: 20261121, numRuns: Math.ceil(count / 2) };
  const pairs = fc.sample(fc.tuple(good, hostile), settings);
  return pairs.flat().slice(0, count) as Form[];
}

/** Processes a list with limited concurrency. */
export async function inParallel<T>(
  workers: number,
  jobs: readonly T[],
  work: (job: T, index: number, worker: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const run = async (worker: number) => {
    while (next < jobs.length) {
      const index = next++;
      await work(jobs[index] as T, index, worker);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => run(worker)));
}
