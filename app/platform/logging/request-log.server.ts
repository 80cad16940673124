import { randomUUID } from "node:crypto";
import { pinoHttp } from "pino-http";
import { logger } from "./logger.server";

type Addressed = { id?: unknown; method?: string; url?: string };

/**
 * A line for each request, with an id that the answer carries too. It names the path alone: a query, a cookie
 * or a header may hold something secret.
 */
export const requestLog = () =>
  pinoHttp({
    logger: logger(),
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader("X-Request-Id", id);
      return id;
    },
    serializers: {
      req: ({ id, method, url }: Addressed) => ({ id, method, path: url?.split("?", 1)[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    // What went wrong has a line of its own; pino-http would make up an error for each bad status.
    customErrorObject: (_request, _response, _error, { err: _madeUp, ...line }) => line,
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? "error" : "info"),
  });
