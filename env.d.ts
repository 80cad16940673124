import "@remix-run/node";

import type { RefusedPlayer } from "~/people/profile/profile-form";
import type { SettingsDraft } from "~/people/profile/settings/settings-page";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }

  interface AppLoadContext {
    /** The sender's network address, as far as the trusted proxies tell. */
    address?: string;
    /** The request's id in the log. */
    requestId?: string;
    /** The version of the client's build. */
    version?: string;
    /** Where a page that is the same for everybody goes to be cached (app/platform/page-cache/page-cache.server.ts). */
    cachePage?: (html: string) => void;
    /** Whether the response sets a cookie already, so that no cache may share it. */
    isPersonal?: boolean;
    /** Where a document's body goes past its response; undefined where only the response is read. */
    body?: string | Uint8Array | null;
    /** What the profile's form held when it was refused, for the loader of its page. */
    refusedPlayer?: RefusedPlayer;
    /** The same of the settings' form. */
    refusedSettings?: SettingsDraft;
  }
}

declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual";
  }

  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: "hide" | undefined;
  }
}
