import { JSON_HEADERS, NO_OTHER_TYPE, REQUEST_ID_HEADER } from '../connections.js';

/** The headers with the state of a rate limit: none for a request that was not counted. */
export type StandingHeaders = Readonly<Record<string, string>>;

/** The names and values of the headers that the first steps set for other requests. */
export const firstHeaders = (requestId: string, standing: StandingHeaders = {}): string[] => [
  REQUEST_ID_HEADER,
  requestId,
  ...NO_OTHER_TYPE,
  ...Object.entries(standing).flat(),
];

const OF_JSON: readonly string[] = JSON_HEADERS.flat();

/** The names and values of the headers of a success. `bytes` are those of its body. */
export const successHeaders = (
  requestId: string,
  standing: StandingHeaders | undefined,
  bytes: number,
): string[] => [...firstHeaders(requestId, standing), ...OF_JSON, 'Content-Length', String(bytes)];

const linesOf = (headers: Iterable<readonly [string, string]>): string =>
  Array.from(headers, ([name, value]) => `${name}: ${value}\r\n`).join('');

const SAME = linesOf([NO_OTHER_TYPE, ...JSON_HEADERS]);

/** In milliseconds. */
const SECOND = 1000;

interface Head {
  readonly requestId: string;
  readonly standing: StandingHeaders | undefined;
  /** The bytes of the body. */
  readonly bytes: number;
}

/** The heads of successes as Node's HTTP server writes them. Most of their text is the same for a second. */
export class PollHeads {
  #second = 0;
  #same = '';

  /** In milliseconds. A connection stays open for so long without a request. */
  constructor(private readonly keepAliveMs: number) {}

  textOf({ requestId, standing = {}, bytes }: Head): string {
    this.#keepUp(Date.now());
    const limits = linesOf(Object.entries(standing));
    return `HTTP/1.1 200 OK\r\n${REQUEST_ID_HEADER}: ${requestId}\r\nContent-Length: ${bytes}\r\n${limits}${this.#same}`;
  }

  #keepUp(now: number): void {
    const second = Math.floor(now / SECOND);
    if (this.#second === second) return;
    this.#second = second;
    const date = new Date(now).toUTCString();
    const stays = `Connection: keep-alive\r\nKeep-Alive: timeout=${this.keepAliveMs / SECOND}`;
    this.#same = `${SAME}Date: ${date}\r\n${stays}\r\n\r\n`;
  }
}
