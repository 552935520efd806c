/** The JSON body of every error response. */
export interface ErrorBody {
  readonly result: 'error';
  readonly msg: string;
  readonly code: string;
  /** In seconds. */
  readonly 'retry-after'?: number;
  readonly [field: string]: unknown;
}

/** An error that the contract documents, thrown by name: `throw errors.draftNotFound()`. */
export class ApiError extends Error {
  readonly headers: Readonly<Record<string, string>>;

  /** A body that states when the client may try again has this as a header, too, in whole seconds (RFC 9110). */
  constructor(
    override readonly name: string,
    readonly status: number,
    readonly body: ErrorBody,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.msg);
    const wait = body['retry-after'];
    this.headers = wait === undefined ? headers : { ...headers, 'Retry-After': String(Math.ceil(wait)) };
  }
}
