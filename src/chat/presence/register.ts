import type { components } from '../../../generated/types.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import type { TxScope } from '../scope.js';
import { presencesFor, visibleTo } from './visible-presence.js';

export type PresenceRegisterFields = components['schemas']['PresenceRegisterFields'];

/** Returns the register response's fields about presence: recent presence as last published. */
export const presenceRegisterFields = async (
  scope: TxScope,
  { actor, options, wants }: Registration,
): Promise<PresenceRegisterFields> => {
  const { tx, services } = scope;
  if (!wants('presence')) return {};
  const server_timestamp = services.clock.now() / 1000;
  if (services.organization.current.settings.presence_disabled)
    return { presences: {}, presence_last_update_id: -1, server_timestamp };
  const { board } = services.presence;
  const newer = await board.newerIn(tx);
  const format = options.slim_presence ? 'modern' : 'legacy';
  const visible = await visibleTo({ ...scope, actor }, format);
  return {
    presences: presencesFor(board, { format, visible, newer }),
    presence_last_update_id: Math.max(board.lastId, ...newer.map(({ update_id }) => update_id)),
    server_timestamp,
  };
};
