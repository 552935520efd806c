import type { Parameters } from '../../support/client.js';
import { TOPICS } from './message-actions.js';
import { ROLES, type Channel, type Chat, type Kind, type User } from './model.js';
import { BAD_REQUEST, NO_CHANNEL, NO_PERMISSION, type Action } from './request.js';

const isPrivate = ({ kind }: Channel): boolean => kind === 'shared' || kind === 'protected';

const existing = (chat: Chat): Channel[] => chat.channels.filter(({ isArchived }) => !isArchived);

const archive = (chat: Chat, channel: Channel): void => {
  for (const user of [...channel.subscribers]) chat.unsubscribe(user, channel);
  channel.isArchived = true;
};

export const subscribe: Action = (chat, by, choice) => {
  const channel = choice.of(existing(chat));
  if (!channel) return undefined;
  const others = choice.isChosen() ? choice.some(chat.users) : [];
  const users = others.length > 0 ? others : [by];
  const isAllowed = chat.isAtLeast(by, 'member') && (!isPrivate(channel) || channel.subscribers.has(by));
  return {
    method: 'POST',
    path: '/users/me/subscriptions',
    parameters: { subscriptions: [{ name: channel.name }], principals: users.map(({ id }) => id) },
    refusal: isAllowed ? undefined : BAD_REQUEST,
    done: () => {
      for (const user of users) chat.subscribe(user, channel);
    },
  };
};

export const unsubscribe: Action = (chat, by, choice) => {
  const channel = choice.of(existing(chat));
  if (!channel) return undefined;
  const others = choice.isChosen() ? choice.some(chat.users) : [];
  const users = others.length > 0 ? others : [by];
  const isSelf = users.every((user) => user === by);
  const isAllowed = isSelf || chat.isAtLeast(by, 'administrator');
  return {
    method: 'DELETE',
    path: '/users/me/subscriptions',
    parameters: { subscriptions: [channel.name], principals: users.map(({ id }) => id) },
    refusal: !chat.sees(by, channel) ? NO_CHANNEL : isAllowed ? undefined : BAD_REQUEST,
    done: () => {
      const left = users.filter((user) => channel.subscribers.has(user));
      for (const user of left) chat.unsubscribe(user, channel);
      // No user could subscribe to it again.
      if (left.length > 0 && isPrivate(channel) && channel.subscribers.size === 0) archive(chat, channel);
    },
  };
};

/** The parameters of a new channel of a kind. */
export const optionsOf = (kind: Kind): Parameters => ({
  invite_only: kind === 'shared' || kind === 'protected',
  is_web_public: kind === 'web-public',
  history_public_to_subscribers: kind !== 'protected',
});

const KINDS: readonly [Kind, ...Kind[]] = ['public', 'protected', 'shared', 'web-public'];

export const createChannel: Action = (chat, by, choice) => {
  const kind = choice.among(KINDS);
  const name = `channel ${chat.channels.length + 1}`;
  const others = choice.some(chat.users);
  const users = chat.users.filter((user) => user === by || others.includes(user));
  const isAllowed = chat.isAtLeast(by, kind === 'web-public' ? 'owner' : 'member');
  return {
    method: 'POST',
    path: '/users/me/subscriptions',
    parameters: { subscriptions: [{ name }], principals: users.map(({ id }) => id), ...optionsOf(kind) },
    refusal: isAllowed ? undefined : BAD_REQUEST,
    done: async (_, client) => {
      const { body } = await client.send('GET', '/get_stream_id', { stream: name });
      const id: number | undefined = body.stream_id;
      // Another user may have archived it meanwhile.
      if (id === undefined) return;
      chat.channels.push({
        id,
        name,
        kind,
        postPolicy: 1,
        isArchived: false,
        subscribers: new Set(users),
        muting: new Set(),
      });
    },
  };
};

export const changeKind: Action = (chat, by, choice) => {
  const channel = choice.of(existing(chat));
  if (!channel) return undefined;
  const kind = choice.among(KINDS);
  const mayRead = !isPrivate(channel) || channel.subscribers.has(by) || kind === channel.kind;
  const isAllowed =
    chat.isAtLeast(by, kind === 'web-public' && channel.kind !== kind ? 'owner' : 'administrator') && mayRead;
  return {
    method: 'PATCH',
    path: `/streams/${channel.id}`,
    parameters: {
      is_private: kind === 'shared' || kind === 'protected',
      is_web_public: kind === 'web-public',
      history_public_to_subscribers: kind !== 'protected',
    },
    refusal: isAllowed ? undefined : NO_PERMISSION,
    done: () => {
      channel.kind = kind;
    },
  };
};

export const changePostPolicy: Action = (chat, by, choice) => {
  const channel = choice.of(existing(chat));
  if (!channel) return undefined;
  const policy = choice.among([2, 4, 1]);
  return {
    method: 'PATCH',
    path: `/streams/${channel.id}`,
    parameters: { stream_post_policy: policy },
    refusal: chat.isAtLeast(by, 'administrator') ? undefined : NO_PERMISSION,
    done: () => {
      channel.postPolicy = policy;
    },
  };
};

export const archiveChannel: Action = (chat, by, choice) => {
  const channel = choice.of(chat.channels);
  if (!channel) return undefined;
  const isAllowed = chat.isAtLeast(by, 'administrator') && !channel.isArchived;
  return {
    method: 'DELETE',
    path: `/streams/${channel.id}`,
    refusal: isAllowed ? undefined : NO_PERMISSION,
    done: () => {
      archive(chat, channel);
    },
  };
};

export const setTopicPolicy: Action = (chat, by, choice) => {
  const channel = choice.of(chat.channels);
  if (!channel) return undefined;
  const topic = choice.among(TOPICS);
  const policy = choice.among([1, 3, 2, 3, 0]);
  const isReader = chat.isReader(by, channel);
  // A policy can be removed without access. Whether that succeeds if there is none is open.
  if (!isReader && policy === 0) return undefined;
  return {
    method: 'POST',
    path: '/user_topics',
    parameters: { stream_id: channel.id, topic, visibility_policy: policy },
    refusal: isReader ? undefined : BAD_REQUEST,
    done: () => {
      chat.setPolicy(by, channel, topic, policy);
    },
  };
};

export const muteChannel: Action = (chat, by, choice) => {
  const channel = choice.of(chat.channels);
  if (!channel) return undefined;
  const value = !choice.isChosen();
  return {
    method: 'POST',
    path: '/users/me/subscriptions/properties',
    parameters: { subscription_data: [{ stream_id: channel.id, property: 'is_muted', value }] },
    refusal: channel.subscribers.has(by) ? undefined : BAD_REQUEST,
    done: () => {
      if (value) channel.muting.add(by);
      else channel.muting.delete(by);
    },
  };
};

const mutes =
  (method: 'POST' | 'DELETE'): Action =>
  (chat, by, choice) => {
    const other = choice.of(chat.users);
    if (!other) return undefined;
    const isMuted = chat.mutes(by, other);
    const isWrong = isMuted === (method === 'POST') || (method === 'POST' && other === by);
    return {
      method,
      path: `/users/me/muted_users/${other.id}`,
      refusal: isWrong ? BAD_REQUEST : undefined,
      done: () => {
        if (method === 'DELETE') {
          chat.muted.get(by)?.delete(other);
          return;
        }
        chat.muted.get(by)?.add(other);
        for (const message of chat.messages) if (message.sender === other) message.read.add(by);
      },
    };
  };

export const muteUser = mutes('POST');
export const unmuteUser = mutes('DELETE');

export const changeRole: Action = (chat, by, choice) => {
  const other = choice.of(chat.users.filter(({ role }) => role !== ROLES.owner));
  if (!other) return undefined;
  const role = choice.among([ROLES.guest, ROLES.member, ROLES.moderator, ROLES.administrator]);
  const isJump = other.role === ROLES.guest && role === ROLES.administrator;
  return {
    method: 'PATCH',
    path: `/users/${other.id}`,
    parameters: { role },
    refusal: chat.isAtLeast(by, 'administrator') && !isJump ? undefined : NO_PERMISSION,
    done: () => {
      other.role = role;
    },
  };
};

export const createGroup: Action = (chat, by, choice) => {
  const name = `group ${chat.groups.length + 1}`;
  const members = choice.some(chat.users);
  return {
    method: 'POST',
    path: '/user_groups/create',
    parameters: { name, description: '', members: members.map(({ id }) => id) },
    refusal: chat.isAtLeast(by, 'moderator') ? undefined : NO_PERMISSION,
    done: ({ group_id: id }) => {
      chat.groups.push({ id, name, members: new Set(members) });
    },
  };
};

export const changeMembers: Action = (chat, by, choice) => {
  const group = choice.of(chat.groups);
  const user = choice.of(chat.users);
  if (!group || !user) return undefined;
  const isAdded = choice.isChosen();
  const isAllowed = chat.isAtLeast(by, 'moderator') && group.members.has(user) !== isAdded;
  return {
    method: 'POST',
    path: `/user_groups/${group.id}/members`,
    parameters: { [isAdded ? 'add' : 'delete']: [user.id] },
    refusal: isAllowed ? undefined : NO_PERMISSION,
    done: () => {
      if (isAdded) group.members.add(user);
      else group.members.delete(user);
    },
  };
};

const draftOf = (content: string) => ({ type: '', to: [], topic: '', content });

export const createDraft: Action = (chat, by, choice) => {
  const content = `draft ${choice.number()}`;
  return {
    method: 'POST',
    path: '/drafts',
    parameters: { drafts: [draftOf(content)] },
    done: ({ ids }) => {
      chat.draftsOf(by).push({ id: ids[0], content });
    },
  };
};

/** Any draft of any user. Those of others do not exist for the requester. */
const allDrafts = (chat: Chat): { user: User; id: number }[] =>
  chat.users.flatMap((user) => chat.draftsOf(user).map(({ id }) => ({ user, id })));

export const updateDraft: Action = (chat, by, choice) => {
  const draft = choice.of(allDrafts(chat));
  if (!draft) return undefined;
  const content = `draft ${choice.number()} again`;
  return {
    method: 'PATCH',
    path: `/drafts/${draft.id}`,
    parameters: { draft: draftOf(content) },
    refusal: draft.user === by ? undefined : BAD_REQUEST,
    done: () => {
      const found = chat.draftsOf(by).find(({ id }) => id === draft.id);
      if (found) found.content = content;
    },
  };
};

export const deleteDraft: Action = (chat, by, choice) => {
  const draft = choice.of(allDrafts(chat));
  if (!draft) return undefined;
  return {
    method: 'DELETE',
    path: `/drafts/${draft.id}`,
    refusal: draft.user === by ? undefined : BAD_REQUEST,
    done: () => {
      const drafts = chat.draftsOf(by);
      drafts.splice(
        drafts.findIndex(({ id }) => id === draft.id),
        1,
      );
    },
  };
};
