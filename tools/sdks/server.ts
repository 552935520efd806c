import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { projectRoot } from '../../src/lib/project-root.js';

export interface LiveServer {
  /** What a scenario reads from its environment. */
  readonly environment: Readonly<Record<'API_URL' | 'EMAIL' | 'API_KEY', string>>;
  readonly stop: () => Promise<void>;
}

const READY = /ready.*?(http:\/\/[\w.:]+)/i;

const credentials = async (dataDir: string): Promise<{ email: string; key: string }> => {
  const text = await readFile(join(dataDir, 'owner.zuliprc'), 'utf8');
  const value = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  return { email: value('email'), key: value('key') };
};

/** Starts the built server on a new SQLite database. */
export const startServer = async (): Promise<LiveServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sdks-'));
  const child = spawn(process.execPath, [join(projectRoot, 'dist/src/server/main.js')], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const stop = async (): Promise<void> => {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined;
    kill();
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (part: Buffer): void => {
      output += part.toString();
      const ready = READY.exec(output)?.[1];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      reject(new Error(`The server ended with ${String(code)}:\n${output}`));
    });
  });
  const { email, key } = await credentials(dataDir);
  return { environment: { API_URL: `${url}/api/v1`, EMAIL: email, API_KEY: key }, stop };
};
