import type { RequestHandler } from "express";
import { encodingFor } from "./encodings";

/** Leaves of Accept-Encoding what we choose of it: the compression after it reads "BR;Q=0" as a wish for Brotli. */
export const chosenEncoding: RequestHandler = ({ headers }, _response, next) => {
  headers["accept-encoding"] = encodingFor(headers["accept-encoding"]?.toString());
  next();
};
