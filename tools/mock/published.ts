import { readFileSync } from 'node:fs';

import { OpenAPIBackend, type Document } from 'openapi-backend';

import { API_ROOT } from '../../src/runtime/http/match.js';
import { WHOLE } from '../generate-contract/files.js';
import { isRecord } from '../generate-contract/schema/schema.js';

export type Json = Readonly<Record<string, unknown>>;

interface Header {
  readonly example?: unknown;
}

export interface Link {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

type Examples = Readonly<Record<string, { readonly value: unknown }>>;

interface PublishedResponse {
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, { readonly examples?: Examples }>>;
  readonly links?: Readonly<Record<string, Link>>;
}

/** What the mock reads of an operation in the published document, without references. */
export interface PublishedOperation {
  readonly operationId: string;
  readonly description: string;
  /** In lower case. */
  readonly method: string;
  readonly path: string;
  readonly parameters?: readonly { readonly name: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly responses: Readonly<Record<string, PublishedResponse>>;
}

/** An event form of the document. */
export interface PublishedEvent {
  readonly name: string;
  readonly type: string;
  readonly op?: string;
  readonly example: Json;
}

export interface Published {
  /** The mock of openapi-backend on the examples of the document. */
  readonly api: OpenAPIBackend;
  readonly operations: ReadonlyMap<string, PublishedOperation>;
  readonly events: readonly PublishedEvent[];
}

type Whole = Document & { readonly components: Readonly<Record<string, Json>> };

const JSON_TYPE = 'application/json';

/** Returns a node without its schemas, which the examples do not need and whose references take long to resolve. */
const withoutSchemas = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withoutSchemas);
  if (!isRecord(node)) return node;
  const kept = Object.entries(node).filter(([key]) => key !== 'schema');
  return Object.fromEntries(
    kept.map(([key, child]) => [key, key === 'example' || key === 'value' ? child : withoutSchemas(child)]),
  );
};

const eventsOf = ({ components }: Whole): PublishedEvent[] =>
  Object.entries(components.schemas ?? {}).flatMap(([name, schema]) => {
    const { properties, examples } = schema as { properties?: Json; examples?: Json[] };
    const { type, op } = (properties ?? {}) as Record<string, { const?: string } | undefined>;
    const [example] = examples ?? [];
    if (!name.endsWith('Event') || type?.const === undefined || !example) return [];
    return [{ name, type: type.const, ...(op?.const !== undefined && { op: op.const }), example }];
  });

/** Reads the contract, with all errors as examples. */
export const readPublished = async (): Promise<Published> => {
  const document = JSON.parse(readFileSync(WHOLE, 'utf8')) as Whole;
  const { responses, examples, headers, parameters } = document.components;
  const definition = withoutSchemas({
    openapi: document.openapi,
    info: document.info,
    paths: document.paths,
    components: { responses, examples, headers, parameters },
  }) as Document;
  const api = await new OpenAPIBackend({ definition, quick: true, apiRoot: API_ROOT }).init();
  const operations = api.router.getOperations() as unknown as PublishedOperation[];
  return {
    api,
    operations: new Map(operations.map((one) => [one.operationId, one])),
    events: eventsOf(document),
  };
};

/** Returns the example of the request of an operation, by the name of the parameter. */
export const requestExample = ({ parameters = [], requestBody }: PublishedOperation): Json => {
  const body = requestBody?.content[JSON_TYPE]?.example;
  const others = parameters.map((one) => [one.name, one.example] as const);
  return { ...(isRecord(body) && body), ...Object.fromEntries(others) };
};

/** Returns the example of the response of an operation that succeeds. */
export const responseExample = ({ api }: Published, operationId: string): Json =>
  structuredClone(api.mockResponseForOperation(operationId).mock) as Json;

/** Returns the examples of a status of an operation by name. */
const examplesOf = ({ responses }: PublishedOperation, status: string): Examples => {
  const [media] = Object.values(responses[status]?.content ?? {});
  return media?.examples ?? {};
};

/** Returns the names of the examples of a status. */
export const ownExamples = (operation: PublishedOperation, status: string): string[] =>
  Object.keys(examplesOf(operation, status));
