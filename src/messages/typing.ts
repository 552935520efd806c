import type { components } from '../../generated/types.js';
import type { Actor } from '../authentication/actor.js';
import type { OutgoingEvent } from '../events/types.js';
import type { Renderer } from '../events/variants.js';
import type { Tx } from '../store/types.js';
import { findUsersByIds, type User } from '../users/store.js';

type TypingPerson = components['schemas']['TypingPerson'];

/** In a channel of more subscribers than this, nobody is told who is typing. */
export const MOST_LISTENERS = 100;

const viewPerson = ({ id, email }: Actor): TypingPerson => ({ user_id: id, email });

interface Typing {
  readonly op: 'start' | 'stop';
  readonly sender: Actor;
}

const emit = (
  tx: Tx,
  { op, sender }: Typing,
  place: { readonly message_type: 'direct' | 'stream'; readonly [field: string]: unknown },
  others: readonly User[],
): void => {
  const listening = others.filter(
    ({ id, is_active, settings }) => id !== sender.id && is_active && settings.receives_typing_notifications,
  );
  if (listening.length === 0) return;
  const event: OutgoingEvent = { type: 'typing', op, ...place, sender: viewPerson(sender) };
  tx.emit(event, { users: listening.map(({ id }) => id) });
};

/** Tells people that somebody writes to them, or does no longer. */
export const emitTypingDirectly = (tx: Tx, typing: Typing, named: readonly User[]): void => {
  const others = named.filter(({ id }) => id !== typing.sender.id);
  const recipients = [typing.sender, ...others].sort((a, b) => a.id - b.id).map(viewPerson);
  emit(tx, typing, { message_type: 'direct', recipients }, others);
};

/** Tells the subscribers of a channel. */
export const emitTypingInChannel = async (
  tx: Tx,
  typing: Typing,
  place: { readonly stream_id: number; readonly topic: string },
  subscriberIds: readonly number[],
): Promise<void> => {
  if (subscriberIds.length > MOST_LISTENERS) return;
  emit(tx, typing, { message_type: 'stream', ...place }, await findUsersByIds(tx, subscriberIds));
};

/** Older clients know of typing in direct messages only. */
export const typingRenderer: Renderer = {
  type: 'typing',
  key: ({ options }) => String(options.client_capabilities.stream_typing_notifications === true),
  render: ({ event }, { options }) =>
    event.message_type === 'direct' || options.client_capabilities.stream_typing_notifications === true
      ? event
      : null,
};
