import { useLocation } from "@remix-run/react";
import { createElement, type FunctionComponent, useContext } from "react";
import { PageRender } from "./page-render";

/**
 * A component whose HTML the server caches, by its props and the page's address: they have to be plain data, and all that
 * it shows; nothing of one person. In the browser it is the component itself, so use it as
 * `import.meta.env.SSR ? cached("name", View) : View`.
 *
 * @param name a name of its own
 */
export function cached<Props extends object>(
  name: string,
  View: FunctionComponent<Props>,
): FunctionComponent<Props> {
  return function Cached(props) {
    const { fragments } = useContext(PageRender);
    const { pathname, search } = useLocation();
    const slot = fragments?.slot(name, pathname + search, props);
    if (!fragments || !slot) return <View {...props} />;
    const { element } = fragments;
    const marker = (kind: string) => createElement(element, { id: kind + slot.place });
    if (slot.isCached) return marker("k");
    return (
      <>
        {marker("o")}
        <View {...props} />
        {marker("c")}
      </>
    );
  };
}
