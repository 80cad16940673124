import { Form, useNavigation } from "@remix-run/react";
import { type MouseEvent, useEffect } from "react";
import { Button } from "~/look/ui/button";
import { ErrorSummary } from "~/look/ui/error-summary";
import { Icon } from "~/look/ui/icon";
import { SkeletonCards } from "~/look/ui/skeleton";
import { useToast } from "~/look/ui/toast";
import { paths, withSearch } from "~/paths";
import { ShareButton } from "~/shell/share-button";
import { avatarUrl } from "./avatar/avatar-query";
import { cardToShare } from "./card-to-share";
import { type CardWords, PlayerCard } from "./player-card";
import { fieldsByTab, type PlayerErrors } from "./profile-form";
import { ProfileHelp } from "./profile-help";
import type { PartProps } from "./profile-part";
import { partOf } from "./profile-parts";
import { type ProfileTab, profileTabs } from "./profile-tab";
import { profileTexts } from "./profile-texts";
import { type PlayerSeen, usePlayerForm } from "./use-player-form";
import { useProfileTabs } from "./use-profile-tabs";

/** Why a profile was not saved. */
export type ProfileRefusal = { problem: string | null; errors: PlayerErrors };

/** The draft is what the form shows: the saved player, or one that is not saved yet. */
type ProfilePageProps = PlayerSeen &
  Pick<PartProps, "today" | "heads"> & {
    /** Of the profile that the form was filled from. */
    revision: string;
    /** What of that profile the form was filled with, to tell what has changed. */
    was: string;
    /** What the card says, as it was saved. */
    words: CardWords;
    /** The address that draws avatars. */
    avatars: string;
    isDraft: boolean;
    refusal: ProfileRefusal | null;
  };

const titles: Record<ProfileTab, string> = {
  details: "Details",
  appearance: "Appearance",
  kits: "Kits",
};

/** The player and the one form that builds them; the tabs only choose which part of it is in sight. */
export function ProfilePage(props: ProfilePageProps) {
  const { words, today, heads, refusal } = props;
  const { form, key, player, code, shirt, read, choose } = usePlayerForm(props);
  const { tab, goTo, bring, help } = useProfileTabs(form);
  const errors = refusal?.errors ?? {};
  useFailureToast(refusal?.problem ?? null);
  const part = { player, errors, today, heads, choose, playerNumber: words.number };
  return (
    <div className="page narrow profile">
      <h1 className="visually-hidden">Profile</h1>
      <PlayerCard
        avatar={avatarUrl(props.avatars, { ...player, shirt })}
        code={code}
        words={words}
      />
      {props.isDraft && <p className="muted">{profileTexts.draft}</p>}
      <ErrorSummary problems={problemsOf(refusal)} />
      <Form
        ref={form}
        method="post"
        action={withSearch(paths.profile, "", { tab })}
        className="form"
        onChange={read}
        replace
        preventScrollReset
      >
        <SaveByEnter />
        <input type="hidden" name="revision" value={props.revision} />
        <input type="hidden" name="was" value={props.was} />
        <TabBar tab={tab} goTo={goTo} />
        {profileTabs.map((name) => (
          <Part
            key={name + key}
            name={name}
            isShown={name === tab || fieldsByTab[name].some((field) => errors[field])}
            bring={bring}
            {...part}
          />
        ))}
        <SaveBar />
      </Form>
      <div className="row">
        <ShareButton
          content={cardToShare(words, code)}
          label="Share your player"
          variant="outline"
          what="link"
        />
        <a href={paths.playerCard} download className="text-link">
          <Icon name="download" />
          Download your player card
        </a>
      </div>
      {help && <ProfileHelp {...help} title={titles[help.tab]} />}
    </div>
  );
}

/** The first submit button of a form is the one that Enter presses. */
function SaveByEnter() {
  return (
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
  );
}

type TabBarProps = {
  tab: ProfileTab;
  goTo: (name: "tab" | "dialog", value: ProfileTab) => (event: MouseEvent) => void;
};

/** The tabs, and the help of the one that is open: buttons that take the form along where nothing else does. */
function TabBar({ tab, goTo }: TabBarProps) {
  const asking = { type: "submit", formMethod: "get", formNoValidate: true } as const;
  return (
    <fieldset className="tabs" aria-label="Profile">
      {profileTabs.map((name) => (
        <button
          key={name}
          {...asking}
          name="tab"
          value={name}
          className="tab"
          aria-current={name === tab ? "page" : undefined}
          onClick={goTo("tab", name)}
        >
          {titles[name]}
        </button>
      ))}
      <button
        {...asking}
        name="dialog"
        value={tab}
        className="icon-button help-button"
        aria-label={`Help with ${titles[tab]}`}
        onClick={goTo("dialog", tab)}
      >
        ?
      </button>
    </fieldset>
  );
}

function SaveBar() {
  const intent = useNavigation().formData?.get("intent");
  return (
    <div className="row save-bar">
      <Button name="intent" value="random" formNoValidate isBusy={intent === "random"}>
        Generate random profile
      </Button>
      <Button variant="primary" name="intent" value="save" isBusy={intent === "save"}>
        {intent === "save" ? "Saving..." : "Save profile"}
      </Button>
    </div>
  );
}

type TabPartProps = PartProps & {
  name: ProfileTab;
  isShown: boolean;
  bring: (part: ProfileTab) => void;
};

/**
 * A tab's part of the form. Out of sight, or on its way, it is no more than its values, which is all that a page has to
 * weigh; and what is wrong stays in sight on every tab, where the summary's links lead to it.
 */
function Part({ name, isShown, bring, ...props }: TabPartProps) {
  const part = partOf(name);
  const isMissing = isShown && !part;
  useEffect(() => {
    if (isMissing) bring(name);
  }, [isMissing, name, bring]);
  if (isShown && part) {
    return (
      <div className="form" data-part={name}>
        <part.Fields {...props} />
      </div>
    );
  }
  return (
    <>
      {isShown && <SkeletonCards count={2} label={`Loading ${titles[name]}`} />}
      {fieldsByTab[name].map((field) => (
        <input key={field} type="hidden" name={field} value={props.player[field]} />
      ))}
    </>
  );
}

const problemsOf = (refusal: ProfileRefusal | null) => [
  ...(refusal?.problem ? [{ title: profileTexts.failed, text: refusal.problem }] : []),
  ...Object.entries(refusal?.errors ?? {}).map(([controlId, text]) => ({ controlId, text })),
];

function useFailureToast(problem: string | null): void {
  const toast = useToast();
  useEffect(() => {
    if (problem) toast({ status: "error", title: profileTexts.failed, message: problem });
  }, [problem, toast]);
}
