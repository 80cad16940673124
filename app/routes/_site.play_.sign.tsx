import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/look/ui/button";
import { Field } from "~/look/ui/field";
import { paths } from "~/paths";
import { cameFrom } from "~/platform/http/came-from";
import { readForm } from "~/platform/http/read-form.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { publicName } from "~/platform/names/public-name";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { getOptionalUser } from "~/platform/session/session.server";
import { endLink } from "~/play/challenge.server";
import { SIGNATURE_MAX } from "~/play/rules/signature";
import { signatureCookie, signatureOf } from "~/play/share/signature-cookie.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: ["anything"] };

export const meta: MetaFunction = () => pageMeta("Sign your results", INTRO);

export { formHeaders as headers } from "~/platform/http/form-headers";

const INTRO = "Friends who open your link see this name above your result.";
const REFUSED =
  "Please pick another name. That one might hurt somebody, or reads like an address or like us.";
const ENDED = "The link has ended. What was answered stays with you.";

/** In UTF-16 units: what is longer is cut by the server. */
const MAX_LENGTH = 80;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await getOptionalUser(request, context);
  return { name: signatureOf(request, user?.name ?? ""), to: cameFrom(request, paths.play) };
}

/** Signs what a browser shares, or ends the link of a result. */
export const action = withUnavailablePage(async ({ request, context }: ActionFunctionArgs) => {
  const form = await readForm(request);
  if (form.get("intent") === "end") {
    await endLink(request, context, String(form.get("finish")));
    const back = cameFrom(request, paths.home);
    return redirectWithFlash(back, { status: "success", title: ENDED });
  }
  const to = safeRedirect(String(form.get("to")), paths.play);
  const typed = String(form.get("name") ?? "");
  const name = publicName(typed, SIGNATURE_MAX);
  if (name === null) return data({ error: REFUSED, name: typed, to }, 400);
  return redirect(to, { status: 303, headers: { "Set-Cookie": signatureCookie(name) } });
});

export default function SharedLink() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { name, to } = refused ?? loaded;
  return (
    <div className="page narrow">
      <h1>Sign your results</h1>
      <p className="lead">{INTRO} Leave it empty, and it's a fan's.</p>
      <form method="post" action={paths.signature} className="stack">
        <input type="hidden" name="to" value={to} />
        <Field label="Sign it" error={refused?.error}>
          <input name="name" defaultValue={name} maxLength={MAX_LENGTH} autoComplete="nickname" />
        </Field>
        <Button variant="primary">Sign</Button>
      </form>
    </div>
  );
}
