import { having, type Arrangement, type CaseRequest, type PartArrangements } from './arrangement.js';
import { customEmoji } from './emoji.js';
import type { World } from './world.js';

const NOBODY = 4711;

/** An emoji of a long name, as often as a message holds it: its HTML is too long. */
export const GROWING = '\u{1fae4}'.repeat(10_000);

type Fields = Readonly<Record<string, unknown>>;

/** A message of the owner's to a new channel. */
const sending =
  (fields: Fields, options: Fields = {}): Arrangement =>
  async (world, base) => {
    const { name: to } = await world.channel(world.owner, options);
    return { parameters: { ...base.parameters, type: 'channel', to, topic: 'logo', ...fields } };
  };

/** A direct message. */
const telling =
  (to: (world: World) => unknown): Arrangement =>
  async (world, base) => ({
    parameters: { ...base.parameters, type: 'direct', to: await to(world), content: 'Hello' },
  });

/** The same, asked by somebody else, with other settings. */
export const by =
  (
    who: (world: World) => Promise<Pick<CaseRequest, 'as'>>,
    arrangement: Arrangement,
    settings?: object,
  ): Arrangement =>
  async (world, base, one) => ({
    ...(await arrangement(world, base, one)),
    ...(await who(world)),
    ...(settings && (await world.settings(settings))),
  });

export const member = async (world: World): Promise<Pick<CaseRequest, 'as'>> => ({
  as: (await world.one('member')).client,
});

/** A guest who is subscribed to the channel that the request goes to. */
const subscribedGuest =
  (arrangement: Arrangement): Arrangement =>
  async (world, base, one) => {
    const request = await arrangement(world, base, one);
    const { id, client } = await world.one('guest');
    const subscriptions = [{ name: request.parameters?.to }];
    await world.owner.ok('POST', '/users/me/subscriptions', { subscriptions, principals: [id] });
    return { ...request, as: client };
  };

const COPIED =
  'recipient_id, channel_id, conversation_id, topic, topic_key, content, content_key, rendered_content, date_sent, client';
const COPY_MESSAGE = `INSERT INTO messages (sender_id, ${COPIED}) SELECT ?, ${COPIED} FROM messages WHERE id = ?`;

/** Everyone of a crowd has written to the topic; their messages are copies of one. */
const crowdedTopic: Arrangement = async (world, base) => {
  const { id, to, topic } = await world.message();
  for (const sender of await world.crowd()) await world.store(COPY_MESSAGE, [sender, id], `channel:${to}`);
  return { parameters: { ...base.parameters, to, topic, content: '@**topic**' } };
};

/** Terms that no narrow takes, wherever one is. */
export const badNarrows = {
  narrowTermIncomplete: having({ narrow: [{ operator: 'channel' }] }),
  badNarrow: having({ narrow: [{ operator: 'mood', operand: 'good' }] }),
};

const TADA = { emoji_name: 'tada', emoji_code: '1f389', reaction_type: 'unicode_emoji' };
const unknownEmoji = { emoji_name: 'no_such_emoji', emoji_code: undefined };

/** An emoji for a new message of the owner's. */
const reacting =
  (fields: Fields): Arrangement =>
  async (world, base) => ({
    path: { message_id: (await world.message()).id },
    parameters: { ...base.parameters, ...TADA, ...fields },
  });

/** The same once the owner has reacted. */
const reacted =
  (fields: Fields): Arrangement =>
  async (world, base, one) => {
    const request = await reacting(fields)(world, base, one);
    const path = `/messages/${String(request.path?.message_id)}/reactions`;
    await world.owner.ok('POST', path, TADA);
    return { ...request, as: world.owner };
  };

/** An edit of a new message of the owner's, by the owner. */
const editing =
  (fields: Fields): Arrangement =>
  async (world) => ({ path: { message_id: (await world.message()).id }, parameters: fields });

/** The same once the message is as old as can be, by a member whom the time limits bind. */
const editingLate =
  (fields: (world: World) => Fields | Promise<Fields>): Arrangement =>
  async (world) => {
    const { id } = await world.message();
    await world.store('UPDATE messages SET date_sent = 0 WHERE id = ?', [id], 'nothing');
    return { path: { message_id: id }, parameters: await fields(world), ...(await member(world)) };
  };

/** An edit of a direct message. */
const editingDirect =
  (fields: Fields): Arrangement =>
  async (world) => {
    const to = [(await world.one('member')).id];
    const message = { type: 'direct', to, content: 'Hello' };
    const { id } = (await world.owner.ok('POST', '/messages', message)) as { id: number };
    return { path: { message_id: id }, parameters: fields };
  };

/** A move to a new channel, by a user who is not in it. */
const movingTo =
  (options: Fields): Arrangement =>
  async (world, base, one) => ({
    ...(await editing({ stream_id: (await world.channel(world.owner, options)).id })(world, base, one)),
    ...(await member(world)),
  });

/** A mention of everyone by a member, in a message to a channel of many. */
const mentioningMany =
  (content: string): Arrangement =>
  async (world) => {
    const sender = await world.one('member');
    const crowd = await world.crowd();
    const principals = [await world.ownerId, sender.id, ...crowd];
    const { id: to } = await world.channel(world.owner, { principals });
    const message = { type: 'channel', to, topic: 'logo', content: 'Hello' };
    const { id } = (await sender.client.ok('POST', '/messages', message)) as { id: number };
    for (const author of crowd) await world.store(COPY_MESSAGE, [author, id], `channel:${String(to)}`);
    return { path: { message_id: id }, parameters: { content }, as: sender.client };
  };

const typingTo =
  (to: (world: World) => readonly number[] | Promise<readonly number[]>): Arrangement =>
  async (world) => ({ parameters: { op: 'start', type: 'direct', to: await to(world) } });

const typingIn =
  (fields: (world: World) => Fields | Promise<Fields>): Arrangement =>
  async (world) => ({ parameters: { op: 'start', type: 'channel', ...(await fields(world)) } });

/** The same by somebody who does not want others to know. */
const typingWithout =
  (setting: string, fields: (world: World) => Fields | Promise<Fields>): Arrangement =>
  async (world) => {
    const { client } = await world.person();
    await client.ok('PATCH', '/settings', { [setting]: false });
    return { parameters: { op: 'start', ...(await fields(world)) }, as: client };
  };

const listing = (parameters: Fields): Arrangement => having({ anchor: 'newest', ...parameters });

export const messages: PartArrangements = {
  sendMessage: {
    default: sending({}),
    followed: sending({}),
    messageEmpty: sending({ content: ' ' }),
    messageNullBytes: sending({ content: 'a\0b' }),
    messageNotRendered: sending({ content: GROWING }),
    channelNotFound: sending({ to: 'nowhere at all' }),
    channelNotFoundById: sending({ to: NOBODY }),
    channelNotOne: sending({ to: [1, 2] }),
    topicMissing: sending({ topic: undefined }),
    topicEmpty: sending({ topic: ' ' }),
    topicMandatory: async (world, base, one) => ({
      ...(await sending({ topic: '(no topic)' })(world, base, one)),
      ...(await world.settings({ mandatory_topics: true })),
    }),
    topicInvalidCharacter: sending({ topic: 'a\u0001b' }),
    recipientsMissing: telling(() => []),
    recipientsTooMany: telling(() => Array.from({ length: 251 }, (_, index) => index + 1)),
    recipientsMixed: telling(async (world) => [await world.ownerId, 'somebody@example.com']),
    invalidUserId: telling(() => [NOBODY]),
    recipientEmailUnknown: telling(() => ['nobody@example.com']),
    recipientDeactivated: telling(async (world) => [(await world.deactivated()).id]),
    notAuthorizedToSend: by(
      async (world) => ({ as: (await world.one('administrator')).client }),
      sending({}, { invite_only: true }),
    ),
    onlyAdministratorsPost: by(member, sending({}, { stream_post_policy: 2 })),
    onlyModeratorsPost: by(member, sending({}, { stream_post_policy: 4 })),
    newMembersDoNotPost: by(member, sending({}, { stream_post_policy: 3 }), { waiting_period_threshold: 30 }),
    guestsDoNotPost: subscribedGuest(sending({}, { stream_post_policy: 3 })),
    groupMentionNotAllowed: sending({ content: 'Look, @*role:members*' }),
    streamWildcardMentionNotAllowed: async (world, base, one) =>
      by(
        member,
        sending({ content: '@**all**' }, { principals: [await world.ownerId, ...(await world.crowd())] }),
      )(world, base, one),
    topicWildcardMentionNotAllowed: by(member, crowdedTopic),
    directMessagesDisabled: by(
      member,
      telling(async (world) => [(await world.person()).id]),
      {
        direct_message_permission_group: 'role:nobody',
      },
    ),
    directMessageNotAuthorized: by(
      member,
      telling(async (world) => [(await world.person()).id]),
      {
        direct_message_permission_group: 'role:owners',
      },
    ),
    directMessageInitiationNotAllowed: by(
      member,
      telling(async (world) => [(await world.person()).id]),
      {
        direct_message_initiator_group: 'role:owners',
      },
    ),
  },
  listMessages: {
    default: async (world, base, one) => {
      const { to } = await world.message();
      return listing({ narrow: [{ operator: 'channel', operand: to }] })(world, base, one);
    },
    queryTooExpensive: async (world, base, one) => ({
      ...(await listing({})(world, base, one)),
      url: world.impatient.url,
      as: world.impatient.owner,
    }),
    anchorMissing: having({}),
    anchorInvalid: listing({ anchor: 'soon' }),
    anchorNotAtEnd: listing({ include_anchor: false, num_before: 1, num_after: 1 }),
    tooManyMessages: listing({ num_before: 5000, num_after: 1 }),
    badNarrowCombination: async (world, base, one) => {
      const { id } = await world.message();
      const term = { operator: 'with', operand: String(id) };
      return listing({ narrow: [term, term] })(world, base, one);
    },
    narrowTermIncomplete: listing({ narrow: [{ operator: 'channel' }] }),
    badNarrow: listing({ narrow: [{ operator: 'mood', operand: 'good' }] }),
  },
  matchNarrow: {
    matchesTooLong: async (world, base, one) => {
      const { to, topic } = await world.message();
      const long = { type: 'channel', to, topic, content: '\u{1fae4}'.repeat(500) };
      const msg_ids: unknown[] = [];
      for (let sent = 0; sent < 40; sent += 1)
        msg_ids.push((await world.owner.ok('POST', '/messages', long)).id);
      return having({ msg_ids, narrow: [{ operator: 'channel', operand: to }] })(world, base, one);
    },
    default: async (world, base, one) => {
      const { id, to } = await world.message();
      return having({ msg_ids: [id], narrow: [{ operator: 'channel', operand: to }] })(world, base, one);
    },
    badNarrowCombination: async (world, base, one) => {
      const { id } = await world.message();
      const term = { operator: 'with', operand: String(id) };
      return having({ narrow: [term, term] })(world, base, one);
    },
    ...badNarrows,
  },
  createReaction: {
    default: reacting({}),
    messageNotFound: () => ({ path: { message_id: NOBODY } }),
    emojiNotFound: reacting(unknownEmoji),
    invalidEmojiName: reacting({ emoji_name: 'heart' }),
    invalidEmojiCode: reacting({ emoji_code: 'zzz' }),
    invalidCustomEmoji: reacting({ reaction_type: 'realm_emoji' }),
    invalidCustomEmojiName: async (world, base, one) =>
      reacting({ ...(await customEmoji(world)), emoji_name: 'heart' })(world, base, one),
    customEmojiDeactivated: async (world, base, one) =>
      reacting(await customEmoji(world, { deactivated: true }))(world, base, one),
    reactionAlreadyExists: reacted({}),
  },
  deleteReaction: {
    default: reacted({}),
    messageNotFound: () => ({ path: { message_id: NOBODY } }),
    emojiNotFound: reacting(unknownEmoji),
    reactionNotNamed: reacting({ emoji_name: undefined, emoji_code: undefined }),
    reactionDoesNotExist: reacting({}),
  },
  deleteMessage: {
    default: async (world) => ({ path: { message_id: (await world.message()).id } }),
    messageNotFound: () => ({ path: { message_id: NOBODY } }),
    messageDeletionNotAllowed: async (world) => ({
      path: { message_id: (await world.message()).id },
      ...(await member(world)),
    }),
    messageDeletionTooLate: async (world) => {
      const { id } = await world.message();
      await world.store('UPDATE messages SET date_sent = 0 WHERE id = ?', [id], 'nothing');
      const settings = await world.settings({ can_delete_any_message_group: 'role:nobody' });
      return { path: { message_id: id }, as: world.owner, ...settings };
    },
  },
  updateMessage: {
    default: editing({ content: 'Hello there', topic: 'logo and colours', propagate_mode: 'change_all' }),
    messageNotFound: () => ({ path: { message_id: NOBODY } }),
    nothingToChange: editing({}),
    directMessageNotMoved: editingDirect({ stream_id: NOBODY }),
    directMessageWithoutTopic: editingDirect({ topic: 'logo' }),
    propagateModeWithoutMove: editing({ content: 'Hello there', propagate_mode: 'change_all' }),
    contentAndChannel: editing({ content: 'Hello there', stream_id: NOBODY }),
    messageEditingDisabled: async (world, base, one) => ({
      ...(await editing({ content: 'Hello there' })(world, base, one)),
      ...(await world.settings({ allow_message_editing: false })),
    }),
    messageEditNotAllowed: by(member, editing({ content: 'Hello there' })),
    messageEditTooLate: async (world, base, one) => ({
      ...(await editingLate(() => ({ content: 'Hello there' }))(world, base, one)),
      as: world.owner,
    }),
    topicEditTooLate: editingLate(() => ({ topic: 'colours' })),
    messageMoveNotAllowed: by(member, movingTo({}), { move_messages_between_streams_policy: 2 }),
    messageMoveTooLate: editingLate(async (world) => ({ stream_id: (await world.channel()).id })),
    moveTimeLimitExceeded: async (world) => {
      const { id: old, to, topic } = await world.message();
      await world.store('UPDATE messages SET date_sent = 0 WHERE id = ?', [old], 'nothing');
      const message = { type: 'channel', to, topic, content: 'Hello' };
      const { id } = (await world.owner.ok('POST', '/messages', message)) as { id: number };
      const parameters = { topic: 'colours', propagate_mode: 'change_all' };
      return { path: { message_id: id }, parameters, ...(await member(world)) };
    },
    messageNullBytes: editing({ content: 'a\0b' }),
    messageNotRendered: editing({ content: GROWING }),
    topicEmpty: editing({ topic: ' ' }),
    topicMandatory: async (world, base, one) => ({
      ...(await editing({ topic: '(no topic)' })(world, base, one)),
      ...(await world.settings({ mandatory_topics: true })),
    }),
    topicInvalidCharacter: editing({ topic: 'a\u0001b' }),
    invalidChannelId: editing({ stream_id: NOBODY }),
    notAuthorizedToSend: async (world, base, one) => ({
      ...(await movingTo({ invite_only: true })(world, base, one)),
      as: (await world.one('administrator')).client,
    }),
    onlyAdministratorsPost: movingTo({ stream_post_policy: 2 }),
    onlyModeratorsPost: movingTo({ stream_post_policy: 4 }),
    newMembersDoNotPost: by(member, movingTo({ stream_post_policy: 3 }), { waiting_period_threshold: 30 }),
    groupMentionNotAllowed: editing({ content: 'Look, @*role:members*' }),
    streamWildcardMentionNotAllowed: mentioningMany('@**all**'),
    topicWildcardMentionNotAllowed: mentioningMany('@**topic**'),
  },
  sendTypingStatus: {
    default: typingTo(async (world) => [(await world.one('member')).id]),
    typingToNobody: typingTo(() => []),
    recipientsTooMany: typingTo(() => Array.from({ length: 251 }, (_, index) => index + 1)),
    invalidUserId: typingTo(() => [NOBODY]),
    directTypingDisabled: typingWithout('send_private_typing_notifications', async (world) => ({
      to: [await world.ownerId],
    })),
    typingChannelMissing: typingIn(() => ({ topic: 'logo' })),
    topicMissing: typingIn(async (world) => ({ stream_id: (await world.channel()).id })),
    topicEmpty: typingIn(() => ({ topic: ' ' })),
    topicInvalidCharacter: typingIn(() => ({ topic: 'a\u0001b' })),
    invalidChannelId: typingIn(() => ({ stream_id: NOBODY, topic: 'logo' })),
    channelTypingDisabled: typingWithout('send_stream_typing_notifications', async (world) => ({
      type: 'channel',
      stream_id: (await world.channel()).id,
      topic: 'logo',
    })),
  },
  getMessage: {
    default: async (world) => ({ path: { message_id: (await world.message()).id } }),
    direct: async (world) => {
      const to = [(await world.one('member')).id];
      const { id } = (await world.owner.ok('POST', '/messages', {
        type: 'direct',
        to,
        content: 'Hello',
      })) as { id: number };
      return { path: { message_id: id }, parameters: { apply_markdown: false } };
    },
    messageNotFound: () => ({ path: { message_id: NOBODY } }),
  },
};
