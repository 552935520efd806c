import { operation } from '../operation.js';
import { listAlertWordsOf } from './alert-words/alert-words.js';

/** GET /users/me/alert_words: returns the requester's alert words. */
export const listAlertWords = operation('listAlertWords', async ({ actor, tx }) => ({
  alert_words: await listAlertWordsOf(tx, actor.id),
}));
