import { Form, useNavigation } from "@remix-run/react";
import { type MouseEvent, Suspense, useEffect } from "react";
import { Button } from "~/look/ui/button";
import { ErrorSummary } from "~/look/ui/error-summary";
import { Icon } from "~/look/ui/icon";
import { optional } from "~/look/ui/optional";
import { SkeletonCards } from "~/look/ui/skeleton";
import { useToast } from "~/look/ui/toast";
import { paths, withSearch } from "~/paths";
import { ShareButton } from "~/shell/share-button";
import { avatarUrl } from "./avatar/avatar-query";
import { cardToShare } from "./card-to-share";
import { type CardWords, PlayerCard } from "./player-card";
import { fieldsByTab, type PlayerErrors } from "./profile-form";
import type { PartProps } from "./profile-part";
import { partOf } from "./profile-parts";
import { type ProfileTab, profileTabs } from "./profile-tab";
import { profileTexts } from "./profile-texts";
import { type PlayerSeen, usePlayerForm } from "./use-player-form";
import { useProfileTabs } from "./use-profile-tabs";

/** Loaded on a press. */
const ProfileHelp = optional(() => import("./profile-help"));

/** Why a profile was not saved. */
export type ProfileRefusal = { problem: string | null; errors: PlayerErrors };

/** The draft is what the form shows: the saved player, or unsaved changes. */
type ProfilePageProps = PlayerSeen &
  Pick<PartProps, "today" | "hasHeads"> & {
    /** Of the profile that the form is based on. */
    revision: string;
    /** The form's initial values, to detect what changed. */
    was: string;
    /** The user whose form it is. */
    owner: string;
    /** The card's texts, from the saved profile. */
    words: CardWords;
    /** The URL of the avatar service. */
    avatars: string;
    isDraft: boolean;
    refusal: ProfileRefusal | null;
  };

const titles: Record<ProfileTab, string> = {
  details: "Details",
  appearance: "Appearance",
  kits: "Kits",
};

/** The player and the form. It is one form: the tabs only choose which part is visible. */
export function ProfilePage(props: ProfilePageProps) {
  const { words, today, hasHeads, refusal } = props;
  const { form, key, player, code, shirt, read, choose } = usePlayerForm(props);
  const { tab, goTo, loadTab, help } = useProfileTabs(form);
  const errors = refusal?.errors ?? {};
  useFailureToast(refusal?.problem ?? null);
  const part = { player, errors, today, hasHeads, choose, playerNumber: words.number };
  return (
    <div className="page narrow profile">
      <h1 className="sr-only">Profile</h1>
      <PlayerCard
        avatar={avatarUrl(props.avatars, { ...player, shirt, playerNumber: words.number })}
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
      >
        <SaveByEnter />
        <input type="hidden" name="revision" value={props.revision} />
        <input type="hidden" name="was" value={props.was} />
        <input type="hidden" name="owner" value={props.owner} />
        <TabBar tab={tab} goTo={goTo} />
        {profileTabs.map((name) => (
          <Part
            key={name + key}
            name={name}
            isShown={name === tab || fieldsByTab[name].some((field) => errors[field])}
            loadTab={loadTab}
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
      {help && (
        <Suspense>
          <ProfileHelp {...help} title={titles[help.tab]} />
        </Suspense>
      )}
    </div>
  );
}

/** Enter presses the first submit button of a form. */
function SaveByEnter() {
  return (
    <button
      type="submit"
      name="intent"
      value="save"
      className="sr-only"
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

/**
 * The tabs and the help of the open one: submit buttons, because without JavaScript a link would lose the form's
 * input.
 */
function TabBar({ tab, goTo }: TabBarProps) {
  const asking = { type: "submit", formNoValidate: true } as const;
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
  loadTab: (part: ProfileTab) => void;
};

/**
 * A tab's part of the form. While hidden or loading it is only hidden inputs, which keeps the page small. Errors are
 * visible on every tab, because the summary links to them.
 */
function Part({ name, isShown, loadTab, ...props }: TabPartProps) {
  const part = partOf(name);
  const isMissing = isShown && !part;
  useEffect(() => {
    if (isMissing) loadTab(name);
  }, [isMissing, name, loadTab]);
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
