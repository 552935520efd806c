import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { attacks } from './attack/attacks.mjs';
import { createClient, times } from './attack/client.mjs';
import { caller, newDataDir, ownerAuthorization, PASSWORD, removeDataDir, startProgram } from './child.mjs';
import { authorizationOf, idsFrom } from './filling.mjs';

const PEOPLE = 150;
const GUESTS = 2;
/** They use the server while the others attack it. */
const MEMBERS = 60;
const BOTS = 20;
const FIRST_ID = 1000;
const BASELINE_MS = 2000;
/** What a restart has, after each attack. */
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=256' };

const round = (value) => Number(value.toPrecision(3));

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Makes accounts and a channel, without the rate limits. */
export const arrange = async (dataDir, env) => {
  const server = await startProgram('./servers/measured.mjs', dataDir, { LOG_LEVEL: 'error', ...env });
  const owner = await ownerAuthorization(dataDir);
  const call = caller(server.url, owner);
  const ids = idsFrom(FIRST_ID, PEOPLE);
  const guestIds = idsFrom(FIRST_ID + PEOPLE, GUESTS);
  const memberIds = idsFrom(FIRST_ID + PEOPLE + GUESTS, MEMBERS);
  await server.command('addUsers', [...ids, ...guestIds, ...memberIds]);
  for (const id of guestIds) await call('PATCH', `/users/${id}`, { role: 600 });
  await call('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'crowd' }], principals: ids });
  const people = ids.map(authorizationOf);
  const bots = await times(BOTS, 1, async (index) => {
    const bot = caller(server.url, people[0]);
    const { user_id, api_key } = await bot('POST', '/bots', {
      full_name: `Bot ${index}`,
      short_name: `b${index}`,
    });
    const { user } = await call('GET', `/users/${user_id}`);
    return `Basic ${Buffer.from(`${user.email}:${api_key}`).toString('base64')}`;
  });
  await server.stop();
  return {
    owner,
    ownerEmail: 'owner@example.com',
    password: PASSWORD,
    people,
    ids,
    bots,
    guests: guestIds.map(authorizationOf),
    members: memberIds.map((userId) => ({ userId, authorization: authorizationOf(userId) })),
  };
};

const startProbe = async (origin, accounts) => {
  const program = fileURLToPath(new URL('./attack/probe.mjs', import.meta.url));
  const child = fork(program, [JSON.stringify({ origin, accounts })]);
  await once(child, 'message');
  return {
    /** The waits since the last call. */
    async take() {
      child.send('take');
      return (await once(child, 'message'))[0];
    },
    stop: () => child.kill(),
  };
};

/** The heap is small, and what the attack left is read. */
const restart = async (dataDir, env, owner) => {
  const server = await startProgram('./servers/watched.mjs', dataDir, {
    RATE_LIMITS: 'on',
    ...env,
    ...SMALL_HEAP,
  });
  const { status } = await fetch(`${server.url}/health`);
  await caller(server.url, owner)('POST', '/register');
  const peak = await server.peakMegabytes();
  await server.kill();
  if (status !== 200) throw new Error(`/health is ${status} after a restart`);
  return {
    'restart ready (ms)': Math.round(server.millisecondsToReady),
    'restart peak (MB)': Math.round(peak),
  };
};

const measure = async (attack, { dataDir, env, world }) => {
  const server = await startProgram('./servers/watched.mjs', dataDir, {
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
    ...env,
  });
  const probe = await startProbe(server.url, world.members);
  await sleep(500);
  await probe.take();
  await sleep(BASELINE_MS);
  const alone = await probe.take();
  await server.command('delay');
  const client = createClient(server.url);
  const began = performance.now();
  const note = await attack({ ...world, ...client }).catch((error) => `FAILED: ${error.message}`);
  const seconds = (performance.now() - began) / 1000;
  await sleep(500);
  const beside = await probe.take();
  const { block, work } = await server.command('delay');
  const peak = await server.peakMegabytes();
  client.close();
  probe.stop();
  await server.kill();
  return {
    ...Object.fromEntries(
      Object.entries(beside.rows).map(([name, { p99, longest }]) => {
        const ratio = p99 / (alone.rows[name]?.p99 || 1);
        return [`${name}: p99 / longest (ms), ratio`, `${round(p99)} / ${round(longest)}, ${round(ratio)}`];
      }),
    ),
    'blocked (ms)': Math.round(block),
    'of it CPU (ms)': Math.round(work),
    'peak RSS (MB)': Math.round(peak),
    seconds: Math.round(seconds),
    statuses: [...client.counts].map(([status, count]) => `${status}: ${count}`).join(', '),
    slowest: `${client.slowest.request} ${Math.round(client.slowest.milliseconds)} ms`,
    note: [note, ...client.reasons.values(), ...Object.entries(beside.failures).map((one) => `OTHERS ${one}`)]
      .filter(Boolean)
      .join('; '),
  };
};

/** What others wait for while accounts and strangers do their worst. `DATABASE_URL` names another store. */
export const measureAttack = async () => {
  const dataDir = await newDataDir();
  const env = process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {};
  const world = await arrange(dataDir, env);
  const only = process.argv[3];
  const rows = {};
  for (const [name, attack] of Object.entries(attacks)) {
    if (only && !new RegExp(only).test(name)) continue;
    rows[name] = await measure(attack, { dataDir, env, world });
    Object.assign(rows[name], await restart(dataDir, env, world.owner));
    console.log(name, JSON.stringify(rows[name]));
  }
  console.log(
    '\nAttacks within the rate limits, while other members use the server; the ratio is to their p99 before',
  );
  console.table(rows);
  await removeDataDir(dataDir);
};
