import { Choices } from '../crash/choices.js';
import type { Report } from '../crash/types.js';
import { EVERYTHING, Follower, MODERN } from '../support/apply/follower.js';
import { RoamingClient, type Processes } from './cluster.js';
import { Poller } from './poller.js';
import type { Sent } from './sent.js';
import type { Site } from './site.js';
import { Writer, type Counts } from './writer.js';

const WRITERS_OF_EACH = 2;
const QUEUES_OF_EACH = 2;

interface ClientParts {
  readonly cluster: Processes;
  readonly site: Site;
  readonly sent: Sent;
  readonly report: Report;
  /** Returns a seed that no other client has. */
  readonly seed: () => number;
}

export interface Clients {
  readonly writers: readonly Writer[];
  readonly counts: Counts;
  readonly pollers: readonly Poller[];
  /** Their first poll is after the load. */
  readonly late: readonly Poller[];
  readonly followers: readonly Follower[];
}

/** A text that no other request has begins with the name of its client. */
const tokensOf = (name: string): (() => string) => {
  let tokens = 0;
  return () => {
    tokens += 1;
    return `load-${name}-${tokens}`;
  };
};

const createWriters = ({
  cluster,
  site,
  sent,
  report,
  seed,
}: ClientParts): Pick<Clients, 'writers' | 'counts'> => {
  const counts = { acknowledged: 0, refused: 0, open: 0, repeated: 0, replayed: 0, reads: 0 };
  const writers = site.everybody.flatMap((person, index) =>
    Array.from({ length: WRITERS_OF_EACH }, (_, number) => {
      const name = `client-${index}-${number}`;
      const lane = { name, site, person, token: tokensOf(name), choices: new Choices(seed()) };
      return new Writer(lane, { cluster, sent, report, counts });
    }),
  );
  return { writers, counts };
};

/** Creates the clients of all users: writers, queues that are polled now and later, and followers of the whole state. */
export const createClients = async (parts: ClientParts): Promise<Clients> => {
  const { cluster, site, report, seed } = parts;
  const { history, everybody } = site;
  const queues = Array.from({ length: QUEUES_OF_EACH }, () => everybody).flat();
  const register = (people: typeof everybody) =>
    Promise.all(people.map((person) => Poller.register(person, seed(), { cluster, history, report })));
  const follow = { ...EVERYTHING, client_capabilities: MODERN };
  return {
    ...createWriters(parts),
    pollers: await register(queues),
    late: await register(everybody),
    followers: await Promise.all(
      everybody.map((person) =>
        Follower.start(new RoamingClient(cluster, person, new Choices(seed())), follow),
      ),
    ),
  };
};
