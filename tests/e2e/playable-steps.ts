import { ofEachTitle } from "../fixtures/browser-titles";

/** How each title is played by keyboard. */
export const titleSteps = ofEachTitle(({ steps }) => steps);
