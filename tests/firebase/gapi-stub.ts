/**
 * Stub of https://apis.google.com/js/api.js, which no test may load: the part with which Firebase's SDK in our page and
 * the Auth emulator's helper frame communicate, over window.postMessage. Everything else of a popup is real: the SDK,
 * the emulator's frame and provider page, the token and the account.
 */
export const gapiStub = `(${stub})();`;

/** Runs in our page and in the emulator's frame, so it must be self-contained. */
function stub() {
  type Word = { gapi: true; type: string; data: unknown; answerTo: number | null; id: number };
  type Handler = (data: unknown) => unknown;

  const script = document.currentScript as HTMLScriptElement;
  let lastId = 0;

  /** One end of the channel to another window. Messages wait until a listener is registered. */
  function lineTo(other: () => Window | null) {
    const handlers = new Map<string, Handler>();
    const waiting = new Map<string, Word[]>();
    const answers = new Map<number, (results: unknown[]) => void>();
    const post = (word: Omit<Word, "gapi">) => other()?.postMessage({ gapi: true, ...word }, "*");
    const handle = async (word: Word, handler: Handler) => {
      const data = await handler(word.data);
      post({ type: word.type, data, answerTo: word.id, id: ++lastId });
    };
    addEventListener("message", ({ source, data }) => {
      const word = data as Word;
      if (source !== other() || word?.gapi !== true) return;
      if (word.answerTo !== null) return answers.get(word.answerTo)?.([word.data]);
      const handler = handlers.get(word.type);
      if (handler) handle(word, handler);
      else waiting.set(word.type, [...(waiting.get(word.type) ?? []), word]);
    });
    return {
      register(type: string, handler: Handler) {
        handlers.set(type, handler);
        for (const word of waiting.get(type) ?? []) handle(word, handler);
        waiting.delete(type);
      },
      send(type: string, data: unknown, onAnswer: (results: unknown[]) => void) {
        const id = ++lastId;
        answers.set(id, (results) => {
          try {
            onAnswer(results);
          } catch {
            // The SDK throws at the end of one of these, whatever the response; Google's script swallows it too.
          }
        });
        post({ type, data, answerTo: null, id });
      },
    };
  }

  type Opening = {
    where: HTMLElement;
    url: string;
    attributes: { style: object; [name: string]: unknown };
  };

  function open({ where, url, attributes }: Opening, onOpen: (frame: object) => unknown) {
    const element = document.createElement("iframe");
    const { style, ...others } = attributes;
    Object.assign(element.style, style);
    for (const [name, value] of Object.entries(others)) element.setAttribute(name, String(value));
    element.src = url;
    where.append(element);
    const line = lineTo(() => element.contentWindow);
    const ready = new Promise<void>((resolve) => line.register("ready", () => resolve()));
    const frame = {
      ...line,
      restyle: async () => {},
      ping: (onPong: () => void) => ready.then(onPong),
    };
    return Promise.resolve(onOpen(frame));
  }

  const iframes = {
    CROSS_ORIGIN_IFRAMES_FILTER: {},
    Iframe: class {},
    getContext: () => ({
      open,
      getParentIframe() {
        const line = lineTo(() => parent);
        line.send("ready", null, () => {});
        return line;
      },
    }),
  };
  const load = (_name: string, { callback }: { callback: () => void }) => {
    Object.assign(gapi, { iframes });
    callback();
  };
  const gapi = { load };
  const page = window as unknown as Record<string, unknown>;
  page.gapi = gapi;
  const onload = new URL(script.src).searchParams.get("onload") ?? "gapi_onload";
  (page[onload] as (() => void) | undefined)?.();
}
