import type { components } from '../../../generated/types.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import type { TxScope } from '../scope.js';
import { listUnsent } from './store.js';
import { viewScheduled } from './view.js';

/** Returns the register response's fields about scheduled messages. */
export const scheduledMessagesRegisterFields = async (
  { tx }: TxScope,
  { actor, wants }: Registration,
): Promise<components['schemas']['ScheduledMessagesRegisterFields']> =>
  wants('scheduled_messages')
    ? { scheduled_messages: (await listUnsent(tx, actor.id)).map(viewScheduled) }
    : {};
