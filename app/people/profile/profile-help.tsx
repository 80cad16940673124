import { LinkButton } from "~/look/ui/button";
import { Dialog } from "~/look/ui/dialog";

/** The help of a tab. */
export default function ProfileHelp(props: { title: string; text: string; closeTo: string }) {
  const { title, text, closeTo } = props;
  return (
    <Dialog title={title} closeTo={closeTo}>
      <p>{text}</p>
      <LinkButton to={closeTo} variant="primary" replace>
        Got it
      </LinkButton>
    </Dialog>
  );
}
