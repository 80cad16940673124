import { lazy } from "react";

/** Large: loaded where it is shown. */
export const Collection = lazy(() => import("./locker"));
