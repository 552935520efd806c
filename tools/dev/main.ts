// `npm run dev`: keeps generated/, the types and a running server up to date with the sources.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../src/lib/project-root.js';
import { ContractError } from '../generate-contract/problems.js';
import { compile, compileAll } from './compiler.js';
import { Generator } from './generator.js';
import { DevServer } from './server.js';

/** An editor saves a file in several steps. */
const SETTLED_MS = 30;

const log = (text: string): void => {
  process.stdout.write(`[dev] ${text}\n`);
};

const since = (start: number): string => `${Math.round(performance.now() - start)} ms`;

const complain = (error: unknown): void => {
  log(error instanceof ContractError ? error.message : String((error as Error).stack));
};

const generator = new Generator();
const server = new DevServer();
const changedFiles = new Set<string>();
let working = Promise.resolve();

/** Generates what a server starts with. Returns whether any of it changed. A mistake leaves everything as it was. */
const generateFirst = async (): Promise<boolean> => {
  try {
    const changed = await generator.first();
    for (const name of changed) compile(join('generated', name));
    return changed.length > 0;
  } catch (error) {
    complain(error);
    return false;
  }
};

const generateRest = async (): Promise<void> => {
  const start = performance.now();
  const changed = await generator.rest();
  if (changed.length > 0) log(`Generated ${changed.join(', ')} in ${since(start)}.`);
};

/** Brings the server up to date with the files that changed. */
const update = async (): Promise<void> => {
  const start = performance.now();
  const files = [...changedFiles];
  changedFiles.clear();
  const isContract = files.some((file) => file.startsWith('openapi'));
  const isGenerated = isContract && (await generateFirst());
  const programs = files.map(compile);
  if (isGenerated || programs.includes(true)) {
    const isReady = await server.restart();
    log(`${isReady ? 'Restarted' : 'The server ended'} after ${since(start)}.`);
  }
  // Not awaited, so that the next change does not wait. `rest` stops when the contract changes again.
  if (isContract) void generateRest().catch(complain);
};

/** Changes that come together are one update. Updates run one after the other. */
let timer: NodeJS.Timeout | undefined;
const onChange = (file: string): void => {
  changedFiles.add(file);
  clearTimeout(timer);
  timer = setTimeout(() => {
    working = working.then(update).catch(complain);
  }, SETTLED_MS);
};

const watchFolder = (folder: string, ending: string): void => {
  watch(join(projectRoot, folder), { recursive: true }, (_event, name) => {
    if (name?.endsWith(ending)) onChange(join(folder, name));
  });
};

const start = performance.now();
await generateFirst();
await generateRest().catch(complain);
compileAll();
await server.restart();
log(`Started after ${since(start)}.`);
const types = spawn(
  process.execPath,
  [
    join(projectRoot, 'node_modules/@typescript/native/bin/tsc'),
    '--noEmit',
    '--watch',
    '--preserveWatchOutput',
  ],
  { cwd: projectRoot, stdio: 'inherit' },
);
watchFolder('openapi', '.yaml');
watchFolder('src', '.ts');
watchFolder('generated', '.ts');
log(
  'Watching openapi/, src/ and generated/. Changes of tools/, src/lib/budgets.ts and src/chat/caps.ts need a new start.',
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    types.kill();
    void server.stop().then(() => process.exit(0));
  });
}
