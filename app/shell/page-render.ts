import { createContext } from "react";

/**
 * What the server alone knows while it renders a document: the stylesheet it writes into the page, and the mark by
 * which it finds its own inline scripts again to list them in the policy. In the browser the stylesheet is read
 * from the page, so that its text is not sent a second time with the scripts.
 */
export const PageRender = createContext<{ styles: string; mark: string | undefined }>({
  styles: "",
  mark: undefined,
});
