import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { getOptionalUser } from "~/platform/session/session.server";
import { documents } from "~/platform/storage/documents.server";
import type { BlockedPerson } from "./blocked-people";
import { blocksOf, unblockAccount } from "./blocks.server";
import { threadTexts } from "./thread-texts";
import type { ViewSources } from "./thread-view.server";

/**
 * Whom a user has blocked; an empty list for a visitor.
 *
 * @throws DocumentStoreError
 */
export async function loadBlocked(
  { request, context }: LoaderFunctionArgs,
  facesOf: ViewSources["facesOf"],
): Promise<BlockedPerson[]> {
  const user = await getOptionalUser(request, context);
  if (!user) return [];
  const blocks = await blocksOf(await documents(), user.id);
  const faces = await facesOf(blocks.map(({ blocked: userId, name }) => ({ userId, name })));
  return blocks.map(({ id, blocked, name }) => ({ id, name: faces.get(blocked)?.name ?? name }));
}

/**
 * Takes a block back.
 *
 * @returns a redirect; null for another form
 * @throws DocumentStoreError
 */
export async function answerUnblock({ request, context }: ActionFunctionArgs, form: FormData) {
  const id = form.get("unblock");
  if (typeof id !== "string") return null;
  const user = await getOptionalUser(request, context);
  if (user) await unblockAccount(await documents(), user.id, id);
  return redirectWithFlash(paths.settings, { status: "success", title: threadTexts.unblocked });
}
