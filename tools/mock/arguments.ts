import { parseArgs } from 'node:util';

import { parseUrl } from '../../src/lib/parse-url.js';

/** Thrown for arguments that the command does not have. */
export class ArgumentError extends Error {}

export interface Arguments {
  readonly port: number;
  readonly host: string;
  /** The server behind the proxy. Undefined for the mock. */
  readonly proxy?: string;
  readonly report?: string;
  readonly fail: boolean;
  readonly strict: boolean;
}

const DEFAULT_PORT = '9990';

const portOf = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new ArgumentError('--port must be a number from 0 to 65535.');
  return port;
};

const checkTarget = (target: string): void => {
  const url = parseUrl(target);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ArgumentError('--proxy must be the address of a server, such as http://localhost:9991.');
  const { username, password } = url;
  if (username !== '' || password !== '')
    throw new ArgumentError('--proxy must be an address without credentials, which clients send.');
};

/** Reads `--port 9990 --proxy http://localhost:9991`. Throws an `ArgumentError` for other arguments. */
export const readArguments = (args: readonly string[]): Arguments => {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = { port: text, host: text, proxy: text, report: text, fail: flag, strict: flag };
  let values;
  try {
    ({ values } = parseArgs({ args: [...args], options, strict: true }));
  } catch (error) {
    throw new ArgumentError((error as Error).message, { cause: error });
  }
  const { port = DEFAULT_PORT, host = '127.0.0.1', proxy, report, fail, strict } = values;
  if (proxy === undefined && (report !== undefined || fail))
    throw new ArgumentError('--report and --fail are for --proxy.');
  if (proxy !== undefined && strict)
    throw new ArgumentError('--strict is for the mock. The proxy always reports.');
  if (proxy !== undefined) checkTarget(proxy);
  return {
    port: portOf(port),
    host,
    ...(proxy !== undefined && { proxy }),
    ...(report !== undefined && { report }),
    fail,
    strict,
  };
};
