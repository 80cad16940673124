import { useRouteLoaderData } from "@remix-run/react";

/** Whether this page is one of those that weigh least: no script, no web font, no picture that only decorates. */
export function useLite(): boolean {
  const root = useRouteLoaderData("root") as { isLite: boolean } | undefined;
  return root?.isLite ?? false;
}
