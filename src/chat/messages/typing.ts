import type { components } from '../../../generated/types.js';
import type { Actor } from '../../runtime/identity/actor.js';
import type { OutgoingEvent } from '../../runtime/event-log/events.js';
import type { Renderer } from '../../runtime/event-log/variants.js';
import type { TxScope } from '../scope.js';
import { usersWithoutAccessTo } from '../users/access/access.js';
import { listMuters } from '../users/model/muted-users.js';
import { listUsersByIds, type User } from '../users/model/store.js';

type TypingUser = components['schemas']['TypingPerson'];

/** In channels with more subscribers than this, no typing events are sent. */
const MOST_LISTENERS = 100;

const viewTypingUser = ({ id, email }: Actor): TypingUser => ({ user_id: id, email });

interface Typing {
  readonly op: 'start' | 'stop';
  readonly sender: Actor;
}

/**
 * `shown` are the users whom the event shows. Users who may not see all of them, or who have muted the
 * sender, do not get it.
 */
const emit = async (
  scope: TxScope,
  { op, sender }: Typing,
  place: { readonly message_type: 'direct' | 'stream'; readonly [field: string]: unknown },
  participants: readonly Actor[],
  shown: readonly Actor[],
): Promise<void> => {
  const listening = participants.filter(
    ({ is_active, settings }) => is_active && settings.receives_typing_notifications,
  );
  let users: readonly number[] = listening.map(({ id }) => id);
  for (const person of shown) {
    const strangers = new Set(await usersWithoutAccessTo(scope, person, users));
    users = users.filter((id) => !strangers.has(id));
  }
  const muters = await listMuters(scope.tx, sender.id);
  users = users.filter((id) => !muters.has(id));
  if (users.length === 0) return;
  const event: OutgoingEvent = { type: 'typing', op, ...place, sender: viewTypingUser(sender) };
  scope.tx.emit(event, { users });
};

/** Sends a `typing` event to the sender and the named users when the sender starts or stops writing to them. */
export const emitTypingDirectly = async (
  scope: TxScope,
  typing: Typing,
  named: readonly User[],
): Promise<void> => {
  const others = named.filter(({ id }) => id !== typing.sender.id);
  const allUsers = [typing.sender, ...others].sort((a, b) => a.id - b.id);
  const recipients = allUsers.map(viewTypingUser);
  await emit(scope, typing, { message_type: 'direct', recipients }, allUsers, allUsers);
};

/** Sends a `typing` event to the subscribers of a channel. */
export const emitTypingInChannel = async (
  scope: TxScope,
  typing: Typing,
  place: { readonly stream_id: number; readonly topic: string },
  subscriberIds: readonly number[],
): Promise<void> => {
  if (subscriberIds.length > MOST_LISTENERS) return;
  const subscribers = await listUsersByIds(scope.tx, subscriberIds);
  await emit(scope, typing, { message_type: 'stream', ...place }, subscribers, [typing.sender]);
};

/** Older clients support typing events in direct messages only. */
export const typingRenderer: Renderer = {
  type: 'typing',
  key: ({ options }) => String(options.client_capabilities.stream_typing_notifications === true),
  render: ({ event }, { options }) =>
    event.message_type === 'direct' || options.client_capabilities.stream_typing_notifications === true
      ? event
      : null,
};
