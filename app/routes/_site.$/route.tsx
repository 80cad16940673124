import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { ConsentChoice } from "~/consent/consent-choice";
import { hasPost } from "~/feed/posts.server";
import { paths } from "~/paths";
import { interimPageAt } from "~/shell/interim-pages";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { LinkButton } from "~/ui/button";

export const handle: RouteHandle = { scripts: "none" };

export { authAction as action } from "~/account/answer-auth.server";
export { authClientAction as clientAction } from "~/account/auth-client-action";
export { formHeaders as headers } from "~/http/form-headers";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta(data.title, data.text) : pageMeta("Not found", "There is no such page.");

export function loader({ request }: LoaderFunctionArgs) {
  const page = interimPageAt(new URL(request.url).pathname, hasPost);
  if (!page) throw new Response(null, { status: 404, statusText: "Not Found" });
  return page;
}

export default function InterimPage() {
  const { title, text } = useLoaderData<typeof loader>();
  return (
    <div className="page narrow">
      <p className="eyebrow">In training</p>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {useLocation().pathname === paths.cookies && <ConsentChoice />}
      <div className="row">
        <LinkButton to={paths.quiz} variant="primary">
          Play today's quiz
        </LinkButton>
        <LinkButton to={paths.home}>Home</LinkButton>
      </div>
    </div>
  );
}
