import { parseArgs } from 'node:util';

const DEFAULTS = {
  store: 'sqlite',
  users: 19_500,
  /** The requests are those of so many users, from the sockets of all users. 0: of all users. */
  'rates-of': 0,
  seconds: 60,
  'warm-up': 30,
  /** Messages to all subscribers of one channel, and how many those are. */
  broadcasts: 20,
  subscribers: 10_000,
  /**
   * The file for a CPU profile of the requests, and the beginning of the name of another one of the broadcasts. The
   * beginning of the names of heap snapshots without and with parked queues.
   */
  profile: '',
  snapshot: '',
  /** Prints the figures as JSON, too. */
  json: false,
};

const typeOf = (value) => (typeof value === 'boolean' ? 'boolean' : 'string');

/** `--users 100 --store=mysql` -> values. */
export const readArguments = (args) => {
  const options = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [name, { type: typeOf(value) }]),
  );
  const { values } = parseArgs({ args, options, strict: true });
  const read = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, fallback]) => {
      const value = values[name] ?? fallback;
      return [name, typeof fallback === 'number' ? Number(value) : value];
    }),
  );
  for (const [name, value] of Object.entries(read))
    if (Number.isNaN(value)) throw new Error(`--${name} must be a number.`);
  if (!['sqlite', 'mysql'].includes(read.store)) throw new Error('--store must be sqlite or mysql.');
  return {
    ...read,
    'rates-of': read['rates-of'] || read.users,
    subscribers: Math.min(read.subscribers, read.users),
  };
};
