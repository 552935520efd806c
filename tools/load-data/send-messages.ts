import { changeFlags } from '../../src/chat/messages/flag-changes.js';
import { lockMessage } from '../../src/chat/messages/model/lock.js';
import { sendDirectly } from '../../src/chat/messages/sending/direct-message.js';
import { sendToChannel } from '../../src/chat/messages/sending/channel-message.js';
import { updateMessage } from '../../src/chat/messages/updateMessage.js';
import type { TxScope } from '../../src/accounts/scope.js';
import type { Loader } from './loader.js';
import { FIRST_WITH_FILE, MESSAGES_PER_FILE } from './people-steps.js';
import { purposes } from './random.js';

const MENTIONED = 0.03;
const REACTED = 0.04;
const EDITED = 0.005;
const STARRED = 0.01;
/** A message to more subscribers does not mention all of them. */
const MOST_MENTIONED = 15;

const CLIENT = 'website';

const fileOf = (loader: Loader, message: number): string | undefined => {
  const number = (message - FIRST_WITH_FILE) / MESSAGES_PER_FILE;
  return Number.isInteger(number) ? loader.file(number)?.url : undefined;
};

const contentOf = (loader: Loader, message: number): string => {
  const isMention = loader.chance(purposes.mention, message) < MENTIONED;
  const named = isMention ? loader.user(loader.memberOf(message, purposes.mention)) : undefined;
  return loader.texts.content(message, {
    mention: named && `**${named.full_name}|${named.id}**`,
    file: fileOf(loader, message),
    mayMentionAll: loader.audienceOf(message).count <= MOST_MENTIONED,
  });
};

/** Sends a message. Returns its ID. */
const send = async (loader: Loader, scope: TxScope, message: number, content: string): Promise<number> => {
  const place = loader.placeOf(message);
  const sender = loader.user(loader.senderOf(message));
  const draft = { sender, content, client: CLIENT, readBySender: true };
  if (place.channel === null) {
    const others = loader.audienceOf(message).members.map((user) => loader.user(user));
    return (await sendDirectly(scope, draft, others)).id;
  }
  const { id: channel } = loader.channel(place.channel);
  return (await sendToChannel(scope, draft, channel, loader.topic(place.channel, place.topic))).id;
};

/** Adds one to three reactions. */
const react = async (loader: Loader, scope: TxScope, message: number, id: number): Promise<void> => {
  const count = 1 + (message % 3);
  const users = new Set(
    Array.from({ length: count }, (_, turn) => loader.memberOf(message, purposes.reaction, turn)),
  );
  const emoji = loader.emoji(loader.chance(purposes.reaction, message + 1));
  for (const user of users) {
    const actor = loader.user(user);
    const { members_version: added_version } = await lockMessage(scope.tx, actor, id);
    // Without the search for the audience of the event.
    await scope.tx.insert('reactions', { message_id: id, user_id: actor.id, ...emoji, added_version });
  }
};

const edit = async (
  loader: Loader,
  scope: TxScope,
  message: number,
  id: number,
  content: string,
): Promise<void> => {
  await updateMessage({
    ...loader.scopeOf(scope, loader.senderOf(message)),
    input: {
      message_id: id,
      content: loader.texts.edited(content, message),
      propagate_mode: 'change_one',
      send_notification_to_old_thread: false,
      send_notification_to_new_thread: true,
    },
    request: {} as Parameters<typeof updateMessage>[0]['request'],
  });
};

/** Sends some messages, with what users do with them right afterwards. */
export const sendMessages = async (
  loader: Loader,
  scopeAt: (message: number) => TxScope,
  [from, to]: readonly [number, number],
): Promise<void> => {
  for (let message = from; message < to; message += 1) {
    const scope = scopeAt(message);
    const content = contentOf(loader, message);
    const id = await send(loader, scope, message, content);
    const does = (purpose: number, share: number): boolean => loader.chance(purpose, message) < share;
    if (does(purposes.reaction, REACTED)) await react(loader, scope, message, id);
    if (does(purposes.edit, EDITED)) await edit(loader, scope, message, id, content);
    if (does(purposes.star, STARRED)) {
      const reader = loader.memberOf(message, purposes.star);
      await changeFlags(loader.scopeOf(scope, reader), { op: 'add', flag: 'starred' }, [id]);
    }
  }
};
