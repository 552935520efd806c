import { ConfigError } from '../../src/runtime/config.js';
import { parseUrl } from '../../src/lib/parse-url.js';

export interface MockOptions {
  readonly port: number;
  readonly host: string;
  /** The server behind the proxy. Undefined for the mock. */
  readonly proxy?: string;
  readonly report?: string;
  readonly fail?: boolean;
  readonly strict?: boolean;
}

/** Reads a port. Throws a `ConfigError` for another text. */
export const portOf = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new ConfigError('--port must be a number from 0 to 65535.');
  return port;
};

const checkTarget = (target: string): void => {
  const url = parseUrl(target);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ConfigError('--proxy must be the address of a server, such as http://localhost:9991.');
  const { username, password } = url;
  if (username !== '' || password !== '')
    throw new ConfigError('--proxy must be an address without credentials, which clients send.');
};

/** Throws a `ConfigError` for options that do not belong together. */
export const checkOptions = ({ proxy, report, fail, strict }: MockOptions): void => {
  if (proxy === undefined && (report !== undefined || fail))
    throw new ConfigError('--report and --fail are for --proxy.');
  if (proxy !== undefined && strict)
    throw new ConfigError('--strict is for the mock. The proxy always reports.');
  if (proxy !== undefined) checkTarget(proxy);
};
