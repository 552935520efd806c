import { errors } from '../../generated/errors.js';
import { operation } from '../contract/operation.js';
import { RawResponse } from '../contract/raw-response.js';
import type { PresenceStatus } from './times.js';
import { viewLegacyPresences, viewPresences } from './view.js';
import { onlyVisible, readVisible } from './visible.js';

const isStatus = (text: string): text is PresenceStatus => text === 'active' || text === 'idle';

/** The answer around presences that are serialized already. */
const withPresences = (answer: object, members: string): RawResponse => {
  const text = JSON.stringify({ result: 'success', msg: '', ...answer });
  return new RawResponse(`${text.slice(0, -1)},"presences":{${members}}}\n`);
};

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
  const presence_last_update_id = Math.max(last_update_id, board.lastId);
  const answer = { ...nothing, presence_last_update_id, server_timestamp };
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- existing clients still say it.
  const isModern = input.last_update_id !== undefined || input.slim_presence;
  if (!isModern) return { ...answer, presences: viewLegacyPresences(onlyVisible(board.shown(), visible)) };
  if (visible === 'everyone') return withPresences(answer, board.modern(last_update_id));
  return { ...answer, presences: viewPresences(onlyVisible(board.shown(last_update_id), visible)) };
});
