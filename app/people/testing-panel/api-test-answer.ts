/** The outcome of a test: why it was not made, or the API's response. */
export type ApiTestResult =
  | { problem: string }
  /** `status` such as "Status: 200 OK". */
  | { status: string; body: string; isCut: boolean };

/** The tested URL and the outcome. */
export type ApiTestAnswer = { url: string; result: ApiTestResult };
