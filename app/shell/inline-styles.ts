import { createContext } from "react";

/**
 * The stylesheet that the server writes into the page. Only the server provides it, so that its text is not
 * sent a second time with the scripts.
 */
export const InlineStyles = createContext("");
