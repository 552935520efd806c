import type { RawResponse } from './raw-response.js';

/**
 * A response that a handler waits for. The request has passed the pipeline by then, so that of thousands of waiting
 * requests only the connections are in memory.
 */
export class LateResponse {
  constructor(readonly response: Promise<RawResponse>) {}
}
