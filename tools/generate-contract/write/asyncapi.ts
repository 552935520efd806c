import type { Contract, EventForm } from '../contract.js';
import { nameOfReference, omit, reachableNames, SCHEMAS, isRecord, type Schema } from '../schema/schema.js';
import type { Document } from '../contract.js';

const HTTP_BINDING = '0.3.0';

/** Returns a schema as AsyncAPI has it: its `discriminator` is a text, and the values of `type` and `op` decide without it. */
const plainSchema = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(plainSchema);
  if (!isRecord(node)) return node;
  const kept = Object.entries(node).filter(([key, value]) => key !== 'discriminator' || !isRecord(value));
  return Object.fromEntries(kept.map(([key, value]) => [key, plainSchema(value)]));
};

interface PublishedParameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface PublishedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly PublishedParameter[];
}

/** An operation whose responses have events. */
interface Source {
  readonly address: string;
  readonly operation: PublishedOperation;
  /** The parameters of the query, as one object. */
  readonly query: Schema;
  readonly events: readonly EventForm[];
}

const resolved = (parameter: PublishedParameter, { components }: Document): PublishedParameter =>
  parameter.$ref === undefined
    ? parameter
    : ((components.parameters?.[nameOfReference(parameter.$ref)] ?? parameter) as PublishedParameter);

/** Returns the parameters of the query as one object. */
const queryOf = ({ parameters = [] }: PublishedOperation, document: Document): Schema => {
  const own = parameters.map((one) => resolved(one, document)).filter((one) => one.in === 'query');
  return {
    type: 'object',
    required: own.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      own.map(({ name, description, schema, content }) => {
        const { $ref, ...form } = schema ?? Object.values(content ?? {})[0]?.schema ?? {};
        return [name, { ...($ref === undefined ? form : { allOf: [{ $ref }] }), description }];
      }),
    ),
  };
};

const isHeartbeat = ({ type }: EventForm): boolean => type === 'heartbeat';

/** Returns the operations whose responses have events: as a list, or as a stream. Instead of heartbeats, a stream has comments. */
const sourcesOf = (contract: Contract, document: Document): Source[] =>
  contract.operations.flatMap(({ path, method, mediaType, response }) => {
    const isStream = mediaType === 'text/event-stream';
    const fields = Object.values(response.properties ?? {});
    const isQueue = fields.some(({ items }) => items?.$ref === `${SCHEMAS}Event`);
    const operation = document.paths[path]?.[method.toLowerCase()] as PublishedOperation | undefined;
    if (!operation || !(isStream || isQueue)) return [];
    const events = contract.events.filter((event) => isQueue || !isHeartbeat(event));
    return [{ address: path, operation, query: queryOf(operation, document), events }];
  });

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

const messageOf = (event: EventForm, contract: Contract): object => {
  const { name, type, op, audience, example } = event;
  const { description = '', 'x-varies-by': options = [] } = (contract.schemas.get(name) ?? {}) as Schema & {
    readonly 'x-varies-by'?: readonly string[];
  };
  const variations = options.map((one) => `\`${one}\``).join(', ');
  const blocks = [
    description.trim(),
    `Recipients: ${oneLine(contract.audiences[audience] ?? audience)}`,
    ...(variations === '' ? [] : [`Its form depends on ${variations}.`]),
  ];
  return {
    name: op === undefined ? type : `${type} ${op}`,
    title: name,
    description: blocks.join('\n\n'),
    contentType: 'application/json',
    correlationId: { $ref: '#/components/correlationIds/eventId' },
    payload: { $ref: SCHEMAS + name },
    examples: [{ name: 'default', payload: { id: 0, ...example } }],
  };
};

const securityOf = ({ security = [] }: Document): object[] =>
  (security as object[])
    .flatMap((one) => Object.keys(one))
    .map((name) => ({ $ref: `#/components/securitySchemes/${name}` }));

/** Keys in a header, a query or a cookie have a type of their own in AsyncAPI. */
const securityScheme = (scheme: unknown): unknown =>
  isRecord(scheme) && scheme.type === 'apiKey' ? { ...scheme, type: 'httpApiKey' } : scheme;

const CORRELATION_IDS: Readonly<Record<string, object>> = {
  eventId: {
    location: '$message.payload#/id',
    description:
      'The ID of the event in its queue. A client passes the highest one as `last_event_id`, beside the `queue_id`.',
  },
};

const DESCRIPTION = `The events of an event queue, as the server sends them. A client registers a queue with \`POST /register\`, and
receives its events from one of the channels. A message is one event: an element of \`events\` in a response of the queue, or
the \`data\` of a server-sent event. The OpenAPI document, \`openapi.json\` beside this one, states all operations with their
errors. Schemas have the same names in both documents.`;

const infoOf = ({ info }: Document): object => {
  const { title, version, license } = info as Record<string, unknown>;
  return { title, version, description: DESCRIPTION, ...(license !== undefined && { license }) };
};

const serverOf = (document: Document): object => {
  const [{ url: pathname } = { url: '/' }] = document.servers as { readonly url: string }[];
  return {
    host: '{host}',
    pathname,
    protocol: 'https',
    description: 'This server.',
    variables: { host: { default: 'localhost', description: 'The name of the server, with its port.' } },
    security: securityOf(document),
  };
};

const channelOf = ({ address, operation, events }: Source): object => ({
  address,
  title: operation.summary,
  description: operation.description,
  messages: Object.fromEntries(events.map(({ name }) => [name, { $ref: `#/components/messages/${name}` }])),
});

const operationOf = ({ operation, events, query }: Source): object => {
  const channel = `#/channels/${operation.operationId}`;
  return {
    action: 'send',
    title: operation.summary,
    channel: { $ref: channel },
    messages: events.map(({ name }) => ({ $ref: `${channel}/messages/${name}` })),
    bindings: { http: { method: 'GET', query: plainSchema(query), bindingVersion: HTTP_BINDING } },
  };
};

/** Returns the schemas of the messages and of the queries, with those that they refer to. */
const schemasOf = (contract: Contract, document: Document, sources: readonly Source[]): object => {
  const schemas = new Map(Object.entries(document.components.schemas as Record<string, Schema>));
  const events = contract.events.map(({ name }) => ({ $ref: SCHEMAS + name }));
  const used = reachableNames([...events, ...sources.map(({ query }) => query)], schemas);
  const named = [...schemas].filter(([name]) => used.has(name));
  return Object.fromEntries(
    named.map(([name, one]) => [name, plainSchema(omit(one, 'x-audience', 'x-varies-by'))]),
  );
};

/** Returns the AsyncAPI 3 document of the events: what the server sends, and where. */
export const asyncDocument = (contract: Contract, document: Document): object => {
  const sources = sourcesOf(contract, document);
  const byOperation = (of: (source: Source) => object): object =>
    Object.fromEntries(sources.map((source) => [source.operation.operationId, of(source)]));
  const schemes = Object.entries(document.components.securitySchemes ?? {});
  return {
    asyncapi: '3.0.0',
    info: infoOf(document),
    defaultContentType: 'application/json',
    servers: { this: serverOf(document) },
    channels: byOperation(channelOf),
    operations: byOperation(operationOf),
    components: {
      messages: Object.fromEntries(contract.events.map((event) => [event.name, messageOf(event, contract)])),
      schemas: schemasOf(contract, document, sources),
      correlationIds: CORRELATION_IDS,
      securitySchemes: Object.fromEntries(schemes.map(([name, scheme]) => [name, securityScheme(scheme)])),
    },
  };
};
