import { channel } from "node:diagnostics_channel";

/** A call of the document store, and how many documents it read outside of transactions. */
export type StoreCall = {
  operation: string;
  seconds: number;
  failure: string | null;
  documents: number;
};

/** What `GET /metrics` counts. Publishing costs nothing without a subscriber. */
export const events = {
  storeCall: channel("kickabout:store-call"),
  signInRefused: channel("kickabout:sign-in-refused"),
  queueChanged: channel("kickabout:queue-changed"),
  pageAsked: channel("kickabout:page-asked"),
  finishWritten: channel("kickabout:finish-written"),
  finishFlood: channel("kickabout:finish-flood"),
  counterWritten: channel("kickabout:counter-written"),
  tableRead: channel("kickabout:table-read"),
};
