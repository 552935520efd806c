import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { projectRoot } from '../../src/lib/project-root.js';
import { keepSecretKey, keepSettings } from './secrets/find.js';
import { searchOutput } from './secrets/search-output.js';

/** Returns the numbers of the processes that a process has started and that run. */
export const childrenOf = (pid: number): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
};

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const LOOK_MS = 20;

/** Waits for something that processes do, and leaves the processor to them meanwhile. */
export const untilProcesses = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(LOOK_MS);
};

/** Sends a signal to the server, which may be the child of the program that runs it. */
const signalServer = (child: ChildProcess, signal: NodeJS.Signals, isUnder: boolean): void => {
  if (!isUnder) {
    child.kill(signal);
    return;
  }
  const [server] = childrenOf(child.pid ?? 0);
  // Number 0 would be the group of the tests.
  if (server !== undefined) process.kill(server, signal);
};

/** The built server in a separate process, as `npm start` runs it. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    /** The output until the server was ready. */
    readonly output: string,
    private readonly isUnder: boolean,
  ) {}

  /**
   * Resolves when the server is ready. Rejects with its output if it ends before. `spawned` is called with the process
   * before that. `under`: the program that runs it as its only child, with the arguments of that program. `root`: the folder
   * of the project. `script`: what Node.js runs there, with its arguments.
   * `isDemo`: it prints the password of the demo, which everyone may know.
   */
  static async start(
    env: Readonly<Record<string, string>>,
    {
      spawned,
      under = [],
      root = projectRoot,
      script: [file, ...given] = ['dist/src/server/main.js'] as const,
      isDemo = false,
    }: {
      readonly spawned?: (child: ChildProcess) => void;
      readonly under?: readonly string[];
      readonly root?: string;
      readonly script?: readonly [string, ...string[]];
      readonly isDemo?: boolean;
    } = {},
  ): Promise<ServerProcess> {
    keepSettings(env);
    const [program = process.execPath, ...args] = [...under, process.execPath, join(root, file), ...given];
    const child = spawn(program, args, {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: '0',
        PROCESSES: '1',
        LOG_LEVEL: 'trace',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (!isDemo) for (const stream of [child.stdout, child.stderr]) searchOutput(stream);
    // Kills the server if a test fails halfway.
    const kill = (): void => {
      signalServer(child, 'SIGKILL', under.length > 0);
    };
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    spawned?.(child);
    let output = '';
    return new Promise((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        const url = /ready.*?(http:\/\/[\w.:]*\w)/i.exec(output)?.[1];
        if (url === undefined) return;
        child.stdout.off('data', read);
        child.stderr.off('data', read);
        if (env.DATA_DIR !== undefined) keepSecretKey(env.DATA_DIR);
        resolve(new ServerProcess(child, url, output, under.length > 0));
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => {
        reject(new Error(`The server ended with ${String(code)}:\n${output}`));
      });
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /**
   * Ends the process, by default with SIGKILL, and waits for its end. Returns its exit code. Any other signal has it end the
   * processes that it has started. After SIGKILL they end by themselves, and write to its folder until then.
   */
  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const gone = once(this.child, 'exit');
    const started = childrenOf(this.pid);
    signalServer(this.child, signal, this.isUnder);
    const [code] = (await gone) as [number | null];
    if (signal === 'SIGKILL') await untilProcesses(() => !started.some(isRunning));
    return code;
  }
}
