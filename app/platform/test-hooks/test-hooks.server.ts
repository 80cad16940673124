import * as z from "zod";
import { environment } from "~/platform/config/environment.server";

const schema = z.object({
  now: z.iso.datetime({ offset: true }).optional(),
  sources: z.record(z.string(), z.enum(["fail", "hang", "empty"])).optional(),
  publicAddress: z.ipv4().optional(),
});

/**
 * What a test asks of one request: another time, sources that fail, hang or are empty, an address that the Testing
 * panel treats as public.
 */
export type TestHooks = z.infer<typeof schema>;

const header = "x-test-hooks";

/**
 * The test hooks of a request. They come in a header that counts only if TEST_HOOKS is on, with which the server
 * refuses to start on an https origin.
 *
 * @returns the hooks; none if they are off or the header is not valid JSON
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
