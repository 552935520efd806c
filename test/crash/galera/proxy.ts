import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from '../../../src/lib/project-root.js';
import { findProgram } from '../../support/programs.js';

/** Starts HAProxy with deploy/galera-haproxy.cfg and these ports. Returns what stops it. */
export const startProxy = async (
  folder: string,
  port: number,
  nodes: readonly number[],
): Promise<() => Promise<void>> => {
  let text = await readFile(join(projectRoot, 'deploy/galera-haproxy.cfg'), 'utf8');
  text = text
    .replace('127.0.0.1:3306', `127.0.0.1:${port}`)
    .replace('/etc/haproxy/galera-check', join(projectRoot, 'deploy/galera-check'));
  nodes.forEach((node, index) => {
    text = text.replace(`10.0.0.${index + 1}:3306`, `127.0.0.1:${node}`);
  });
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, text);
  const proxy = spawn(findProgram('haproxy') ?? 'haproxy', ['-db', '-f', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = (): void => void proxy.kill('SIGKILL');
  process.once('exit', kill);
  return async () => {
    process.off('exit', kill);
    const gone = once(proxy, 'exit');
    proxy.kill('SIGTERM');
    await gone;
  };
};
