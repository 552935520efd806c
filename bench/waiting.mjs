// What it costs to respond to waiting clients and to take their next polls: the built server, whose event is a message to all of
// them, and a server of Node alone, in turns.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { commander } from './commands.mjs';
import { cpuOf } from './cpu.mjs';
import { startParts } from './load/measure.mjs';
import { BROADCAST, EVERYONE } from './load/organization.mjs';
import { median } from './median.mjs';

const CLIENTS = 1500;
const ROUNDS = 20;
const WARM_UP = 10;
const LOOK_MS = 20;
/** After which no request of a round is left. */
const SETTLE_MS = 300;

const requestOf = (index) =>
  `GET /api/v1/events?queue_id=00000000-0000-4000-8000-${String(index).padStart(12, '0')}&last_event_id=1 HTTP/1.1\r\n` +
  `Host: localhost\r\nUser-Agent: load\r\nAuthorization: Basic ${'x'.repeat(76)}\r\n\r\n`;

/** Connects a client that asks again after each response. */
const open = async (port, index) => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  const text = requestOf(index);
  socket.write(text);
  socket.on('data', () => socket.write(text));
  return socket;
};

const startBare = async () => {
  const child = fork(fileURLToPath(new URL('./servers/waiting.mjs', import.meta.url)));
  const command = commander(child);
  const port = await command('listen');
  const sockets = [];
  for (let index = 0; index < CLIENTS; index += 1) sockets.push(await open(port, index));
  const untilAllWait = async () => {
    while ((await command('waiting')) < CLIENTS) await pause(LOOK_MS);
    await pause(SETTLE_MS);
  };
  await untilAllWait();
  return {
    name: 'Node alone',
    pid: child.pid,
    async round() {
      await command('end', CLIENTS);
      await untilAllWait();
    },
    async close() {
      for (const socket of sockets) socket.removeAllListeners('data').destroy();
      child.kill();
      await once(child, 'exit');
    },
  };
};

const startServer = async () => {
  const parts = await startParts({ store: 'sqlite', users: CLIENTS, subscribers: CLIENTS });
  const { server, generator, close } = parts;
  await parts.open();
  await generator.command('register');
  await generator.command('park', EVERYONE);
  return {
    name: 'this server',
    pid: server.pid,
    round: () => generator.command('broadcast', { name: BROADCAST, times: 1, pauseMs: SETTLE_MS }),
    close,
  };
};

export const measureWaiting = async () => {
  const servers = [await startServer(), await startBare()];
  const spent = servers.map(() => []);
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const [index, { pid, round: run }] of servers.entries()) {
      const before = cpuOf(pid);
      await run();
      if (round >= WARM_UP) spent[index].push((cpuOf(pid) - before) / CLIENTS);
    }
  console.log(
    `A response to each of ${CLIENTS} waiting clients and the next poll, µs of processor time each`,
  );
  console.table(
    servers.map(({ name }, index) => ({
      server: name,
      median: Math.round(median(spent[index])),
      least: Math.round(Math.min(...spent[index])),
      'ratio of medians': Number((median(spent[index]) / median(spent[1])).toFixed(2)),
    })),
  );
  for (const { close } of servers) await close();
};
