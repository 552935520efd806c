import { isSpectator } from '../../../runtime/identity/actor.js';
import { emojiFor } from '../../../markdown/emoji/extra-emoji.js';
import { linkifying } from '../../../markdown/linkifiers/matching.js';
import type { Scope } from '../../scope.js';
import type { Services } from '../../services.js';
import { accessibleUsers, isAccessible } from '../../users/access/access.js';
import { placeholderUser } from '../../users/access/placeholder-user.js';
import { spectatedUser } from '../../users/model/spectated-user.js';
import type { User } from '../../users/model/store.js';
import { openUsers, type Users } from '../../users/model/users-in-memory.js';
import type { StoredMessage } from '../model/stored-messages.js';
import type { MessageFacts } from '../model/view.js';
import { type People, viewReaction } from '../reactions.js';
import { viewSubmessage } from '../widgets/submessages.js';
import type { ReadMessage } from './reader-rows.js';

/** What the messages of one response are made of, besides themselves. */
export interface Sources
  extends Pick<People, 'accessible'>, Pick<MessageFacts, 'organization' | 'linkifying'> {
  readonly users: Users;
}

/** The accounts as spectators see them. */
const spectated = (services: Services, users: Users): Users => ({
  version: users.version,
  async load(ids) {
    const found = await users.load(ids);
    return new Map([...found].map(([id, user]) => [id, spectatedUser(services, user)]));
  },
});

export const openSources = async (scope: Scope): Promise<Sources> => {
  const { services, actor } = scope;
  const isPublic = isSpectator(actor);
  const users = await openUsers(scope);
  return {
    users: isPublic ? spectated(services, users) : users,
    // The authors of public messages are public.
    accessible: isPublic ? 'everyone' : await accessibleUsers(scope, actor),
    organization: services.organization.current.string_id,
    linkifying: await linkifying(services.organization.linkifiers),
  };
};

const usersOf = ({ sender_id, people, reactions }: StoredMessage): number[] => [
  sender_id,
  ...people,
  ...reactions.map(({ user_id }) => user_id),
];

/** Returns the sender as the reader sees them. */
export const shownSender = (
  { services }: Scope,
  { accessible }: Sources,
  users: ReadonlyMap<number, User>,
  { id, sender_id }: StoredMessage,
): User => {
  const sender = users.get(sender_id);
  if (!sender) throw new Error(`Message ${id} has no sender.`);
  return isAccessible(accessible, sender_id) ? sender : placeholderUser(services, sender_id);
};

/** Returns the facts of messages. Uses at most one statement. `client` is the name of the client program that reads them. */
export const factsOf = async (
  scope: Scope,
  sources: Sources,
  read: readonly ReadMessage[],
  client: string,
): Promise<(one: ReadMessage) => MessageFacts> => {
  const { services } = scope;
  const { accessible, organization, linkifying: links } = sources;
  const users = await sources.users.load(new Set(read.flatMap(({ message }) => usersOf(message))));
  return ({ message, reader }) => ({
    ...message,
    is_me_message: message.is_me_message === 1,
    channel:
      message.channel_id === null
        ? null
        : { id: message.channel_id, name: reader.channel_name ?? '', topic: message.topic },
    people: message.people.flatMap((id) => users.get(id) ?? []),
    sender: shownSender(scope, sources, users, message),
    organization,
    reactions: message.reactions.map((reaction) =>
      emojiFor({ client }, viewReaction(services, { users, accessible }, reaction)),
    ),
    submessages: message.submessages.map(viewSubmessage),
    linkifying: links,
  });
};
