import { type RequestHandler, Router } from "express";
import sirv from "sirv";
import { answerPlainly } from "./plain-answer.server";

const HASHED = "public,max-age=31536000,immutable";
const OTHERS = "public, max-age=3600";

/** A file whose reader hangs up in the middle of it would stay open for good. */
const closeWithAnswer: RequestHandler = (_request, response, next) => {
  response.once("pipe", (file) => response.once("close", () => file.destroy()));
  next();
};

/**
 * Serves what the build made, in the encoding prepared for it: hashed files for a year, the others to be asked
 * about again. A missing hashed file ends here, with 404.
 *
 * @param folder the client build
 */
export function staticFiles(folder: string): Router {
  const router = Router();
  router.use(closeWithAnswer);
  router.use(
    sirv(folder, {
      brotli: true,
      gzip: true,
      etag: true,
      dotfiles: false,
      setHeaders: (response, path) =>
        response.setHeader("Cache-Control", path.startsWith("/assets/") ? HASHED : OTHERS),
    }),
  );
  router.use("/assets", (_request, response) => answerPlainly(response, 404));
  return router;
}
