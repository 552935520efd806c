import type { Case } from '../contract/cases.js';
import { target, type Operation, type Parameter, type Schema } from '../contract/data.js';
import { exampleFile } from '../world/files.js';
import { UNKNOWN, type World } from '../world/world.js';
import type { CaseRequest } from '../world/case-request.js';

const deref = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : { ...deref(target(schema.$ref)), ...schema, $ref: undefined };

/**
 * Returns an example in which IDs name no object. An object of the organization may have the ID of the example, and a
 * server that fails a case would change it.
 */
const harmless = (written: Schema, value: unknown): unknown => {
  const schema = deref(written);
  if (Array.isArray(value)) return value.map((item) => harmless(schema.items ?? {}, item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, harmless(schema.properties?.[name] ?? {}, field)]),
    );
  const branches = [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(deref);
  const refers = branches.some((branch) => branch['x-refers-to'] !== undefined);
  return typeof value === 'number' && refers ? UNKNOWN : value;
};

type Fresh = (world: World) => Readonly<Record<string, unknown>>;

/** New names for what operations make, so that a server that wrongly accepts a request leaves what the run recognizes. */
const FRESH: Readonly<Record<string, Fresh>> = {
  createUser: (world) => ({ email: world.freshEmail(), full_name: world.fresh('Person') }),
  createBot: (world) => ({ short_name: world.freshWord('bot'), full_name: world.fresh('Bot') }),
  createSubscriptions: (world) => ({ subscriptions: [{ name: world.fresh('Channel') }] }),
  createUserGroup: (world) => ({ name: world.fresh('group') }),
  createLinkifier: (world) => ({ pattern: `${world.fresh('issue')} #(?P<id>[0-9]+)` }),
  createProfileField: (world) => ({ name: world.fresh('Field') }),
  createPlayground: (world) => ({ name: world.fresh('Playground') }),
  createDomain: (world) => ({ domain: `${world.freshWord('domain')}.example` }),
  createInvitations: (world) => ({ invitee_emails: world.freshEmail() }),
};

/** The same for names in paths. */
const FRESH_IN_PATH: Readonly<Record<string, (world: World) => string>> = {
  emoji_name: (world) => world.fresh('emoji').replace(' ', '_'),
  domain: (world) => `${world.freshWord('domain')}.example`,
  user_id_or_email: () => String(UNKNOWN),
  queue_id: (world) => world.freshWord('queue'),
};

const inPath = ({ name, schema, example }: Parameter, world: World): unknown => {
  if (typeof example === 'number') return UNKNOWN;
  return FRESH_IN_PATH[name]?.(world) ?? harmless(schema, example);
};

const inBody = ({ kind, schema, example }: Parameter): unknown =>
  kind === 'file' ? exampleFile() : harmless(schema, example);

const named = (
  parameters: readonly Parameter[],
  value: (one: Parameter) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(parameters.map((parameter) => [parameter.name, value(parameter)]));

const freshOf = ({ id, parameters }: Operation, world: World): Readonly<Record<string, unknown>> => {
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(FRESH[id]?.(world) ?? {}).filter(([name]) => required.includes(name)),
  );
};

/** The example request of the contract, sent by the owner. */
export const exampleRequest = ({ operation }: Case, world: World): CaseRequest => ({
  as: operation.open ? null : world.owner,
  path: named(
    operation.parameters.filter((parameter) => parameter.in === 'path'),
    (parameter) => inPath(parameter, world),
  ),
  parameters: {
    ...named(
      operation.parameters.filter((parameter) => parameter.in !== 'path' && parameter.required),
      inBody,
    ),
    ...freshOf(operation, world),
  },
});
