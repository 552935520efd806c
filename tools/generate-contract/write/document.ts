import { retryPolicy } from '../../../src/runtime/http/run.js';
import type { Contract, Document, Operation, Parameter } from '../contract.js';
import type { Components } from './components.js';
import { publishedErrors, type PublishedErrors } from './published-errors.js';
import { type Part, referenceTo, repeated } from './repeated.js';
import {
  bodyParameters,
  ownName,
  publishedExample,
  publishedSchemas,
  requestName,
  successBody,
  successSchema,
} from './published-schemas.js';
import { withPublishedKeys } from './published-keys.js';
import { publishedLevels, publishedTags } from './published-tags.js';
import { permissionSentence } from '../schema/sentences.js';
import { mayBe, omit, type Schema, SCHEMAS } from '../schema/schema.js';

const IN_PARAMETERS = '#/components/parameters/';

const IDEMPOTENCY_KEY = 'IdempotencyKey';

/** Returns whether a value can be a list or an object, so that it is sent as JSON. */
export const isCompound = (schema: Schema, { schemas }: Contract): boolean =>
  mayBe('array', schema, schemas) || mayBe('object', schema, schemas);

/** Lists and objects are sent as JSON, even in a query. */
const publishedParameter = (parameter: Parameter, contract: Contract, components: Components): object => {
  const { name, in: place, required, description, deprecated, extensions } = parameter;
  const schema = components.nested(omit(parameter.schema, 'examples', 'description'), 'sent');
  const example = publishedExample(parameter);
  const head = {
    name,
    in: place,
    description,
    ...(required && { required }),
    ...(deprecated && { deprecated }),
  };
  return isCompound(parameter.schema, contract)
    ? { ...head, content: { 'application/json': { schema, example } }, ...extensions }
    : { ...head, schema, example, ...extensions };
};

const requestBody = (operation: Operation, contract: Contract): object => {
  const parameters = bodyParameters(operation);
  if (parameters.length === 0) return {};
  const schema = { $ref: SCHEMAS + requestName(operation) };
  const needed = parameters.filter(({ required }) => required);
  const written = parameters.filter(({ kind }) => kind !== 'file');
  const examples = written.map((parameter) => [parameter.name, publishedExample(parameter)] as const);
  const example = written.length > 0 && { example: operation.bodyExample ?? Object.fromEntries(examples) };
  const json = parameters.filter((parameter) => isCompound(parameter.schema, contract));
  const encoding = json.length > 0 && {
    encoding: Object.fromEntries(json.map(({ name }) => [name, { contentType: 'application/json' }])),
  };
  // Only this form can contain files. If the file is optional, the client can choose the form.
  const needsFile = needed.some(({ kind }) => kind === 'file');
  return {
    requestBody: {
      ...(needed.length > 0 && { required: true }),
      content: needsFile
        ? { 'multipart/form-data': { schema, ...encoding } }
        : {
            'application/x-www-form-urlencoded': { schema, ...encoding },
            ...(written.length < parameters.length && { 'multipart/form-data': { schema, ...encoding } }),
            'application/json': { schema, ...example },
          },
    },
  };
};

const publishedLinks = (operation: Operation): object => {
  const links = Object.entries(operation.links);
  if (links.length === 0) return {};
  return {
    links: Object.fromEntries(
      links.map(([operationId, parameters]) => [operationId, { operationId, parameters }]),
    ),
  };
};

const successValue = (operation: Operation, contract: Contract): object => ({
  description: 'The request succeeded.',
  ...(operation.retrySafe && {
    headers: {
      [retryPolicy.replayedHeader]: { $ref: `#/components/headers/${retryPolicy.replayedHeader}` },
    },
  }),
  content: {
    [operation.mediaType ?? 'application/json']: {
      schema: successSchema(operation, contract),
      examples: Object.fromEntries(
        Object.entries(operation.examples).map(([name, fields]) => [
          name,
          { value: operation.mediaType === undefined ? successBody(fields) : fields.text },
        ]),
      ),
    },
  },
  ...publishedLinks(operation),
});

/** Returns the success of an operation. Those without response fields have it in common. */
const success = (operation: Operation, contract: Contract): Part => ({
  names: [operation.retrySafe ? 'SuccessWithRetry' : 'Success', ownName(operation, 'Success')],
  value: successValue(operation, contract),
});

const pascal = (text: string): string =>
  text
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Returns the parameters of each operation outside the body. */
const parametersOf = (contract: Contract, components: Components): Map<string, Part[]> =>
  new Map(
    contract.operations.map(({ id, part, parameters }) => [
      id,
      parameters
        .filter((parameter) => parameter.in !== 'body')
        .map((parameter) => ({
          // Some generators write a type for each schema and for each parameter of the components.
          names: [pascal(parameter.name), pascal(`${part}-${parameter.name}`)].filter(
            (name) => !components.schemas.has(name),
          ),
          value: publishedParameter(parameter, contract, components),
        })),
    ]),
  );

/** Returns the responses of each operation, by status. */
const responsesOf = (contract: Contract, errors: PublishedErrors): Map<string, Record<string, Part>> =>
  new Map(
    contract.operations.map((operation) => [
      operation.id,
      { 200: success(operation, contract), ...errors.byOperation.get(operation.id) },
    ]),
  );

const publishedOperation = (
  operation: Operation,
  contract: Contract,
  ownParameters: readonly object[],
  responses: Record<string, object>,
): Record<string, unknown> => {
  const parameters = [
    ...ownParameters,
    ...(operation.retrySafe ? [{ $ref: IN_PARAMETERS + IDEMPOTENCY_KEY }] : []),
  ];
  return {
    operationId: operation.id,
    summary: operation.summary,
    description: `${operation.description}\n\n${permissionSentence(operation)}`,
    tags: [operation.part],
    ...(operation.deprecated && { deprecated: true }),
    ...operation.extensions,
    ...(operation.open
      ? { security: [] }
      : { 'x-permission': { role: operation.role, bots: operation.bots } }),
    ...(operation.spectators && { security: [...(contract.index.security as object[]), {}] }),
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(operation, contract),
    responses,
  };
};

const pick = (map: Record<string, unknown> = {}, name: string): Record<string, unknown> =>
  name in map ? { [name]: map[name] } : {};

const sorted = <Value>(map: ReadonlyMap<string, Value>): Record<string, Value> =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns what a client needs to know to repeat requests. */
const publishedRetries = ({ errors }: Contract): object => {
  const { header, replayedHeader, keptSeconds, maxKeyLength } = retryPolicy;
  const { status, code } = errors.get('idempotencyKeyReused') ?? {};
  return { header, replayedHeader, keptSeconds, maxKeyLength, reused: { status, code } };
};

/** Returns all that the sources state, as an OpenAPI 3.1 document, for the pages of /docs and for comparisons. */
export const buildWholeDocument = (contract: Contract): Document => {
  const { index, operations } = contract;
  const { components: own } = index as unknown as Document;
  const components = publishedSchemas(contract);
  const errors = publishedErrors(contract, components);
  const parameters = parametersOf(contract, components);
  const sharedParameters = repeated([...parameters.values()].flat());
  const asParameter = referenceTo(IN_PARAMETERS, sharedParameters);
  const responses = responsesOf(contract, errors);
  const sharedResponses = repeated([...responses.values()].flatMap((own) => Object.values(own)));
  const asResponse = referenceTo('#/components/responses/', sharedResponses);
  const paths: Document['paths'] = {};
  for (const operation of operations) {
    const { id, path } = operation;
    const failures = Object.entries(responses.get(id) ?? {}).map(([status, { value }]) => [
      status,
      asResponse(value),
    ]);
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: publishedOperation(
        operation,
        contract,
        (parameters.get(id) ?? []).map(({ value }) => asParameter(value)),
        Object.fromEntries(failures) as Record<string, object>,
      ),
    };
  }
  return {
    openapi: index.openapi,
    info: { ...(index.info as object), 'x-feature-level': contract.levels[0]?.level },
    servers: index.servers,
    tags: publishedTags(contract),
    security: index.security,
    'x-feature-levels': publishedLevels(contract),
    'x-audiences': contract.audiences,
    'x-retries': publishedRetries(contract),
    paths,
    components: {
      schemas: sorted(components.schemas),
      responses: sorted(sharedResponses),
      examples: sorted(errors.examples),
      headers: own.headers ?? {},
      parameters: { ...pick(own.parameters, IDEMPOTENCY_KEY), ...sorted(sharedParameters) },
      securitySchemes: own.securitySchemes ?? {},
    },
  };
};

/** Returns the published OpenAPI 3.1 document. */
export const buildDocument = (contract: Contract): Document =>
  withPublishedKeys(buildWholeDocument(contract));
