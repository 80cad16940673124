import { paths } from "~/paths";
import { useLite } from "./use-lite";

/** Toggles lite mode; a native form post, since the whole document has to be reloaded. */
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
