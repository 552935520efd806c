import type { components } from '../../../generated/types.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import type { TxScope } from '../scope.js';
import { listAlertWordsOf } from './alert-words/alert-words.js';
import { listMutedUsers } from './model/muted-users.js';
import { listOpenSteps } from './onboarding-steps.js';

/** Returns the fields of the register response that only the user sees. */
export const personalRegisterFields = async (
  { tx }: TxScope,
  { actor, wants }: Registration,
): Promise<components['schemas']['PersonalRegisterFields']> => ({
  ...(wants('alert_words') && { alert_words: await listAlertWordsOf(tx, actor.id) }),
  ...(wants('muted_users') && { muted_users: await listMutedUsers(tx, actor.id) }),
  ...(wants('onboarding_steps') && { onboarding_steps: await listOpenSteps(tx, actor.id) }),
});
