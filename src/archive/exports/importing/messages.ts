import { READ_BY_ALL } from '../../../chat/messages/model/flags.js';
import { renderedColumns } from '../../../chat/messages/sending/rendering.js';
import { messageKeys } from '../../../chat/messages/model/store.js';
import { wildcardBits } from '../../../chat/messages/model/flags.js';
import type { Rendered } from '../../../markdown/render.js';
import type { NewRow } from '../../../runtime/store/types.js';
import { listUsersByIds, type User } from '../../../chat/users/model/store.js';
import type { Records } from '../format/kinds.js';
import { Conversations } from './conversations.js';
import { bit, type Step, type WriteRecords } from './import.js';
import { renderAs } from './render.js';

type MessageRecord = Records['messages'];

const rowOf = async (
  message: MessageRecord,
  rendered: Rendered,
  conversations: Conversations,
): Promise<NewRow<'messages'>> => {
  const own = await conversations.find(message);
  const first = message.conversation && (await conversations.find({ ...message.conversation, users: null }));
  return {
    id: message.id,
    sender_id: message.sender,
    recipient_id: own.recipient,
    channel_id: message.channel,
    conversation_id: (first ?? own).conversation,
    topic: message.topic,
    content: message.content,
    ...messageKeys(message),
    ...renderedColumns(rendered, message.channel !== null),
    // The archive knows which mentions took effect.
    wildcard_mention: message.wildcard === undefined ? 0 : wildcardBits[message.wildcard],
    date_sent: message.sent_at,
    last_edit_timestamp: message.edited_at,
    client: message.client,
    read_by_sender: message.is_read_by_all ? READ_BY_ALL : 1,
    resolve_notice: bit(message.is_resolve_notice ?? false),
    first_channel_id: message.arrival?.first_channel ?? null,
    arrival_id: message.arrival?.at ?? null,
    changed_version: message.version ?? null,
  };
};

/** What one transaction inserts. */
class Inserts {
  readonly #messages: NewRow<'messages'>[] = [];
  readonly #claims: NewRow<'attachment_messages'>[] = [];

  constructor(private readonly step: Step) {}

  add(message: NewRow<'messages'>, claims: readonly NewRow<'attachment_messages'>[]): void {
    this.#messages.push(message);
    this.#claims.push(...claims);
  }

  async write(): Promise<void> {
    const { tx } = this.step;
    await tx.insertMany('messages', this.#messages.splice(0));
    await tx.insertMany('attachment_messages', this.#claims.splice(0));
  }
}

const UPLOADS = 'user_uploads';

/** Renders and inserts messages. A message with files is rendered behind those that may have shared its files. */
export const writeMessages: WriteRecords<'messages'> = async (step, items) => {
  const ids = [...new Set(items.map(({ record }) => record.sender))];
  const senders = new Map<number, User>((await listUsersByIds(step.tx, ids)).map((user) => [user.id, user]));
  const conversations = new Conversations(step);
  const inserts = new Inserts(step);
  for (const { record } of items) {
    const sender = senders.get(record.sender);
    if (!sender) throw new Error(`The sender ${record.sender} is missing.`);
    if (record.content.includes(UPLOADS)) await inserts.write();
    const rendered = await renderAs(step, sender, record.content);
    const claims = [...rendered.uploads].map((attachment_id) => ({
      attachment_id,
      message_id: record.id,
      // Former subscribers do not get files that an edit may have added.
      claimed_version: record.version ?? null,
    }));
    inserts.add(await rowOf(record, rendered, conversations), claims);
  }
  await inserts.write();
  conversations.keep();
};
