import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';

import type { ApiError } from '../../../contract/api-error.js';
import type { RequestState } from '../request.js';
import type { ParameterRow } from '../../../contract/types.js';
import { placeName } from '../validate.js';
import { adviceOf, complaint } from './complaint.js';
import type { PublishedContract } from './published-operation.js';

const DEPRECATED = 'deprecated';
const ALIASES = 'x-aliases';

/** Another name of an element, or a value that another one has replaced. */
interface Alias {
  readonly name: string;
  readonly value?: string;
}

/** The name of the published document among the schemas. */
const DOCUMENT = 'contract';

/** A narrow negates an operator with a minus sign before it. */
const aliasOf = (value: unknown): string => String(value).replace(/^-/, '');

/** Returns the value that has replaced a value, if any. */
const replacementOf = (aliases: readonly Alias[], value: unknown): string | undefined =>
  aliases.find((alias) => alias.value !== undefined && alias.name === aliasOf(value))?.value;

/** Creates an Ajv for the published document, which refuses deprecated properties and values. */
const createAjv = async (document: object): Promise<Ajv2020> => {
  // Other servers do not need it.
  const { Ajv2020: Ajv } = await import('ajv/dist/2020.js');
  const ajv = new Ajv({ strict: false, verbose: true, validateFormats: false, validateSchema: false });
  ajv.removeKeyword(DEPRECATED);
  ajv.addKeyword({ keyword: DEPRECATED, validate: (isDeprecated: boolean) => !isDeprecated });
  ajv.addKeyword({
    keyword: ALIASES,
    type: 'string',
    validate: (aliases: readonly Alias[], value: unknown) => replacementOf(aliases, value) === undefined,
  });
  return ajv.addSchema(document, DOCUMENT);
};

/** Returns the failures that tell most: what the strict mode alone refuses, before the choice of which they are a part. */
const mostTelling = (all: readonly ErrorObject[]): ErrorObject | undefined =>
  all.find(({ keyword }) => keyword === ALIASES || keyword === DEPRECATED) ??
  all.find(({ keyword }) => keyword === 'additionalProperties') ??
  all.at(-1);

/** Limits that the validator of the parameters leaves to a handler, which has an error of its own. */
const OF_HANDLERS = new Set([
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
]);

const textOf = (failure: ErrorObject, place: string): string => {
  const { keyword, schema, data, params, parentSchema, message = '' } = failure;
  switch (keyword) {
    case ALIASES:
      return `\`${aliasOf(data)}\` in ${place} is a former name. Send \`${replacementOf(schema as readonly Alias[], data) ?? ''}\`.`;
    case DEPRECATED:
      return `${place} is deprecated. ${adviceOf(String(parentSchema?.description ?? ''))}`;
    case 'additionalProperties':
      return `${place} has no field \`${String((params as { additionalProperty?: unknown }).additionalProperty)}\`. Leave it out.`;
    default:
      return `${place} is not as the contract states: it ${message}.`;
  }
};

/** Returns the error for failures that the strict mode is about. */
const toError = (name: string, all: readonly ErrorObject[]): ApiError | undefined => {
  const failure = mostTelling(all);
  if (!failure || OF_HANDLERS.has(failure.keyword)) return undefined;
  return complaint(name, textOf(failure, `\`${placeName(`/${name}${failure.instancePath}`)}\``));
};

const parse = (text: string): unknown[] => {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
};

/** Returns what a client may have meant by a value: text outside a JSON body may be a text or JSON. */
const readings = (raw: unknown, row: ParameterRow, isText: boolean): unknown[] => {
  if (!isText || typeof raw !== 'string' || row.kind === 'string') return [raw];
  return row.kind === 'json' && row.in !== 'path' ? parse(raw) : [...parse(raw), raw];
};

type Check = (request: RequestState, hasJsonBody: boolean) => void;

/** Returns a check of the values of a request, as they were sent, against the published document. */
export const createValueCheck = async ({ document, operations }: PublishedContract): Promise<Check> => {
  const ajv = await createAjv(document);
  const compiled = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string): ValidateFunction => {
    const found = compiled.get(pointer);
    if (found) return found;
    const made = ajv.compile({ $ref: `${DOCUMENT}#${pointer.split('/').map(encodeURIComponent).join('/')}` });
    compiled.set(pointer, made);
    return made;
  };
  return ({ route, params, query, requestBody }, hasJsonBody) => {
    const stated = operations.get(route.operationId)?.parameters;
    for (const row of route.parameters) {
      const schema = stated?.get(row.name)?.schema;
      const place = row.in === 'path' ? params : Object.hasOwn(query, row.name) ? query : requestBody;
      if (schema === undefined || row.kind === 'file' || !Object.hasOwn(place, row.name)) continue;
      const validate = validatorAt(schema);
      const meant = readings(place[row.name], row, place !== requestBody || !hasJsonBody);
      const failures = meant.map((value) => (validate(value) ? [] : (validate.errors ?? [])));
      if (failures.some((all) => all.length === 0)) continue;
      const refusal = toError(row.name, failures[0] ?? []);
      if (refusal) throw refusal;
    }
  };
};
