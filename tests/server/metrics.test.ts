import { describe, expect, it } from "vitest";
import { ask } from "./ask";
import { Fan } from "./fan";
import { serverForTest } from "./processes";

const METRICS_TOKEN = "a-token-that-only-the-collector-knows";

const metricsOf = (address: string, token = METRICS_TOKEN) =>
  ask(address, "/metrics", { headers: { Authorization: `Bearer ${token}` } });

/** The value of a series: its name and its labels as they are written. */
function seriesIn(text: string, series: string): number {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? "none");
}

describe("GET /metrics", () => {
  it("tells what was asked for, how the store did and who was refused", async () => {
    const { address } = await serverForTest({ METRICS_TOKEN });
    for (let i = 0; i < 3; i++) await ask(address, "/about");
    await ask(address, "/there-is-no-such-page");
    const fan = new Fan(address);
    await fan.join();
    await fan.elsewhere().login({ password: "not the password" });
    const { status, text, headers } = await metricsOf(address);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/plain; version=/);
    const count = "kickabout_request_duration_seconds_count";
    expect(seriesIn(text, `${count}{route="/about",method="GET",status="200"}`)).toBe(3);
    expect(seriesIn(text, `${count}{route="none",method="GET",status="404"}`)).toBe(1);
    expect(seriesIn(text, 'kickabout_page_cache_requests_total{result="hit"}')).toBe(1);
    expect(seriesIn(text, 'kickabout_sign_ins_refused_total{code="invalid-credential"}')).toBe(1);
    expect(
      seriesIn(text, 'kickabout_store_duration_seconds_count{operation="transaction"}'),
    ).toBeGreaterThan(0);
    expect(seriesIn(text, "kickabout_requests_in_flight")).toBe(1);
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    expect(text).toContain("process_resident_memory_bytes");
    for (const secret of [fan.email, METRICS_TOKEN]) expect(text).not.toContain(secret);
  });

  it("counts a finish once, by its title", async () => {
    const { address } = await serverForTest({ METRICS_TOKEN });
    const fan = new Fan(address);
    const moves = [0, 1, 2, 3, 0].map((move, index) => ({ index, move, elapsed: null }));
    const path = "/play/full-time-quiz/moves";
    const started = JSON.parse((await fan.post(path, { intent: "start" })).text);
    const { id: attempt } = started.playing.attempt;
    const post = { intent: "move", attempt, moves: JSON.stringify(moves) };
    for (const _ of [1, 2]) await fan.post(path, post);
    const { text } = await metricsOf(address);
    expect(seriesIn(text, 'kickabout_finishes_total{title="full-time-quiz"}')).toBe(1);
    expect(seriesIn(text, 'kickabout_counter_writes_total{collection="crowd"}')).toBe(1);
    expect(seriesIn(text, "kickabout_finish_floods_total")).toBe(0);
  });

  it("counts how often a table was read, and how often that was spared", async () => {
    const { address } = await serverForTest({ METRICS_TOKEN });
    for (const _ of [1, 2, 3]) await ask(address, "/tables/golden-word");
    const { text } = await metricsOf(address);
    expect(seriesIn(text, 'kickabout_table_reads_total{result="miss"}')).toBe(1);
    expect(seriesIn(text, 'kickabout_table_reads_total{result="hit"}')).toBe(2);
  });

  it.each(["", "wrong", METRICS_TOKEN.slice(1)])("is refused with the token %j", async (token) => {
    const { address } = await serverForTest({ METRICS_TOKEN });
    const { status, text } = await metricsOf(address, token);
    expect(status).toBe(401);
    expect(text).not.toContain("kickabout_");
  });

  it("is no page unless an operator wants it", async () => {
    const { address } = await serverForTest();
    expect((await metricsOf(address)).status).toBe(404);
  });

  it("has a port of its own, which has nothing else", async () => {
    const { address, output } = await serverForTest({ METRICS_PORT: "0", LOG_LEVEL: "info" });
    const port = () => /"port":(\d+).*The metrics/.exec(output())?.[1];
    await expect.poll(port).toBeDefined();
    const own = `http://127.0.0.1:${port()}`;
    expect((await ask(own, "/metrics")).text).toContain("kickabout_requests_in_flight");
    expect((await ask(own, "/")).status).toBe(404);
    expect((await ask(address, "/metrics")).status).toBe(404);
  });
});
