import { Form, useNavigation, useSearchParams } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect } from "react";
import { ErrorSummary } from "~/forms/error-summary";
import { actionAddress, paths, withSearch } from "~/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useToast } from "~/ui/toast";
import { Appearance } from "./appearance";
import { Details, detailIds } from "./details";
import { Kit } from "./kit";
import { PlayerCard } from "./player-card";
import {
  fieldsByTab,
  type PlayerDraft,
  type PlayerErrors,
  type PlayerTexts,
  previewOf,
  withPlayer,
} from "./profile-form";
import { ProfileHelp } from "./profile-help";
import type { Profile } from "./profile-schema";
import { helpOf, type ProfileTab, profileTabOf, profileTabs } from "./profile-tab";
import { profileTexts } from "./profile-texts";
import { usePlayerForm } from "./use-player-form";

/** Why a profile was not saved. */
export type ProfileRefusal = { problem: string | null; errors: PlayerErrors };

/** The draft is what the form shows: the saved player, or one that is not saved yet. */
type ProfilePageProps = PlayerDraft & {
  saved: Profile;
  isDraft: boolean;
  today: string;
  refusal: ProfileRefusal | null;
};

const kitIds = { homeKitColor: "home-kit-color", awayKitColor: "away-kit-color" } as const;

const titles: Record<ProfileTab, string> = {
  details: "Details",
  appearance: "Appearance",
  kits: "Kits",
};

/** The player and the one form that builds them; the tabs only choose which part of it is in sight. */
export function ProfilePage(props: ProfilePageProps) {
  const { saved, player: initial, revision, today, refusal } = props;
  const { form, player, read, choose } = usePlayerForm(initial);
  const [params, setParams] = useSearchParams();
  const intent = useNavigation().formData?.get("intent");
  const tab = profileTabOf(params);
  const draft = withPlayer(saved, player, today);
  const errors = refusal?.errors ?? {};
  useFailureToast(refusal?.problem ?? null);
  /** With JavaScript only the address changes; without it the form goes along in it, so that nothing is lost. */
  const goTo = (change: Record<string, string>) => (event: MouseEvent) => {
    event.preventDefault();
    setParams(change, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="page narrow profile">
      <h1 className="visually-hidden">Profile</h1>
      <PlayerCard profile={previewOf(draft, saved)} />
      {props.isDraft && <p className="muted">{profileTexts.draft}</p>}
      <ErrorSummary problems={problemsOf(refusal)} />
      <Form
        ref={form}
        method="post"
        action={actionAddress(paths.profile, `?tab=${tab}`)}
        className="form"
        onChange={read}
        replace
        preventScrollReset
      >
        {/* The first submit button is the one that Enter presses. */}
        <button
          type="submit"
          name="intent"
          value="save"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
        >
          Save profile
        </button>
        <input type="hidden" name="revision" value={revision} />
        <fieldset className="tabs" aria-label="Profile">
          {profileTabs.map((name) => (
            <button
              key={name}
              type="submit"
              formMethod="get"
              formNoValidate
              name="tab"
              value={name}
              className="tab"
              aria-current={name === tab ? "page" : undefined}
              onClick={goTo({ tab: name })}
            >
              {titles[name]}
            </button>
          ))}
          <button
            type="submit"
            formMethod="get"
            formNoValidate
            name="dialog"
            value={tab}
            className="icon-button help-button"
            aria-label={`Help with ${titles[tab]}`}
            onClick={goTo({ tab, dialog: tab })}
          >
            ?
          </button>
        </fieldset>
        <Part name="details" isShown={tab === "details" || hasDetailError(errors)} player={player}>
          <Details player={player} errors={errors} today={today} birthDate={player.dateOfBirth} />
        </Part>
        <Part name="appearance" isShown={tab === "appearance"} player={player}>
          <Appearance player={player} isShaven={player.facialHairStyle === "Blank"} />
        </Part>
        <Part name="kits" isShown={tab === "kits" || hasKitError(errors)} player={player}>
          {(["homeKitColor", "awayKitColor"] as const).map((name) => (
            <Kit
              key={name}
              label={name === "homeKitColor" ? "Home" : "Away"}
              name={name}
              id={kitIds[name]}
              value={player[name]}
              color={draft[name]}
              number={draft.playerNumber}
              error={errors[name]}
              onPreset={(color) => choose(name, color)}
            />
          ))}
        </Part>
        <div className="row save-bar">
          <Button name="intent" value="random" formNoValidate disabled={intent === "random"}>
            Generate random profile
          </Button>
          <Button variant="primary" name="intent" value="save" disabled={intent === "save"}>
            {intent === "save" ? "Saving..." : "Save profile"}
          </Button>
        </div>
      </Form>
      <p>
        <a href={paths.playerCard} download className="text-link">
          <Icon name="download" />
          Download your player card
        </a>
      </p>
      <ProfileHelp
        tab={helpOf(params)}
        closeTo={withSearch(paths.profile, params.toString(), { dialog: null, tab })}
      />
    </div>
  );
}

type PartProps = { name: ProfileTab; isShown: boolean; player: PlayerTexts; children: ReactNode };

/** A tab's part of the form; out of sight it is no more than its values, which is all that a page has to weigh. */
function Part({ name, isShown, player, children }: PartProps) {
  if (isShown) return <div className="form">{children}</div>;
  return fieldsByTab[name].map((field) => (
    <input key={field} type="hidden" name={field} value={player[field]} />
  ));
}

/** What is wrong stays in sight on every tab, where the summary's links lead to it. */
const hasDetailError = (errors: PlayerErrors) => Boolean(errors.playerNumber ?? errors.dateOfBirth);

const hasKitError = (errors: PlayerErrors) => Boolean(errors.homeKitColor ?? errors.awayKitColor);

function problemsOf(refusal: ProfileRefusal | null) {
  if (!refusal) return [];
  const { playerNumber, dateOfBirth, homeKitColor, awayKitColor } = refusal.errors;
  return [
    ...(refusal.problem ? [{ title: profileTexts.failed, text: refusal.problem }] : []),
    ...(playerNumber ? [{ text: playerNumber, controlId: detailIds.playerNumber }] : []),
    ...(dateOfBirth ? [{ text: dateOfBirth, controlId: detailIds.dateOfBirth }] : []),
    ...(homeKitColor ? [{ text: homeKitColor, controlId: kitIds.homeKitColor }] : []),
    ...(awayKitColor ? [{ text: awayKitColor, controlId: kitIds.awayKitColor }] : []),
  ];
}

function useFailureToast(problem: string | null): void {
  const toast = useToast();
  useEffect(() => {
    if (problem) toast({ status: "error", title: profileTexts.failed, message: problem });
  }, [problem, toast]);
}
