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

/** Everyone of a crowd has written to the topic; their messages are copies of one. */
const crowdedTopic: Arrangement = async (world, base) => {
  const { id, to, topic } = await world.message();
  const columns =
    'recipient_id, channel_id, conversation_id, topic, topic_key, content, content_key, rendered_content, date_sent, client';
  for (const sender of await world.crowd()) {
    const copy = `INSERT INTO messages (sender_id, ${columns}) SELECT ?, ${columns} FROM messages WHERE id = ?`;
    await world.store(copy, [sender, id], `channel:${to}`);
  }
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
    notAuthorizedToSend: by(member, sending({}, { invite_only: true })),
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
