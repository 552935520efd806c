import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { command } from '../../conformance/src/command/command.js';
import { projectRoot } from '../../src/lib/project-root.js';
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

const argsOf = (url: string, { email, key }: Credentials, more: readonly string[]): string[] => [
  '--url',
  url,
  '--email',
  email,
  '--api-key',
  key,
  ...more,
];

export const startCommand = (url: string, owner: Credentials, ...more: readonly string[]): RunningCommand => {
  const args = [MAIN, ...argsOf(url, owner, more)];
  return new RunningCommand(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] }));
};

/** Runs the command to its end in this process, because a process of its own takes seconds to start. */
export const runCommand = async (
  url: string,
  owner: Credentials,
  ...more: readonly string[]
): ReturnType<RunningCommand['end']> => {
  const lines: string[] = [];
  const code = await command({
    args: argsOf(url, owner, more),
    environment: {},
    say: (line) => lines.push(line),
    signal: new AbortController().signal,
  });
  return { code, output: lines.join('\n') };
};
