import type { IncomingMessage } from 'node:http';

import type { Clock } from '../../lib/clock.js';

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

/** Closes the connection of a request that does not arrive in time, even if a response was sent. */
export const limitReceiving = (request: IncomingMessage, clock: Clock): void => {
  const { socket, headers } = request;
  if ((headers['content-length'] ?? headers['transfer-encoding']) === undefined) return;
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
