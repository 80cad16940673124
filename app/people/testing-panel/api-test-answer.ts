/** What came of a test: why there was none, or what the API answered. */
export type ApiTestResult =
  | { problem: string }
  /** `status` such as "Status: 200 OK". */
  | { status: string; body: string; isCut: boolean };

/** What was tested and what came of it. */
export type ApiTestAnswer = { url: string; result: ApiTestResult };
