import type { Actor } from '../authentication/actor.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { accessibleUsers } from '../users/access.js';
import type { PresenceRow } from './store.js';

/** Whose presence somebody is told. */
export type Audible = 'everyone' | ReadonlySet<number>;

/** The operator decides whether presence is kept from those who may not see the user. */
export const visibleTo = (tx: Tx, server: Server, viewer: Actor): Promise<Audible> =>
  server.config.accessLimitsPresence ? accessibleUsers(tx, server, viewer) : Promise.resolve('everyone');

/** The same outside a transaction; costs nothing where everyone is told everything. */
export const readVisible = (server: Server, viewer: Actor): Promise<Audible> =>
  server.config.accessLimitsPresence
    ? server.store.read((tx) => visibleTo(tx, server, viewer))
    : Promise.resolve('everyone');

/** The presences among these that somebody is told. */
export function* onlyVisible(rows: Iterable<PresenceRow>, visible: Audible): Generator<PresenceRow> {
  for (const row of rows) if (visible === 'everyone' || visible.has(row.user_id)) yield row;
}
