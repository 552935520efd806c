import { loadavg } from 'node:os';

/** Whether nothing is wrong: all events arrived once, in order, and all responses were successes. */
export const isRight = ({ lost, doubled, changed, reordered, statuses, ...verdict }) =>
  [lost, doubled, changed, reordered, verdict['lost connections']].every((count) => count === 0) &&
  Object.keys(statuses).length === 0;

export const printMemory = (memory) => {
  console.table(memory);
};

/** Prints all figures. Returns whether nothing is wrong. */
export const print = (wanted, { memory, mix, broadcasts, verdict, resident }) => {
  const { result } = mix;
  const { operations, delivery, seconds } = result;
  const requests = Object.values(operations).reduce((sum, one) => sum + one['per second'], 0);
  console.log(
    `\n${wanted.users} users with a queue each, requests of ${wanted['rates-of']} users (${wanted.store}, ${Math.round(seconds)} s, load average ${loadavg()[0].toFixed(1)}). Times in ms.`,
  );
  console.table({ ...operations, 'from acknowledgement to delivery': delivery });
  const cpu = {
    'requests a second, without GET /events': Math.round(requests),
    'GET /events a second': Math.round(result.pollsPerSecond),
    'events a second': Math.round(result.eventsPerSecond),
    'server, % of a processor': mix.server,
    store: mix.store,
    generator: Number((result.cpu / 1e4 / seconds).toFixed(1)),
    // If both were blocked at once, the machine stood still.
    'longest block of the server, ms': mix.longestBlock,
    'longest block of the generator, ms': result.longestBlock,
    'server, MB': resident.server,
    'generator, MB': resident.generator,
  };
  console.table(cpu);
  console.log(`A message to ${broadcasts.subscribers} parked subscribers, ${wanted.broadcasts} times (ms)`);
  const { subscribers: _subscribers, cpu: each, ...times } = broadcasts;
  console.table(times);
  console.log(`Processor time of the server for each, with the next request of each subscriber: ${each} ms`);
  const { statuses, failures, ...events } = verdict;
  console.log('Events compared with what was sent, and statuses other than 200');
  console.table({ ...events, ...statuses });
  for (const [failure, count] of failures) console.log(`${count} times ${failure}`);
  if (wanted.json) console.log(JSON.stringify({ wanted, memory, mix, broadcasts, verdict, resident }));
  return isRight(verdict);
};
