/** How a parameter's text becomes a value: unchanged, as JSON, as JSON or else unchanged, or all files of the body. */
export type Kind = 'string' | 'json' | 'string-or-json' | 'file';

/** Returns whether text of this kind is parsed as JSON. */
export const isJsonKind = (kind: Kind): boolean => kind === 'json' || kind === 'string-or-json';

export type Role = 'guest' | 'member' | 'moderator' | 'administrator' | 'owner';

/** The error for a role that is too low, if it is not the usual error of that role. */
export type Refusal = 'insufficientPermission';

/**
 * `none`: the handler opens its own short transactions, since it waits or hashes. `long-…`: the amount read grows with
 * the history, so the read runs separately and within a time limit.
 */
export type TransactionMode = 'read' | 'write' | 'snapshot' | 'long-read' | 'long-snapshot' | 'none';

export interface ParameterRow {
  readonly name: string;
  readonly in: 'path' | 'query' | 'body';
  readonly kind: Kind;
  readonly required: boolean;
  /** Set only if the contract states a default. */
  readonly default?: unknown;
  /** Other names of the parameter. Using two of its names at once throws REQUEST_CONFUSING_VAR. */
  readonly aliases: readonly string[];
  /** Whether the schema allows null. Otherwise, a JSON `null` for an optional parameter means absent. */
  readonly nullable: boolean;
  /** Maximum size of a file. */
  readonly maxBytes?: number;
  /** Whether the handler refuses null characters with its own error. */
  readonly handlerChecksNulls?: boolean;
  /** Whether an empty text counts as absent: the parameter is optional and has a list of values without it. */
  readonly emptyIsAbsent?: boolean;
  /** Whether the parameter is decoded and validated only when the handler asks for it. See deferred.ts. */
  readonly deferred?: boolean;
  /** Whether it is the rest of the path, with slashes. */
  readonly slashes?: boolean;
}

/**
 * Limits that the generator derives from the parameters of an operation. See
 * tools/generate-contract/schema/body-limit.ts.
 */
export interface BodyLimit {
  /** Maximum size of a whole body. A file has its own limit. */
  readonly bytes: number;
  /** Maximum number of JSON values in a body or a parameter: lists, objects and their contents. */
  readonly values: number;
}

/** One operation in the generated route table. */
export interface RouteRow {
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to /api/v1, with placeholders in braces: `/users/{user_id}`. */
  readonly path: string;
  /** Whether the operation needs no authentication. */
  readonly open: boolean;
  /** Whether people without an account have the permission, where the organization lets them in. */
  readonly spectators?: boolean;
  /** The lowest role with the permission, and whether bots have it. */
  readonly role: Role;
  readonly bots: boolean;
  /** The error for a lower role, if it is not the usual one. */
  readonly refusal?: Refusal;
  readonly transaction: TransactionMode;
  /** Whether a request may have an `Idempotency-Key`, so that its repeats get its response. */
  readonly retrySafe?: boolean;
  readonly parameters: readonly ParameterRow[];
  /** The media type of a response that is not JSON. */
  readonly mediaType?: string;
  readonly body: BodyLimit;
  /** Names of the errors that the contract documents for the operation. */
  readonly errors: readonly string[];
}

/** One operation as a tool of the Model Context Protocol. */
export interface Tool {
  /** The operationId. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, object>>;
    readonly required?: readonly string[];
    readonly $defs?: Readonly<Record<string, object>>;
  };
  readonly annotations: Readonly<Record<string, string | boolean>>;
  /** Arguments that the client cannot choose. */
  readonly fixed?: Readonly<Record<string, unknown>>;
}

/** Tools that agents choose together. */
export interface Toolset {
  readonly name: string;
  readonly description: string;
  /** The names of its tools. */
  readonly tools: readonly string[];
}

/** What dist/generated/tools.json has. */
export interface ToolFile {
  readonly toolsets: readonly Toolset[];
  readonly tools: readonly Tool[];
}

/** A parameter of an operation as the forms of pages show it. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  /** The first sentence of the description of the parameter. */
  readonly help: string;
  readonly kind: 'text' | 'lines' | 'password' | 'new-password' | 'number' | 'checkbox' | 'choice';
  readonly required: boolean;
  /** As text. */
  readonly default?: string;
  readonly choices?: readonly (readonly [value: string, label: string])[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The words that the parameter accepts beside numbers. */
  readonly words?: readonly string[];
}

/** What dist/generated/forms.json has: the fields of each operation that changes something. */
export type FormFile = Readonly<Record<string, readonly FormField[]>>;
