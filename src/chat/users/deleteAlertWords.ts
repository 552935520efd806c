import { operation } from '../operation.js';
import { removeAlertWords } from './alert-words/alert-words.js';

/** DELETE /users/me/alert_words: removes alert words. */
export const deleteAlertWords = operation('deleteAlertWords', async ({ input, actor, tx }) => ({
  alert_words: await removeAlertWords(tx, actor.id, input.alert_words),
}));
