import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { API_ROOT } from '../../src/runtime/http/match.js';
import { projectRoot } from '../../src/lib/project-root.js';

/** The organization of the examples, as `npm start -- --demo` serves it. */
export interface Demo {
  /** The address of the API. */
  readonly url: string;
  /** Who sends the examples. */
  readonly email: string;
  readonly key: string;
  readonly stop: () => Promise<void>;
}

const READY = /openapi-3\.0\.json (?<url>http:\S+) --user '(?<email>[^:]+):(?<key>[^']+)'/;

/** Starts the command, and reads from its output what it tells to send the examples. */
export const startDemo = async (): Promise<Demo> => {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(projectRoot, 'src/team-chat.mjs'), 'serve', '--demo'], {
    env: { PATH, HOME, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8');
  child.stderr.on('data', (text: string) => (output += text));
  const {
    url = '',
    email = '',
    key = '',
  } = await new Promise<Partial<Record<string, string>>>((resolve, reject) => {
    child.once('exit', () => {
      reject(new Error(output));
    });
    child.stdout.on('data', (text: string) => {
      output += text;
      const found = READY.exec(output)?.groups;
      if (found) resolve(found);
    });
  });
  if (!url.endsWith(API_ROOT)) throw new Error(output);
  return {
    url,
    email,
    key,
    async stop() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};
