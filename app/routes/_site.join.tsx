import { authAction } from "~/people/account/answer-auth.server";
import { AuthPage } from "~/people/account/auth-page";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export { authClientAction as clientAction } from "~/people/account/auth-client-action";
export { formHeaders as headers } from "~/platform/http/form-headers";

export const handle: RouteHandle = { isPrivate: true, variesBy: [] };

export const meta = () =>
  pageMeta("Join free", "Keep your streak, your kit and your stats on every phone you pick up.");

export const action = authAction("signup");

export default function Join() {
  return <AuthPage mode="signup" />;
}
