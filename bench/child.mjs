import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { commander } from './commands.mjs';
import { cpuOf } from './cpu.mjs';

export const PASSWORD = 'a password for benches only';

export const newDataDir = () => mkdtemp(join(tmpdir(), 'chat-bench-'));
export const removeDataDir = (folder) => rm(folder, { recursive: true, force: true });

/** The megabytes of a field of a process's status, such as `VmRSS`. */
export const megabytesOf = async (pid, field) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)[1]) / 1024;
};

/** Clock ticks of the kernel in a second. */
const TICKS = 100;

/** The processor time of a process in milliseconds, which other processes do not change. */
const cpuMillisecondsOf = async (pid) => {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
};

const end = async (child, signal) => {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
};

/** Starts a program that prints a line with its URL when it is ready. */
export const startProgram = async (file, dataDir, env = {}, args = []) => {
  const began = performance.now();
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), ...args], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMITS: 'off',
      OWNER_PASSWORD: PASSWORD,
      OWNER_EMAIL: 'owner@example.com',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  const url = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}:\n${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /ready.*?(http:\/\/[\w.:]+)/i.exec(output)?.[1];
      if (found) resolve(found);
    });
  });
  return {
    url,
    pid: child.pid,
    millisecondsToReady: performance.now() - began,
    residentMegabytes: () => megabytesOf(child.pid, 'VmRSS'),
    peakMegabytes: () => megabytesOf(child.pid, 'VmHWM'),
    cpuMilliseconds: () => cpuMillisecondsOf(child.pid),
    cpuMicroseconds: () => cpuOf(child.pid),
    /** Has a program that takes commands carry one out. */
    command: commander(child),
    stop: () => end(child, 'SIGTERM'),
    /** As a crash. */
    kill: () => end(child, 'SIGKILL'),
  };
};

/** A caller of the API: forms for writing, the query for reading. */
export const caller =
  (url, authorization) =>
  async (method, path, parameters = {}) => {
    const fields = new URLSearchParams(
      Object.entries(parameters).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    const reading = method === 'GET';
    const response = await fetch(`${url}/api/v1${path}${reading ? `?${fields}` : ''}`, {
      method,
      headers: authorization ? { authorization } : {},
      ...(reading ? {} : { body: fields }),
    });
    const body = await response.json();
    if (body.result !== 'success')
      throw Object.assign(new Error(`${method} ${path}: ${JSON.stringify(body)}`), { code: body.code });
    return body;
  };

export const ownerAuthorization = async (dataDir) => {
  const file = await readFile(join(dataDir, 'owner.zuliprc'), 'utf8');
  const field = (name) => new RegExp(`^${name}\\s*=\\s*(.*)$`, 'm').exec(file)[1].trim();
  return `Basic ${Buffer.from(`${field('email')}:${field('key')}`).toString('base64')}`;
};
