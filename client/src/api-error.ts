/** The body of an error. Some codes have further fields. */
export interface ErrorBody {
  readonly code: string;
  /** The text for people. */
  readonly msg: string;
}

/** An error that the server returned. Each code has its own class, such as `BadNarrowError`. */
export class ApiError<Code extends string = string, Fields extends object = object> extends Error {
  readonly code: Code;

  constructor(
    readonly status: number,
    /** The fields of the error. */
    readonly body: ErrorBody & Fields,
    /** How many seconds to wait before the next request. */
    readonly retryAfter?: number,
  ) {
    super(body.msg);
    this.name = new.target.name;
    this.code = body.code as Code;
  }
}
