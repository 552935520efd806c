import type { Contract, Operation, Parameter } from '../contract.js';
import { Components } from './components.js';
import { nameOfReference, omit, SCHEMAS, type Schema } from '../schema/schema.js';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the operation after which the schemas are named. An operation at two paths has them once. */
export const ownerOf = ({ id, sameAs }: Operation): string => sameAs ?? id;

/** Returns the name of a schema that belongs to an operation. */
export const ownName = (operation: Operation, noun: string): string => capitalized(ownerOf(operation)) + noun;

export const requestName = (operation: Operation): string => ownName(operation, 'Request');
export const parametersName = (operation: Operation): string => ownName(operation, 'Parameters');
/** Generators give the name with `Response` to types of their own. */
const resultName = (operation: Operation): string => ownName(operation, 'Result');
export const inputName = (operation: Operation): string => ownName(operation, 'Input');
export const deferredName = (operation: Operation): string => ownName(operation, 'Deferred');
export const outputName = (operation: Operation): string => ownName(operation, 'Output');

/** Shared by every operation whose response has no fields of its own. */
export const SUCCESS = 'SuccessResponse';

const ENVELOPE: Readonly<Record<string, Schema>> = {
  result: { type: 'string', const: 'success', description: 'States that the request succeeded.' },
  msg: { type: 'string', maxLength: 0, description: 'Always empty.' },
};

const IGNORED: Schema = {
  type: 'array',
  items: { type: 'string' },
  minItems: 1,
  description:
    'Names of the parameters of the request that the operation does not have, sorted. Absent if there are none.',
  'x-since': 167,
};

/** Returns the object behind `response`, which may be a reference to a named schema. */
export const responseObject = ({ response }: Operation, { schemas }: Contract): Schema => {
  const named = response.$ref === undefined ? undefined : schemas.get(nameOfReference(response.$ref));
  return named ?? response;
};

export const returnsNothing = (operation: Operation, contract: Contract): boolean =>
  Object.keys(responseObject(operation, contract).properties ?? {}).length === 0;

/** Returns the schema of a success body: the envelope with the fields of the operation. */
export const envelope = (fields: Schema, description: string): Schema => ({
  type: 'object',
  description,
  required: ['result', 'msg', ...(fields.required ?? [])],
  properties: { ...ENVELOPE, ...fields.properties, ignored_parameters_unsupported: IGNORED },
  ...(fields.additionalProperties === undefined ? {} : { additionalProperties: fields.additionalProperties }),
});

/** Returns the example of a parameter in its published form. */
export const publishedExample = ({ schema, example }: Parameter): unknown =>
  schema['x-published']?.type === 'string' ? String(example) : example;

/** Returns a parameter as a property of the request body. */
const property = ({ schema, description, example, deprecated, extensions }: Parameter): Schema => {
  return {
    ...omit(schema, 'examples'),
    description,
    ...(deprecated && { deprecated }),
    ...(schema.format !== 'binary' && { examples: [example] }),
    ...extensions,
  };
};

export const bodyParameters = ({ parameters }: Operation): Parameter[] =>
  parameters.filter((parameter) => parameter.in === 'body');

/** Returns a parameter as a property of the published request body. The number of bytes of a file is no length. */
const publishedProperty = (parameter: Parameter): Schema =>
  parameter.schema.format === 'binary'
    ? omit(property(parameter), 'maxLength')
    : property({ ...parameter, example: publishedExample(parameter) });

const objectOf = (
  parameters: readonly Parameter[],
  isRequired: (parameter: Parameter) => boolean,
  asProperty = property,
): Schema => {
  const required = parameters.filter(isRequired).map(({ name }) => name);
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, asProperty(parameter)])),
  };
};

const bodyObject = (parameters: readonly Parameter[], description: string): Schema => ({
  description,
  ...objectOf(parameters, ({ required }) => required, publishedProperty),
});

/** Returns the schema of all parameters, as clients send them. */
export const parametersSchema = (operation: Operation): Schema => ({
  ...objectOf(operation.parameters, ({ required }) => required),
  description: `Parameters of ${ownerOf(operation)}.`,
});

/** The name of the settings that new accounts have too, as operations take them and as responses have them. */
const SETTING_VALUES = 'UserSettingValues';

/** The same settings with a value each, in responses. */
const SETTING_DEFAULTS = 'UserSettingDefaults';

/** Returns the parameters for settings that new accounts have too. */
const settingParameters = ({ settings }: Contract, operation: Operation): Parameter[] => {
  const names = settings
    .filter(({ part, personal }) => part === 'settings' && !personal)
    .map(({ name }) => name);
  const own = bodyParameters(operation).filter(({ name }) => names.includes(name));
  return names.length > 0 && own.length === names.length ? own : [];
};

const requestSchema = (operation: Operation, contract: Contract): Schema => ({
  ...bodyObject(bodyParameters(operation), `Parameters of ${ownerOf(operation)}.`),
  ...(settingParameters(contract, operation).length > 0 && { 'x-extends': [SETTING_VALUES] }),
});

/** Returns the schemas that several requests or responses have in common, by name. */
const commonSchemas = (contract: Contract): [string, Schema][] => {
  const [settings = []] = contract.operations
    .map((operation) => settingParameters(contract, operation))
    .filter(({ length }) => length > 0);
  return [
    [SUCCESS, envelope({}, 'The response of an operation without response fields.')],
    ...(settings.length > 0
      ? [[SETTING_VALUES, bodyObject(settings, 'Settings of a user. Others are absent.')] as [string, Schema]]
      : []),
  ];
};

/**
 * Returns the schema of parameters as the handler gets them. Those with a default and the list of files are always
 * present.
 */
const handlerSchema = (parameters: readonly Parameter[]): Schema =>
  objectOf(
    parameters,
    ({ required, schema, kind }) => required || schema.default !== undefined || kind === 'file',
  );

/** Returns the schema of the handler's input for every request. */
export const inputSchema = ({ parameters }: Operation): Schema =>
  handlerSchema(parameters.filter(({ deferred }) => !deferred));

/** Returns the schema of the handler's deferred input. Undefined if the operation has no deferred parameters. */
export const deferredSchema = ({ parameters }: Operation): Schema | undefined => {
  const deferred = parameters.filter((parameter) => parameter.deferred);
  return deferred.length === 0 ? undefined : handlerSchema(deferred);
};

/** Returns the body of a success: the fields of the operation, besides those of every success. */
const resultSchema = (operation: Operation, contract: Contract): Schema => {
  const fields = responseObject(operation, contract);
  const bases = [SUCCESS, ...(fields['x-extends'] ?? [])];
  return { ...fields, description: `Response of ${ownerOf(operation)}.`, 'x-extends': bases };
};

/** Returns the schemas of responses and events, which may get further fields. */
const responseRoots = (contract: Contract): Schema[] => [
  ...contract.operations.map((operation) => responseObject(operation, contract)),
  ...contract.events.map(({ name }) => ({ $ref: SCHEMAS + name })),
  ...[...contract.errors.values()].flatMap(({ fields }) => Object.values(fields)),
];

/** Returns the schemas of the published document except those of errors and parameters outside the body. */
export const publishedSchemas = (contract: Contract): Components => {
  const schemas = new Map([...contract.schemas, ...commonSchemas(contract)]);
  const parameters = contract.operations.flatMap((operation) => operation.parameters);
  const components = new Components(
    { schemas },
    parameters.map(({ schema }) => schema),
    responseRoots(contract),
  );
  for (const operation of contract.operations) {
    if (bodyParameters(operation).length > 0)
      components.add(requestName(operation), components.whole(requestSchema(operation, contract), 'sent'));
    if (operation.mediaType !== undefined) continue;
    if (returnsNothing(operation, contract)) components.refer(SUCCESS);
    else
      components.add(resultName(operation), components.whole(resultSchema(operation, contract), 'received'));
  }
  if (contract.events.length > 0) components.refer('Event');
  const defaults = schemas.get(SETTING_DEFAULTS);
  if (defaults && schemas.has(SETTING_VALUES))
    components.add(SETTING_DEFAULTS, {
      ...omit(defaults, 'properties'),
      allOf: [components.refer(SETTING_VALUES)],
    });
  return components;
};

/** Returns the schema of a success: a reference, or the text of a response that is not JSON. */
export const successSchema = (operation: Operation, contract: Contract): Schema =>
  operation.mediaType === undefined
    ? { $ref: SCHEMAS + (returnsNothing(operation, contract) ? SUCCESS : resultName(operation)) }
    : (responseObject(operation, contract).properties?.text ?? {});

/** Returns an example of a success body. */
export const successBody = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  result: 'success',
  msg: '',
  ...fields,
});
