import { type FakeApi, PUBLIC, startFakeApi } from "../fixtures/fake-api";
import { joinAs } from "../fixtures/test";
import { expect, test } from "./test";

const LINES = 60;
const body = Array.from({ length: LINES }, (_, line) => `{"line":${line}}`).join("\n");

let api: FakeApi;

test.beforeAll(async () => {
  api = await startFakeApi((request, response) => {
    if (request.url === "/v1/nothing") response.statusCode = 404;
    response.end(body);
  });
});

test.afterAll(() => api.close());

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an API is tested with one's own token, and its answer can be read by keyboard", async ({
      page,
      visit,
      fan,
      testHooks,
      expectedComplaints,
    }) => {
      expectedComplaints.push(/400/);
      await joinAs(page.request, fan);
      await testHooks({ publicAddress: PUBLIC });
      await visit("/settings");
      const field = page.getByLabel("API URL");
      const press = page.getByRole("button", { name: "Test API" });
      const answer = page.getByLabel("What it answered");
      await field.fill(`http://api.example:${api.port}/v1/players`);
      await press.click();
      await expect(page.getByText("Status: 200 OK", { exact: true })).toBeVisible();
      await expect(answer).toHaveValue(body);
      await expect(field).toHaveValue(`http://api.example:${api.port}/v1/players`);
      const { method, headers = {} } = api.asked.at(-1) ?? {};
      expect([method, headers.accept, headers["content-type"]]).toEqual([
        "GET",
        "application/json",
        "application/json",
      ]);
      const [, claims = ""] = headers.authorization?.replace(/^Bearer /, "").split(".") ?? [];
      const token = JSON.parse(Buffer.from(claims, "base64url").toString());
      expect(token).toMatchObject({ email: fan.email, aud: "demo-app" });

      expect(await answer.evaluate((box) => box.clientHeight / 16)).toBeCloseTo(13, 0);
      await press.focus();
      await page.keyboard.press("Tab");
      await expect(answer).toBeFocused();
      await page.keyboard.press("Control+End");
      await expect.poll(() => answer.evaluate((box) => box.scrollTop)).toBeGreaterThan(100);

      await field.fill(`http://api.example:${api.port}/v1/nothing`);
      await press.click();
      await expect(page.getByText("Status: 404 Not Found", { exact: true })).toBeVisible();

      const asked = api.asked.length;
      for (const [url, problem] of [
        ["", "Enter a URL to test."],
        ["file:///etc/passwd", "Enter a valid URL to test."],
        [
          "http://169.254.169.254/latest",
          "That address is not on the public internet, so it can't be tested from here.",
        ],
      ] as const) {
        await field.fill(url);
        await press.click();
        await expect(field).toHaveAccessibleDescription(problem);
        await expect(answer).toHaveCount(0);
      }
      expect(api.asked).toHaveLength(asked);
    });
  });
}
