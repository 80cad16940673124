import { type RequestHandler, Router } from "express";
import sirv from "sirv";
import { answerPlainly } from "./plain-answer.server";

const YEAR_S = 31_536_000;

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
  const prepared = { brotli: true, gzip: true, etag: true, dotfiles: false };
  router.use(closeWithAnswer);
  router.use("/assets", sirv(`${folder}/assets`, { ...prepared, immutable: true, maxAge: YEAR_S }));
  router.use("/assets", (_request, response) => answerPlainly(response, 404));
  router.use(
    sirv(folder, {
      ...prepared,
      setHeaders: (response) => response.setHeader("Cache-Control", "public, max-age=3600"),
    }),
  );
  return router;
}
