import { randomUUID } from "node:crypto";
import { pinoHttp } from "pino-http";
import { loggedPath } from "./logged-path";
import { logger } from "./logger.server";

type Addressed = { id?: unknown; method?: string; url?: string };

/**
 * Logs a line for each request, with an id that the response has too. It contains the path only, and of that
 * no keys: the query, cookies and headers may contain secrets.
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
      req: ({ id, method, url }: Addressed) => ({ id, method, path: loggedPath(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    // Errors are logged on their own; pino-http would make one up for each error status.
    customErrorObject: (_request, _response, _error, { err: _madeUp, ...line }) => line,
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? "error" : "info"),
  });
