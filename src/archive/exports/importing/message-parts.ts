import { budgets } from '../../../lib/budgets.js';
import { ownReactionType } from '../../../markdown/emoji/extra-emoji.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import { flagBits } from '../../../chat/messages/model/flags.js';
import { RENDERING_VERSION, type StoredEdit } from '../../../chat/messages/model/edit-history.js';
import { statement } from '../../../runtime/store/statement.js';
import { listUsersByIds, type User } from '../../../chat/users/model/store.js';
import type { Records } from '../format/kinds.js';
import type { Step, WriteRecords } from './import.js';
import { renderAs } from './render.js';

const toStored = async (
  step: Step,
  edit: Records['edits'],
  sender: User | undefined,
): Promise<StoredEdit> => ({
  ...(edit.version !== undefined && { replaced_version: edit.version }),
  user_id: edit.user,
  timestamp: edit.edited_at,
  ...(edit.content !== undefined &&
    sender && {
      prev_content: edit.content,
      prev_rendered_content: (await renderAs(step, sender, edit.content)).html,
      prev_rendered_content_version: RENDERING_VERSION,
    }),
  ...(edit.channel !== undefined && { prev_stream: edit.channel }),
  ...(edit.new_channel !== undefined && { stream: edit.new_channel }),
  ...(edit.topic !== undefined && { prev_topic: edit.topic }),
  ...(edit.new_topic !== undefined && { topic: edit.new_topic }),
});

const listEdited = statement((db, ids: readonly number[]) =>
  db('messages').whereIn('id', ids).select('id', 'edit_history', 'sender_id'),
);

const writeHistory = statement((db, id: number, edit_history: string) =>
  db('messages').where({ id }).update({ edit_history }),
);

/** Adds older edits to the history of a message, as far as it has room. */
const extend = async (
  step: Step,
  message: { readonly id: number; readonly edit_history: string | null },
  edits: readonly Records['edits'][],
  sender: User | undefined,
): Promise<void> => {
  const entries = (JSON.parse(message.edit_history ?? '[]') as StoredEdit[]).map((edit) =>
    JSON.stringify(edit),
  );
  let bytes = Buffer.byteLength(message.edit_history ?? '');
  for (const edit of edits) {
    const entry = JSON.stringify(await toStored(step, edit, sender));
    bytes += Buffer.byteLength(entry) + 1;
    if (bytes > budgets.editHistory.bytes && entries.length > 0) break;
    entries.push(entry);
  }
  await writeHistory(step.tx, message.id, `[${entries.join()}]`);
};

export const writeEdits: WriteRecords<'edits'> = async (step, items) => {
  const byMessage = groupBy(
    items.map(({ record }) => record),
    ({ message }) => message,
  );
  const messages = await listEdited(step.tx, [...byMessage.keys()]);
  const senders = await listUsersByIds(
    step.tx,
    messages.map(({ sender_id }) => sender_id),
  );
  const byId = new Map(senders.map((user) => [user.id, user]));
  for (const message of messages) {
    await extend(step, message, byMessage.get(message.id) ?? [], byId.get(message.sender_id));
  }
};

export const writeReactions: WriteRecords<'reactions'> = async ({ tx }, items) => {
  const rows = items.map(({ record: { message, user, reaction_type, version, ...emoji } }) => ({
    message_id: message,
    user_id: user,
    ...emoji,
    reaction_type: ownReactionType(reaction_type),
    added_version: version ?? null,
  }));
  await tx.insertMany('reactions', rows);
};

export const writeSubmessages: WriteRecords<'submessages'> = async ({ tx }, items) => {
  const rows = items.map(({ record: { message, sender, type, content, version } }) => ({
    message_id: message,
    sender_id: sender,
    msg_type: type,
    content,
    added_version: version ?? null,
  }));
  await tx.insertMany('submessages', rows);
};

export const writeFlags: WriteRecords<'message_flags'> = async ({ tx }, items) => {
  const rows = items.map(({ record: { message, user, flags } }) => ({
    message_id: message,
    user_id: user,
    flags: flags.reduce((bits, flag) => bits | flagBits[flag], 0),
  }));
  await tx.insertMany('message_flags', rows);
};
