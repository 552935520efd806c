// A server of Node alone that keeps each response until its parent ends it: what waiting clients cost without a chat.
import { createServer } from 'node:http';

import { answerCommands } from '../commands.mjs';

const TURN_MS = 10;
const BODY = Buffer.from(`{"result":"success","msg":"","events":[${JSON.stringify('x'.repeat(800))}]}\n`);

const waiting = [];
const listener = createServer({ keepAliveTimeout: 90_000, requestTimeout: 0 }, (_request, response) => {
  waiting.push(response);
});

const respond = (response) => {
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Length', BODY.length);
  response.end(BODY);
};

answerCommands({
  listen: () =>
    new Promise((resolve) => {
      listener.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => resolve(listener.address().port));
    }),
  waiting: () => waiting.length,
  async end(count) {
    const ended = waiting.splice(0, count);
    let until = performance.now() + TURN_MS;
    for (const response of ended) {
      respond(response);
      if (performance.now() < until) continue;
      await new Promise(setImmediate);
      until = performance.now() + TURN_MS;
    }
  },
  cpu() {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
});
