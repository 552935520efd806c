import { expect } from 'chai';

import { errors } from '../../../generated/errors.js';
import type { HttpResponse, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { setRealm } from '../../contract/effects/effect.js';
import { ranks, type EffectWorld, type Rank } from '../../contract/effects/fixtures.js';

/** The name of an error of the contract that takes no parameters. */
export type Refusal = keyof typeof errors;

/** The error for each rank below the least one: one for all, or by rank with `others` for the rest. */
export type Refusals = Refusal | (Partial<Record<Rank, Refusal>> & { readonly others: Refusal });

/** Makes what a request is about, and sends it for a person of each rank. */
export type Attempt = (person: Person, rank: Rank) => Promise<HttpResponse>;

export interface Boundary {
  /** Settings of the organization. Those of before are not restored: each row sets what it depends on. */
  readonly settings?: Parameters;
  /** The least rank that has the permission, if any rank has it. */
  readonly least: Rank | 'nobody';
  readonly refusals: Refusals;
  readonly attempt: (fixtures: EffectWorld) => Promise<Attempt> | Attempt;
  /** Whether a success sends no event, because it only reads. */
  readonly reads?: true;
}

/** The position of the log of events. Every change of what users see moves it. */
const lastEvent = async ({ site }: EffectWorld): Promise<number> =>
  (await site.services.store.read((tx) => tx.first<{ id: number }>('SELECT MAX(id) AS id FROM events')))
    ?.id ?? 0;

type Client = Person['client'];

/** A client that reads the position of the log before its last request. */
const watch = (
  client: Client,
  position: () => Promise<number>,
): { readonly client: Client; readonly before: Promise<number> } => {
  let before = Promise.resolve(0);
  const watched = Object.create(client) as Client;
  watched.send = async (...request) => {
    const found = await position();
    before = Promise.resolve(found);
    return client.send(...request);
  };
  return {
    client: watched,
    get before() {
      return before;
    },
  };
};

const refusalFor = (refusals: Refusals, rank: Rank): object => {
  const name = typeof refusals === 'string' ? refusals : (refusals[rank] ?? refusals.others);
  return (errors[name] as () => { readonly body: object })().body;
};

const mayDo = (rank: Rank, least: Boundary['least']): boolean =>
  least !== 'nobody' && ranks.indexOf(rank) >= ranks.indexOf(least);

/**
 * Tries the boundary with a person of each rank. From the least rank on, the request succeeds and an event tells of it.
 * Below, it is refused with the stated error, and no event is written.
 */
export const tryBoundary = async (fixtures: EffectWorld, row: Boundary): Promise<void> => {
  if (row.settings) await setRealm(fixtures, row.settings);
  const attempt = await row.attempt(fixtures);
  // The attempt may write while it prepares: its request is the last one.
  for (const rank of ranks) {
    const { client } = fixtures.people[rank];
    const watched = watch(client, () => lastEvent(fixtures));
    const { status, body } = await attempt({ ...fixtures.people[rank], client: watched.client }, rank);
    const [before, after] = [await watched.before, await lastEvent(fixtures)];
    if (mayDo(rank, row.least)) {
      expect(status, `${rank}: ${JSON.stringify(body)}`).to.equal(200);
      if (!row.reads) expect(after, `the events of what the ${rank} did`).to.be.greaterThan(before);
    } else {
      expect(body, rank).to.deep.equal(refusalFor(row.refusals, rank));
      expect(after, `the events of what the ${rank} was refused`).to.equal(before);
    }
  }
};
