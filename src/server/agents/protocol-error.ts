/** An error of JSON-RPC for a whole request. */
export class ProtocolError extends Error {
  constructor(
    readonly code: -32700 | -32600,
    message: string,
    readonly status: 400 | 404 = 400,
  ) {
    super(message);
  }
}
