// The clients of all users, in a process of its own.
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

import { Clients, LAST_TOPIC } from './clients.mjs';
import { answerCommands } from '../commands.mjs';
import { Pool } from './connection.mjs';
import { loopCommands } from '../loop-commands.mjs';
import { Times } from './figures.mjs';
import { Mix } from './mix.mjs';
import { writing } from './requests.mjs';

const CONNECTIONS = 200;
const REGISTERING_AT_ONCE = 32;
const CONNECTING_AT_ONCE = 200;
const PROGRESS_MS = 5000;
/** How long events may take that were on their way when the requests ended. */
const LAST_EVENTS_MS = 60_000;
const LOOK_MS = 50;

const loop = loopCommands(10);

let people;
let pool;
let clients;
let mix;
let registeringMs;

const request = (text) =>
  new Promise((resolve, reject) => {
    pool.send(text, (status, body, isCompressed) => {
      if (status === 200) resolve(JSON.parse((isCompressed ? gunzipSync(body) : body).toString()));
      else
        reject(new Error(`${text.slice(0, text.indexOf('\r'))}: ${status} ${body.toString().slice(0, 300)}`));
    });
  });

const progress = (text) => process.stdout.write(`  ${text}\n`);

const waitUntil = async (isDone, milliseconds) => {
  const end = performance.now() + milliseconds;
  while (!isDone() && performance.now() < end) await pause(LOOK_MS);
  return isDone();
};

const registerAll = async () => {
  const users = people.keys();
  let done = 0;
  const work = async () => {
    for (const user of users) {
      clients.registered(user, await request(clients.registration(user)));
      done += 1;
      if (done % 2000 === 0) progress(`${done} of ${people.length} queues registered`);
    }
  };
  await Promise.all(Array.from({ length: REGISTERING_AT_ONCE }, work));
};

const showProgress = () => {
  const begun = performance.now();
  let before = 0;
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - begun) / 1000);
    const events = Math.round((clients.received - before) / (PROGRESS_MS / 1000));
    before = clients.received;
    const slowest = Math.max(...Object.values(mix.times).map((times) => times.at(99)));
    progress(
      `${seconds} s: ${events} events/s, p99 of the slowest operation ${slowest} ms, of deliveries ${mix.deliveries.at(99)} ms, ${mix.unanswered} requests without a response`,
    );
  }, PROGRESS_MS);
  return () => clearInterval(timer);
};

const figuresOf = (times, seconds) => ({
  'per second': Number((times.count / seconds).toFixed(1)),
  p50: times.at(50),
  p99: times.at(99),
  most: times.most,
});

const channelNamed = (name) => clients.channels.findIndex((one) => one.name === name);

const sendTo = (channel, topic) =>
  new Promise((acknowledged) => {
    mix.sendToChannel(clients.channels[channel].members[0], channel, { topic, acknowledged });
  });

/** Returns the times until the acknowledgement of a message, and until the last subscriber has it. */
const broadcast = async (channel) => {
  const [begun, before] = [performance.now(), clients.received];
  await sendTo(channel);
  const acknowledged = performance.now() - begun;
  if (!(await waitForEvents(before + clients.channels[channel].members.length)))
    throw new Error(`A message did not reach all subscribers: ${JSON.stringify(mix.statuses.all)}`);
  return { acknowledged, delivered: performance.now() - begun };
};

/** Resolves at the event with this number, more exactly than a look from time to time would. */
const waitForEvents = (wanted) =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), LAST_EVENTS_MS);
    clients.whenReceived(wanted, () => {
      clearTimeout(timer);
      resolve(true);
    });
  });

answerCommands({
  open(url, given, channels) {
    people = given;
    const target = new URL(url);
    pool = new Pool(target, CONNECTIONS);
    clients = new Clients(target, people, channels);
  },

  /** Registers all queues. Returns the seconds. */
  async register() {
    const begun = performance.now();
    await registerAll();
    registeringMs = performance.now() - begun;
    const { presence_last_update_id: presenceId } = await request(
      writing(clients.headers[0], 'POST', '/users/me/presence', { status: 'active', last_update_id: -1 }),
    );
    mix = new Mix(clients, pool, people, presenceId);
    clients.observer = mix;
    return registeringMs / 1000;
  },

  /**
   * Connects a part of the clients at a time, as fast as the server registered them, since the kernel resets connections that
   * the server does not accept in time. Ends when a message to all has reached every client.
   */
  async park(everyone) {
    const connectingMs = (registeringMs / people.length) * CONNECTING_AT_ONCE;
    for (let user = 0; user < people.length; user += 1) {
      clients.poll(user);
      if (user % CONNECTING_AT_ONCE === 0) await pause(connectingMs);
    }
    await broadcast(channelNamed(everyone));
  },

  /** Makes requests at these rates for some seconds. Returns the figures. */
  async mix({ rates, seconds }) {
    const stop = showProgress();
    mix.reset();
    loop.watchEventLoop();
    const [received, polls, cpu, begun] = [
      clients.received,
      clients.polls,
      process.cpuUsage(),
      performance.now(),
    ];
    await mix.run(rates, seconds);
    await waitUntil(() => mix.unanswered === 0, LAST_EVENTS_MS);
    stop();
    const lasted = (performance.now() - begun) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    return {
      seconds: lasted,
      operations: Object.fromEntries(
        Object.entries(mix.times).map(([operation, times]) => [operation, figuresOf(times, lasted)]),
      ),
      delivery: figuresOf(mix.deliveries, lasted),
      eventsPerSecond: (clients.received - received) / lasted,
      pollsPerSecond: (clients.polls - polls) / lasted,
      unanswered: mix.unanswered,
      cpu: user + system,
      longestBlock: Math.round(loop.longestBlock()),
    };
  },

  /** Sends messages to a channel, each when the one before has reached all. */
  async broadcast({ name, times, pauseMs }) {
    const channel = channelNamed(name);
    const acknowledged = new Times();
    const delivered = new Times();
    for (let turn = 0; turn < times; turn += 1) {
      const one = await broadcast(channel);
      acknowledged.add(one.acknowledged);
      delivered.add(one.delivered);
      await pause(pauseMs);
    }
    return {
      subscribers: clients.channels[channel].members.length,
      acknowledged: { p50: acknowledged.at(50), p99: acknowledged.at(99) },
      'last delivery': { p50: delivered.at(50), most: delivered.most },
    };
  },

  /** Sends a last message to a channel of all users, which comes after all other events, and compares these with what was sent. */
  async verify(everyone) {
    await waitUntil(() => mix.unanswered === 0, LAST_EVENTS_MS);
    await sendTo(channelNamed(everyone), LAST_TOPIC);
    await waitUntil(() => clients.ended === people.length, LAST_EVENTS_MS);
    return {
      events: clients.received,
      ...clients.ledger.verdict(),
      'lost connections': clients.lostConnections,
      statuses: mix.statuses.all,
      failures: Object.entries(mix.failures.all).slice(0, 10),
    };
  },

  residentBytes: () => process.memoryUsage.rss(),

  close() {
    clients.close();
    pool.close();
    // The parent gets the result first.
    setImmediate(() => process.disconnect());
  },
});
