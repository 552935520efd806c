import type { Records } from '../format/kinds.js';
import type { Item } from '../format/source.js';
import { recordItem, type Conversion } from './conversion.js';
import { emojiOf, type EmojiTable } from './emoji.js';
import { flagBits } from './load-messages.js';

/** Messages whose edits, reactions and flags follow them. */
const TOGETHER = 500;

interface MessageRow {
  readonly id: number;
  readonly place: string;
  readonly record: string;
  readonly edits: string;
  readonly bits: number | null;
}

const wildcardOf = (bits: number | null): Pick<Records['messages'], 'wildcard'> => {
  if (((bits ?? 0) & flagBits.channelWildcard) !== 0) return { wildcard: 'channel' };
  return ((bits ?? 0) & flagBits.topicWildcard) === 0 ? {} : { wildcard: 'topic' };
};

type Flag = Records['message_flags']['flags'][number];

const flagsOf = (bits: number): Flag[] => {
  const has = (bit: number): boolean => (bits & bit) !== 0;
  return [
    ...(has(flagBits.starred) ? (['starred'] as const) : []),
    ...(has(flagBits.collapsed) ? (['collapsed'] as const) : []),
    ...(has(flagBits.mentioned | flagBits.groupMentioned) ? (['mentioned'] as const) : []),
    ...(has(flagBits.topicWildcard) ? (['topic_wildcard_mentioned'] as const) : []),
    ...(has(flagBits.hasAlertWord) ? (['has_alert_word'] as const) : []),
  ];
};

interface ReactionRow {
  readonly message: number;
  readonly user: number;
  readonly name: string;
  readonly code: string;
  readonly type: string;
  readonly place: string;
}

/** Yields the reactions of the messages from one ID to another. */
const reactions = function* (
  conversion: Conversion,
  emoji: EmojiTable,
  first: number,
  last: number,
): Generator<Item, void> {
  const { scratch, directory, notTaken } = conversion;
  const rows = scratch.each<ReactionRow>(
    `SELECT r.message, r.user, r.name, r.code, r.type, r.place FROM reactions r
     WHERE r.message BETWEEN ? AND ? AND EXISTS (SELECT 1 FROM messages m WHERE m.id = r.message)
     ORDER BY r.message, r.id`,
    first,
    last,
  );
  const seen = new Set<string>();
  for (const { message, user, name, code, type, place } of rows) {
    const chosen = emojiOf(emoji, name, code, type);
    const key = `${message} ${user} ${type} ${code}`;
    if (!chosen || !directory.users.has(user) || seen.has(key)) {
      notTaken.note('reactions with emoji or users that are not in the export');
      continue;
    }
    seen.add(key);
    yield recordItem('reactions', { message, user, ...chosen }, place);
  }
};

const flags = function* ({ scratch }: Conversion, first: number, last: number): Generator<Item, void> {
  const rows = scratch.each<{ message: number; user: number; bits: number }>(
    'SELECT message, user, bits FROM flags WHERE message BETWEEN ? AND ?',
    first,
    last,
  );
  for (const { message, user, bits } of rows) {
    yield recordItem(
      'message_flags',
      { message, user, flags: flagsOf(bits) },
      `zerver_usermessage, message ${message}`,
    );
  }
};

/** Yields the messages in the order of their IDs, and what belongs to them. */
export const convertMessages = function* (conversion: Conversion, emoji: EmojiTable): Generator<Item, void> {
  const { scratch } = conversion;
  for (let after = 0; ;) {
    const ids = scratch.all<{ id: number }>(
      'SELECT id FROM messages WHERE id > ? ORDER BY id LIMIT ?',
      after,
      TOGETHER,
    );
    const first = ids[0]?.id;
    const last = ids.at(-1)?.id;
    if (first === undefined || last === undefined) return;
    const rows = (): Generator<MessageRow> =>
      scratch.each<MessageRow>(
        `SELECT m.id, m.place, m.record, m.edits, w.bits FROM messages m LEFT JOIN wildcards w ON w.message = m.id
         WHERE m.id BETWEEN ? AND ? ORDER BY m.id`,
        first,
        last,
      );
    for (const { record, bits, place } of rows()) {
      const message = JSON.parse(record) as Records['messages'];
      yield recordItem('messages', { ...message, ...(message.channel !== null && wildcardOf(bits)) }, place);
    }
    for (const { edits, place } of rows()) {
      for (const edit of JSON.parse(edits) as Records['edits'][]) yield recordItem('edits', edit, place);
    }
    yield* reactions(conversion, emoji, first, last);
    yield* flags(conversion, first, last);
    after = last;
  }
};
