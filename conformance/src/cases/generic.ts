import type { World } from '../world/world.js';
import type { CaseSetup, CaseSetups } from './case-setup.js';
import type { CaseRequest } from '../world/case-request.js';
import type { Case } from '../contract/cases.js';
import type { Schema } from '../contract/data.js';
import { basic } from '../world/client.js';
import { ofAnotherType, ofAnotherValue, stepsOf, withValueAt, withWayTo } from './parameter-paths.js';
import { reachingCap } from './caps.js';
import { usingUp } from './rate-limit.js';

const nameIn = ({ error }: Case): string => String(error?.values.name);

/** The schema of the place that the error example names. */
const schemaAt = (one: Case): Schema => {
  if (!one.error?.place) throw new Error(`${one.name} is about a place that no parameter has.`);
  return one.error.place;
};

/** The request line and the headers together may have as many bytes. */
const MOST_HEAD_BYTES = 16 * 1024;

/** The longest text that fits into a request line. */
const LONGEST_TEXT = 4000;

/** The request with another value at the place that the error names. */
const at =
  (valueFor: (schema: Schema, before: unknown, one: Case) => unknown): CaseSetup =>
  (_world, base, one) => {
    const [name = '', ...steps] = stepsOf(nameIn(one));
    const parameter = one.operation.parameters.find((candidate) => candidate.name === name);
    if (!parameter) throw new Error(`${one.name} is about a parameter that is not there.`);
    const start = withWayTo(parameter.schema, base.parameters[name] ?? parameter.example, steps);
    const value = withValueAt(start, steps, (before) => valueFor(schemaAt(one), before, one));
    // Form text has no wrong type. JSON values can have one.
    const json = parameter.kind !== 'json' || JSON.stringify(value).length > LONGEST_TEXT;
    return { parameters: { ...base.parameters, [name]: value }, json };
  };

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** `[[[…]]]` */
const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

const body =
  (type: string, text: string): CaseSetup =>
  () => ({ body: { type, text } });

const authorization =
  (text: string): CaseSetup =>
  () => ({ authorization: text });

/** The request with another key. */
const withKey = async (world: World, key: string): Promise<Partial<CaseRequest>> => ({
  authorization: basic((await world.one('member')).email, key),
});

/** Requests that trigger the errors that all operations share. */
export const generic: CaseSetups = {
  notLoggedIn: () => ({ as: null }),
  invalidApiKey: async (world) => withKey(world, 'abcdefghijklmnopqrstuvwxyz012345'),
  malformedApiKey: async (world) => withKey(world, 'short'),
  invalidBasicHeader: authorization('Basic not-base64'),
  notBasicAuth: authorization('Bearer abcdefghijklmnopqrstuvwxyz012345'),
  accountDeactivated: async (world) => ({ as: (await world.deactivated()).client }),
  organizationDeactivated: async (world) => {
    if (world.has('deactivateOrganization')) return world.control('deactivateOrganization')();
    const { url, owner } = await world.control('deactivatedSite')();
    return { url, as: owner };
  },
  webhookBotRefused: async (world) => ({ as: (await world.webhookBot()).client }),

  userDeactivated: async (world) => ({
    as: null,
    cookie: await world.control('session')((await world.deactivated()).id),
  }),
  realmDeactivated: async (world) => ({
    as: null,
    cookie: await world.control('session')(await world.ownerId),
    ...(await world.control('deactivateOrganization')()),
  }),
  invalidIdempotencyKey: () => ({ headers: { 'Idempotency-Key': 'not plain' } }),
  idempotencyKeyReused: async (world, base) => {
    const headers = { 'Idempotency-Key': world.freshWord('key') };
    await (base.as ?? world.owner).send('POST', '/users/me/status', { away: false }, { headers });
    return { headers };
  },
  csrfFailed: () => ({ headers: { Origin: 'http://evil.example.com' } }),

  notForGuests: async (world) => ({ as: (await world.one('guest')).client }),
  insufficientPermission: async (world) => ({ as: (await world.one('member')).client }),
  mustBeAdministrator: async (world) => ({ as: (await world.one('moderator')).client }),
  mustBeOwner: async (world) => ({ as: (await world.one('administrator')).client }),
  noBots: async (world) => ({ as: (await world.bot()).client }),

  rateLimitHit: usingUp,
  strictRequest: async (world, base) => {
    const strict = { STRICT_REQUESTS: 'on', DEV_MODE: 'on' };
    const { url, owner } = await world.control('configured')(strict);
    return { url, as: base.as && owner, parameters: { ...base.parameters, unheard_of: 1 } };
  },
  queryTooExpensive: async (world) => {
    const { url, owner } = await world.control('impatient')();
    return { url, as: owner };
  },
  // Too many fields count as too large. They are quicker to send than many bytes.
  payloadTooLarge: body(
    'application/x-www-form-urlencoded',
    Array.from({ length: 1001 }, (_, index) => `f${String(index)}=`).join('&'),
  ),
  headersTooLarge: (_world, base) => ({
    parameters: { ...base.parameters, padding: 'x'.repeat(MOST_HEAD_BYTES) },
  }),
  fileTooLarge: (_world, base, { operation }) => {
    const file = operation.parameters.find(({ kind }) => kind === 'file');
    const bytes = new Uint8Array((file?.schema.maxLength ?? 0) + 1);
    return { parameters: { ...base.parameters, [String(file?.name)]: new File([bytes], 'large.png') } };
  },
  malformedJson: body('application/json', '["no", "object"'),
  malformedForm: body('multipart/form-data; boundary=x', '--x\r\nnothing of the kind'),

  missingArgument: (_world, base, { error }) => {
    const name = String(error?.values.var_name);
    return {
      parameters: Object.fromEntries(Object.entries(base.parameters).filter(([key]) => key !== name)),
    };
  },
  confusingVar: (_world, base, { operation, error }) => {
    const { var_name1, var_name2 } = (error?.values ?? {}) as { var_name1: string; var_name2: string };
    const example = operation.parameters.find(({ name }) => name === var_name1)?.example;
    const value = base.parameters[var_name1] ?? example;
    return { parameters: { ...base.parameters, [var_name1]: value, [var_name2]: value } };
  },
  notJson: (_world, base, one) => ({ parameters: { ...base.parameters, [nameIn(one)]: '{"no' } }),
  classicNotJson: (_world, base, one) => ({ parameters: { ...base.parameters, [nameIn(one)]: '{"no' } }),
  wrongType: at(ofAnotherType),
  invalidValue: at(ofAnotherValue),
  notInList: at(ofAnotherValue),
  invalidParameter: at(ofAnotherValue),
  tooLong: at(({ maxLength = 0 }) => 'x'.repeat(maxLength + 1)),
  tooManyItems: at(({ maxItems, maxProperties = 0 }, before) =>
    maxItems === undefined
      ? Object.fromEntries(Array.from({ length: maxProperties + 1 }, (_, index) => [`f${String(index)}`, 1]))
      : Array.from({ length: maxItems + 1 }, () => (before as unknown[] | undefined)?.[0] ?? 1),
  ),
  limitReached: reachingCap,
  tooShort: at(({ minLength }) => (minLength === undefined ? [] : 'x')),
  cannotBeBlank: at(() => ''),
  tooSmall: at(({ minimum, exclusiveMinimum = 0 }) =>
    minimum === undefined ? exclusiveMinimum : minimum - 1,
  ),
  tooLarge: at(({ maximum, exclusiveMaximum = 0 }) =>
    maximum === undefined ? exclusiveMaximum : maximum + 1,
  ),
  invalidFormat: at(() => 'nothing of the kind'),
  nullBytes: at(() => 'a\0b'),
  notUnicode: at(() => 'a\ud800b'),
  nestedTooDeep: at(() => nested(100)),
  tooManyValues: at((_schema, _before, { error }) =>
    Array.from({ length: Number(error?.values.limit) + 1 }, () => 0),
  ),
  fieldMissing: at((_schema, before, { error }) =>
    Object.fromEntries(Object.entries(asObject(before)).filter(([name]) => name !== error?.values.field)),
  ),
  unexpectedField: at((_schema, before) => ({ ...asObject(before), unheard_of: 1 })),

  notFound: (_world, base, { operation }) => {
    const step = operation.parameters.find((parameter) => parameter.in === 'path');
    const nothing = step?.kind === 'json' ? 'nothing' : 'no\0thing';
    return { path: { ...base.path, [String(step?.name)]: nothing } };
  },
};
