/** The outcome of a test: why it was not made, or the API's response. */
export type TestRequestResult =
  | { problem: string }
  /** `status` such as "Status: 200 OK". */
  | { status: string; body: string; isCut: boolean };

/** The tested URL and the outcome. */
export type TestRequestAnswer = { url: string; result: TestRequestResult };
