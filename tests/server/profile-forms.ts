import { profileSchema } from "../fixtures/profile-schema";
import { readable } from "./ask";
import { type Fan, storeIn } from "./fan";

export type Form = Record<string, string>;

/** The form fields of a valid player. */
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

/** The profile that a page's form was filled from. */
export async function filledForm(fan: Fan, path: string): Promise<Form> {
  const { text } = await fan.see(path);
  return {
    intent: "save",
    owner: fieldOf(text, "owner") ?? "",
    revision: fieldOf(text, "revision") ?? "",
    was: fieldOf(text, "was") ?? "",
  };
}

/** Saves a player the way the page's form does. */
export const savePlayer = (fan: Fan, form: Form, headers: Record<string, string> = {}) =>
  fan.post("/profile", { ...form, intent: "save" }, headers);

/** The page after a save, with its message. */
export async function saidAfter(
  fan: Fan,
  form: Form,
  path = "/profile?tab=details",
): Promise<string> {
  return messageOf((await fan.follow(path, form)).text);
}

/** The revision of the profile in a page's form. */
export const revisionOn = async (fan: Fan, path = "/profile") =>
  fieldOf((await fan.see(path)).text, "revision") ?? "";

/** A stored profile, with its save counter separate. */
export async function storedProfile(dataDir: string, userId: string) {
  const store = storeIn(dataDir);
  const record = await store.get("profiles", userId);
  await store.close();
  if (!record) return null;
  const { revision, lastSaves: _saves, updatedAt: _when, ...fields } = record;
  return { revision: Number(revision), profile: profileSchema.parse(fields) };
}

/** The flash message, as the next page shows it. */
export function messageOf(html: string): string {
  const box = /<div class="toasts"[\s\S]*?<\/div><\/div>/.exec(html)?.[0] ?? "";
  return readable(box.replace(/<[^>]*>/g, "")).trim();
}

/** The value of a page's control. */
export function fieldOf(html: string, name: string): string | null {
  const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  const value = /value="([^"]*)"/.exec(input)?.[1];
  return value === undefined ? null : readable(value);
}

/** The selected option of a select, the checked radio button, or the hidden field of a part on another tab. */
export function chosenOf(html: string, name: string): string | null {
  const select = new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`).exec(html)?.[0];
  const [option = ""] = select
    ? (/<option[^>]*selected=""[^>]*>/.exec(select) ?? [])
    : (html.match(/<input[^>]*>/g) ?? []).filter(
        (input) => input.includes(`name="${name}"`) && input.includes('checked=""'),
      );
  return /value="([^"]*)"/.exec(option)?.[1] ?? fieldOf(html, name);
}
