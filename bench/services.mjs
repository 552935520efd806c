// What a team would run instead: this server beside Synapse (Matrix) and Prosody (XMPP), each by the protocol of its own clients.
import { setTimeout as pause } from 'node:timers/promises';

import { megabytesOf } from './child.mjs';
import { cpuOf } from './cpu.mjs';
import { start as startOwn } from './services/own.mjs';
import { start as startProsody } from './services/prosody.mjs';
import { start as startSynapse } from './services/synapse.mjs';
import { median } from './median.mjs';

const SERVICES = { 'this server': startOwn, Synapse: startSynapse, Prosody: startProsody };
const CLIENTS = 100;
const ROUNDS = 30;
const SENT = 300;
/** After a step, until the server has done what it does later. */
const REST_MS = 1_000;
const LOOK_MS = 5;

const until = async (isSo) => {
  while (!isSo()) await pause(LOOK_MS);
};

/** A message to a room whose members all wait. Counts until each of them has it and waits again. */
const deliver = async (pid, clients, rounds) => {
  const spent = [];
  let received = 0;
  for (const client of clients)
    void client.listen(() => {
      received += 1;
    });
  // The first half is a warm-up.
  for (let round = 0; round < 2 * rounds; round += 1) {
    await until(() => clients.every(({ isWaiting }) => isWaiting));
    await pause(REST_MS / 5);
    received = 0;
    const before = cpuOf(pid);
    await clients[0].send(`Message ${round} of some words to all members.`, 'full');
    await until(() => received >= clients.length && clients.every(({ isWaiting }) => isWaiting));
    await pause(REST_MS / 5);
    spent.push((cpuOf(pid) - before) / 1000);
  }
  return median(spent.slice(-rounds));
};

/** Messages to a room without other members, one after the other. */
const send = async (pid, [client]) => {
  for (let count = 0; count < SENT; count += 1) await client.send(`Warm-up ${count}.`, 'empty');
  const before = cpuOf(pid);
  for (let count = 0; count < SENT; count += 1) await client.send(`Message ${count} of some words.`, 'empty');
  await pause(REST_MS);
  return (cpuOf(pid) - before) / 1000 / SENT;
};

const measure = async (start) => {
  const service = await start();
  const { pid } = service;
  try {
    await pause(3 * REST_MS);
    const idle = await megabytesOf(pid, 'VmRSS');
    const clients = await service.users(CLIENTS);
    await pause(REST_MS);
    const sending = await send(pid, clients);
    const delivering = await deliver(pid, clients, ROUNDS);
    const loaded = await megabytesOf(pid, 'VmRSS');
    for (const client of clients) client.close();
    return {
      'memory when idle (MB)': Math.round(idle),
      'memory at the end (MB)': Math.round(loaded),
      'a message (ms)': Number(sending.toFixed(2)),
      [`a message to ${CLIENTS} who wait (ms)`]: Number(delivering.toFixed(1)),
    };
  } finally {
    await service.stop();
  }
};

/** The processor time and the memory of each server for the same things. */
export const measureServices = async () => {
  const rows = {};
  for (const [name, start] of Object.entries(SERVICES)) rows[name] = await measure(start);
  console.log(
    `\nServers with ${CLIENTS} users in a room, one after the other; processor time of all their threads`,
  );
  console.table(rows);
};
