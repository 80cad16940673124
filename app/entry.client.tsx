import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

if (import.meta.env.DEV) import("./app.css");

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
