import type { Operation, Parameter } from '../../../tools/generate-contract/contract.js';
import { Client, type HttpResponse } from '../../support/client.js';
import { exampleFile } from '../../support/files.js';
import type { BuiltWorld } from './build-world.js';
import { onCopy } from './copies.js';
import { recordEvents } from './sent-events.js';
import { iago, owner, type Thing } from '../../../tools/demo/world.js';

/** What differs from the examples of the parameters. */
export interface Variation {
  /** The sender of the request, by default Iago. */
  readonly as?: Thing;
  /** Values in place of the examples. Undefined omits the parameter. */
  readonly parameters?: Readonly<Record<string, unknown>>;
}

const leastRole = ({ extensions }: Parameter): unknown =>
  (extensions['x-permission'] as { readonly role?: unknown } | undefined)?.role;

/** Some settings of the organization can only be changed by owners. */
export const isForOwners = ({ role, parameters }: Operation): boolean =>
  role === 'owner' || parameters.some((parameter) => leastRole(parameter) === 'owner');

const valueOf = ({ kind, example }: Parameter, operation: Operation): unknown => {
  if (kind !== 'file') return example;
  // The response may state the name of the file.
  const { filename } = operation.examples.default ?? {};
  return exampleFile(typeof filename === 'string' ? filename : undefined);
};

/** Sends the examples of all parameters of an operation in one request to a new copy of the world. */
export const sendExamples = (
  built: BuiltWorld,
  operation: Operation,
  { as = isForOwners(operation) ? owner : iago, parameters: changes = {} }: Variation,
  sent = new Map<string, Set<string>>(),
): Promise<HttpResponse> =>
  onCopy(built, operation, async (on) => {
    const values = {
      ...Object.fromEntries(operation.parameters.map((one) => [one.name, valueOf(one, operation)])),
      ...changes,
    };
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(values[name])),
    );
    const inPath = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    const parameters = Object.fromEntries(Object.entries(values).filter(([name]) => !inPath.includes(name)));
    const client = operation.open
      ? on.anonymous
      : new Client(on.url, built.credentials.get(String(as.facts.email)));
    const isQuery = operation.parameters.some((one) => one.in === 'query');
    return recordEvents(on, sent, () =>
      client.send(operation.method, path, parameters, isQuery ? { encoding: 'query' } : {}),
    );
  });
