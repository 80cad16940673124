/** The icons of the sprite; both are made by `npm run icons`. */
export type IconName =
  | "ball"
  | "arrow-right"
  | "calendar-plus"
  | "chart-no-axes-column"
  | "check"
  | "crosshair"
  | "grid-3x3"
  | "house"
  | "link"
  | "list-checks"
  | "message-circle"
  | "play"
  | "route"
  | "share-2"
  | "shirt"
  | "timer"
  | "x";
