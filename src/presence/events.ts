import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { audienceOfPerson, type Seen } from '../users/access.js';
import { countActivePeople, findUsersByIds } from '../users/store.js';
import type { Renderer } from '../events/variants.js';
import type { StatusRow } from './status-store.js';
import type { Times } from './store.js';
import { viewLegacyPresence } from './view.js';

/** In a larger circle clients learn it by their next report of their own. */
const MAX_RECEIVERS = 100;

/** Sends a `user_status` event with what changed to everyone who may see the user. */
export const emitStatus = async (
  tx: Tx,
  server: Server,
  user: Seen,
  changes: Partial<StatusRow> & { readonly away?: boolean },
): Promise<void> => {
  tx.emit({ type: 'user_status', user_id: user.id, ...changes }, await audienceOfPerson(tx, server, user));
};

/** Tells everyone who may see them that people are there again. */
export const emitReturned = async (
  tx: Tx,
  server: Server,
  people: ReadonlyMap<number, Times>,
): Promise<void> => {
  const total = await countActivePeople(tx);
  for (const person of await findUsersByIds(tx, [...people.keys()])) {
    const { id, email } = person;
    const audience = await audienceOfPerson(tx, server, person);
    const receivers = audience.users === 'everyone' ? total : audience.users.length;
    const times = people.get(id);
    if (!times || receivers > MAX_RECEIVERS) continue;
    const presence = viewLegacyPresence(times);
    const server_timestamp = server.clock.now() / 1000;
    tx.emit({ type: 'presence', user_id: id, email, server_timestamp, presence }, audience);
  }
};

/** Clients that know users by their ID are spared the email. */
export const presenceRenderer: Renderer = {
  type: 'presence',
  key: ({ options }) => String(options.slim_presence),
  render: ({ event }, { options }) => (options.slim_presence ? { ...event, email: undefined } : event),
};
