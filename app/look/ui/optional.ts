import { type ComponentType, lazy } from "react";

const Nothing = () => null;

/** A part that is fetched when it is shown, and that its page does without where its script is lost. */
export function optional<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: Nothing as ComponentType<Props> })));
}
