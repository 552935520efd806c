import type { components } from '../../../generated/types.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import type { TxScope } from '../scope.js';
import { findUser } from '../users/model/store.js';
import { canManageBot } from './policy.js';
import { listAllBots } from './store.js';
import { viewBot } from './view.js';

export type BotsRegisterFields = components['schemas']['BotsRegisterFields'];

/** Returns the register response's fields about bots: those that the user manages, by their role in the snapshot. */
export const botsRegisterFields = async (
  { tx, services: { keys } }: TxScope,
  { actor, wants }: Registration,
): Promise<BotsRegisterFields> => {
  const fields: BotsRegisterFields = {
    ...(wants('realm_embedded_bots') && { realm_embedded_bots: [] }),
    ...(wants('realm_incoming_webhook_bots') && { realm_incoming_webhook_bots: [] }),
  };
  if (!wants('realm_bot')) return fields;
  const viewer = (await findUser(tx, actor.id)) ?? actor;
  const bots = (await listAllBots(tx)).filter((bot) => canManageBot(viewer, bot));
  return { ...fields, realm_bots: bots.map((bot) => viewBot(bot, keys)) };
};
