import { LinkButton } from "~/look/ui/button";
import { rarePaths } from "~/rare-paths";

/** The way to the queue, for moderators. */
export function ModeratorLink() {
  return (
    <p>
      <LinkButton to={rarePaths.moderation}>See what waits for a moderator</LinkButton>
    </p>
  );
}
