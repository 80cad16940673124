import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askSimulatedProvider } from "./simulated-provider-popup";

const here = "https://play.kickabout.example";
const word = { type: "kickabout:practice-sign-in", idToken: "a-token" };

/** The part of `window` that the popup uses. */
function browser() {
  const hearers = new EventTarget();
  const open = vi.fn((..._: unknown[]): { closed: boolean } | null => ({ closed: false }));
  vi.stubGlobal("window", { open });
  vi.stubGlobal("location", { origin: here });
  vi.stubGlobal("addEventListener", hearers.addEventListener.bind(hearers));
  vi.stubGlobal("removeEventListener", hearers.removeEventListener.bind(hearers));
  const say = (source: unknown, data: unknown, origin = here) =>
    hearers.dispatchEvent(Object.assign(new Event("message"), { source, data, origin }));
  const popup = (index = 0) => open.mock.results[index]?.value as { closed: boolean };
  return { open, say, popup };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function outcomeOf(asked: Promise<string>): Promise<unknown> {
  await vi.advanceTimersByTimeAsync(0);
  return Promise.race([asked, Promise.resolve("waiting")]);
}

describe("askPracticeProvider", () => {
  it("opens a window of 500x600 and gives the token that it says", async () => {
    const { open, say, popup } = browser();
    const asked = askSimulatedProvider("google");
    expect(open).toHaveBeenCalledWith(
      "/account/practice/google?popup=1",
      expect.any(String),
      "popup,width=500,height=600",
    );
    say(popup(), word);
    expect(await asked).toBe("a-token");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("takes no word of another window, of another site, or of another kind", async () => {
    const { say, popup } = browser();
    const asked = askSimulatedProvider("apple");
    say({ closed: false }, word);
    say(popup(), word, "https://elsewhere.example");
    say(popup(), { ...word, type: "else" });
    say(popup(), { ...word, idToken: 7 });
    say(popup(), null);
    expect(await outcomeOf(asked)).toBe("waiting");
    say(popup(), word);
    expect(await asked).toBe("a-token");
  });

  it("says when the browser opens none", async () => {
    const { open } = browser();
    open.mockReturnValue(null);
    await expect(askSimulatedProvider("google")).rejects.toMatchObject({ code: "popup-blocked" });
  });

  it("notices within 8 s that the window was closed", async () => {
    const { popup } = browser();
    const asked = askSimulatedProvider("google");
    const outcome = asked.catch(({ code }) => code);
    popup().closed = true;
    await vi.advanceTimersByTimeAsync(8000);
    expect(await outcome).toBe("popup-closed-by-user");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("still hears a word that arrives as the window closes", async () => {
    const { say, popup } = browser();
    const asked = askSimulatedProvider("google");
    popup().closed = true;
    await vi.advanceTimersByTimeAsync(450);
    say(popup(), word);
    expect(await asked).toBe("a-token");
  });

  it("has one window at a time: the next one cancels it", async () => {
    const { say, popup } = browser();
    const first = askSimulatedProvider("google");
    const cancelled = first.catch(({ code }) => code);
    const second = askSimulatedProvider("apple");
    expect(await cancelled).toBe("cancelled-popup-request");
    say(popup(1), word);
    expect(await second).toBe("a-token");
  });

  it("has one window at a time also when the last one was just closed", async () => {
    const { say, popup } = browser();
    const first = askSimulatedProvider("google").catch(({ code }) => code);
    popup().closed = true;
    await vi.advanceTimersByTimeAsync(450);
    const second = askSimulatedProvider("apple").catch(({ code }) => code);
    expect(await first).toBe("cancelled-popup-request");
    await vi.advanceTimersByTimeAsync(600);
    const third = askSimulatedProvider("google");
    expect(await outcomeOf(second)).toBe("cancelled-popup-request");
    say(popup(2), word);
    expect(await third).toBe("a-token");
  });
});
