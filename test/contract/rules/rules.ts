import {
  isRecord,
  nameOfReference,
  typesOf,
  type Schema,
} from '../../../tools/generate-contract/schema/schema.js';

/** The parts of a published document that the rules look at. */
export interface Published {
  webhooks?: unknown;
  readonly paths: Record<string, Record<string, PublishedOperation>>;
  readonly components: {
    readonly schemas: Record<string, Schema>;
    readonly responses: Record<string, unknown>;
    readonly examples?: Record<string, unknown>;
  };
}

interface PublishedOperation {
  readonly operationId: string;
  parameters?: { name?: string; schema?: Schema }[];
  readonly responses: Record<string, unknown>;
}

/** A schema, and where it is in the document: `components.schemas.User.properties.id`. */
interface Place {
  readonly at: string;
  readonly schema: Schema;
}

/** Keys with data, in which nothing is a schema. */
const DATA = new Set(['example', 'examples', 'default', 'const', 'enum', 'mapping']);

const isSchema = (node: object): boolean =>
  ['type', '$ref', 'oneOf', 'anyOf', 'allOf', 'properties', 'enum', 'const'].some((key) => key in node);

/** Returns every schema of the document. The names of fields are no keywords. */
const schemasOf = (node: unknown, at = '', isNames = false): Place[] => {
  if (Array.isArray(node)) return node.flatMap((one, index) => schemasOf(one, `${at}.${String(index)}`));
  if (!isRecord(node)) return [];
  const own = !isNames && isSchema(node) ? [{ at: at.slice(1), schema: node as Schema }] : [];
  const children = Object.entries(node).filter(([key]) => isNames || !DATA.has(key));
  return [
    ...own,
    ...children.flatMap(([key, child]) => schemasOf(child, `${at}.${key}`, !isNames && key === 'properties')),
  ];
};

type Find = (document: Published) => string[];

const where =
  (test: (place: Place, document: Published) => boolean): Find =>
  (document) =>
    schemasOf(document)
      .filter((place) => test(place, document))
      .map(({ at }) => at);

const targetOf = (schema: Schema, { components }: Published): Schema =>
  schema.$ref === undefined ? schema : (components.schemas[nameOfReference(schema.$ref)] ?? {});

const isComponent = (at: string): boolean => /^components\.schemas\.\w+(?:\.allOf\.\d+)?$/.test(at);

const MAX_INT32 = 2 ** 31 - 1;

const isNarrowInteger = ({ schema }: Place): boolean => {
  const { enum: values, const: value, maximum = Infinity, minimum = 0, format } = schema;
  if (!typesOf(schema).includes('integer') || values !== undefined || value !== undefined) return false;
  return (maximum > MAX_INT32 || minimum < -MAX_INT32) && format !== 'int64';
};

/** Returns the unions that cannot be told apart: a union inside, other than one of events that another key decides. */
const hasUnionInside = ({ schema }: Place, document: Published): boolean =>
  (schema.oneOf ?? []).some((member) => {
    const inner = targetOf(member, document);
    const isDecided = schema.discriminator !== undefined && inner.discriminator !== undefined;
    return inner.oneOf !== undefined && !isDecided;
  });

const hasUntitled = ({ schema }: Place): boolean =>
  (schema.oneOf ?? []).some(
    ({ $ref, title, type }) => $ref === undefined && title === undefined && type !== 'null',
  );

/** Generated code reads lists of unions only if they have names. */
const hasInlineList = ({ schema }: Place): boolean =>
  (schema.oneOf ?? []).some(({ type }) => type === 'array');

const NAMED_PARAMETERS = ['anchor', 'user_id_or_email'];

const unusableParameters: Find = ({ paths, components }) => {
  const ofPaths = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, parameters = [] }) =>
      parameters.map(({ name = '', schema = {} }) => ({ at: `${operationId}.${name}`, name, schema })),
    ),
  );
  const ofBodies = Object.entries(components.schemas)
    .filter(([name]) => name.endsWith('Request'))
    .flatMap(([owner, { properties = {} }]) =>
      Object.entries(properties).map(([name, schema]) => ({ at: `${owner}.${name}`, name, schema })),
    );
  return [...ofPaths, ...ofBodies]
    .filter(({ name }) => NAMED_PARAMETERS.includes(name))
    .filter(({ schema }) => schema.type !== 'string' || schema.pattern === undefined)
    .map(({ at }) => at);
};

const undecidedEvents: Find = ({ components: { schemas } }) => {
  const { Event: { oneOf = [], discriminator } = {} as Schema } = schemas;
  const mapped = Object.values(discriminator?.mapping ?? {});
  const missing = oneOf.flatMap(({ $ref = '' }) => (mapped.includes($ref) ? [] : [$ref]));
  const single = Object.entries(schemas)
    .filter(([name, schema]) => name.endsWith('Event') && schema.oneOf?.length === 1)
    .map(([name]) => name);
  return [...missing, ...single, ...(discriminator?.propertyName === 'type' ? [] : ['Event'])];
};

const isNumberWithoutName = ({ schema }: Place): boolean => {
  const { enum: values = [], 'x-enum-varnames': names = [], 'x-enum-descriptions': texts = [] } = schema;
  const isNamed = values.length === names.length && values.length === texts.length;
  return values.some((value) => typeof value === 'number') && !isNamed;
};

const clashingNames: Find = ({ paths, components }) => {
  const operations = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId.toLowerCase()),
  );
  const taken = new Set(
    operations.flatMap((id) => ['response', 'params', 'error', 'errors'].map((end) => id + end)),
  );
  const names = Object.keys(components.schemas);
  return [
    ...names.filter((name) => taken.has(name.toLowerCase())),
    ...Object.keys(components.responses).filter((name) => names.includes(name)),
  ];
};

/** Errors that do not extend the one that all have in common, or have the same fields as another. */
const strangeErrors: Find = ({ components: { schemas } }) => {
  const errors = Object.entries(schemas).filter(([name]) => /Error(?:$|With)/.test(name) && name !== 'Error');
  const shapes = errors.map(([, { allOf = [] }]) => JSON.stringify(allOf[1]?.properties));
  return errors
    .filter(
      ([, { allOf = [] }], index) =>
        allOf[0]?.$ref !== '#/components/schemas/Error' || shapes.indexOf(shapes[index] ?? '') !== index,
    )
    .map(([name]) => name);
};

/** Responses that several operations have, and are not shared. */
const repeatedResponses: Find = ({ paths }) => {
  const seen = new Map<string, string>();
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, response]) => {
        const text = JSON.stringify(response);
        const known = seen.has(text) && !text.startsWith('{"$ref"');
        seen.set(text, operationId);
        return known ? [`${operationId} ${status}`] : [];
      }),
    ),
  );
};

const REQUEST = /^components\.schemas\.(?<name>\w+)/;

/** The schemas that responses have, directly or inside others. */
const responseSchemas = ({ paths, components }: Published): Set<string> => {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    for (const { schema } of schemasOf(node)) {
      const name = nameOfReference(schema.$ref ?? '');
      const target = components.schemas[name];
      if (target === undefined || found.has(name)) continue;
      found.add(name);
      walk(target);
    }
  };
  walk(Object.values(paths).map((methods) => Object.values(methods).map(({ responses }) => responses)));
  walk(components.responses);
  return found;
};

const closedResponses: Find = (document) => {
  const ofResponses = responseSchemas(document);
  return schemasOf(document)
    .filter(({ schema }) => schema.additionalProperties === false)
    .filter(({ at }) => ofResponses.has(REQUEST.exec(at)?.groups?.name ?? '') || at.includes('.responses.'))
    .map(({ at }) => at);
};

const OWN_KEYS = /"x-(?:transaction|handler-validates|message|deferred|published|extends|tool-value)":/g;

/** A rule, and a fault that breaks it. */
interface Rule {
  readonly what: string;
  readonly find: Find;
  readonly plant: (document: Published) => void;
}

const schemaOf = (document: Published, name: string): Schema => document.components.schemas[name] ?? {};

const plantIn =
  (name: string, schema: Schema): Rule['plant'] =>
  (document) => {
    schemaOf(document, name).properties = { ...schemaOf(document, name).properties, planted: schema };
  };

/** Rules for all documents. */
export const commonRules: readonly Rule[] = [
  {
    what: 'has int64 for each integer that can be more than 32 bits',
    find: where(isNarrowInteger),
    plant: plantIn('Draft', { type: 'integer' }),
  },
  {
    what: 'has double for each number, which is otherwise 32 bits in Go',
    find: where(({ schema }) => typesOf(schema).includes('number') && schema.format !== 'double'),
    plant: plantIn('Draft', { type: 'number' }),
  },
  {
    what: 'has no maximum length of files',
    find: where(({ schema }) => schema.format === 'binary' && schema.maxLength !== undefined),
    plant: plantIn('Draft', { type: 'string', format: 'binary', maxLength: 5 }),
  },
  {
    what: 'has texts for parameters of several types',
    find: unusableParameters,
    plant(document) {
      const { properties = {} } = schemaOf(document, 'UpdateMessageFlagsForNarrowRequest');
      properties.anchor = { type: 'integer' };
    },
  },
  {
    what: 'has one error that the others extend',
    find: strangeErrors,
    plant(document) {
      document.components.schemas.PlantedError = { type: 'object', properties: {} };
    },
  },
  {
    what: 'shares repeated responses',
    find: repeatedResponses,
    plant({ paths }) {
      for (const method of Object.values(paths['/drafts'] ?? {}))
        method.responses[599] = { description: 'Planted.' };
    },
  },
  {
    what: 'has open objects in responses',
    find: closedResponses,
    plant(document) {
      schemaOf(document, 'Draft').additionalProperties = false;
    },
  },
  {
    what: 'has no name that generated code uses otherwise',
    find: clashingNames,
    plant(document) {
      document.components.schemas.ListDraftsResponse = { type: 'object' };
    },
  },
  {
    what: 'has nothing for maintainers, and no webhooks',
    find: (document) => [
      ...(JSON.stringify(document).match(OWN_KEYS) ?? []),
      ...('webhooks' in document ? ['webhooks'] : []),
    ],
    plant(document) {
      document.webhooks = {};
    },
  },
];

/** Rules for the OpenAPI 3.1 document. */
export const newestRules: readonly Rule[] = [
  {
    what: 'has exclusive members of unions',
    find: where(({ schema }) => schema.anyOf !== undefined),
    plant: plantIn('Draft', { anyOf: [{ type: 'string' }] }),
  },
  {
    what: 'has no default beside a union',
    find: where(({ schema }) => schema.oneOf !== undefined && schema.default !== undefined),
    plant: plantIn('Draft', { oneOf: [{ title: 'Text', type: 'string' }], default: 'x' }),
  },
  {
    what: 'has one type for each value, besides null',
    find: where(({ schema }) => typesOf(schema).filter((type) => type !== 'null').length > 1),
    plant: plantIn('Draft', { type: ['string', 'boolean'] }),
  },
  {
    what: 'has a name for each member of a union',
    find: where(hasUntitled),
    plant: plantIn('Draft', { oneOf: [{ type: 'string' }] }),
  },
  {
    what: 'has named lists in unions',
    find: where(hasInlineList),
    plant: plantIn('Draft', { oneOf: [{ title: 'Texts', type: 'array' }] }),
  },
  {
    what: 'has no union inside a union, except by type and op of events',
    find: where(hasUnionInside),
    plant: plantIn('Draft', { oneOf: [{ $ref: '#/components/schemas/GroupSettingValue' }] }),
  },
  {
    what: 'decides events by their type, without unions of one member',
    find: undecidedEvents,
    plant(document) {
      document.components.schemas.PlantedEvent = { oneOf: [{ $ref: '#/components/schemas/Draft' }] };
    },
  },
  {
    what: 'has each set of values as a component',
    find: where(({ at, schema }) => schema.enum !== undefined && !isComponent(at)),
    plant: plantIn('Draft', { type: 'string', enum: ['a', 'b'] }),
  },
  {
    what: 'has each object as a component',
    find: where(({ at, schema }) => schema.properties !== undefined && !isComponent(at)),
    plant: plantIn('Draft', { type: 'object', properties: {} }),
  },
  {
    what: 'has names for numbers',
    find: where(isNumberWithoutName),
    plant(document) {
      document.components.schemas.Planted = { type: 'integer', enum: [1, 2] };
    },
  },
];
