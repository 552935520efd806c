import { readFileSync } from 'node:fs';

import { packageFile } from '../package-files.js';

/** The part of JSON Schema (2020-12) that the contract uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  /** The feature level since which the field exists. */
  readonly 'x-since'?: number;
  /** The kind of object that a value names. */
  readonly 'x-refers-to'?: unknown;
}

export type Role = 'owner' | 'administrator' | 'moderator' | 'member' | 'guest';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'body';
  readonly kind: 'string' | 'json' | 'string-or-json' | 'file';
  readonly required: boolean;
  readonly schema: Schema;
  readonly example: unknown;
  readonly aliases?: readonly string[];
  readonly since?: number;
}

/** A response that the contract documents by a named example. */
export interface DocumentedCase {
  readonly status: number;
  readonly example: string;
  /** For a success: the names at the top of the body, with simple values. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** For an error: its name. */
  readonly error?: string;
  /** The values of the variables in the message of an error. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly msg?: string;
  /** A regular expression for the message. `<place>` stands for the name of a parameter. */
  readonly pattern?: string;
  /** The schema of the place in the parameters that the error is about. */
  readonly place?: Schema;
}

export interface Operation {
  readonly id: string;
  readonly part: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly open: boolean;
  readonly role: Role;
  readonly bots: boolean;
  /** Whether requests may have an `Idempotency-Key`. */
  readonly retrySafe: boolean;
  /** The media type of a success that is not JSON. */
  readonly mediaType?: string;
  readonly since?: number;
  readonly parameters: readonly Parameter[];
  /** A regular expression for a parameter, or a place inside one. */
  readonly place: string;
  /** The body of a success. */
  readonly response: Schema;
  readonly cases: readonly DocumentedCase[];
}

export interface ErrorDefinition {
  readonly code: string;
  readonly headers: readonly string[];
  readonly fields: Readonly<Record<string, Schema>>;
  readonly since?: number;
}

interface Contract {
  /** The newest feature level that the contract describes. */
  readonly level: number;
  /** The most objects of each kind. */
  readonly caps: Readonly<Record<string, number>>;
  readonly errors: Readonly<Record<string, ErrorDefinition>>;
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly operations: readonly Operation[];
}

/** What `npm run generate` writes of the contract for this package. */
export const contract = JSON.parse(readFileSync(packageFile('contract.json'), 'utf8')) as Contract;

/** Returns the schema that a reference points to. */
export const target = (reference: string): Schema =>
  contract.schemas[reference.slice(reference.lastIndexOf('/') + 1)] ?? {};

/** Returns the most objects of a kind that the contract allows. */
export const cap = (name: string): number => {
  const most = contract.caps[name];
  if (most === undefined) throw new Error(`The contract has no cap ${name}.`);
  return most;
};
