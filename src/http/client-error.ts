import { STATUS_CODES, type Server as Listener } from 'node:http';
import type { Duplex } from 'node:stream';

import { errors } from '../../generated/errors.js';

const OVERFLOW = 'HPE_HEADER_OVERFLOW';

const responseTo = ({ code }: NodeJS.ErrnoException): string => {
  const { status, body } = code === OVERFLOW ? errors.headersTooLarge() : errors.unreadableRequest();
  const text = `${JSON.stringify(body)}\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
};

/**
 * Sends an error response, in the form of every error, for input that Node.js cannot parse and does not pass to the
 * app.
 */
export const respondToClientErrors = (listener: Listener): void => {
  listener.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (socket.writable && error.code !== 'ECONNRESET') socket.end(responseTo(error));
    else socket.destroy();
  });
  // Node.js would refuse an unknown `Expect` with a text of its own.
  listener.on('checkExpectation', (request, response) => {
    listener.emit('request', request, response);
  });
};
