import type { Options } from "@dicebear/avataaars";

/** Changes the options of a face. */
type Mood = (options: Options) => Options;

/** The faces after a game, by its result. Brows stay as natural as they are. */
export const moods: ReadonlyMap<string, Mood> = new Map([
  ["won", withFace("happy", "raisedExcited", "smile")],
  ["lost", withFace("default", "sadConcerned", "sad")],
  ["level", withFace("side", "upDown", "twinkle")],
]);

function withFace(
  eyes: "happy" | "default" | "side",
  brows: "raisedExcited" | "sadConcerned" | "upDown",
  mouth: "smile" | "sad" | "twinkle",
): Mood {
  return (options) => {
    const isNatural = options.eyebrows?.[0]?.endsWith("Natural");
    return {
      ...options,
      eyes: [eyes],
      eyebrows: [isNatural ? `${brows}Natural` : brows],
      mouth: [mouth],
    };
  };
}
