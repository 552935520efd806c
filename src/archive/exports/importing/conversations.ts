import { createConversation, createDirectRecipient } from '../../../chat/messages/model/recipients.js';
import { nameKey } from '../../../lib/name-key.js';
import type { Records } from '../format/kinds.js';
import type { Step } from './import.js';

type Place = Pick<Records['read_marks'], 'channel' | 'topic' | 'users'>;

export interface FoundConversation {
  readonly recipient: number;
  readonly conversation: number;
}

/** How many conversations are remembered. */
const REMEMBERED = 20_000;

/** Finds the conversations of places, and creates those that are missing. Used within one transaction. */
export class Conversations {
  /** Found in this transaction, which may still fail. */
  readonly #found = new Map<string, number>();

  constructor(private readonly step: Step) {}

  async find({ channel, topic, users }: Place): Promise<FoundConversation> {
    const { on, tx } = this.step;
    const recipient =
      channel === null
        ? await this.#remember(`users ${(users ?? []).join()}`, () => createDirectRecipient(tx, users ?? []))
        : on.recipients.get(channel);
    if (recipient === undefined) throw new Error(`The channel ${String(channel)} has no recipient.`);
    const conversation = await this.#remember(`${recipient} ${nameKey(topic)}`, () =>
      createConversation(tx, { recipient_id: recipient, channel_id: channel, topic }),
    );
    return { recipient, conversation };
  }

  /** Remembers what was found for later transactions. Called when nothing can fail any more. */
  keep(): void {
    const { conversations } = this.step.on;
    if (conversations.size > REMEMBERED) conversations.clear();
    for (const [key, id] of this.#found) conversations.set(key, id);
  }

  async #remember(key: string, find: () => Promise<number>): Promise<number> {
    const known = this.step.on.conversations.get(key) ?? this.#found.get(key);
    if (known !== undefined) return known;
    const id = await find();
    this.#found.set(key, id);
    return id;
  }
}
