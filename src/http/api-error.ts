/** The JSON body of every error answer. */
export interface ErrorBody {
  readonly result: 'error';
  readonly msg: string;
  readonly code: string;
  readonly [field: string]: unknown;
}

/** An error the contract documents, thrown by its name: `throw errors.draftNotFound()`. */
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
