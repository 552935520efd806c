import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { projectRoot } from '../../src/lib/project-root.js';
import { freePort } from '../../src/server/start/probe-port.js';
import { findProgram } from '../support/programs.js';

interface Ports {
  readonly front: number;
  readonly server: number;
}

interface Proxy {
  readonly program: string;
  /** Returns the whole configuration, from the file of this project, without TLS and with ports of the test. */
  readonly configure: (text: string, ports: Ports, folder: string) => string;
  readonly args: (config: string, folder: string) => string[];
}

const PROXIES = {
  'nginx.conf': {
    program: 'nginx',
    configure: (text, { front, server }, folder) => {
      const site = text
        .replace(/^server \{\n {2}listen 80;[\s\S]*?^\}/m, '')
        .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${String(front)};`)
        .replaceAll(/^ *ssl_.*;$/gm, '')
        .replace('127.0.0.1:9991', `127.0.0.1:${String(server)}`)
        .replace(/^ *server 127\.0\.0\.1:9992 .*$/m, '');
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      return `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log stderr;
        events {} http { access_log off; ${paths.join(' ')} ${site} }`;
    },
    args: (config, folder) => ['-p', folder, '-e', 'stderr', '-c', config],
  },
  'haproxy.cfg': {
    program: 'haproxy',
    configure: (text, { front, server }) =>
      text
        .replace('maxconn 100000', 'maxconn 100')
        .replace(/bind :443 .*/, `bind 127.0.0.1:${String(front)}`)
        .replace('127.0.0.1:9991', `127.0.0.1:${String(server)}`)
        .replace(/^ *server two .*$/m, ''),
    args: (config) => ['-db', '-f', config],
  },
} as const satisfies Readonly<Record<string, Proxy>>;

export type ProxyFile = keyof typeof PROXIES;

export const PROXY_FILES = Object.keys(PROXIES) as ProxyFile[];

export const isInstalled = (file: ProxyFile): boolean => findProgram(PROXIES[file].program) !== undefined;

/** A proxy with the configuration of `deploy/`, in front of one server. */
export interface ProxyProcess {
  readonly url: string;
  stop(): Promise<void>;
}

/** `change` returns another text of the file, such as one with shorter times. */
export const startProxy = async (
  file: ProxyFile,
  server: number,
  change: (text: string) => string = (text) => text,
): Promise<ProxyProcess> => {
  const { program, configure, args }: Proxy = PROXIES[file];
  const folder = mkdtempSync(join(tmpdir(), 'team-chat-proxy-'));
  const front = await freePort({ host: '127.0.0.1', port: 0 });
  const config = join(folder, 'config');
  const text = change(readFileSync(join(projectRoot, 'deploy', file), 'utf8'));
  writeFileSync(config, configure(text, { front, server }, folder));
  const child = spawn(findProgram(program) ?? program, args(config, folder), {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const gone = once(child, 'exit');
  const url = `http://127.0.0.1:${String(front)}`;
  while ((await fetch(url).catch(() => undefined)) === undefined) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${String(child.exitCode)}.`);
    await new Promise(setImmediate);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
