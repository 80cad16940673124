import { LinkButton } from "~/look/ui/button";
import { DUEL_PATH } from "./duel-address";
import { duelTexts } from "./texts";

/** Shown for a code without a duel. */
export function DuelGone() {
  return (
    <>
      <h1>{duelTexts.goneTitle}</h1>
      <p className="lead">{duelTexts.goneLead}</p>
      <p>
        <LinkButton to={DUEL_PATH} variant="primary">
          Make a duel
        </LinkButton>
      </p>
    </>
  );
}
