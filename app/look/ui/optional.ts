import { type ComponentType, lazy } from "react";

const Nothing = () => null;

/** A lazily loaded component; renders nothing if its script fails to load. */
export function optional<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: Nothing as ComponentType<Props> })));
}
