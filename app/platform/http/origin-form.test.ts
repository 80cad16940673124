import { describe, expect, it } from "vitest";
import { toOriginForm } from "./origin-form";

function formOf(url: string): [string, string] {
  const request = { url, headers: { host: "other.example" } };
  toOriginForm(request);
  return [request.headers.host, request.url];
}

describe("a target in full", () => {
  it.each([
    ["http://a.example/play?x=1", ["a.example", "/play?x=1"]],
    ["HTTPS://a.example:3000/", ["a.example:3000", "/"]],
    ["http://a.example", ["a.example", "/"]],
    ["http://a.example?x=/y", ["a.example", "/?x=/y"]],
    ["http://a.example//b", ["a.example", "//b"]],
    ["http://[::1]:80/x", ["[::1]:80", "/x"]],
  ])("%s is read as %j", (url, form) => {
    expect(formOf(url)).toEqual(form);
  });

  it.each([
    "/play?x=http://a.example/",
    "//a.example/",
    "*",
    "",
    "http://me:secret@a.example/",
    "http:///play",
    "ftp://a.example/",
    "http://a.example\\@b/",
  ])("%j is none, and stays as it is", (url) => {
    expect(formOf(url)).toEqual(["other.example", url]);
  });
});
