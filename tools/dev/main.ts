// `npm run dev`: keeps generated/, the types and a running server up to date with the sources.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../src/http/validators.js';
import { generateFiles } from '../generate-contract/main.js';
import { ContractError } from '../generate-contract/problems.js';

/** An editor saves a file in several steps. */
const SETTLED_MS = 50;

const log = (text: string): void => {
  process.stdout.write(`[dev] ${text}\n`);
};

/** Runs work after changes, once at a time; changes during the work start it again. */
const afterChanges = (work: () => Promise<void>): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work).catch((error: unknown) => {
        log(String(error));
      });
    }, SETTLED_MS);
  };
};

let server: ChildProcess | undefined;

const stopServer = async (): Promise<void> => {
  if (server?.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
};

const restart = async (): Promise<void> => {
  await stopServer();
  server = spawn(process.execPath, ['--import', 'tsx', join(projectRoot, 'src/main.ts')], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
};

const generate = async (): Promise<void> => {
  const began = performance.now();
  try {
    const changed = await generateFiles();
    log(
      `Generated in ${Math.round(performance.now() - began)} ms: ${changed.join(', ') || 'nothing changed'}.`,
    );
  } catch (error) {
    log(error instanceof ContractError ? error.message : String((error as Error).stack));
  }
};

const onChange = (folder: string, ending: RegExp, changed: () => void): void => {
  watch(join(projectRoot, folder), { recursive: true }, (_event, name) => {
    if (name !== null && ending.test(name)) changed();
  });
};

await generate();
const types = spawn(
  process.execPath,
  [join(projectRoot, 'node_modules/typescript/bin/tsc'), '--noEmit', '--watch', '--preserveWatchOutput'],
  { cwd: projectRoot, stdio: 'inherit' },
);
await restart();
onChange('openapi', /\.yaml$/, afterChanges(generate));
const restartAfterChanges = afterChanges(restart);
onChange('src', /\.ts$/, restartAfterChanges);
onChange('generated', /\.(ts|json)$/, restartAfterChanges);
log('Watching openapi/, src/ and generated/. Changes of tools/ need a new start.');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    types.kill();
    void stopServer().then(() => process.exit(0));
  });
}
