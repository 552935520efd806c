import { Agent, request } from 'node:http';
import { connect } from 'node:net';

const TIMEOUT_MS = 120_000;

const textOf = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

const encoded = (parameters) =>
  new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, textOf(value)])).toString();

/** Sends requests and counts their outcomes. */
export const createClient = (url) => {
  const { hostname, port } = new URL(url);
  const counts = new Map();
  /** The first response of each failing status. */
  const reasons = new Map();
  const slowest = { milliseconds: 0, request: '' };
  const sockets = new Set();
  const watched = new WeakSet();
  const agents = new Map();
  const agentOf = (localAddress) => {
    if (!agents.has(localAddress)) agents.set(localAddress, new Agent({ keepAlive: true, localAddress }));
    return agents.get(localAddress);
  };

  /** Resolves with the status, and the body as text. A connection that breaks is a status of its own. */
  const raw = (authorization, method, path, { body, headers = {}, from = '127.0.0.3' } = {}) =>
    new Promise((resolve) => {
      const began = performance.now();
      let hasEnded = false;
      const end = (status, text = '') => {
        if (hasEnded) return;
        hasEnded = true;
        const milliseconds = performance.now() - began;
        counts.set(status, (counts.get(status) ?? 0) + 1);
        if (status >= 400 && !reasons.has(status)) reasons.set(status, text.slice(0, 150));
        if (milliseconds > slowest.milliseconds)
          Object.assign(slowest, { milliseconds, request: `${method} ${path.slice(0, 60)}` });
        resolve({ status, text, milliseconds });
      };
      const sent = request(
        {
          hostname,
          port,
          method,
          path,
          agent: agentOf(from),
          timeout: TIMEOUT_MS,
          headers: {
            ...(authorization && { authorization }),
            ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (response) => {
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.once('end', () => end(response.statusCode, Buffer.concat(chunks).toString()));
          response.on('error', (error) => end(error.code));
        },
      );
      sent.on('error', (error) => end(error.code));
      // A response that comes before the body is sent ends the request, and its connection may break only then.
      sent.once('socket', (socket) => {
        if (watched.has(socket)) return;
        watched.add(socket);
        socket.on('error', () => undefined);
      });
      sent.once('timeout', () => sent.destroy(Object.assign(new Error(), { code: 'TIMEOUT' })));
      sent.end(body);
    });

  return {
    raw,
    counts,
    reasons,
    slowest,
    /** A request of the API: forms for writing, the query for reading. */
    send(authorization, method, path, parameters = {}, options = {}) {
      const text = encoded(parameters);
      if (method === 'GET') return raw(authorization, method, `/api/v1${path}?${text}`, options);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return raw(authorization, method, `/api/v1${path}`, { ...options, body: text, headers });
    },
    /** Writes to a connection and reads nothing from it. */
    write(text, from = '127.0.0.3') {
      const socket = connect({ host: hostname, port, localAddress: from });
      socket.on('error', () => undefined);
      socket.pause();
      socket.write(text);
      sockets.add(socket);
    },
    close() {
      for (const socket of sockets) socket.destroy();
      for (const agent of agents.values()) agent.destroy();
    },
  };
};

/** Runs `count` tasks, so many at a time. */
export const times = async (count, atOnce, task) => {
  const results = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next++;
      results[index] = await task(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work));
  return results;
};
