import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { projectRoot } from '../../src/http/validators.js';
import type { Credentials } from '../support/client.js';

const MAIN = join(projectRoot, 'conformance/bin.mjs');

/** The command as a process of its own, as its users run it. */
export class RunningCommand {
  output = '';

  constructor(readonly child: ChildProcess) {
    child.stdout?.on('data', (text: Buffer) => (this.output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (this.output += text.toString()));
  }

  /** Waits until the output has a text. */
  async says(text: string): Promise<void> {
    while (!this.output.includes(text)) await once(this.child.stdout ?? this.child, 'data');
  }

  async end(): Promise<{ readonly code: number; readonly output: string }> {
    if (this.child.exitCode === null) await once(this.child, 'close');
    return { code: this.child.exitCode ?? -1, output: this.output };
  }
}

export const startCommand = (
  url: string,
  { email, key }: Credentials,
  ...more: readonly string[]
): RunningCommand => {
  const args = [MAIN, '--url', url, '--email', email, '--api-key', key, ...more];
  return new RunningCommand(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] }));
};

/** Runs the command to its end. */
export const runCommand = (...given: Parameters<typeof startCommand>): ReturnType<RunningCommand['end']> =>
  startCommand(...given).end();
