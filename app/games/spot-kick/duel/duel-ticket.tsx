import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkButton } from "~/look/ui/button";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { AnswerList, EndLink } from "~/play/share/answer-list";
import { BeatTicket, WhoseResult } from "~/play/share/beat-ticket";
import { Boards } from "~/play/share/boards";
import { LeagueLink } from "~/play/share/league-link";
import { ShareButton } from "~/shell/share-button";
import { DUEL_PATH } from "./duel-address";
import type { DuelView, Met, Refusal } from "./duel-view";
import { KickByKick } from "./kick-by-kick";
import { PlanForm } from "./plan-fields";
import { duelTexts } from "./texts";

const SLUG = "spot-kick";

type DuelTicketProps = {
  view: Exclude<DuelView, { state: "gone" }>;
  refusal: Refusal | null;
  title: string;
  /** The address of the title's painted icon. */
  icon: string;
};

/** A duel as the ticket of a challenge: to be taken, to be sent, or with both boards. */
export function DuelTicket({ view, refusal, title, icon }: DuelTicketProps) {
  const met = view.state === "open" ? null : view.met;
  return (
    <BeatTicket
      {...{ slug: SLUG, title, icon }}
      eyebrow={
        view.state === "mine" ? "Your shoot-out" : <WhoseResult name={view.name} what="shoot-out" />
      }
      board={
        met ? (
          <Boards {...met} />
        ) : (
          <p className="board beat-score digits">{view.state === "mine" ? "You v ?" : "? v You"}</p>
        )
      }
    >
      {view.state === "open" && <Open view={view} refusal={refusal} />}
      {view.state === "mine" && <Mine view={view} title={title} />}
      {view.state === "answered" && <Answered met={view.met} name={view.name} />}
    </BeatTicket>
  );
}

type Of<State extends DuelView["state"]> = Extract<DuelView, { state: State }>;

function Open({ view, refusal }: { view: Of<"open">; refusal: Refusal | null }) {
  const { name, code, isSpent } = view;
  if (isSpent) {
    return (
      <>
        <p className="beat-sentence">{duelTexts.spent}</p>
        <MakeOne>Make a duel</MakeOne>
      </>
    );
  }
  return (
    <>
      <p className="beat-sentence">{duelTexts.challengedLead}</p>
      <PlanForm refusal={refusal} label={duelTexts.answer} />
      {name && (
        <Link to={paths.report("signature", `${SLUG}.${code}`)} className="text-link">
          <Icon name="flag" />
          Report this name
        </Link>
      )}
    </>
  );
}

function Mine({ view, title }: { view: Of<"mine">; title: string }) {
  const { name, url, until, finish, isOpen, lines, met } = view;
  return (
    <>
      {!met && (
        <div>
          <p className="beat-sentence">{duelTexts.waiting}</p>
          <p>{duelTexts.waitingLead}</p>
        </div>
      )}
      {isOpen && (
        <ShareButton
          content={{ title, text: duelTexts.invitation, url }}
          label="Send the link"
          variant="primary"
          what="link"
        />
      )}
      {lines.length > 0 && <AnswerList lines={lines} />}
      {met && <KickByKick rounds={met.rounds} />}
      {met && <LeagueLink rival={met.boards[1].name} own={name} />}
      <p className="muted">The link ends on {until}.</p>
      {lines.length > 0 && isOpen && <EndLink finish={finish} />}
      <Link to="" reloadDocument className="text-link">
        Look again
      </Link>
    </>
  );
}

function Answered({ met, name }: { met: Met | null; name: string }) {
  return (
    <>
      <MakeOne>Send one back</MakeOne>
      {met && <KickByKick rounds={met.rounds} />}
      <LeagueLink rival={name || null} own="" />
      <LinkButton to={paths.playTitle(SLUG)} size="small" reloadDocument>
        Play today's keeper
      </LinkButton>
    </>
  );
}

const MakeOne = ({ children }: { children: ReactNode }) => (
  <LinkButton to={DUEL_PATH} variant="primary">
    {children}
  </LinkButton>
);
