import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ToastProvider, useToast } from "./toast";

function Toaster() {
  useToast();
  return <p>Ready to toast</p>;
}

describe("useToast", () => {
  it("throws without a provider above it", () => {
    expect(() => renderToStaticMarkup(<Toaster />)).toThrow("ToastProvider");
  });

  it("works below a provider", () => {
    const html = renderToStaticMarkup(
      <ToastProvider flash={null}>
        <Toaster />
      </ToastProvider>,
    );
    expect(html).toContain("Ready to toast");
  });
});

describe("ToastProvider", () => {
  const page = (message?: string) =>
    renderToStaticMarkup(
      <ToastProvider
        flash={{ status: "error", title: "Save failed", ...(message !== undefined && { message }) }}
      >
        <p>The page</p>
      </ToastProvider>,
    );

  it.each([
    [
      "a title and a message",
      "Try again.",
      "<p><strong>Save failed</strong><span>: Try again.</span></p>",
    ],
    ["a title alone", undefined, "<p><strong>Save failed</strong></p>"],
  ])("has the server's message in the HTML, with %s", (_, message, html) => {
    expect(page(message)).toContain(html);
  });

  it("announces the message as a status", () => {
    expect(page()).toMatch(/^<div class="toasts" role="status"><div class="toast toast-error">/);
  });

  it("offers no button that nothing would hear before hydration", () => {
    expect(page()).not.toContain("<button");
  });
});
