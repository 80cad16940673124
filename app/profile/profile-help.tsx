import { LinkButton } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { ProfileTab } from "./profile-tab";

const help: Record<ProfileTab, { title: string; text: string }> = {
  details: {
    title: "Details",
    text: "Who you are on the pitch. Your date of birth gives your age and is shown to nobody else. Name, number and country show on your card once you have saved.",
  },
  appearance: {
    title: "Appearance",
    text: "Choose a look and see it at once. Without facial hair its colour follows your hair.",
  },
  kits: {
    title: "Kits",
    text: "One kit for home, one for away. Your avatar wears the colour nearest to your home kit.",
  },
};

/** What a tab is for, while the address asks for it (spec, section 2: '?' help modal). */
export function ProfileHelp({ tab, closeTo }: { tab: ProfileTab | null; closeTo: string }) {
  if (!tab) return null;
  const { title, text } = help[tab];
  return (
    <Dialog title={title} closeTo={closeTo}>
      <p>{text}</p>
      <LinkButton to={closeTo} variant="primary" replace preventScrollReset>
        Got it
      </LinkButton>
    </Dialog>
  );
}
