/** The JSON body of every error response. */
export interface ErrorBody {
  readonly result: 'error';
  readonly msg: string;
  readonly code: string;
  readonly [field: string]: unknown;
}

/** An error that the contract documents, thrown by name: `throw errors.draftNotFound()`. */
export class ApiError extends Error {
  constructor(
    override readonly name: string,
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.msg);
  }
}
