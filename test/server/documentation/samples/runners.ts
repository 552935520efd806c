import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { projectRoot } from '../../../../src/lib/project-root.js';

/** A sample in a file. */
export interface Job {
  readonly file: string;
  readonly env: Readonly<Record<'SITE' | 'EMAIL' | 'API_KEY', string>>;
  /** Whether it prints without end. Then its first text is its output. */
  readonly endless: boolean;
}

export interface Output {
  readonly text: string;
  readonly error: string;
}

/** Runs the samples of a language in their folder. */
export interface Runner {
  run(job: Job): Promise<Output>;
  stop(): Promise<void>;
}

/** Starts a shell for each sample. */
export const inShells = (folder: string): Runner => ({
  run: ({ file, env, endless }) =>
    new Promise((resolve, reject) => {
      const child = spawn('bash', [file], {
        cwd: folder,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      let [text, error] = ['', ''];
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (endless && child.pid !== undefined) process.kill(-child.pid);
      });
      child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
      child.on('error', reject);
      child.on('close', () => {
        resolve({ text, error });
      });
    }),
  stop: () => Promise.resolve(),
});

/** Starts one process for all samples, since an interpreter and its packages take long to load. */
const inOneProcess = (command: string, program: string, folder: string): Runner => {
  const child = spawn(command, [join(projectRoot, 'test/server/documentation/samples', program)], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async run(job) {
      child.stdin.write(`${JSON.stringify(job)}\n`);
      const { value, done } = await lines.next();
      if (done === true) throw new Error(`${program} ended.`);
      return JSON.parse(value) as Output;
    },
    async stop() {
      const ended = once(child, 'close');
      child.stdin.end();
      await ended;
    },
  };
};

export const inNode = (folder: string): Runner => inOneProcess(process.execPath, 'run-scripts.mjs', folder);

export const inPython = (folder: string): Runner => inOneProcess('python3', 'run_scripts.py', folder);

export const hasZulip = (): boolean => spawnSync('python3', ['-c', 'import zulip']).status === 0;
