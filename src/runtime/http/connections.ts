import { type IncomingMessage, type RequestListener, type Server as Listener, STATUS_CODES } from 'node:http';
import { isIP } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';

import type Koa from 'koa';

import { networkCheck, networkOf, plainAddress } from '../../lib/networks.js';
import type { Clock } from '../../lib/clock.js';
import { errors } from '../../../generated/errors.js';
import type { ApiError } from '../../contract/api-error.js';

const OVERFLOW = 'HPE_HEADER_OVERFLOW';

const errorOf = ({ code }: NodeJS.ErrnoException): ApiError =>
  code === OVERFLOW ? errors.headersTooLarge() : errors.unreadableRequest();

/** The headers of every response with JSON. Koa would add a charset, which JSON does not have. */
export const JSON_HEADERS = [
  ['Content-Type', 'application/json'],
  ['Cache-Control', 'no-store'],
] as const;

/** Forbids browsers to interpret a response as another type than it states. Every response has it. */
export const NO_OTHER_TYPE = ['X-Content-Type-Options', 'nosniff'] as const;

interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const refusalOf = ({ status, body }: ApiError): Refusal => {
  const text = `${JSON.stringify(body)}\n`;
  const headers = {
    ...Object.fromEntries([...JSON_HEADERS, NO_OTHER_TYPE]),
    [REQUEST_ID_HEADER]: randomUUID(),
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  };
  return { status, headers, text };
};

const write = (error: ApiError): string => {
  const { status, headers, text } = refusalOf(error);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${[`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n')}\r\n\r\n${text}`;
};

/**
 * Sends an error response, in the form of every error, for input that Node.js cannot parse and does not pass to the
 * app.
 */
export const respondToClientErrors = (listener: Listener): void => {
  listener.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (socket.writable && error.code !== 'ECONNRESET') socket.end(write(errorOf(error)));
    else socket.destroy();
  });
  // Node.js would close the connection without a response. The method is for proxies.
  listener.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy()).end(write(errors.unreadableRequest()));
  });
  // Node.js would refuse an unknown `Expect` with a text of its own.
  listener.on('checkExpectation', (request, response) => {
    listener.emit('request', request, response);
  });
};

const isHost = (name: string): boolean => name.length === 4 && name.toLowerCase() === 'host';

/** Returns whether a request has one `Host`, which HTTP/1.1 requires. Proxies and servers may each read another of two. */
const hasOneHost = ({ httpVersion, rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (isHost(rawHeaders[index] ?? '')) hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
};

/** Refuses requests of HTTP/1.1 without `Host`, to which Node.js would send an empty response, and those with two. */
export const requireHost =
  (handle: RequestListener): RequestListener =>
  (request, response) => {
    if (hasOneHost(request)) {
      handle(request, response);
      return;
    }
    const { status, headers, text } = refusalOf(errors.unreadableRequest());
    response.writeHead(status, headers).end(text);
  };

/**
 * In milliseconds. A request must arrive completely within this time. One with a file gets more time with every byte.
 */
export const RECEIVE_MS = 30_000;
/** Minimum average rate of a file. */
const FILE_BYTES_PER_SECOND = 16 * 1024;

const longOnes = new WeakSet<IncomingMessage>();

/** Allows a request the time that its file needs. */
export const takeTime = (request: IncomingMessage): void => {
  longOnes.add(request);
};

const BODY_HEADERS: readonly string[] = ['content-length', 'transfer-encoding'];

/** Whether a request has a body. Does not read `headers`, which a client that waits for events would keep in memory. */
export const hasBody = ({ rawHeaders }: IncomingMessage): boolean => {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    // Most names have another length.
    if (BODY_HEADERS.some((one) => one.length === name.length && one === name.toLowerCase())) return true;
  }
  return false;
};

const NOTHING = Object.freeze({});
const NO_HEADERS: string[] = [];

/** Takes the headers and the URL from a request, which a client that waits for its response would keep in memory. */
export const releaseRequest = (request: IncomingMessage): void => {
  // Koa keeps the parts of the URL in the request.
  Object.assign(request, { headers: NOTHING, rawHeaders: NO_HEADERS, url: '', _parsedUrl: undefined });
};

/** Closes the connection of a request that does not arrive in time, even if a response was sent. */
export const limitReceiving = (request: IncomingMessage, clock: Clock): void => {
  const { socket } = request;
  if (!hasBody(request)) return;
  const [startedAt, bytesBefore] = [clock.elapsed(), socket.bytesRead];
  const timeLeft = (): number => {
    const bytes = longOnes.has(request) ? socket.bytesRead - bytesBefore : 0;
    return startedAt + RECEIVE_MS + (bytes / FILE_BYTES_PER_SECOND) * 1000 - clock.elapsed();
  };
  const check = (): void => {
    const milliseconds = timeLeft();
    if (request.complete) return;
    if (milliseconds > 0) cancel = clock.after(milliseconds, check);
    else socket.destroy();
  };
  let cancel = clock.after(RECEIVE_MS, check);
  const end = (): void => {
    cancel();
  };
  request.once('end', end);
  request.once('close', end);
};

/**
 * Maximum number of open connections of one IPv4 address or IPv6 /64. Each user who waits for events has one or two.
 */
const MAX_CONNECTIONS = 2000;

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Returns whether an address may have any number of connections: a proxy, or a program on this machine. */
export const isUnlimited = (trustedProxies: readonly string[]): ((address: string) => boolean) =>
  networkCheck([...LOOPBACK, ...trustedProxies]);

interface Limits {
  readonly isFree: (address: string) => boolean;
  readonly most?: number;
}

/** Closes connections beyond the limit of their address. */
export const limitConnections = (listener: Listener, { isFree, most = MAX_CONNECTIONS }: Limits): void => {
  const open = new Map<string, number>();
  listener.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (isIP(address) === 0 || isFree(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > most) socket.destroy();
  });
};

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The IDs that proxies make, such as UUIDs and hexadecimal digits. No character of them changes a line of the log. */
const REQUEST_ID = /^[\w.:=-]{8,128}$/;

/**
 * Returns a function for the ID of a request in the log and in its response. A trusted proxy can choose it, so that both
 * logs have the same. The ID of any other client is ignored: a client could send that of another request, and its lines
 * would appear to belong to that request.
 */
export const requestIds = (trustedProxies: readonly string[]): ((request: IncomingMessage) => string) => {
  if (trustedProxies.length === 0) return () => randomUUID();
  const isProxy = networkCheck(trustedProxies);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isValid = typeof given === 'string' && REQUEST_ID.test(given);
    return isValid && isProxy(plainAddress(socket.remoteAddress ?? '')) ? given : randomUUID();
  };
};

/**
 * Returns the address that a request comes from. Each proxy appends the address of its peer to X-Forwarded-For. Read
 * from the end, the first address that is not a trusted proxy is the client's. The client may have forged the addresses
 * before it.
 */
export const clientAddress = (
  trustedProxies: readonly string[],
): ((peer: string, forwardedFor: string) => string) => {
  const isProxy = networkCheck(trustedProxies);
  return (peer, forwardedFor) => {
    let client = plainAddress(peer);
    for (const text of forwardedFor.split(',').reverse()) {
      const address = plainAddress(text);
      if (!isProxy(client) || isIP(address) === 0) break;
      client = address;
    }
    return client;
  };
};

/** Sets `context.ip` to the client's address. Without this, all clients behind a proxy have the proxy's address. */
export const seeThroughProxies = (trustedProxies: readonly string[]): Koa.Middleware => {
  if (trustedProxies.length === 0) return (_context, next) => next();
  const addressOf = clientAddress(trustedProxies);
  return (context, next) => {
    context.request.ip = addressOf(context.request.ip, context.get('x-forwarded-for'));
    return next();
  };
};
