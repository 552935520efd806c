import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type RequestListener, type Server as Listener } from 'node:http';
import type { Duplex } from 'node:stream';

import { errors } from '../../../generated/errors.js';
import type { ApiError } from '../../contract/api-error.js';
import { REQUEST_ID_HEADER } from './request-id.js';

const OVERFLOW = 'HPE_HEADER_OVERFLOW';

const errorOf = ({ code }: NodeJS.ErrnoException): ApiError =>
  code === OVERFLOW ? errors.headersTooLarge() : errors.unreadableRequest();

interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const refusalOf = ({ status, body }: ApiError): Refusal => {
  const text = `${JSON.stringify(body)}\n`;
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
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
