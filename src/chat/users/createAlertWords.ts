import { operation } from '../operation.js';
import { addAlertWords } from './alert-words/alert-words.js';

/** POST /users/me/alert_words: adds alert words. */
export const createAlertWords = operation('createAlertWords', async ({ input, actor, tx }) => ({
  alert_words: await addAlertWords(tx, actor.id, input.alert_words),
}));
