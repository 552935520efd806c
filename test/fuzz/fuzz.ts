import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { projectRoot } from '../../src/lib/project-root.js';
import { buildWorld } from '../contract/examples/build-world.js';
import * as world from '../../tools/demo/world.js';
import { Client, type Credentials } from '../support/client.js';
import { createFolder, removeFolder } from '../support/folders.js';
import { ServerProcess } from '../support/process.js';

export const DOCUMENTS = ['openapi.json', 'openapi-3.0.json'] as const;
export type Document = (typeof DOCUMENTS)[number];

export const USERS = ['owner', 'member'] as const;
export type User = (typeof USERS)[number];

const THINGS: Readonly<Record<User, world.Thing>> = { owner: world.owner, member: world.zoe };

interface Run {
  /** The command that runs it. */
  readonly schemathesis: readonly [program: string, ...args: string[]];
  readonly document: Document;
  readonly user: User;
  readonly seed: string;
  /** Maximum number of requests per operation and phase. */
  readonly examples: string;
  /** How long sequences of requests are sent. Schemathesis ends and begins again meanwhile, since IDs differ. */
  readonly seconds: string;
  /** Whether the server refuses what it otherwise ignores. */
  readonly strict: boolean;
  /** Further arguments of Schemathesis. */
  readonly others: readonly string[];
}

const FOLDER = join(projectRoot, 'test/fuzz');

interface Pass {
  readonly options: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Sequences that follow the links of the document, while the organization has everything that they begin with, and then
 * single requests. Few sequences would go on after bad data.
 */
const passesOf = ({ examples, seconds, strict }: Run): Pass[] => [
  {
    options: ['--phases', 'stateful', '--mode', 'positive', '--max-time', seconds],
    environment: { FUZZ_SEQUENCES: 'on' },
  },
  {
    options: ['--phases', 'examples,coverage,fuzzing', '--max-examples', examples],
    environment: strict ? { FUZZ_STRICT: 'on' } : {},
  },
];

/** Runs Schemathesis in a folder of its own, where it keeps its files. Returns whether it found nothing. */
const runSchemathesis = async (
  { schemathesis: [program, ...command], document, seed, others }: Run,
  { options, environment }: Pass,
  { site, login }: { site: string; login: Credentials },
): Promise<boolean> => {
  const cwd = createFolder();
  const config = ['--config-file', join(FOLDER, 'schemathesis.toml')];
  const auth = ['--auth', `${login.email}:${login.key}`];
  const child = spawn(
    program,
    [
      ...command,
      ...config,
      'run',
      `${site}/api/v1/${document}`,
      ...auth,
      '--seed',
      seed,
      ...options,
      ...others,
    ],
    {
      cwd,
      env: { ...process.env, PYTHONPATH: FOLDER, PYTHONDONTWRITEBYTECODE: '1', ...environment },
      stdio: 'inherit',
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  await removeFolder(cwd);
  return code === 0;
};

/** Returns whether Schemathesis found nothing, and the server and the login outlived it. */
export const fuzz = async (run: Run): Promise<boolean> => {
  const { database, credentials } = await buildWorld();
  const login = credentials.get(String(THINGS[run.user].facts.email));
  if (!login) throw new Error(`The organization has no login of the ${run.user}.`);
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = database;
  const STRICT_REQUESTS = run.strict ? 'on' : 'off';
  const settings = { STRICT_REQUESTS, RATE_LIMITS: 'off', LOG_LEVEL: 'info' };
  const on = await ServerProcess.start({ DATA_DIR, DATABASE_URL, ...settings });
  try {
    let isClean = true;
    for (const pass of passesOf(run)) {
      isClean = (await runSchemathesis(run, pass, { site: on.url, login })) && isClean;
      await new Client(on.url, login).ok('GET', '/users/me');
    }
    return isClean;
  } finally {
    await on.stop();
    await database.remove();
  }
};
