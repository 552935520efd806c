/** How a parameter's text becomes a value: as it stands, as JSON, as JSON or else as it stands, or all files of the body. */
export type Kind = 'string' | 'json' | 'string-or-json' | 'file';

/** Whether text of this kind is read as JSON. */
export const isJsonKind = (kind: Kind): boolean => kind === 'json' || kind === 'string-or-json';

export type Role = 'guest' | 'member' | 'moderator' | 'administrator' | 'owner';

/** An error for too low a role that is not the usual one of that role. */
export type Refusal = 'insufficientPermission';

/**
 * `none`: the handler opens its own short transactions, since it waits or hashes. `long-…`: what is read grows with
 * the history, so it is read beside everything else and within a time.
 */
export type TransactionMode = 'read' | 'write' | 'snapshot' | 'long-read' | 'long-snapshot' | 'none';

export interface ParameterRow {
  readonly name: string;
  readonly in: 'path' | 'query' | 'body';
  readonly kind: Kind;
  readonly required: boolean;
  /** Present only where the contract states a default. */
  readonly default?: unknown;
  /** Other names it goes by; naming two of them at once is REQUEST_CONFUSING_VAR. */
  readonly aliases: readonly string[];
  /** Whether the schema itself takes null. Elsewhere a JSON `null` for an optional parameter means absent. */
  readonly nullable: boolean;
  /** Of a file: how large it may be. */
  readonly maxBytes?: number;
  /** The handler refuses null bytes in words of its own. */
  readonly ownNullCheck?: boolean;
  /** Decoded and validated only when the handler asks for it; see deferred.ts. */
  readonly deferred?: boolean;
}

/** What the generator derives from the parameters of an operation; see generate/body-limit.ts. */
export interface BodyLimit {
  /** Of a whole body; a file has a limit of its own. */
  readonly bytes: number;
  /** Of the JSON in a body or a parameter: lists, objects and what they hold. */
  readonly values: number;
}

/** One operation in the generated route table. */
export interface RouteRow {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to /api/v1, templates in braces: `/users/{user_id}`. */
  readonly path: string;
  /** No authentication asked. */
  readonly open: boolean;
  /** The least role let in, and whether bots are. */
  readonly role: Role;
  readonly bots: boolean;
  /** The error for a lower role, where it is not the usual one. */
  readonly refusal?: Refusal;
  readonly transaction: TransactionMode;
  readonly parameters: readonly ParameterRow[];
  readonly body: BodyLimit;
  /** Texts of the older validators (`Argument "x" is not valid JSON.`), see field facts, section 4. */
  readonly classicErrors: boolean;
  /** Names of the errors the contract documents for it. */
  readonly errors: readonly string[];
}
