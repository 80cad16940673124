// Serves the document in BODY, brotli as base64.
import { createServer } from "node:http";

const body = Buffer.from(process.env.BODY ?? "", "base64");
const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-encoding": "br",
  "content-length": body.length,
};
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`at http://127.0.0.1:${server.address().port}\n`);
});
process.on("SIGTERM", () => process.exit(0));
