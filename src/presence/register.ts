import type { components } from '../../generated/types.js';
import type { Registration } from '../events/contributions.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { viewLegacyPresences, viewPresences } from './view.js';
import { onlyVisible, visibleTo } from './visible.js';

export type PresenceRegisterFields = components['schemas']['PresenceRegisterFields'];

/** What register answers of presence: who was there lately, as last published. */
export const presenceRegisterFields = async (
  tx: Tx,
  server: Server,
  { actor, options, wants }: Registration,
): Promise<PresenceRegisterFields> => {
  if (!wants('presence')) return {};
  const server_timestamp = server.clock.now() / 1000;
  if (server.organization.current.settings.presence_disabled)
    return { presences: {}, presence_last_update_id: -1, server_timestamp };
  const { board } = server.presence;
  await board.readSnapshot(tx);
  const visible = await visibleTo(tx, server, actor);
  const view = options.slim_presence ? viewPresences : viewLegacyPresences;
  return {
    presences: view(onlyVisible(board.shown(), visible)),
    presence_last_update_id: board.lastId,
    server_timestamp,
  };
};
