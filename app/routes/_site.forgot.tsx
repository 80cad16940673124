import { authAction } from "~/people/account/answer-auth.server";
import { AuthPage } from "~/people/account/auth-page";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export { authClientAction as clientAction } from "~/people/account/auth-client-action";
export { formHeaders as headers } from "~/platform/http/form-headers";

export const handle: RouteHandle = { isPrivate: true, variesBy: [] };

export const meta = () =>
  pageMeta("Forgot password?", "Tell us your email and we send a link to set a new password.");

export const action = authAction("forgot");

export default function Forgot() {
  return <AuthPage mode="forgot" />;
}
