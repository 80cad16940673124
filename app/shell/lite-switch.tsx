import { paths } from "~/paths";
import { useLite } from "./use-lite";

/** The way into lite mode and out of it; a form that the browser itself sends, as the page has to come anew. */
export function LiteSwitch() {
  const isLite = useLite();
  return (
    <form method="post" action={paths.dataMode}>
      <button type="submit" name="lite" value={isLite ? "off" : "on"}>
        {isLite ? "Leave lite mode" : "Lite mode"}
      </button>
    </form>
  );
}
