import { expect, it } from "vitest";
import { svgAddress } from "./svg-address";

it("has nothing in it that ends an attribute or an address", () => {
  const address = svgAddress("<svg fill=\"#fff\" id='a'>&amp;</svg>");
  expect(address).toMatch(/^data:image\/svg\+xml,[\w%'./-]+$/);
  expect(decodeURIComponent(address)).toContain('<svg fill="#fff"');
});
