import { errors } from '../../generated/errors.js';
import { operation } from '../contract/operation.js';
import type { PresenceStatus } from './times.js';
import { presencesFor, readVisible } from './visible.js';

const isStatus = (text: string): text is PresenceStatus => text === 'active' || text === 'idle';

/** POST /users/me/presence: says that the user is there, and answers who else is. */
export const updateOwnPresence = operation('updateOwnPresence', async ({ input, actor, server }) => {
  const { status, last_update_id = -1, new_user_input: hasInput } = input;
  if (!isStatus(status)) throw errors.invalidPresenceStatus({ status });
  const { board, reports } = server.presence;
  const isOff = server.organization.current.settings.presence_disabled;
  await board.fresh();
  if (!isOff && actor.settings.presence_enabled)
    reports.add(actor.id, { status, at: server.clock.seconds(), hasInput });

  const nothing = { presence_last_update_id: last_update_id, zephyr_mirror_active: false };
  if (input.ping_only) return nothing;
  const server_timestamp = server.clock.now() / 1000;
  if (isOff) return { ...nothing, server_timestamp, presences: {} };
  const visible = await readVisible(server, actor);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- existing clients still say it.
  const isModern = input.last_update_id !== undefined || input.slim_presence;
  return {
    ...nothing,
    presence_last_update_id: Math.max(last_update_id, board.lastId),
    server_timestamp,
    presences: presencesFor(board, {
      format: isModern ? 'modern' : 'legacy',
      visible,
      sinceId: last_update_id,
    }),
  };
});
