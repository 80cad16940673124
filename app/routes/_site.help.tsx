import type { MetaFunction } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { HelpPage } from "~/help/help-page";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { sheetLinks } from "~/shell/sheets";

export { authAction as action } from "~/account/answer-auth.server";
export { authClientAction as clientAction } from "~/account/auth-client-action";
export { formHeaders as headers } from "~/http/form-headers";

export const handle: RouteHandle = { scripts: "none" };

export const links = sheetLinks("programme", "help");

export const meta: MetaFunction = () =>
  pageMeta(
    "Help center",
    "How the quiz, streaks, accounts and alerts work, and what to do when they don't.",
  );

export default function Help() {
  const [params] = useSearchParams();
  return <HelpPage query={params.get("q") ?? ""} />;
}
