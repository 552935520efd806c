import { topicKey, type Channel, type Chat, type Content, type Message, type User } from './model.js';
import type { Choice } from './choice.js';
import { BAD_REQUEST, NO_CHANNEL, type Action } from './request.js';

export const TOPICS = ['red', 'blue', 'Red', '✔ done'] as const;
const EMOJI = ['tada', 'heart'] as const;
const WORDS = ['apple', 'bread', 'cheese'] as const;

/** No notices about moves, which are not part of the model. */
const QUIET = { send_notification_to_old_thread: false, send_notification_to_new_thread: false };

/** Composes a content that no earlier message had. */
const compose = (chat: Chat, choice: Choice): Content => {
  const serial = chat.messages.reduce((sum, { changes }) => sum + changes + 1, 0);
  const words = choice.some(WORDS);
  const mentioned = choice.number() % 3 === 0 ? choice.some(chat.users) : [];
  const kind = choice.number() % 8;
  const [mentionsAll, hasLink, hasImage] = [kind === 1, kind === 2 || kind === 3, kind === 3];
  const text = [
    `message ${serial}`,
    ...words,
    ...mentioned.map(({ name }) => `@**${name}**`),
    ...(mentionsAll ? ['@**all**'] : []),
    ...(hasLink ? [`https://example.com/page${hasImage ? '.png' : ''}`] : []),
  ].join(' ');
  return { text, words, mentioned, mentionsAll, hasLink, hasImage };
};

export const sendToChannel: Action = (chat, by, choice) => {
  const channel = choice.of(chat.channels);
  if (!channel) return undefined;
  const topic = choice.among(TOPICS);
  const content = compose(chat, choice);
  return {
    method: 'POST',
    path: '/messages',
    parameters: { type: 'channel', to: channel.id, topic, content: content.text },
    refusal: !chat.sees(by, channel) ? NO_CHANNEL : chat.mayPost(by, channel) ? undefined : BAD_REQUEST,
    done: ({ id }) => {
      chat.send({ id, sender: by, channel, topic, people: [], content });
    },
  };
};

export const sendDirect: Action = (chat, by, choice) => {
  const to = choice.few(chat.users);
  const people = chat.users.filter((user) => user === by || to.includes(user));
  const content = compose(chat, choice);
  return {
    method: 'POST',
    path: '/messages',
    parameters: { type: 'direct', to: people.map(({ id }) => id), content: content.text },
    done: ({ id }) => {
      chat.send({ id, sender: by, channel: undefined, topic: '', people, content });
    },
  };
};

/** Usually a message that the step can be about, and sometimes any one. */
const someMessage = (
  all: readonly Message[],
  isLikely: (message: Message) => boolean,
  choice: Choice,
): Message | undefined => {
  const likely = all.filter(isLikely);
  return choice.of(choice.number() % 4 === 3 || likely.length === 0 ? all : likely);
};

/** Resolving a topic sends a notice, and unresolving it at once deletes that. */
const isResolved = (topic: string): boolean => topic.startsWith('✔');

const movable = (chat: Chat, by: User, choice: Choice): Message | undefined =>
  someMessage(
    chat.messages.filter(({ channel, topic }) => channel && !isResolved(topic)),
    (message) => chat.readsNow(by, message),
    choice,
  );

export const editContent: Action = (chat, by, choice) => {
  const message = someMessage(chat.messages, ({ sender }) => sender === by, choice);
  if (!message) return undefined;
  const content = compose(chat, choice);
  const isAllowed = chat.readsNow(by, message) && message.sender === by;
  return {
    method: 'PATCH',
    path: `/messages/${message.id}`,
    parameters: { content: content.text },
    refusal: isAllowed ? undefined : BAD_REQUEST,
    done: () => {
      message.content = content;
      message.changes += 1;
      chat.mention(message);
    },
  };
};

const MODES = ['change_one', 'change_later', 'change_all'] as const;

const movedWith = (
  chat: Chat,
  by: User,
  message: Message,
  mode: (typeof MODES)[number],
): readonly Message[] =>
  mode === 'change_one'
    ? [message]
    : chat
        .topicOf(message)
        .filter((one) => chat.readsNow(by, one) && (mode === 'change_all' || one.id >= message.id));

export const moveToTopic: Action = (chat, by, choice) => {
  const message = movable(chat, by, choice);
  const { channel } = message ?? {};
  if (!message || !channel) return undefined;
  const topic = choice.among(['red', 'blue', 'Red']);
  const propagate_mode = choice.among(MODES);
  const isAllowed = chat.readsNow(by, message) && chat.isAtLeast(by, 'member') && topic !== message.topic;
  return {
    method: 'PATCH',
    path: `/messages/${message.id}`,
    parameters: { topic, propagate_mode, ...QUIET },
    refusal: isAllowed ? undefined : BAD_REQUEST,
    done: () => {
      const old = topicKey(message.topic);
      const moved = movedWith(chat, by, message, propagate_mode);
      for (const one of moved) if (one.topic !== topic) chat.move(one, channel, topic);
      chat.movedTopics.push({ channel, topic: old }, { channel, topic: topicKey(topic) });
    },
  };
};

/** Whether a message comes back to a channel that one of its receivers has left. What that user reads then is open. */
const isLeftBehind = ({ firstChannel, sentTo, firstLasting }: Message, target: Channel): boolean =>
  firstChannel === target && sentTo.size > firstLasting.size;

export const moveToChannel: Action = (chat, by, choice) => {
  const message = movable(chat, by, choice);
  const target = choice.of(chat.channels);
  const { channel } = message ?? {};
  if (!message || !channel || !target) return undefined;
  const propagate_mode = choice.among(MODES);
  const moved = movedWith(chat, by, message, propagate_mode);
  if (moved.some((one) => isLeftBehind(one, target))) return undefined;
  const isAllowed =
    chat.readsNow(by, message) &&
    chat.isAtLeast(by, 'moderator') &&
    chat.mayPost(by, target) &&
    target !== channel;
  return {
    method: 'PATCH',
    path: `/messages/${message.id}`,
    parameters: { stream_id: target.id, propagate_mode, ...QUIET },
    refusal: isAllowed && !target.isArchived ? undefined : NO_CHANNEL,
    done: () => {
      const topic = topicKey(message.topic);
      for (const one of movedWith(chat, by, message, propagate_mode)) chat.move(one, target, one.topic);
      chat.movedTopics.push({ channel, topic }, { channel: target, topic });
    },
  };
};

export const deleteMessage: Action = (chat, by, choice) => {
  const message = someMessage(chat.messages, ({ sender }) => sender === by, choice);
  if (!message) return undefined;
  const isOwn = message.sender === by && chat.isAtLeast(by, 'member');
  const isAllowed = chat.readsNow(by, message) && (isOwn || chat.isAtLeast(by, 'administrator'));
  return {
    method: 'DELETE',
    path: `/messages/${message.id}`,
    refusal: isAllowed ? undefined : BAD_REQUEST,
    done: () => {
      chat.delete(message);
    },
  };
};

const reaction =
  (method: 'POST' | 'DELETE'): Action =>
  (chat, by, choice) => {
    const message = someMessage(chat.messages, (one) => chat.readsNow(by, one), choice);
    if (!message) return undefined;
    const emoji = choice.among(EMOJI);
    const isSame = (one: Message['reactions'][number]): boolean => one.user === by && one.emoji === emoji;
    const isThere = message.reactions.some(isSame);
    const isAdded = method === 'POST';
    const wrong = isAdded ? ['REACTION_ALREADY_EXISTS'] : ['REACTION_DOES_NOT_EXIST'];
    return {
      method,
      path: `/messages/${message.id}/reactions`,
      parameters: { emoji_name: emoji },
      refusal: chat.readsNow(by, message) ? (isThere === isAdded ? wrong : undefined) : BAD_REQUEST,
      done: () => {
        message.reactions = isAdded
          ? [...message.reactions, { user: by, emoji }]
          : message.reactions.filter((one) => !isSame(one));
      },
    };
  };

export const react = reaction('POST');
export const unreact = reaction('DELETE');

export const changeFlags: Action = (chat, by, choice) => {
  const flag = choice.among(['read', 'starred']);
  const isAdded = !choice.isChosen();
  // Whether a message of a muted user can be marked as unread is open.
  const all = chat.messages.filter(({ sender }) => flag === 'starred' || isAdded || !chat.mutes(by, sender));
  const messages = [...new Set([choice.of(all), choice.of(all), choice.of(all)])].flatMap((one) => one ?? []);
  if (messages.length === 0) return undefined;
  const isLenient = flag === 'read' ? isAdded : !isAdded;
  const read = messages.filter((message) => chat.reads(by, message));
  return {
    method: 'POST',
    path: '/messages/flags',
    parameters: { messages: messages.map(({ id }) => id), op: isAdded ? 'add' : 'remove', flag },
    refusal: isLenient || read.length === messages.length ? undefined : BAD_REQUEST,
    done: () => {
      // A star can also be removed from a message that the user can no longer read.
      for (const message of flag === 'starred' && !isAdded ? messages : read) {
        if (flag === 'read' && !chat.canBeUnread(by, message)) continue;
        const users = flag === 'read' ? message.read : message.starred;
        if (isAdded) users.add(by);
        else users.delete(by);
      }
    },
  };
};

const readAll = (chat: Chat, by: User, messages: readonly Message[]): void => {
  for (const message of messages) if (chat.canBeUnread(by, message)) message.read.add(by);
};

export const markTopic: Action = (chat, by, choice) => {
  const message = choice.of(chat.messages.filter(({ channel }) => channel));
  const { channel } = message ?? {};
  if (!message || !channel || !chat.reads(by, message) || !chat.readsNow(by, message)) return undefined;
  return {
    method: 'POST',
    path: '/mark_topic_as_read',
    parameters: { stream_id: channel.id, topic_name: message.topic },
    done: () => {
      readAll(chat, by, chat.topicOf(message));
    },
  };
};

export const markChannel: Action = (chat, by, choice) => {
  const channel: Channel | undefined = choice.of(chat.channels);
  if (!channel) return undefined;
  return {
    method: 'POST',
    path: '/mark_stream_as_read',
    parameters: { stream_id: channel.id },
    refusal: chat.isReader(by, channel) ? undefined : BAD_REQUEST,
    done: () => {
      readAll(chat, by, chat.messagesIn(channel));
    },
  };
};

export const markAll: Action = (chat, by) => ({
  method: 'POST',
  path: '/mark_all_as_read',
  done: () => {
    readAll(chat, by, chat.messages);
  },
});
