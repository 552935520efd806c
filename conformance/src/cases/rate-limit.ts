import { apiUrl, type Client } from '../world/client.js';
import { NotReached } from '../world/controls.js';
import type { World } from '../world/world.js';
import type { CaseSetup } from './case-setup.js';
import type { CaseRequest } from '../world/case-request.js';

/** The operations whose requests count apart, since waiting for events blocks nothing else. */
const POLLS: readonly string[] = ['getEvents', 'streamEvents'];

/** As many requests at once, and as many rounds. A server that refuses none of them has no limit that a run can reach. */
const AT_ONCE = 10;
const ROUNDS = 25;

/** The worlds whose server has no limit for a path. */
const untiring = new WeakMap<World, Set<string>>();

const BAD_POLL = '/events?queue_id=00000000-0000-4000-8000-000000000000&last_event_id=-1&dont_block=true';

const flood = (url: URL, authorization: string): Promise<number[]> =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const response = await fetch(url, { headers: { Authorization: authorization } });
      await response.text();
      return response.status;
    }),
  );

/** Sends requests of the user until the server refuses them. */
const tire = async (world: World, client: Client, isPoll: boolean): Promise<void> => {
  const path = isPoll ? BAD_POLL : '/users/me';
  const known = untiring.get(world) ?? new Set();
  untiring.set(world, known);
  const authorization = (await client.authorization) ?? '';
  for (let round = 0; round < ROUNDS && !known.has(path); round += 1)
    if ((await flood(apiUrl(world.url, path), authorization)).includes(429)) return;
  known.add(path);
  throw new NotReached(
    `The server answered ${String(AT_ONCE * ROUNDS)} requests of a user without a rate limit.`,
  );
};

/** A request after as many as the rate limit allows. */
export const usingUp: CaseSetup = async (world, base, { operation }): Promise<Partial<CaseRequest>> => {
  if (world.has('exhausted') || base.as === null) {
    const { url, owner } = await world.control('exhausted')();
    return { url, as: base.as && owner };
  }
  const { client } = await world.tired();
  await tire(world, client, POLLS.includes(operation.id));
  return { as: client };
};
