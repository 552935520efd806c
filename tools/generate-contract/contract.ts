import type { Kind, Refusal, Role, TransactionMode } from '../../src/contract/types.js';
import type { Schema } from './schema/schema.js';

/** The sources, read and checked. Every writer of a generated file starts from it. */
export interface Contract {
  /** The sources in one OpenAPI document. */
  readonly index: Readonly<Record<string, unknown>>;
  readonly operations: readonly Operation[];
  /** Named schemas, including those of the events. References point to `#/components/schemas/`. */
  readonly schemas: ReadonlyMap<string, Schema>;
  /** The file of each named schema, for error messages. */
  readonly fileOf: ReadonlyMap<string, string>;
  /** Returns the file of an element of the document. */
  readonly sourceOf: (pointer: string) => string;
  readonly errors: ReadonlyMap<string, ErrorDefinition>;
  readonly events: readonly EventForm[];
  readonly settings: readonly Setting[];
  readonly levels: readonly FeatureLevel[];
  /** The possible receivers of an event, by the word in `x-audience`. */
  readonly audiences: Readonly<Record<string, string>>;
  /** What the codes of errors mean, by code. */
  readonly errorCodes: Readonly<Record<string, ErrorCode>>;
  /** The IDs of the operations that agents get if they choose no toolset. */
  readonly defaultTools: readonly string[];
}

/** What errors have in common, for readers. */
export interface ErrorKind {
  readonly meaning: string;
  /** What a client does about it. */
  readonly remedy: string;
}

/** A code that errors share. Either all have one remedy, or each kind of them has its own. */
export interface ErrorCode {
  readonly meaning: string;
  readonly remedy?: string;
  readonly kinds?: Readonly<Record<string, ErrorKind>>;
}

/** A row of the feature-level table. */
export interface FeatureLevel {
  readonly level: number;
  /** The release that this level marks. */
  readonly release?: string;
  /** For the newest level: the release in development. */
  readonly development?: string;
  /** What the level changed. Under `nothing`: why it changed nothing in the interface. */
  readonly change?: string;
  readonly nothing?: string;
  /** Why no element of the contract names the level. */
  readonly absent?: string;
  /** The places whose change breaks clients, as `npm run contract-changes` prints them. */
  readonly breaks?: readonly string[];
}

export interface Alias {
  readonly name?: string;
  /** The value that has replaced a value with the name. */
  readonly value?: string;
  /** The level that removed the name. Since then it is unknown. */
  readonly until?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'body';
  readonly kind: Kind;
  readonly required: boolean;
  readonly schema: Schema;
  readonly description: string;
  readonly example: unknown;
  readonly deprecated: boolean;
  /** Whether the handler refuses null characters with an error of its own. */
  readonly handlerChecksNulls: boolean;
  /** Whether an empty text counts as absent, since it is none of the values. */
  readonly emptyIsAbsent?: boolean;
  /** Whether it is decoded and validated only when the handler asks for it. */
  readonly deferred: boolean;
  readonly aliases: readonly string[];
  /** Whether it is the last parameter of the path and takes the rest of it, with slashes. */
  readonly slashes?: boolean;
  /** The value that agents always send. Their tool does not have the parameter. */
  readonly toolValue?: unknown;
  /** x-since and similar, published unchanged. */
  readonly extensions: Readonly<Record<string, unknown>>;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Operation {
  readonly id: string;
  readonly file: string;
  readonly part: string;
  readonly method: Method;
  readonly path: string;
  /** The operation whose contract this one shares at another path. */
  readonly sameAs?: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated: boolean;
  readonly open: boolean;
  /** Whether people without an account have the permission, where the organization lets them in. */
  readonly spectators: boolean;
  readonly role: Role;
  readonly bots: boolean;
  /** The error for a lower role, if it is not the usual one. */
  readonly refusal?: Refusal;
  readonly transaction: TransactionMode;
  /** Whether requests may have an `Idempotency-Key`. */
  readonly retrySafe: boolean;
  /** Whether the operation changes something, and a repeat does no harm without the header. */
  readonly ignoresIdempotencyKey: boolean;
  /** The statuses that the source states. */
  readonly statuses: readonly number[];
  readonly parameters: readonly Parameter[];
  /** The example of a JSON body. Absent if it has the examples of all parameters. */
  readonly bodyExample?: Readonly<Record<string, unknown>>;
  /** The media type of a response that is not JSON. Its only field is `text`. */
  readonly mediaType?: string;
  /** The fields besides the envelope. */
  readonly response: Schema;
  readonly examples: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What clients can request next: the values of parameters as runtime expressions, by the operation that takes them. */
  readonly links: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The errors that the file itself lists. `documentedErrors` adds the generic ones. */
  readonly errorNames: readonly string[];
  readonly extensions: Readonly<Record<string, unknown>>;
}

export interface Variable {
  readonly type?: string;
  readonly enum?: readonly string[];
  /** Whether the value is the name of a parameter, or a place inside one. */
  readonly parameter?: boolean;
}

export interface ErrorDefinition {
  readonly name: string;
  readonly file: string;
  readonly status: number;
  readonly code: string;
  /** The kind of error, if its code has kinds. */
  readonly kind?: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, Schema>>;
  readonly variables: Readonly<Record<string, Variable>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly example: Readonly<Record<string, unknown>>;
  /** The condition under which the generator adds it by itself. See schema/error-conditions.ts. */
  readonly applies?: string;
  /** The generic error that it replaces in the operations that list it. */
  readonly replaces?: string;
  readonly description: string;
  /** x-since and similar, published unchanged. */
  readonly extensions: Readonly<Record<string, unknown>>;
}

export interface EventForm {
  readonly name: string;
  readonly file: string;
  readonly type: string;
  readonly op?: string;
  readonly audience: string;
  readonly example: Readonly<Record<string, unknown>>;
}

export type SettingEffect = 'server' | 'client' | 'none';

export interface Setting {
  readonly name: string;
  readonly file: string;
  /** The schema whose property it is. */
  readonly object: string;
  /** The part whose settings.yaml states it: `settings` for user settings, `organization` for organization settings. */
  readonly part: string;
  readonly group: string;
  /** Whether the server or the client applies it. */
  readonly effect: SettingEffect;
  readonly legacy?: string;
  /** Whether it says something about the user, so that it has no default. */
  readonly personal?: true;
  readonly since?: number;
  readonly schema: Schema;
  readonly default: unknown;
  readonly description: string;
  /** The form of the parameter that changes it, if it differs from that of the setting. */
  readonly parameter?: { readonly schema: Schema; readonly example: unknown };
  readonly role?: 'owner';
  readonly aliases: readonly string[];
  /** x-since and similar, published unchanged. */
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** An OpenAPI document. Loosely typed, since only tools write and read it. */
export type Document = Record<string, unknown> & {
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: Record<string, Record<string, unknown>>;
};
