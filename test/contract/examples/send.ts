import { cp } from 'node:fs/promises';
import { join } from 'node:path';

import type { Operation, Parameter } from '../../../tools/generate-contract/contract.js';
import { Client, type HttpResponse } from '../../support/client.js';
import { ManualClock } from '../../support/clock.js';
import { createFolder, removeFolder } from '../../support/databases.js';
import { exampleFile } from '../../support/files.js';
import { startServer, type TestServer } from '../../support/server.js';
import type { BuiltWorld } from './build-world.js';
import { recordEvents } from './sent-events.js';
import { iago, NOW, owner, SITE_URL, type Thing } from './world.js';

/** What differs from the examples of the parameters. */
export interface Variation {
  /** The sender of the request, by default Iago. */
  readonly as?: Thing;
  /** Values in place of the examples. Undefined omits the parameter. */
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** Operations that only development servers have. */
const needsDevMode = ({ errorNames }: Operation): boolean => errorNames.includes('devModeOff');

/** Copies a folder. SQLite may remove its `-wal` and `-shm` meanwhile, some time after the server closed the file. */
const copyFolder = async (from: string, to: string): Promise<void> => {
  try {
    await cp(from, to, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await removeFolder(to);
    await copyFolder(from, to);
  }
};

/** Runs `work` with a server on a copy of the world. */
export const onCopy = async <T>(
  { database }: BuiltWorld,
  operation: Operation,
  work: (on: TestServer) => Promise<T>,
): Promise<T> => {
  const dataDir = createFolder();
  await copyFolder(database.dataDir, dataDir);
  const copy = {
    dataDir,
    databaseUrl: `sqlite:${join(dataDir, 'chat.sqlite')}`,
    remove: () => removeFolder(dataDir),
  };
  const env = { SITE_URL, DEV_MODE: needsDevMode(operation) ? 'on' : 'off' };
  const on = await startServer({ database: copy, env, clock: new ManualClock(NOW * 1000 + 250) });
  try {
    return await work(on);
  } finally {
    await on.close();
    await copy.remove();
  }
};

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
