import { authAction } from "~/people/account/answer-auth.server";
import { AuthPage } from "~/people/account/auth-page";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export { authClientAction as clientAction } from "~/people/account/auth-client-action";
export { formHeaders as headers } from "~/platform/http/form-headers";

export const handle: RouteHandle = { isPrivate: true, variesBy: [] };

export const meta = () => pageMeta("Log in", "Log in to your streak, your kit and your stats.");

export const action = authAction("login");

export default function Login() {
  return <AuthPage mode="login" />;
}
