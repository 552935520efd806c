import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Command = readonly [program: string, ...args: string[]];

export interface Outcome {
  readonly succeeded: boolean;
  readonly output: string;
}

/** Builds of other programs on the machine go first. */
const NICE = 10;
const TIMEOUT_MS = 1_800_000;

/** Runs a command in a folder. Its output is both streams, as they came. */
export const runCommand = (
  [program, ...args]: Command,
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn('nice', ['-n', String(NICE), program, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
    child.once('error', (error) => {
      resolve({ succeeded: false, output: error.message });
    });
    child.once('close', (code) => {
      resolve({ succeeded: code === 0, output: Buffer.concat(output).toString() });
    });
  });

/** Runs commands until one fails. */
export const runCommands = async (commands: readonly Command[], cwd: string): Promise<Outcome> => {
  let output = '';
  for (const command of commands) {
    const outcome = await runCommand(command, cwd);
    output += `$ ${command.join(' ')}\n${outcome.output}\n`;
    if (!outcome.succeeded) return { succeeded: false, output };
  }
  return { succeeded: true, output };
};

export const isOnMachine = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
