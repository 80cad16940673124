import "@remix-run/node";

import type { AuthRefusal } from "~/account/auth-refusal";
import type { PlayerTexts } from "~/profile/profile-form";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }

  interface AppLoadContext {
    /** The sender's network address, as far as the trusted proxies tell. */
    address?: string;
    /** What an action refused, for the loader of the layout whose dialog shows it. */
    authRefusal?: AuthRefusal;
    /** What the profile's form held when it was refused, for the loader of its page. */
    refusedPlayer?: PlayerTexts;
  }
}

declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual";
  }

  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }
}
