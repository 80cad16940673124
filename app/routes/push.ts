import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { answerPush } from "~/push/answer-push.server";

export async function action(args: ActionFunctionArgs) {
  const { response } = await answerPush(args);
  return response;
}

/** Nobody has anything to read here. */
export function loader() {
  return redirect(paths.settings);
}
