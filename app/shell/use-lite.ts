import { useRouteLoaderData } from "@remix-run/react";

/** Whether this is a lite page: no script, no web font, no decorative picture. */
export function useLite(): boolean {
  const root = useRouteLoaderData("root") as { isLite: boolean } | undefined;
  return root?.isLite ?? false;
}
