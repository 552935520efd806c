// What it costs Node alone to end the responses of 10,000 of 19,500 waiting clients and to take their next requests. `npm run
// load` prints the same for the server.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { commander } from './commands.mjs';

const CLIENTS = 19_500;
const ENDED = 10_000;
const ROUNDS = 12;
const WARM_UP = 4;
const CONNECTED_AT_ONCE = 100;
const LOOK_MS = 50;

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
};

export const measureWaiting = async () => {
  const child = fork(fileURLToPath(new URL('./servers/waiting.mjs', import.meta.url)));
  const command = commander(child);
  const port = await command('listen');
  for (let from = 0; from < CLIENTS; from += CONNECTED_AT_ONCE)
    await Promise.all(Array.from({ length: CONNECTED_AT_ONCE }, (_, index) => open(port, from + index)));
  const untilAllWait = async () => {
    while ((await command('waiting')) < CLIENTS) await pause(LOOK_MS);
  };
  await untilAllWait();
  const spent = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await command('cpu');
    await command('end', ENDED);
    await untilAllWait();
    spent.push((await command('cpu')) - before);
  }
  const measured = spent.slice(WARM_UP).sort((a, b) => a - b);
  const milliseconds = Math.round(measured[Math.floor(measured.length / 2)] / 1000);
  console.log(`${ENDED} responses and next requests of Node alone: ${milliseconds} ms of processor time`);
  child.kill();
  await once(child, 'exit');
};
