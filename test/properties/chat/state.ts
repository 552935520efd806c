import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import { POLICY, topicKey, type Chat, type Message, type User } from './model.js';

const ids = (list: Iterable<{ readonly id: number }>): number[] =>
  Array.from(list, ({ id }) => id).sort((a, b) => a - b);

/** The flags that the model knows. */
const FLAGS = ['read', 'starred', 'mentioned', 'stream_wildcard_mentioned', 'historical'];

const flagsOf = (chat: Chat, user: User, message: Message): string[] =>
  [
    ...(chat.isUnread(user, message) ? [] : ['read']),
    ...(message.starred.has(user) ? ['starred'] : []),
    ...(chat.isMentioned(user, message) ? ['mentioned'] : []),
    ...(chat.isWildcardMentioned(user, message) ? ['stream_wildcard_mentioned'] : []),
    ...(chat.isHistorical(user, message) ? ['historical'] : []),
  ].sort();

const messageOf = (chat: Chat, user: User, message: Message): Body => {
  const { content, topic, reactions } = chat.version(user, message);
  return {
    id: message.id,
    content,
    subject: topic,
    flags: flagsOf(chat, user, message),
    reactions: reactions.map((one) => `${one.user.id} ${one.emoji}`).sort(),
    ...(message.channel && { stream_id: message.channel.id }),
  };
};

const fetched = ({ id, content, subject, flags, reactions, stream_id }: Body): Body => ({
  id,
  content,
  subject,
  flags: flags.filter((flag: string) => FLAGS.includes(flag)).sort(),
  reactions: reactions.map((one: Body) => `${one.user_id} ${one.emoji_name}`).sort(),
  ...(stream_id !== undefined && { stream_id }),
});

const checkMessages = (chat: Chat, user: User, fresh: Body): void => {
  const known = new Set(chat.messages.map(({ id }) => id));
  const received = chat.messages.filter((message) => chat.received(user, message));
  const found = fresh.held.filter(({ id }: Body) => known.has(id)).map(fetched);
  const expectedMessages = received.map((message) => messageOf(chat, user, message));
  expect(JSON.stringify(found), `${user.name}: messages`).to.equal(JSON.stringify(expectedMessages));
  const starred = chat.messages.filter((message) => message.starred.has(user));
  expect(
    fresh.starred_messages.filter((id: number) => known.has(id)),
    `${user.name}: starred`,
  ).to.deep.equal(ids(starred));
};

const places = ['streams', 'pms', 'huddles'] as const;

const checkUnread = (chat: Chat, user: User, { unread_msgs: unread }: Body): void => {
  const known = new Set(chat.messages.map(({ id }) => id));
  const listed: number[] = places.flatMap((place) =>
    (unread[place] as Body[]).flatMap(({ unread_message_ids }) => unread_message_ids as number[]),
  );
  const expected = chat.messages.filter((message) => chat.isUnread(user, message));
  const found = listed.filter((id) => known.has(id)).sort((a, b) => a - b);
  expect(found, `${user.name}: unread`).to.deep.equal(ids(expected));
  const isMuted = ({ channel, topic }: Message): boolean =>
    channel !== undefined && chat.isTopicMuted(user, channel, topic);
  const mentions = expected.filter(
    (message) =>
      chat.isMentioned(user, message) || (chat.isWildcardMentioned(user, message) && !isMuted(message)),
  );
  expect(
    unread.mentions.filter((id: number) => known.has(id)),
    `${user.name}: unread mentions`,
  ).to.deep.equal(ids(mentions));
  const notices = (unread.streams as Body[]).flatMap(({ stream_id, topic, unread_message_ids }) => {
    const channel = chat.channels.find(({ id }) => id === stream_id);
    const others = (unread_message_ids as number[]).filter((id) => !known.has(id));
    return channel && chat.isTopicMuted(user, channel, topic) ? [] : others;
  });
  const direct = [...unread.pms, ...unread.huddles].flatMap(
    ({ unread_message_ids }: Body) => unread_message_ids as number[],
  );
  const count =
    expected.filter((message) => !isMuted(message)).length +
    notices.length +
    direct.filter((id) => !known.has(id)).length;
  expect(unread.count, `${user.name}: number of unread messages`).to.equal(count);
};

const checkChannels = (chat: Chat, user: User, fresh: Body): void => {
  const known = new Map(chat.channels.map((channel) => [channel.id, channel]));
  const seen = chat.channels.filter((channel) => chat.sees(user, channel));
  const isKnown = ({ stream_id }: Body): boolean => known.has(stream_id);
  const idsOf = (list: Body[]): number[] => list.filter(isKnown).map(({ stream_id }) => stream_id as number);
  expect(idsOf(fresh.streams), `${user.name}: channels`).to.deep.equal(ids(seen));
  const subscribed = seen.filter(({ subscribers }) => subscribers.has(user));
  expect(idsOf(fresh.subscriptions), `${user.name}: subscriptions`).to.deep.equal(ids(subscribed));
  for (const one of [...fresh.subscriptions, ...fresh.unsubscribed, ...fresh.never_subscribed].filter(
    isKnown,
  )) {
    const channel = known.get(one.stream_id);
    if (!channel) continue;
    const found = {
      subscribers: one.subscribers,
      invite_only: one.invite_only,
      is_web_public: one.is_web_public,
    };
    const wanted = {
      subscribers: ids(channel.subscribers),
      invite_only: channel.kind === 'shared' || channel.kind === 'protected',
      is_web_public: channel.kind === 'web-public',
    };
    expect(found, `${user.name}: ${channel.name}`).to.deep.equal(wanted);
  }
  for (const { stream_id, is_muted } of fresh.subscriptions.filter(isKnown))
    expect(is_muted, `${user.name}: muted channel`).to.equal(known.get(stream_id)?.muting.has(user));
};

/** Returns the policies of a user's topics, and teaches the model those that a move may have changed. */
export const takePolicies = (chat: Chat, user: User, { user_topics }: Body): Map<string, number> => {
  const listed = new Map<string, number>(
    user_topics.map(({ stream_id, topic_name, visibility_policy }: Body) => [
      `${stream_id} ${topicKey(topic_name)}`,
      visibility_policy,
    ]),
  );
  for (const { channel, topic } of chat.movedTopics)
    chat.setPolicy(user, channel, topic, listed.get(`${channel.id} ${topic}`) ?? POLICY.inherit);
  return listed;
};

const checkPolicies = (chat: Chat, user: User, fresh: Body): void => {
  const listed = takePolicies(chat, user, fresh);
  const expected = [...(chat.policies.get(user) ?? [])];
  expect([...listed].sort(), `${user.name}: policies of topics`).to.deep.equal(expected.sort());
};

const checkRest = (chat: Chat, user: User, fresh: Body): void => {
  const drafts = fresh.drafts.map(({ id, content }: Body) => ({ id, content }));
  expect(drafts, `${user.name}: drafts`).to.deep.equal([...chat.draftsOf(user)].sort((a, b) => a.id - b.id));
  const muted = fresh.muted_users.map(({ id }: Body) => id).sort((a: number, b: number) => a - b);
  expect(muted, `${user.name}: muted users`).to.deep.equal(ids(chat.muted.get(user) ?? []));
  for (const { id, members } of chat.groups) {
    const found = fresh.realm_user_groups.find((group: Body) => group.id === id);
    expect(found?.members, `${user.name}: members of a group`).to.deep.equal(ids(members));
  }
  for (const { id, role } of chat.users) {
    const found = fresh.realm_users.find((one: Body) => one.user_id === id);
    expect(found?.role, `${user.name}: role of ${id}`).to.equal(role);
  }
};

/** Compares a response of register, and the messages that the user fetched, with the model. */
export const checkState = (chat: Chat, user: User, fresh: Body): void => {
  checkPolicies(chat, user, fresh);
  checkChannels(chat, user, fresh);
  checkMessages(chat, user, fresh);
  checkUnread(chat, user, fresh);
  checkRest(chat, user, fresh);
};
