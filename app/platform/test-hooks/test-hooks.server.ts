import * as z from "zod";
import { environment } from "~/platform/config/environment.server";

const schema = z.object({
  now: z.iso.datetime({ offset: true }).optional(),
  sources: z.record(z.string(), z.enum(["fail", "hang", "empty"])).optional(),
  publicAddress: z.ipv4().optional(),
});

/**
 * What a test asks of one request: another time, sources that fail, hang or are empty, an address for the Testing panel to
 * take for the public internet.
 */
export type TestHooks = z.infer<typeof schema>;

const header = "x-test-hooks";

/**
 * The one test seam. A request may carry it in a header, and only where TEST_HOOKS is on, which the server
 * refuses to start with on an https origin.
 *
 * @returns what the request asks for; nothing where the seam is off or the header is no valid JSON
 */
export function testHooksOf(request: Request): TestHooks {
  const value = request.headers.get(header);
  if (environment().TEST_HOOKS !== "on" || !value) return {};
  try {
    return schema.parse(JSON.parse(value));
  } catch {
    return {};
  }
}
