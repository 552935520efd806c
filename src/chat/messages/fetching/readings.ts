import { type Actor, isSpectator } from '../../../runtime/identity/actor.js';
import { seenChannelIds } from '../../channels/model/store.js';
import { escapeHtml } from '../../../markdown/html.js';
import type { Scope } from '../../scope.js';
import type { Tx } from '../../../runtime/store/types.js';
import { channelsIn, type MessageEdit, type StoredEdit, withoutUnseen } from '../model/edit-history.js';
import type { MessageReading } from '../model/view.js';
import { highlight } from '../narrow/highlight.js';
import type { Marked } from '../narrow/search.js';
import { flagsOf, type ReadMessage } from './reader-rows.js';

/**
 * Returns message histories, limited to channels that the viewer may know of. Without moves between channels it uses no
 * statement.
 */
const listHistories = async (
  tx: Tx,
  viewer: Actor,
  read: readonly ReadMessage[],
): Promise<ReadonlyMap<number, MessageEdit[]>> => {
  const histories = read.flatMap(({ message: { id, channel_id, edit_history } }) =>
    edit_history === null ? [] : [{ id, channel_id, edits: JSON.parse(edit_history) as StoredEdit[] }],
  );
  const named = new Set(histories.flatMap(({ edits }) => channelsIn(edits)));
  const seen = named.size === 0 ? named : await seenChannelIds(tx, viewer, [...named]);
  return new Map(
    histories.map(({ id, channel_id, edits }) => [
      id,
      withoutUnseen(edits, (channel) => channel === channel_id || seen.has(channel)),
    ]),
  );
};

const matchesOf = (
  { rendered_content, topic }: ReadMessage['message'],
  words: readonly Marked[],
): MessageReading['matches'] => ({
  match_content: highlight(rendered_content, words),
  match_subject: highlight(escapeHtml(topic), words),
});

const OF_SPECTATORS: MessageReading['flags'] = ['read'];

/** Returns what depends on the reader of each message. `words` are those of a search, to highlight. */
export const readingsOf = async (
  { tx, services, actor }: Scope,
  read: readonly ReadMessage[],
  words: readonly Marked[] | undefined,
): Promise<(one: ReadMessage) => MessageReading> => {
  const { allow_edit_history } = services.organization.current.settings;
  // A history may name other channels and earlier words of them.
  const isPublic = isSpectator(actor);
  const histories = allow_edit_history && !isPublic ? await listHistories(tx, actor, read) : undefined;
  return (one) => {
    const { id, last_edit_timestamp } = one.message;
    const edit_history = histories?.get(id);
    return {
      flags: isPublic ? OF_SPECTATORS : flagsOf(one),
      edits:
        last_edit_timestamp === null
          ? undefined
          : { last_edit_timestamp, ...(edit_history && { edit_history }) },
      matches: words && matchesOf(one.message, words),
    };
  };
};
