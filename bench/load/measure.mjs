import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

import { commander } from '../commands.mjs';
import { BROADCAST, EVERYONE, openOrganization } from './organization.mjs';
import { print, printMemory } from './print.mjs';
import { ratesOf } from './rates.mjs';

const BROADCAST_PAUSE_MS = 1000;

const startGenerator = () => {
  const child = fork(fileURLToPath(new URL('./generator.mjs', import.meta.url)));
  const command = commander(child);
  return {
    command,
    async close() {
      if (!child.connected) return;
      const gone = once(child, 'exit');
      await command('close');
      await gone;
    },
  };
};

/** Starts an organization's server, and the process of its clients, which `open` tells where to connect. */
export const startParts = async (wanted) => {
  const organization = await openOrganization(wanted);
  const server = await organization.start('./load/server.mjs', {});
  const generator = startGenerator();
  return {
    organization,
    server,
    generator,
    open: async () =>
      generator.command('open', server.url, organization.people, await organization.channels(server)),
    async close() {
      await generator.close();
      await server.stop();
      await organization.close();
    },
  };
};

/** What each process takes during some work: its share of a processor, and the result of the work. */
const watch = async ({ server, organization }, work) => {
  const before = [await server.command('cpu'), organization.databaseCpu(), performance.now()];
  const result = await work();
  const seconds = (performance.now() - before[2]) / 1000;
  const share = (microseconds) => Number((microseconds / 1e4 / seconds).toFixed(1));
  return {
    result,
    server: share((await server.command('cpu')) - before[0]),
    store: share(organization.databaseCpu() - before[1]),
    seconds,
  };
};

/** Registers and parks all queues. Returns what a parked one takes. */
const parkAll = async ({ server, generator }, { users, snapshot }) => {
  const registering = await generator.command('register');
  await server.command('idle');
  const without = await server.command('memory');
  if (snapshot) await server.command('snapshot', `${snapshot}.before.heapsnapshot`);
  await generator.command('park', EVERYONE);
  await server.command('idle');
  const parked = await server.command('memory');
  if (snapshot) await server.command('snapshot', `${snapshot}.parked.heapsnapshot`);
  const each = (name) => Math.round((parked[name] - without[name]) / users);
  return {
    'queues registered in (s)': Number(registering.toFixed(1)),
    'resident with parked queues (MB)': Math.round(parked.rss / 2 ** 20),
    'bytes of a parked queue, resident': each('rss'),
    'bytes of a parked queue, heap and buffers': each('heapUsed') + each('external'),
  };
};

const runMix = async (parts, wanted) => {
  const { server, generator } = parts;
  const rates = ratesOf(wanted['rates-of']);
  await generator.command('mix', { rates, seconds: wanted['warm-up'] });
  if (wanted.profile) await server.command('profile');
  await server.command('watchEventLoop');
  const watched = await watch(parts, () => generator.command('mix', { rates, seconds: wanted.seconds }));
  const longestBlock = Math.round(await server.command('longestBlock'));
  if (wanted.profile) await server.command('profiled', wanted.profile);
  return { ...watched, longestBlock };
};

const megabytes = (bytes) => Math.round(bytes / 2 ** 20);

/** Measures one organization. Returns whether nothing was lost and no request failed. */
export const measure = async (wanted) => {
  console.log(
    `Load average of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  const parts = await startParts(wanted);
  const { server, generator } = parts;
  try {
    await parts.open();
    const memory = await parkAll(parts, wanted);
    printMemory(memory);
    const mix = await runMix(parts, wanted);
    await server.command('idle');
    if (wanted.profile) await server.command('profile');
    const {
      result,
      server: share,
      seconds,
    } = await watch(parts, () =>
      generator.command('broadcast', {
        name: BROADCAST,
        times: wanted.broadcasts,
        pauseMs: BROADCAST_PAUSE_MS,
      }),
    );
    if (wanted.profile) await server.command('profiled', `${wanted.profile}.broadcasts`);
    const broadcasts = { ...result, cpu: Math.round((share * seconds * 10) / wanted.broadcasts) };
    const verdict = await generator.command('verify', EVERYONE);
    const resident = {
      server: megabytes((await server.command('memory')).rss),
      generator: megabytes(await generator.command('residentBytes')),
    };
    return print(wanted, { memory, mix, broadcasts, verdict, resident });
  } finally {
    await parts.close();
  }
};
