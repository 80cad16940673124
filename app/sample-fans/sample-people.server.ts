import { saveProfile } from "~/people/profile/profile-store.server";
import { randomProfile } from "~/people/profile/random-profile";
import type { IdentityProvider } from "~/platform/identity/identity-provider";
import type { DocumentStore } from "~/platform/storage/document-store";
import { showInTables } from "~/play/player/table-players.server";
import type { Chance } from "./chance";

/** An invented fan with an account. */
export type SampleFan = {
  id: string;
  name: string;
  email: string;
  /** Of a hundred, how often they do the right thing. */
  skill: number;
  /** Of a hundred days, on how many they play. */
  faith: number;
};

/** Names that pages have to have room for: a long one, and one that is read from the right. */
const notableNames: Readonly<Record<number, string>> = {
  3: "عمر الفاروق",
  4: "Wolfeschlegelsteinhausenberger",
};

/** So many of a hundred are in the tables. */
const SHOWN = 90;
/** Of a hundred, how many are of a nation that many are of. */
const OF_THE_HOSTS = 35;
const HOSTS = ["South Africa", "Nigeria"] as const;

/**
 * Makes an account with a player.
 *
 * @param place from 0
 * @param today the date by which the player is as old as they are
 * @throws IdentityError, DocumentStoreError
 */
export async function sampleFan(
  identity: IdentityProvider,
  store: DocumentStore,
  place: number,
  {
    password,
    today,
    now,
    chance,
  }: { password: string; today: string; now: number; chance: Chance },
): Promise<SampleFan> {
  const random = randomProfile(chance.next, today);
  const name = notableNames[place] ?? random.displayName;
  const [skill, faith] = [chance.whole(35, 95), chance.whole(50, 100)];
  const country = chance.percent(OF_THE_HOSTS) ? chance.pick(HOSTS) : random.country;
  const isShown = chance.percent(SHOWN);
  const email = `fan-${place + 1}@fans.example`;
  const token = await identity.signUp({ email, password, name }, now);
  const { user } = await identity.verifyIdToken(token, now);
  const draft = { ...random, displayName: name, country };
  const save = { userId: user.id, name, today, now, part: "player", expectedRevision: 0 } as const;
  await saveProfile({ ...save, draft });
  if (isShown) await showInTables(store, user.id, now);
  return { id: user.id, name, email, skill, faith };
}
