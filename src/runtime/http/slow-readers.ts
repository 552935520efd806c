import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { budgets } from '../../lib/budgets.js';
import type { Clock } from '../../lib/clock.js';
import { networkOf } from '../../lib/networks.js';

/** How long a client may read nothing of a response. The time grows with the unread bytes. */
const STALLED_MS = 30_000;
const BYTES_PER_SECOND = 16 * 1024;
const CHECK_MS = 5_000;
/** How long it may read nothing while the responses of others wait for its place. */
const STALLED_WHILE_OTHERS_WAIT_MS = 2_000;
/** Maximum number of unanswered requests on a connection. Clients normally wait for a response before they reuse it. */
const MAX_UNFINISHED = 16;

/** A connection and the unread bytes of its client. */
interface Connection {
  readonly socket: Socket;
  /** The user who sent the last request, or the owner of the bot. The unread bytes count to them. */
  ownerId: number | undefined;
  /** Most connections have one, for which a set, or a list that grows, would take more memory. */
  unfinished: readonly ServerResponse[];
  /** Bytes that the client has read, and when that last changed. Only valid while the connection is behind. */
  taken: number;
  takenAt: number;
}

const senderOf = ({ socket, ownerId }: Connection): string =>
  ownerId === undefined ? networkOf(socket.remoteAddress ?? '') : `user:${ownerId}`;

/** Returns the bytes of responses in memory: on the socket, and of pipelined requests that wait for it. */
const unreadOf = ({ socket, unfinished }: Connection): number => {
  let bytes = socket.writableLength;
  for (const response of unfinished) if (!response.socket) bytes += response.writableLength;
  return bytes;
};

const isSending = ({ unfinished }: Connection): boolean =>
  unfinished.some(({ headersSent, writableFinished }) => headersSent && !writableFinished);

/** Node.js tells no response that its connection is closed if others before it on this connection are not sent yet. */
const endPipelined = ({ unfinished }: Connection): void => {
  for (const response of unfinished) {
    if (response.socket || response.destroyed) continue;
    response.destroy();
    response.emit('close');
  }
};

export interface SlowReaders {
  /** Bytes of responses that clients have not read. */
  readonly unread: number;
  begin(request: IncomingMessage, response: ServerResponse): void;
  /** Counts the unread bytes of a connection to the user who sent the last request on it, or to the owner of that bot. */
  nameSender(request: Pick<IncomingMessage, 'socket'>, ownerId: number): void;
  /** Must be called when a response was written, as far as the connection accepted it. */
  answered(request: Pick<IncomingMessage, 'socket'>): void;
  /** Closes the connections whose clients have read nothing for two seconds. Called while responses wait for theirs. */
  closeStalled(): void;
}

/**
 * Closes connections whose clients do not read their responses. Limits the time, the bytes of each sender and the bytes
 * of all.
 */
export const createSlowReaders = (clock: Clock): SlowReaders => {
  const connections = new WeakMap<Socket, Connection>();
  /** Connections in the order in which they fell behind. */
  const behind = new Set<Connection>();

  const connectionOf = (socket: Socket): Connection => {
    const known = connections.get(socket);
    if (known) return known;
    const made: Connection = { socket, ownerId: undefined, unfinished: [], taken: 0, takenAt: 0 };
    // `once` would take more memory for each waiting client.
    socket.on('close', () => {
      behind.delete(made);
      endPipelined(made);
    });
    connections.set(socket, made);
    return made;
  };

  const close = (connection: Connection): void => {
    behind.delete(connection);
    connection.socket.destroy();
  };

  /** In milliseconds. */
  const stalledFor = (connection: Connection, unread: number): number => {
    const { socket } = connection;
    const now = clock.elapsed();
    const taken = socket.bytesWritten - socket.writableLength;
    // Without unread bytes, the client waits for the server.
    if (taken > connection.taken || unread === 0) Object.assign(connection, { taken, takenAt: now });
    return now - connection.takenAt;
  };

  const check = (connection: Connection): void => {
    if (!behind.has(connection)) return;
    const unread = unreadOf(connection);
    if (unread === 0 && !isSending(connection)) {
      behind.delete(connection);
      return;
    }
    if (stalledFor(connection, unread) > STALLED_MS + (unread / BYTES_PER_SECOND) * 1000) close(connection);
    else
      clock.after(CHECK_MS, () => {
        check(connection);
      });
  };

  const watch = (connection: Connection): void => {
    const { socket } = connection;
    if (behind.has(connection) || socket.destroyed) return;
    const taken = socket.bytesWritten - socket.writableLength;
    Object.assign(connection, { taken, takenAt: clock.elapsed() });
    behind.add(connection);
    clock.after(CHECK_MS, () => {
      check(connection);
    });
  };

  const sumOf = (all: readonly Connection[]): number =>
    all.reduce((sum, connection) => sum + unreadOf(connection), 0);

  /** Closes the connections that are behind longest, until the others fit the limit. */
  const keepWithin = (all: readonly Connection[], bound: number): void => {
    let sum = sumOf(all);
    for (const connection of all) {
      if (sum <= bound) return;
      sum -= unreadOf(connection);
      close(connection);
    }
  };

  // Functions of each response would take memory for each waiting client.
  function watchResponse(this: ServerResponse): void {
    watch(connectionOf(this.req.socket));
  }

  function finish(this: ServerResponse): void {
    const connection = connectionOf(this.req.socket);
    connection.unfinished = connection.unfinished.filter((one) => one !== this);
  }

  return {
    get unread() {
      return sumOf([...behind]);
    },
    begin({ socket }, response) {
      const connection = connectionOf(socket);
      const others = connection.unfinished;
      connection.unfinished = others.length > 0 ? [...others, response] : [response];
      if (connection.unfinished.length > MAX_UNFINISHED) socket.destroy();
      response.on('pipe', watchResponse);
      response.on('close', finish);
    },
    nameSender({ socket }, ownerId) {
      connectionOf(socket).ownerId = ownerId;
    },
    answered({ socket }) {
      const connection = connectionOf(socket);
      if (unreadOf(connection) === 0) return;
      watch(connection);
      const sender = senderOf(connection);
      const own = [...behind].filter((one) => senderOf(one) === sender);
      keepWithin(own, budgets.unreadResponsesOfSender.bytes);
      keepWithin([...behind], budgets.unreadResponses.bytes);
    },
    closeStalled() {
      for (const connection of behind)
        if (stalledFor(connection, unreadOf(connection)) >= STALLED_WHILE_OTHERS_WAIT_MS) close(connection);
    },
  };
};
