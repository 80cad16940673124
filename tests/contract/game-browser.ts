import type { AppLoadContext } from "@remix-run/node";
import { movesAction } from "~/play/moves-route.server";
import { playAction, playLoader } from "~/play/play-route.server";
import type { Offer, Playing, PlayReply, Typed } from "~/play/rules/playing";
import type { ServerGame } from "~/play/rules/server-game.server";

const ORIGIN = "http://localhost";

/** A title's loader data. */
export type PageData = { playing: Playing | null; offer: Offer | null; problem: string | null };

/** The result of a form: the target of its redirect, or the error on the same page. */
export type FormReply = {
  status: number;
  location: string | null;
  problem: string | null;
  typed: Typed;
};

type Args = { request: Request; context: AppLoadContext; params: Record<string, string> };
type Handler = (args: Args) => Promise<unknown>;

/**
 * A browser that plays one title against the engine's routes, without a server: it sends each cookie to the paths it is
 * for.
 */
export class GameBrowser {
  #jar = new Map<string, { pair: string; path: string }>();
  now: string;
  player: string | null;

  constructor(
    public game: ServerGame,
    { now, player = null }: { now: string; player?: string | null },
  ) {
    this.now = now;
    this.player = player;
  }

  get path(): string {
    return `/play/${this.game.rules.slug}`;
  }

  /** The name and value of a cookie; "" if there is none. */
  cookie(name: string): string {
    return this.#jar.get(name)?.pair ?? "";
  }

  /** Sets a cookie that the browser stored earlier. */
  plant(pair: string, path = "/"): void {
    this.#jar.set(pair.split("=", 1)[0] ?? "", { pair, path });
  }

  /** Deletes a cookie. */
  drop(name: string): void {
    this.#jar.delete(name);
  }

  /** Opens the page; follows the loader's redirects. */
  async page(search = ""): Promise<PageData> {
    const reply = await this.#send(playLoader(this.game) as Handler, this.path + search);
    const location = reply instanceof Response ? reply.headers.get("Location") : null;
    if (location) return this.page(location.slice(this.path.length));
    return dataOf(reply) as PageData;
  }

  /** The attempt on the page. */
  async playing(search = ""): Promise<Playing> {
    const { playing, problem } = await this.page(search);
    if (!playing) throw new Error(`Nothing is being played: ${problem}`);
    return playing;
  }

  /** Posts a form as a browser without script does. */
  async form(fields: Record<string, string>): Promise<FormReply> {
    const reply = await this.#send(playAction(this.game) as Handler, this.path, fields);
    if (reply instanceof Response) {
      const location = reply.headers.get("Location");
      return { status: reply.status, location, problem: null, typed: {} };
    }
    const { problem = null, typed = {} } = dataOf(reply) as Partial<FormReply>;
    return { status: initOf(reply).status ?? 200, location: null, problem, typed };
  }

  /** Posts to the JSON address. */
  async script(fields: Record<string, string>): Promise<{ status: number; reply: PlayReply }> {
    const action = movesAction(() => this.game) as Handler;
    const response = (await this.#send(action, `${this.path}/moves`, fields)) as Response;
    return { status: response.status, reply: await response.json() };
  }

  /** Makes the next moves of an attempt by script, which says the same time of each, if any. */
  async moves(
    playing: Playing,
    moves: readonly unknown[],
    first = playing.attempt.moves.length,
    elapsed: number | null = null,
  ) {
    const { id, date } = playing.attempt;
    const posted = moves.map((move, index) => ({ index: first + index, move, elapsed }));
    const fields = { intent: "move", attempt: id, date, player: playing.player ?? "" };
    return this.script({ ...fields, moves: JSON.stringify(posted) });
  }

  /** Starts by script; returns the attempt. */
  async start(fields: Record<string, string> = {}): Promise<Playing> {
    const { reply } = await this.script({ intent: "start", ...fields });
    if (!reply.playing) throw new Error("Nothing was started.");
    return reply.playing;
  }

  async #send(handler: Handler, path: string, fields?: Record<string, string>): Promise<unknown> {
    const { pathname } = new URL(path, ORIGIN);
    const cookies = Array.from(this.#jar.values())
      .filter(
        ({ path: root }) => root === "/" || pathname === root || pathname.startsWith(`${root}/`),
      )
      .map(({ pair }) => pair);
    const headers = {
      "x-test-hooks": JSON.stringify({ now: this.now }),
      "x-player": this.player ?? "",
      Cookie: cookies.join("; "),
    };
    const body = fields && new URLSearchParams(fields);
    const init = body ? { method: "POST", headers, body } : { headers };
    const request = new Request(ORIGIN + path, init);
    const params = { slug: this.game.rules.slug };
    const reply = await handler({ request, context: {}, params }).catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    });
    this.#store(reply instanceof Response ? reply.headers : new Headers(initOf(reply).headers));
    return reply;
  }

  #store(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = ""] = pair.split("=", 1);
      const path = attributes.find((one) => one.startsWith("Path="))?.slice(5) ?? "/";
      if (attributes.includes("Max-Age=0")) this.#jar.delete(name);
      else this.#jar.set(name, { pair, path });
    }
  }
}

const dataOf = (reply: unknown) => (reply as { data: unknown }).data;
const initOf = (reply: unknown) => (reply as { init?: ResponseInit | null }).init ?? {};
