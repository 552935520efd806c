import { checkTopic } from '../../../../chat/messages/model/content.js';
import type { Records } from '../../format/kinds.js';
import { Unique } from '../known.js';
import { checkConversation, checkJson, refusing, type Checks, type Known, type Of } from './checks.js';
import { checkEmojiCode } from './emoji-code.js';

type MessageKind = 'attachments' | 'messages' | 'edits' | 'reactions' | 'submessages' | 'message_flags';

const reactionKey = ({ user, reaction_type, emoji_code }: Records['reactions']): string =>
  `${reaction_type}:${emoji_code}:${user}`;

/** Checks of messages and of what belongs to them. */
export class MessageChecks implements Checks<MessageKind> {
  readonly #attachments = new Unique<number>('attachment');
  readonly #paths = new Unique<string>('path of an attachment');

  constructor(private readonly known: Known) {}

  readonly attachments = (item: Of<'attachments'>): void => {
    const { id, path, owner, file } = item.record;
    this.#attachments.add(id, item);
    this.#paths.add(path.slice(0, path.lastIndexOf('/')), item);
    this.known.users.check(owner, item);
    this.known.files.expect(file, item.place);
  };

  readonly messages = async (item: Of<'messages'>): Promise<void> => {
    const { record, place } = item;
    this.known.messages.add(record.id, place);
    this.known.users.check(record.sender, item);
    checkConversation(this.known, record, item);
    if (record.channel !== null) await refusing(place, () => checkTopic(record.topic, false));
    this.known.channels.check(record.conversation?.channel, item);
    this.known.channels.check(record.arrival?.first_channel, item);
  };

  readonly edits = (item: Of<'edits'>): void => {
    this.known.messages.check(item.record.message, item.place);
    this.known.users.check(item.record.user, item);
  };

  readonly reactions = (item: Of<'reactions'>): void => {
    this.known.users.check(item.record.user, item);
    checkEmojiCode(this.known, item);
    this.known.messages.check(item.record.message, item.place, reactionKey(item.record));
  };

  readonly submessages = (item: Of<'submessages'>): void => {
    this.known.users.check(item.record.sender, item);
    checkJson(item.record.content, item.place);
    this.known.messages.check(item.record.message, item.place);
  };

  readonly message_flags = (item: Of<'message_flags'>): void => {
    this.known.users.check(item.record.user, item);
    this.known.messages.check(item.record.message, item.place, `flags:${item.record.user}`);
  };
}
