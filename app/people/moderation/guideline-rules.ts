/** The three rules of the guidelines, by which every outcome has its reason. */
export const guidelineRules = {
  spoilers: "No spoilers",
  respect: "Respect everybody",
  report: "See it, report it",
} as const;

export type GuidelineRule = keyof typeof guidelineRules;

export const ruleNames = Object.keys(guidelineRules) as GuidelineRule[];
