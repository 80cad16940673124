import fc from "fast-check";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FragmentCache, type PageFragments } from "./fragment-cache.server";

type CardProps = { title: string; items: string[] };

const Card = ({ title, items }: CardProps) =>
  createElement(
    "article",
    { title },
    <h3>{title}</h3>,
    ...items.map((item) => createElement("p", null, item)),
  );

/** As app/shell/cached.tsx renders a part. */
function part<Props extends object>(
  page: PageFragments,
  View: (props: Props) => JSX.Element | null,
  props: Props,
  address = "/",
) {
  const slot = page.slot("card", address, props);
  if (!slot) return <View {...props} />;
  const marker = (kind: string) => createElement(page.element, { id: kind + slot.place });
  if (slot.isCached) return marker("k");
  return (
    <>
      {marker("o")}
      <View {...props} />
      {marker("c")}
    </>
  );
}

/** Cards between two texts; they have no keys, since two may be equal. */
const document = (name: string, cards: ReactNode[]) =>
  renderToString(
    createElement(
      "main",
      null,
      name,
      ...cards.map((card) => createElement("div", null, card)),
      name,
    ),
  );

const html = (cache: FragmentCache, name: string, cards: CardProps[]) => {
  const page = cache.page("");
  const parts = cards.map((card) => part(page, Card, card));
  return page.finish(document(name, parts));
};

const plainHtml = (name: string, cards: CardProps[]) =>
  document(
    name,
    cards.map((card) => createElement(Card, card)),
  );

/** Texts, among them ones that look like a marker. */
const textsFor = ({ element }: FragmentCache) =>
  fc.oneof(
    fc.string(),
    fc.constantFrom(
      `<${element} id="k0"></${element}>`,
      `</${element}>`,
      '<k-0 id="o1"></k-0>',
      "$& $1 $` $'",
      "",
    ),
  );

describe("FragmentCache", () => {
  it("gives what React would have rendered, to two people in turn, whatever they see", () => {
    const cache = new FragmentCache();
    const text = textsFor(cache);
    const cards = fc.array(fc.record({ title: text, items: fc.array(text, { maxLength: 3 }) }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(text, text, cards, cards, (one, other, its, others) => {
        for (const [name, seen] of [
          [one, its],
          [other, others],
          [one, its],
          [other, its],
        ] as const) {
          expect(html(cache, name, seen)).toBe(plainHtml(name, seen));
        }
      }),
    );
  });

  it("renders a part once", () => {
    const cache = new FragmentCache();
    let renders = 0;
    const Counted = () => {
      renders += 1;
      return <p>{renders}</p>;
    };
    const see = () => {
      const page = cache.page("");
      return page.finish(renderToString(part(page, Counted, { a: 1 })));
    };
    expect([see(), see(), see()]).toEqual(["<p>1</p>", "<p>1</p>", "<p>1</p>"]);
    expect(renders).toBe(1);
  });

  it("keeps parts within parts", () => {
    const cache = new FragmentCache();
    const see = (title: string) => {
      const page = cache.page("");
      const Outer = ({ of }: { of: string }) => (
        <section>{part(page, Card, { title: of, items: [] })}</section>
      );
      return page.finish(renderToString(part(page, Outer, { of: title })));
    };
    const first = see("A");
    expect(first).toBe('<section><article title="A"><h3>A</h3></article></section>');
    expect(see("A")).toBe(first);
  });

  it.each<[string, (page: PageFragments, count: number) => JSX.Element]>([
    ["another address", (page, count) => part(page, () => <p>{count}</p>, {}, `/${count}`)],
    ["an address with a search", (page, count) => part(page, () => <p>{count}</p>, {}, "/?q=1")],
    ["a function", (page, count) => part(page, () => <p>{count}</p>, { press: () => count })],
    ["an element", (page, count) => part(page, () => <p>{count}</p>, { within: <b /> })],
    ["only text", (page, count) => part(page, () => <>{count}</>, {})],
    ["a failure", (page, count) => part(page, () => <p data-failed="">{count}</p>, {})],
    ["a nonce", (page, count) => part(page, () => <script nonce="x">{String(count)}</script>, {})],
    ["an id by its place", (page, count) => part(page, () => <p id=":R1:">{count}</p>, {})],
  ])("keeps nothing given or showing %s", (_, render) => {
    const cache = new FragmentCache();
    const [first, second] = [1, 2].map((count) => {
      const page = cache.page("");
      return page.finish(renderToString(render(page, count)));
    });
    expect(first).toContain("1");
    expect(second).toContain("2");
  });

  it("keeps apart pages with another base", () => {
    const cache = new FragmentCache();
    const see = (base: string) => {
      const page = cache.page(base);
      return page.finish(renderToString(part(page, () => <p>{base}</p>, {})));
    };
    expect([see("lite"), see(""), see("lite")]).toEqual(["<p>lite</p>", "<p></p>", "<p>lite</p>"]);
  });
});
