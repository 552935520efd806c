/** Options of one call. */
export interface CallOptions {
  /** Cancels the call, which then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** How many milliseconds each attempt may take. */
  readonly timeout?: number;
  /** How often the request is sent before a temporary error is thrown. */
  readonly attempts?: number;
  /** Identifies the change, so that a repeat does not make it again. By default a random key for each call. */
  readonly idempotencyKey?: string;
}

/** An operation without parameters. */
export type NoParameters = Record<string, undefined>;

/** A method of the client. The parameters are optional if none of them is required. */
export type Call<Parameters, Response> =
  Partial<Parameters> extends Parameters
    ? (parameters?: Parameters, options?: CallOptions) => Promise<Response>
    : (parameters: Parameters, options?: CallOptions) => Promise<Response>;

/** How the request of an operation is sent. */
export interface Route {
  readonly method: string;
  readonly path: string;
  /** Whether the parameters are fields of a form. Otherwise they are in the query. */
  readonly hasBody?: true;
  /** The parameters whose texts are JSON, too, since they can also be lists or objects. */
  readonly json?: readonly string[];
  /** Whether it accepts an `Idempotency-Key`. */
  readonly takesKey?: true;
  /** The media type of a response that is not JSON. */
  readonly mediaType?: string;
}
