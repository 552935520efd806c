import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';

import { caller, ownerAuthorization } from './child.mjs';
import { amountsOf, optionOf, startLoaded } from './loaded.mjs';
import { readFacts } from './scale-cases.mjs';

const MESSAGES = 1_000_000;
const REQUESTS = 100;
const ROUNDS = 5;
const ROUND_MS = 3_000;
const SENDING = 4;
/** Milliseconds between two searches of one client while other clients send messages. Infinity: no searches. */
const SEARCHES = [Infinity, 500, 100];
/** Messages a second: as many as possible, and as many as leave the processor time to search. */
const RATES = [Infinity, 400];

const search = (operand, negated = false) => ({ operator: 'search', operand, negated });
const inTopic = ({ largestTopic }) => [
  { operator: 'channel', operand: 'support' },
  { operator: 'topic', operand: largestTopic },
];

/** Each: a narrow by which twenty messages are fetched. */
const narrowsOf = (facts) => ({
  'a common word': [search('common')],
  'a rare word': [search('quixotry')],
  'a word that does not occur': [search('xylophone')],
  'another form of a rare word': [search('quixotries')],
  'the beginning of a rare word': [search('quixotr')],
  'two words': [search('common quixotry')],
  'two common words, quoted': [search('"common quixotry"')],
  'a Chinese word of two signs': [search('量子')],
  'a sign': [search('🫣')],
  'a rare word in a topic': [...inTopic(facts), search('quixotry')],
  'a common word in direct messages of which there are none': [
    { operator: 'is', operand: 'dm' },
    search('common'),
  ],
  'all but a common word': [search('common', true)],
  'the most that is allowed': Array.from({ length: 32 }, (_, index) =>
    search(`bab${'aeiou'[index % 5]}`, index > 0),
  ),
});

const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))];
const median = (values) => percentile(values, 0.5);

const timed = async (work) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Goes on until all but the newest messages are indexed. */
const index = async (server) => {
  let state = { indexed: 0, newest: Infinity };
  const before = await server.command('cpu');
  const milliseconds = await timed(async () => {
    while (state.newest - state.indexed >= 256) {
      await server.command('advance', 1_000);
      state = await server.command('searchIndex');
    }
  });
  return { milliseconds, cpu: (await server.command('cpu')) - before, ...state };
};

/** How many messages a second are sent while something else is going on; the index follows as it does in production. */
const sendDuring = async (call, server, during, atMost) => {
  const begun = performance.now();
  const end = begun + ROUND_MS;
  let sent = 0;
  const send = async () => {
    while (performance.now() < end) {
      const early = begun + (sent / atMost) * 1000 - performance.now();
      if (early > 0) await pause(early);
      await call('POST', '/messages', {
        type: 'stream',
        to: 'channel 1',
        topic: 'load',
        content: 'A *message* of words.',
      });
      sent += 1;
    }
  };
  const others = during(() => performance.now() < end);
  const seconds = setInterval(() => void server.command('advance', 1_000), 1_000);
  await Promise.all(Array.from({ length: SENDING }, send));
  clearInterval(seconds);
  await others;
  return sent / (ROUND_MS / 1000);
};

const fetching = (call, narrow) => () =>
  call('GET', '/messages', { anchor: 'newest', num_before: 20, num_after: 0, narrow });

const measureLatencies = async (call, server, narrows) => {
  const rows = {};
  for (const [name, narrow] of Object.entries(narrows)) {
    const fetch = fetching(call, narrow);
    const { messages, found_oldest } = await fetch();
    const cpu = await server.command('cpu');
    const times = [];
    for (let count = 0; count < REQUESTS; count += 1) times.push(await timed(fetch));
    rows[name] = {
      found: messages.length,
      'to the end': found_oldest,
      'p50 (ms)': Number(median(times).toFixed(1)),
      'p99 (ms)': Number(percentile(times, 0.99).toFixed(1)),
      'CPU (ms)': Number((((await server.command('cpu')) - cpu) / REQUESTS / 1000).toFixed(1)),
    };
  }
  return rows;
};

const measureSending = async (call, server, narrows, atMost) => {
  const rates = Object.fromEntries(SEARCHES.map((every) => [every, []]));
  const searching = (every) => async (goesOn) => {
    for (let turn = 0; every !== Infinity && goesOn(); turn += 1) {
      await fetching(call, narrows[turn % 2 ? 'a rare word' : 'a common word'])();
      await pause(every);
    }
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const every of SEARCHES) {
      rates[every].push(await sendDuring(call, server, searching(every), atMost));
      await index(server);
    }
  }
  return SEARCHES.map((every) => ({
    'at most (1/s)': atMost,
    'between two searches (ms)': every,
    'sent (1/s)': Math.round(median(rates[every])),
    ratio: (median(rates[every]) / median(rates[Infinity])).toFixed(2),
  }));
};

/** What searching a million messages takes, and what it takes from those who send. */
export const measureSearch = async () => {
  const store = optionOf('store', 'sqlite');
  const amounts = amountsOf(Number(optionOf('messages', MESSAGES)));
  const server = await startLoaded(store, amounts);
  try {
    const call = caller(server.url, await ownerAuthorization(server.dataDir));
    const narrows = narrowsOf(await readFacts(call));
    const { blocks, bytes, newest } = await index(server);
    console.log(
      `\n${amounts.messages} messages (${store}), ${blocks} blocks of the index, ${Math.round(bytes / newest)} bytes per message`,
    );
    console.table(await measureLatencies(call, server, narrows));
    console.log('POST /messages');
    for (const atMost of RATES) console.table(await measureSending(call, server, narrows, atMost));
  } finally {
    await server.stop();
  }
};
