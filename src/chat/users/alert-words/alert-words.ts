import { caps } from '../../caps.js';
import { checkCap } from '../../../runtime/caps.js';
import { nameKey } from '../../../lib/name-key.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import { raiseAlertWordsVersion } from './alert-index.js';

/** Returns a user's alert words in alphabetical order. */
export const listAlertWordsOf = statement((db, user_id: number) =>
  db('alert_words').where({ user_id }).orderBy('word_key').pluck('word'),
);

/** Sends an `alert_words` event with the words after a change. Returns the words. */
const changed = async (tx: Tx, userId: number): Promise<string[]> => {
  await raiseAlertWordsVersion(tx);
  const alert_words = await listAlertWordsOf(tx, userId);
  tx.emit({ type: 'alert_words', alert_words }, { users: [userId] });
  return alert_words;
};

/** Adds words. Blank words and words that the user already has are ignored. */
export const addAlertWords = async (tx: Tx, userId: number, words: readonly string[]): Promise<string[]> => {
  await tx.lock('users', userId);
  const before = await listAlertWordsOf(tx, userId);
  const known = new Set(before.map(nameKey));
  const added = new Map<string, string>();
  for (const word of words.map((text) => text.trim())) {
    const key = nameKey(word);
    if (key !== '' && !known.has(key) && !added.has(key)) added.set(key, word);
  }
  if (added.size === 0) return before;
  // Every message is searched for the words of all users.
  checkCap(caps.alertWords, before.length + added.size);
  const rows = [...added].map(([word_key, word]) => ({ user_id: userId, word_key, word }));
  await tx.insertMany('alert_words', rows);
  return changed(tx, userId);
};

const removeWords = statement((db, user_id: number, keys: readonly string[]) =>
  db('alert_words').where({ user_id }).whereIn('word_key', keys).delete(),
);

export const removeAlertWords = async (
  tx: Tx,
  userId: number,
  words: readonly string[],
): Promise<string[]> => {
  await tx.lock('users', userId);
  const keys = words.map(nameKey);
  if (keys.length === 0) return listAlertWordsOf(tx, userId);
  const changes = await removeWords(tx, userId, keys);
  return changes === 0 ? listAlertWordsOf(tx, userId) : changed(tx, userId);
};
