import { CacheKind, emptySlot } from '../../../lib/caches.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import type { TxScope } from '../../scope.js';
import { refold, searchKey } from '../../messages/model/search-key.js';
import { statement } from '../../../runtime/store/statement.js';
import { raiseServerState } from '../../../runtime/store/server-state.js';
import type { Tx } from '../../../runtime/store/types.js';

const VERSION = 'alert_words_version';

/** For use inside other queries. The value changes with every change of any user's alert words. */
export const alertWordsVersion = `(SELECT value FROM server_state WHERE name = '${VERSION}')`;

export const findAlertWordsVersion = async (tx: Tx): Promise<string | null> => {
  const row = await tx.first<{ version: string | null }>(`SELECT ${alertWordsVersion} AS version`);
  return row?.version ?? null;
};

/** Call it with every change, so that every process drops its cached words. */
export const raiseAlertWordsVersion = (tx: Tx): Promise<void> => raiseServerState(tx, VERSION);

interface AlertWord {
  readonly key: string;
  readonly userIds: readonly number[];
}

/** All users' alert words, by their first run of letters. Words without letters are under the empty text. */
interface AlertWordIndex {
  readonly version: string;
  readonly words: ReadonlyMap<string, readonly AlertWord[]>;
}

const alertWordsCache = new CacheKind(() => emptySlot<AlertWordIndex>());

const RUN = /[\p{L}\p{N}_]+/gu;

const listAll = statement((db) => db('alert_words').select('word_key', 'user_id'));

const loadWords = async (
  { tx, services: { caches } }: TxScope,
  version: string,
): Promise<AlertWordIndex['words']> => {
  const slot = caches.of(alertWordsCache);
  const before = slot.current;
  if (before?.version === version) return before.words;
  const all = [...groupBy(await listAll(tx), ({ word_key }) => refold(word_key))].map(([key, having]) => ({
    key,
    userIds: having.map(({ user_id }) => user_id),
  }));
  const words = groupBy(all, ({ key }) => key.match(RUN)?.[0] ?? '');
  slot.current = { version, words };
  return words;
};

/*
 * What may stand before and after an alert word. Of ASCII, the punctuation that existing servers know. It excludes names of
 * emoji, mentions and addresses. Elsewhere every character except letters and digits.
 */
const BEFORE = /[\s("'.,;[*`>]|[^\p{ASCII}\p{L}\p{N}]/u;
const AFTER = /[\s)"'?:.,;\]!*`]|[^\p{ASCII}\p{L}\p{N}]/u;

/** Whether the text has the word, and not only as a part of another one. */
export const hasWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.codePointAt(at - 2) ?? 0;
    const previous = before > 0xffff ? String.fromCodePoint(before) : text[at - 1];
    const next = text.codePointAt(at + word.length);
    const isStart = previous === undefined || BEFORE.test(previous);
    if (isStart && (next === undefined || AFTER.test(String.fromCodePoint(next)))) return true;
  }
  return false;
};

/**
 * Returns the users whose alert words the text contains, whether or not they receive the message. The cost depends on
 * the text and not on the number of alert words: only words whose first run of letters occurs in the text are compared.
 */
export const listAlerted = async (
  scope: TxScope,
  content: string,
  version: string | null,
): Promise<ReadonlySet<number>> => {
  if (version === null) return new Set();
  const words = await loadWords(scope, version);
  const text = searchKey(content);
  const runs = new Set(['', ...(text.match(RUN) ?? [])]);
  const candidates = [...runs].flatMap((run) => words.get(run) ?? []);
  return new Set(candidates.flatMap(({ key, userIds }) => (hasWord(text, key) ? userIds : [])));
};
