import { Form, Link, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "~/look/ui/button";
import { Card } from "~/look/ui/card";
import { Field } from "~/look/ui/field";
import { useToast } from "~/look/ui/toast";
import { paths } from "~/paths";
import { accentVariables } from "~/people/profile/accent-variables";
import { readHex } from "~/people/profile/hex-color";
import type { Profile } from "~/people/profile/profile";
import { useAccentPreview } from "~/people/profile/use-accent-preview";
import { type Preferences, preferenceOptions } from "~/platform/preferences/preferences";
import { TABLES_PATH } from "~/table-paths";
import { settingsTexts } from "./settings-texts";
import { Toggle } from "./toggle";

/** Why the settings were not saved. */
type SettingsRefusal = { problem: string };

/** A signed-in user's settings; null for a visitor, who only has device settings. */
export type OwnSettings = Pick<Profile, "favoriteColor" | "notifications"> & {
  revision: string;
  /** The user whose settings they are. */
  owner: string;
  /** The time of the daily alert, "" for none; null where none are sent. */
  alertTime: string | null;
  /** Whether the user is shown in tables: when the form was loaded, and as chosen. */
  inTables: { was: boolean; is: boolean };
  /** The name that tables show; "" if it is not known. */
  displayName: string;
  /** Whether recaps reach the user, or why not. */
  recaps: keyof typeof settingsTexts.recaps;
};

/** The values of a form, saved or not; `own` is null if it had device settings only. */
export type SettingsDraft = {
  own:
    | (Pick<OwnSettings, "favoriteColor" | "revision" | "alertTime" | "owner" | "inTables"> & {
        notifications: Omit<Profile["notifications"], "pushGameAlerts">;
      })
    | null;
  preferences: Preferences;
};

type SettingsPageProps = {
  own: OwnSettings | null;
  preferences: Preferences;
  refusal: SettingsRefusal | null;
  /** Whether the account's settings are those kept from before logging in again. */
  isDraft: boolean;
  /** 'Push game alerts', a device setting outside this form. */
  pushToggle: ReactNode;
};

/** The form for colour, messages, and display on this device. */
export function SettingsForm({
  own,
  preferences,
  refusal,
  isDraft,
  pushToggle,
}: SettingsPageProps) {
  const isSaving = useNavigation().formData?.get("intent") === "settings";
  const toast = useToast();
  useEffect(() => {
    if (refusal) toast({ status: "error", title: settingsTexts.failed, message: refusal.problem });
  }, [refusal, toast]);
  return (
    <Form method="post" action={paths.settings} className="form" replace>
      {refusal && (
        <p className="error-summary" role="alert">
          <strong>{settingsTexts.failed}: </strong>
          {refusal.problem}
        </p>
      )}
      {isDraft && <p className="muted">{settingsTexts.draft}</p>}
      {own && <OwnChoices key={own.revision} {...own} pushToggle={pushToggle} />}
      <Card className="stack">
        <h2>This device</h2>
        <DeviceChoices preferences={preferences} />
      </Card>
      <div className="row">
        <Button variant="primary" name="intent" value="settings" isBusy={isSaving}>
          {isSaving ? "Saving..." : "Save settings"}
        </Button>
      </div>
    </Form>
  );
}

type OwnChoicesProps = OwnSettings & Pick<SettingsPageProps, "pushToggle">;

function OwnChoices({ pushToggle, ...own }: OwnChoicesProps) {
  return (
    <>
      <input type="hidden" name="revision" value={own.revision} />
      <input type="hidden" name="owner" value={own.owner} />
      <AccentChoice favoriteColor={own.favoriteColor} />
      <NoticeChoices {...own} pushToggle={pushToggle} />
      <TableChoice {...own} />
    </>
  );
}

function AccentChoice({ favoriteColor }: Pick<OwnSettings, "favoriteColor">) {
  const [accent, setAccent] = useState(favoriteColor);
  useAccentPreview(accentVariables(accent));
  return (
    <Card className="stack">
      <h2>Accent colour</h2>
      <Field label="Your colour" hint="For buttons, links and your ticket; we keep it readable">
        <input
          type="color"
          name="favoriteColor"
          defaultValue={`#${favoriteColor}`}
          onInput={({ currentTarget }) => setAccent(readHex(currentTarget.value) ?? accent)}
        />
      </Field>
      <div className="accent-sample" aria-hidden="true">
        <span className="muted">Preview</span>
        <span className="button button-primary button-small">Kick off</span>
        <span className="accent-text">A link</span>
      </div>
    </Card>
  );
}

function NoticeChoices({ notifications, alertTime, recaps, pushToggle }: OwnChoicesProps) {
  const canRecap = recaps === "on" || recaps === "unverified";
  return (
    <Card className="stack">
      <h2>Notifications</h2>
      <Toggle
        name="dailyStreakTips"
        label="Daily streak tips"
        hint="A word on your streak: on your ticket, and when it is paused"
        isOn={notifications.dailyStreakTips}
      />
      {pushToggle}
      {alertTime !== null && (
        <Field
          label="Time of your daily alert"
          hint="One a day, to your devices with alerts on. Empty: none."
        >
          <input type="time" name="alertTime" defaultValue={alertTime} />
        </Field>
      )}
      <Toggle
        name="emailHighlights"
        label="Email recaps"
        hint={settingsTexts.recaps[recaps]}
        isOn={canRecap && notifications.emailHighlights}
        isDisabled={!canRecap}
      />
      <Toggle
        name="replies"
        label="Answers to you"
        hint="Under the bell, when somebody answers what you said"
        isOn={notifications.replies}
      />
      <Toggle
        name="reactions"
        label="Reactions"
        hint="Under the bell, one for each of your replies"
        isOn={notifications.reactions}
      />
      <Toggle
        name="outcomes"
        label="Outcomes"
        hint="Under the bell, what came of reports. Of a warning, a mute or a ban you always hear."
        isOn={notifications.outcomes}
      />
    </Card>
  );
}

function TableChoice({ inTables, displayName }: Pick<OwnSettings, "inTables" | "displayName">) {
  return (
    <Card className="stack">
      <h2>Tables</h2>
      {inTables.was && <input type="hidden" name="wasInTables" value="on" />}
      <Toggle
        name="inTables"
        label="Show me in tables"
        hint={settingsTexts.inTables(displayName)}
        isOn={inTables.is}
      />
      <Link to={TABLES_PATH} className="text-link">
        See the tables
      </Link>
    </Card>
  );
}

const labels: Record<keyof Preferences, { legend: string; options: Record<string, string> }> = {
  theme: { legend: "Theme", options: { system: "As the device", light: "Light", dark: "Dark" } },
  motion: { legend: "Motion", options: { system: "As the device", reduced: "Reduced" } },
  data: {
    legend: "Data",
    options: { automatic: "Automatic", lite: "Lite: no scripts, no web font", full: "Full" },
  },
};

function DeviceChoices({ preferences }: { preferences: Preferences }) {
  // The key resets the inputs after a save elsewhere, but not after an unsaved choice.
  const saved = Object.values(preferences).join();
  return Object.entries(labels).map(([name, { legend, options }]) => (
    <fieldset key={`${name}-${saved}`} className="choices">
      <legend>{legend}</legend>
      <div className="row">
        {preferenceOptions[name as keyof Preferences].map((value) => (
          <label key={value} className="pill">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === preferences[name as keyof Preferences]}
            />
            {options[value]}
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
