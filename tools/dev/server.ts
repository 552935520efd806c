import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { projectRoot } from '../../src/lib/project-root.js';
import { importedPackages, SERVER } from './compiler.js';

const STARTER = join(projectRoot, 'tools/dev/start-server.mjs');

/** A server with waiting clients may take longer to stop in order. */
const STOP_MS = 1000;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const end = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await exited;
  clearTimeout(timer);
};

/** Resolves when the server is ready, or has ended. Passes its output on. */
const started = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (chunk.includes('Ready at ')) resolve(true);
    });
    child.once('exit', () => {
      resolve(false);
    });
  });

/** The running server, and a process that is ready to become the next one. */
export class DevServer {
  #running: ChildProcess | undefined;
  #next: ChildProcess | undefined;

  /** Returns whether the new server is ready. */
  async restart(): Promise<boolean> {
    const next = this.#next && !hasEnded(this.#next) ? this.#next : this.#prepare();
    this.#next = undefined;
    if (this.#running) await end(this.#running);
    this.#running = next;
    const isReady = started(next);
    next.send('start');
    const result = await isReady;
    this.#next = this.#prepare();
    return result;
  }

  async stop(): Promise<void> {
    for (const child of [this.#running, this.#next]) if (child) await end(child);
  }

  #prepare(): ChildProcess {
    const options = ['--enable-source-maps', STARTER, pathToFileURL(SERVER).href, ...importedPackages()];
    return spawn(process.execPath, options, {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
  }
}
