import { setOrganization, setPersonal } from '../../chat/messages/fixtures.js';
import type { Person } from '../../support/people.js';
import type { ServerOptions } from '../../support/server.js';
import { startWorld, type Fixtures } from '../specification/sentences/fixtures.js';

const DAY_MS = 86_400_000;

/** The number of days after which members are full members. */
const WAITING_DAYS = 10;

/** One user of each rank, from the lowest. Each rank has the permissions of the ranks below. */
export const ranks = ['guest', 'newMember', 'fullMember', 'moderator', 'administrator', 'owner'] as const;

export type Rank = (typeof ranks)[number];

/** The lowest role that the contract's words name. Undefined if no role is allowed. */
const leastRank: Readonly<Record<string, Rank | undefined>> = {
  everyone: 'guest',
  members: 'newMember',
  'full members': 'fullMember',
  fullmembers: 'fullMember',
  moderators: 'moderator',
  administrators: 'administrator',
  owners: 'owner',
  nobody: undefined,
};

/** The ranks from the lowest one that a word of the contract means. */
export const ranksOf = (word: string): Rank[] => {
  if (!Object.hasOwn(leastRank, word)) throw new Error(`"${word}" is no group of people.`);
  const least = leastRank[word];
  return least === undefined ? [] : ranks.slice(ranks.indexOf(least));
};

/** A world with a member who is not yet a full member. Anna is a full member. */
export interface EffectWorld extends Fixtures {
  readonly people: Readonly<Record<Rank, Person>>;
  /** The ranks of the users for whom the attempt succeeds. */
  whoMay(attempt: (person: Person) => Promise<boolean>): Promise<Rank[]>;
  /** Restores the initial settings of the organization, Anna and Ben. */
  reset(): Promise<void>;
}

export const startEffectWorld = async (options: ServerOptions = {}): Promise<EffectWorld> => {
  const fixtures = await startWorld({
    ...options,
    env: { WEB_PUBLIC_STREAMS_ENABLED: 'on', TRUSTED_PROXIES: '127.0.0.1', ...options.env },
  });
  fixtures.site.clock.advance((WAITING_DAYS + 1) * DAY_MS);
  const people = {
    guest: fixtures.guest,
    newMember: await fixtures.site.person('Nora'),
    fullMember: fixtures.anna,
    moderator: fixtures.moderator,
    administrator: fixtures.administrator,
    owner: fixtures.owner,
  };
  const reset = async (): Promise<void> => {
    await setOrganization(fixtures.site, { waiting_period_threshold: WAITING_DAYS });
    for (const person of [fixtures.anna, fixtures.ben]) await setPersonal(fixtures.site, person, {});
  };
  await reset();
  return {
    ...fixtures,
    people,
    async whoMay(attempt) {
      const may: Rank[] = [];
      for (const rank of ranks) if (await attempt(people[rank])) may.push(rank);
      return may;
    },
    reset,
  };
};

/** Whether a request succeeds. Throws unless a refusal is about permission: 400 or 403, not 404 or 5xx. */
export const succeeds = async (
  { client }: Person,
  method: string,
  path: string,
  parameters: Readonly<Record<string, unknown>> = {},
): Promise<boolean> => {
  const { status, body } = await client.send(method, path, parameters);
  if (status !== 200 && status !== 400) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
  return status === 200;
};
