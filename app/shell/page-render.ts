import { createContext } from "react";

type Render = { styles: string; mark: string | undefined; isError: boolean };

/**
 * What the server alone knows while it renders a document: the stylesheet it writes into the page, the mark by
 * which it finds its own inline scripts again to list them in the policy, and whether the page says that something
 * went wrong. In the browser the stylesheet is read from the page, so that its text is not sent a second time with
 * the scripts.
 */
export const PageRender = createContext<Render>({ styles: "", mark: undefined, isError: false });
