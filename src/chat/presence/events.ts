import type { Audience } from '../../runtime/event-log/events.js';
import type { Renderer } from '../../runtime/event-log/variants.js';
import type { TxScope } from '../scope.js';
import { audienceOfUser, audiencesOfUsers, type Seen } from '../users/access/access.js';
import { hasMoreActiveUsers } from '../users/model/store.js';
import type { StatusChange } from './reports.js';
import type { StatusRow } from './status-store.js';
import { viewChangedPresence } from './view.js';

/** In larger organizations no events are sent. Clients learn of changes from the response to their next report. */
const MAX_ACTIVE_USERS = 100;

/** Sends a `user_status` event with the changes to everyone who may see the user. */
export const emitStatus = async (
  scope: TxScope,
  user: Seen,
  changes: Partial<StatusRow> & { readonly away?: boolean },
): Promise<void> => {
  scope.tx.emit({ type: 'user_status', user_id: user.id, ...changes }, await audienceOfUser(scope, user));
};

/** Sends a `presence` event of one user. */
export const emitPresence = (
  { tx, services }: TxScope,
  { id, email, times }: Pick<StatusChange, 'id' | 'email' | 'times'>,
  audience: Audience,
): void => {
  const server_timestamp = services.clock.now() / 1000;
  tx.emit(
    { type: 'presence', user_id: id, email, server_timestamp, presence: viewChangedPresence(times) },
    audience,
  );
};

/** Sends `presence` events of users whose status changed to everyone who may see them. */
export const emitPresences = async (scope: TxScope, changes: readonly StatusChange[]): Promise<void> => {
  if (await hasMoreActiveUsers(scope.tx, MAX_ACTIVE_USERS)) return;
  const audienceOf = await audiencesOfUsers(scope, changes);
  for (const change of changes) emitPresence(scope, change, audienceOf(change));
};

/** Clients that identify users by ID do not get the email. */
export const presenceRenderer: Renderer = {
  type: 'presence',
  key: ({ options }) => String(options.slim_presence),
  render: ({ event }, { options }) => (options.slim_presence ? { ...event, email: undefined } : event),
};
