import type { Refusal, TransactionMode } from '../../../src/contract/types.js';
import type { Operation, Parameter } from '../contract.js';
import type { Schema } from '../schema/schema.js';

/* The objects of OpenAPI in the sources, as far as the generator reads them. */

export const JSON_TYPE = 'application/json';

export interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
}

export interface WrittenParameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: Parameter['in'] | 'header';
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly content?: Readonly<Record<string, Media>>;
  readonly 'x-server'?: ParameterServer;
}

export interface ParameterServer {
  readonly deferred?: boolean;
  readonly slashes?: boolean;
  readonly toolValue?: unknown;
}

export interface Link {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

export interface WrittenResponse {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Media>>;
  readonly links?: Readonly<Record<string, Link>>;
}

export interface WrittenOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: boolean;
  readonly security?: readonly object[];
  readonly tags?: readonly string[];
  readonly parameters?: readonly WrittenParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, WrittenResponse>>;
  readonly 'x-permission'?: {
    readonly role?: Operation['role'];
    readonly bots?: boolean;
  };
  readonly 'x-server'?: {
    readonly transaction?: TransactionMode;
    readonly idempotency?: 'ignored';
    readonly sameAs?: string;
    readonly refusal?: Refusal;
  };
}
