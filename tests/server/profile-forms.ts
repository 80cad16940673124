import fc from "fast-check";
import { countries } from "~/profile/countries";
import { facialHairStyles, hairColors, hairStyles, skinTones } from "~/profile/looks";
import { positions } from "~/profile/positions";
import { playerFields } from "~/profile/profile-form";
import { profileSchema } from "~/profile/profile-schema";
import { readable } from "./ask";
import { type Fan, storeIn } from "./fan";

export type Form = Record<string, string>;

const BODY_LIMIT = 64 * 1024;

/** A player that every rule allows, as a form has them. */
export const goodPlayer: Form = {
  displayName: "Thandi Mokoena",
  gender: "female",
  position: "Goalkeeper",
  playerNumber: "7",
  country: "South Africa",
  dateOfBirth: "2001-02-03",
  skinTone: "Brown",
  hairStyle: "LongHairCurly",
  hairColor: "Auburn",
  facialHairStyle: "BeardLight",
  facialHairColor: "Red",
  homeKitColor: "#ef4444",
  awayKitColor: "#111827",
};

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

/** Some fields are missing, some are nonsense, and some are none of ours. */
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

/** Forms of the profile page, the same ones every time: every other is one that no page of ours would send. */
export function profileForms(count: number): Form[] {
  const settings = { seed: 20261121, numRuns: Math.ceil(count / 2) };
  const pairs = fc.sample(fc.tuple(good, hostile), settings);
  return pairs.flat().slice(0, count) as Form[];
}

/** Saves a player the way the page's form does. */
export const savePlayer = (fan: Fan, form: Form, headers: Record<string, string> = {}) =>
  fan.post("/profile", { ...form, intent: "save" }, headers);

/** The page after a save, with what the save has to say. */
export async function saidAfter(
  fan: Fan,
  form: Form,
  path = "/profile?tab=details",
): Promise<string> {
  return messageOf((await fan.follow(path, form)).text);
}

/** The revision of the profile that a page's form is filled from. */
export const revisionOn = async (fan: Fan, path = "/profile") =>
  fieldOf((await fan.see(path)).text, "revision") ?? "";

/** Works through a list with so many at a time. */
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

/** A profile as it is kept, with what keeps count of its saves apart from it. */
export async function storedProfile(dataDir: string, userId: string) {
  const store = storeIn(dataDir);
  const record = await store.get("profiles", userId);
  await store.close();
  if (!record) return null;
  const { revision, lastSaves: _saves, updatedAt: _when, ...fields } = record;
  return { revision: Number(revision), profile: profileSchema.parse(fields) };
}

/** The message that waits for the next page, as that page says it. */
export function messageOf(html: string): string {
  const box = /<div class="toasts"[\s\S]*?<\/div><\/div>/.exec(html)?.[0] ?? "";
  return readable(box.replace(/<[^>]*>/g, "")).trim();
}

/** What a control of a page holds. */
export function fieldOf(html: string, name: string): string | null {
  const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  const value = /value="([^"]*)"/.exec(input)?.[1];
  return value === undefined ? null : readable(value);
}

/** The option that a select of a page has chosen, or the radio button, or what the form keeps of a part out of sight. */
export function chosenOf(html: string, name: string): string | null {
  const select = new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`).exec(html)?.[0];
  const [option = ""] = select
    ? (/<option[^>]*selected=""[^>]*>/.exec(select) ?? [])
    : (html.match(/<input[^>]*>/g) ?? []).filter(
        (input) => input.includes(`name="${name}"`) && input.includes('checked=""'),
      );
  return /value="([^"]*)"/.exec(option)?.[1] ?? fieldOf(html, name);
}
