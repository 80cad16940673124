import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { recordNotice } from "~/people/notices/notices-store.server";
import { answerPush } from "~/people/push/answer-push.server";

export async function action(args: ActionFunctionArgs) {
  const { response, turned } = await answerPush(args);
  if (turned) {
    const { isOn, ...news } = turned;
    await recordNotice({ ...news, kind: isOn ? "push-on" : "push-off" });
  }
  return response;
}

/** There is no page at this address: a GET redirects. */
export function loader() {
  return redirect(paths.settings);
}
