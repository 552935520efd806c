import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { projectRoot } from '../../src/http/validators.js';
import { buildWorld } from '../contract/examples/build-world.js';
import * as world from '../contract/examples/world.js';
import { Client, type Credentials } from '../support/client.js';
import { createFolder, removeFolder } from '../support/databases.js';
import { ServerProcess } from '../support/process.js';

export const DOCUMENTS = ['openapi.json', 'openapi-3.0.json'] as const;
export type Document = (typeof DOCUMENTS)[number];

export const USERS = ['owner', 'member'] as const;
export type User = (typeof USERS)[number];

const THINGS: Readonly<Record<User, world.Thing>> = { owner: world.owner, member: world.zoe };

interface Run {
  /** The program. */
  readonly schemathesis: string;
  readonly document: Document;
  readonly user: User;
  readonly seed: string;
  /** Maximum number of requests per operation and phase. */
  readonly examples: string;
  readonly phases: string;
  /** Further arguments of Schemathesis. */
  readonly others: readonly string[];
}

const HOOKS = join(projectRoot, 'test/fuzz');

/** Runs Schemathesis in a folder of its own, where it keeps its files. Returns its exit code. */
const runSchemathesis = async (
  { schemathesis, document, seed, examples, phases, others }: Run,
  site: string,
  { email, key }: Credentials,
): Promise<number> => {
  const cwd = createFolder();
  const options = ['--phases', phases, '--seed', seed, '--max-examples', examples, ...others];
  const child = spawn(
    schemathesis,
    [
      ...['--config-file', join(HOOKS, 'schemathesis.toml'), 'run', `${site}/api/v1/${document}`],
      ...['--auth', `${email}:${key}`, ...options],
    ],
    { cwd, env: { ...process.env, PYTHONPATH: HOOKS, PYTHONDONTWRITEBYTECODE: '1' }, stdio: 'inherit' },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  await removeFolder(cwd);
  return code ?? 1;
};

/** Returns whether Schemathesis found nothing, and the server and the login outlived it. */
export const fuzz = async (run: Run): Promise<boolean> => {
  const { database, credentials } = await buildWorld();
  const login = credentials.get(String(THINGS[run.user].facts.email));
  if (!login) throw new Error(`The organization has no login of the ${run.user}.`);
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = database;
  const on = await ServerProcess.start({ DATA_DIR, DATABASE_URL, RATE_LIMITS: 'off', LOG_LEVEL: 'info' });
  try {
    const code = await runSchemathesis(run, on.url, login);
    await new Client(on.url, login).ok('GET', '/users/me');
    return code === 0;
  } finally {
    await on.stop();
    await database.remove();
  }
};
