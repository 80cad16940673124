import { useLocation } from "@remix-run/react";
import { createElement, type FunctionComponent, useContext } from "react";
import { PageRender } from "./page-render";

/**
 * A component whose HTML the server keeps, by its props and the page's address: they have to be plain data, and all that
 * it shows; nothing of one person. In the browser it is the component itself, so use it as
 * `import.meta.env.SSR ? kept("name", View) : View`.
 *
 * @param name a name of its own
 */
export function kept<Props extends object>(
  name: string,
  View: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return function Kept(props) {
    const { fragments } = useContext(PageRender);
    const { pathname, search } = useLocation();
    const slot = fragments?.slot(name, pathname + search, props);
    if (!fragments || !slot) return <View {...props} />;
    const { element } = fragments;
    const marker = (kind: string) => createElement(element, { id: kind + slot.place });
    if (slot.isKept) return marker("k");
    return (
      <>
        {marker("o")}
        <View {...props} />
        {marker("c")}
      </>
    );
  };
}
