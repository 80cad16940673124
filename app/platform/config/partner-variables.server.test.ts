import { describe, expect, it } from "vitest";
import { EnvironmentError, parseEnvironment } from "./environment.server";

const SESSION_SECRET = "0123456789abcdef0123456789abcdef";

const ads = {
  ADS_SCRIPT_URL: "https://ads.example.com/ads.js?client=c-1",
  ADS_CLIENT_ID: "c-1",
  ADS_SLOT_BANNER: "11",
};

const analytics = {
  ANALYTICS_SCRIPT_URL: "https://count.example.com/count.js",
  ANALYTICS_SITE_ID: "kickabout",
};

const parsed = (variables: Record<string, string>) =>
  parseEnvironment({ SESSION_SECRET, ...variables });

function problemOf(variables: Record<string, string>): string {
  try {
    parsed(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return "none";
}

describe("partners", () => {
  it("are none unless they are configured", () => {
    expect(parsed({})).toMatchObject({ ads: null, analytics: null });
  });

  it("are an advertising network with the slots that have an id", () => {
    expect(parsed({ ...ads, ADS_SLOT_RAIL_LEFT: "7" }).ads).toEqual({
      script: "https://ads.example.com/ads.js?client=c-1",
      client: "c-1",
      slots: { banner: "11", "rail-left": "7" },
      queue: "adsbygoogle",
      hosts: [],
    });
  });

  it("are web analytics, without the one or with it", () => {
    const counter = {
      script: "https://count.example.com/count.js",
      site: "kickabout",
      queue: "dataLayer",
      hosts: [],
    };
    expect(parsed(analytics)).toMatchObject({ ads: null, analytics: counter });
    expect(parsed({ ...analytics, ...ads }).analytics).toEqual(counter);
  });

  it("have queues and further hosts as they are named", () => {
    const settings = parsed({
      ...ads,
      ADS_QUEUE: "_ads",
      ADS_HOSTS: "https://a.example.com  https://*.example.net:8443",
      ...analytics,
      ANALYTICS_QUEUE: "$count",
      ANALYTICS_HOSTS: "https://b.example.com",
    });
    expect(settings.ads).toMatchObject({
      queue: "_ads",
      hosts: ["https://a.example.com", "https://*.example.net:8443"],
    });
    expect(settings.analytics).toMatchObject({ queue: "$count", hosts: ["https://b.example.com"] });
  });

  it("may be a stand-in on this machine, except where people come over https", () => {
    const fake = { ...ads, ADS_SCRIPT_URL: "http://127.0.0.1:4000/ads.js" };
    expect(problemOf(fake)).toBe("none");
    expect(problemOf({ ...fake, ORIGIN: "http://localhost:3000" })).toBe("none");
    expect(problemOf({ ...fake, ORIGIN: "https://play.example.com" })).toContain("ADS_SCRIPT_URL");
    const host = { ...ads, ADS_HOSTS: "http://localhost:4000" };
    expect(problemOf({ ...host, ORIGIN: "https://play.example.com" })).toContain("ADS_HOSTS");
  });
});

describe("partners that can't be used", () => {
  it.each([
    ["ADS_SCRIPT_URL", { ...ads, ADS_SCRIPT_URL: "http://ads.example.com/ads.js" }],
    ["ADS_SCRIPT_URL", { ...ads, ADS_SCRIPT_URL: "javascript:alert(1)" }],
    ["ADS_SCRIPT_URL", { ...ads, ADS_SCRIPT_URL: "//ads.example.com/ads.js" }],
    ["ADS_SCRIPT_URL", { ...ads, ADS_SCRIPT_URL: "https://ads.example.com;x/ads.js" }],
    ["ADS_SCRIPT_URL", { ...ads, ADS_SCRIPT_URL: "https://*.example.com/ads.js" }],
    ["ADS_SCRIPT_URL", { ...ads, ADS_SCRIPT_URL: "" }],
    ["ADS_SCRIPT_URL", { ADS_SLOT_RECTANGLE: "1" }],
    ["ADS_CLIENT_ID", { ...ads, ADS_CLIENT_ID: "" }],
    ["ADS_CLIENT_ID", { ...ads, ADS_CLIENT_ID: '"><script>' }],
    ["ADS_SLOT_BANNER", { ...ads, ADS_SLOT_BANNER: "" }],
    ["ADS_SLOT_BANNER", { ...ads, ADS_SLOT_BANNER: "1 2" }],
    ["ADS_QUEUE", { ...ads, ADS_QUEUE: "ads by google" }],
    ["ADS_HOSTS", { ...ads, ADS_HOSTS: "ads.example.com" }],
    ["ADS_HOSTS", { ...ads, ADS_HOSTS: "https://a.example.com/x" }],
    ["ADS_HOSTS", { ...ads, ADS_HOSTS: "https://a.example.com; script-src *" }],
    ["ADS_HOSTS", { ...ads, ADS_HOSTS: "https://*" }],
    ["ADS_HOSTS", { ...ads, ADS_HOSTS: "https://*.com" }],
    ["ADS_HOSTS", { ...ads, ADS_HOSTS: "'unsafe-inline'" }],
    ["ANALYTICS_SITE_ID", { ...analytics, ANALYTICS_SITE_ID: "" }],
    ["ANALYTICS_SCRIPT_URL", { ANALYTICS_HOSTS: "https://b.example.com" }],
    ["ANALYTICS_SCRIPT_URL", { ...analytics, ANALYTICS_SCRIPT_URL: "count.js" }],
  ])("are refused in a sentence that names %s: %j", (name, variables) => {
    expect(problemOf(variables)).toMatch(
      new RegExp(`^The variable ${name} can't be used: [^\\n]+[^.]\\.$`),
    );
  });
});
