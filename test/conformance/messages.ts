import { having, type CaseSetup, type CaseRequest, type PartArrangements } from './case-setup.js';
import { customEmoji } from './emoji.js';
import type { Fixtures } from './fixtures.js';

const NOBODY = 4711;

/** An emoji with a long name, as often as a message allows. Its HTML is too long. */
export const GROWING = '\u{1fae4}'.repeat(10_000);

type Fields = Readonly<Record<string, unknown>>;

/** Sends a message of the owner to a new channel. */
const sending =
  (fields: Fields, options: Fields = {}): CaseSetup =>
  async (fixtures, base) => {
    const { name: to } = await fixtures.channel(fixtures.owner, options);
    return { parameters: { ...base.parameters, type: 'channel', to, topic: 'logo', ...fields } };
  };

/** Sends a direct message. */
const telling =
  (to: (fixtures: Fixtures) => unknown): CaseSetup =>
  async (fixtures, base) => ({
    parameters: { ...base.parameters, type: 'direct', to: await to(fixtures), content: 'Hello' },
  });

/** Mentions a group that no user may mention. */
export const mentioningClosed =
  (request: (fields: Fields) => CaseSetup): CaseSetup =>
  async (fixtures, base, one) =>
    request({ content: `Look, @*${await fixtures.unmentionedGroup()}*` })(fixtures, base, one);

/** The same request by another user, with other settings. */
export const by =
  (
    who: (fixtures: Fixtures) => Promise<Pick<CaseRequest, 'as'>>,
    setup: CaseSetup,
    settings?: object,
  ): CaseSetup =>
  async (fixtures, base, one) => ({
    ...(await setup(fixtures, base, one)),
    ...(await who(fixtures)),
    ...(settings && (await fixtures.settings(settings))),
  });

export const member = async (fixtures: Fixtures): Promise<Pick<CaseRequest, 'as'>> => ({
  as: (await fixtures.one('member')).client,
});

/** A guest who is subscribed to the channel of the request. */
const subscribedGuest =
  (setup: CaseSetup): CaseSetup =>
  async (fixtures, base, one) => {
    const request = await setup(fixtures, base, one);
    const { id, client } = await fixtures.one('guest');
    const subscriptions = [{ name: request.parameters?.to }];
    await fixtures.owner.ok('POST', '/users/me/subscriptions', { subscriptions, principals: [id] });
    return { ...request, as: client };
  };

const COPIED =
  'recipient_id, channel_id, conversation_id, topic, topic_key, content, content_key, rendered_content, date_sent, client';
const COPY_MESSAGE = `INSERT INTO messages (sender_id, ${COPIED}) SELECT ?, ${COPIED} FROM messages WHERE id = ?`;

/** All users of a large channel have sent a message to the topic. The messages are copies of one. */
const crowdedTopic: CaseSetup = async (fixtures, base) => {
  const { id, to, topic } = await fixtures.message();
  for (const sender of await fixtures.crowd())
    await fixtures.store(COPY_MESSAGE, [sender, id], `channel:${to}`);
  return { parameters: { ...base.parameters, to, topic, content: '@**topic**' } };
};

/** Terms that are invalid in every narrow. */
export const badNarrows = {
  narrowTermIncomplete: having({ narrow: [{ operator: 'channel' }] }),
  badNarrow: having({ narrow: [{ operator: 'mood', operand: 'good' }] }),
};

const TADA = { emoji_name: 'tada', emoji_code: '1f389', reaction_type: 'unicode_emoji' };
const unknownEmoji = { emoji_name: 'no_such_emoji', emoji_code: undefined };

/** Adds an emoji to a new message of the owner. */
const reacting =
  (fields: Fields): CaseSetup =>
  async (fixtures, base) => ({
    path: { message_id: (await fixtures.message()).id },
    parameters: { ...base.parameters, ...TADA, ...fields },
  });

/** Adds data to a widget that the owner sent. */
const extending =
  (widget: string, content: string): CaseSetup =>
  async (fixtures) => {
    const { to, topic } = await fixtures.message();
    const message = { type: 'channel', to, topic, content: widget };
    const { id } = (await fixtures.owner.ok('POST', '/messages', message)) as { id: number };
    return { parameters: { message_id: id, msg_type: 'widget', content } };
  };

const byMember = (setup: CaseSetup): CaseSetup => by(member, setup);

/** The same after the owner has reacted. */
const reacted =
  (fields: Fields): CaseSetup =>
  async (fixtures, base, one) => {
    const request = await reacting(fields)(fixtures, base, one);
    const path = `/messages/${String(request.path?.message_id)}/reactions`;
    await fixtures.owner.ok('POST', path, TADA);
    return { ...request, as: fixtures.owner };
  };

/** The owner edits a new message of the owner. */
const editing =
  (fields: Fields): CaseSetup =>
  async (fixtures) => ({ path: { message_id: (await fixtures.message()).id }, parameters: fields });

/** The same for a message of maximum age, by a member whom the time limits apply to. */
const editingLate =
  (fields: (fixtures: Fixtures) => Fields | Promise<Fields>): CaseSetup =>
  async (fixtures) => {
    const { id } = await fixtures.message();
    await fixtures.store('UPDATE messages SET date_sent = 0 WHERE id = ?', [id], 'nothing');
    return { path: { message_id: id }, parameters: await fields(fixtures), ...(await member(fixtures)) };
  };

/** Edits a direct message. */
const editingDirect =
  (fields: Fields): CaseSetup =>
  async (fixtures) => {
    const to = [(await fixtures.one('member')).id];
    const message = { type: 'direct', to, content: 'Hello' };
    const { id } = (await fixtures.owner.ok('POST', '/messages', message)) as { id: number };
    return { path: { message_id: id }, parameters: fields };
  };

/** Moves a message to a new channel that the requester is not subscribed to. */
const movingTo =
  (options: Fields): CaseSetup =>
  async (fixtures, base, one) => ({
    ...(await editing({ stream_id: (await fixtures.channel(fixtures.owner, options)).id })(
      fixtures,
      base,
      one,
    )),
    ...(await member(fixtures)),
  });

/** A member's wildcard mention in a message to a large channel. */
const mentioningMany =
  (content: string): CaseSetup =>
  async (fixtures) => {
    const sender = await fixtures.one('member');
    const crowd = await fixtures.crowd();
    const principals = [await fixtures.ownerId, sender.id, ...crowd];
    const { id: to } = await fixtures.channel(fixtures.owner, { principals });
    const message = { type: 'channel', to, topic: 'logo', content: 'Hello' };
    const { id } = (await sender.client.ok('POST', '/messages', message)) as { id: number };
    for (const author of crowd) await fixtures.store(COPY_MESSAGE, [author, id], `channel:${String(to)}`);
    return { path: { message_id: id }, parameters: { content }, as: sender.client };
  };

/** The owner stars a new message. */
const flagging =
  (fields: Fields): CaseSetup =>
  async (fixtures, base, one) =>
    having({ messages: [(await fixtures.message()).id], ...fields })(fixtures, base, one);

const typingTo =
  (to: (fixtures: Fixtures) => readonly number[] | Promise<readonly number[]>): CaseSetup =>
  async (fixtures) => ({ parameters: { op: 'start', type: 'direct', to: await to(fixtures) } });

const typingIn =
  (fields: (fixtures: Fixtures) => Fields | Promise<Fields>): CaseSetup =>
  async (fixtures) => ({ parameters: { op: 'start', type: 'channel', ...(await fields(fixtures)) } });

/** The same request by a user who disabled typing notifications. */
const typingWithout =
  (setting: string, fields: (fixtures: Fixtures) => Fields | Promise<Fields>): CaseSetup =>
  async (fixtures) => {
    const { client } = await fixtures.person();
    await client.ok('PATCH', '/settings', { [setting]: false });
    return { parameters: { op: 'start', ...(await fields(fixtures)) }, as: client };
  };

/** The request to a server on which reads may take no time. */
const impatiently =
  (parameters: Fields): CaseSetup =>
  async (fixtures, base, one) => ({
    ...(await having(parameters)(fixtures, base, one)),
    url: fixtures.impatient.url,
    as: fixtures.impatient.owner,
  });

const listing = (parameters: Fields): CaseSetup => having({ anchor: 'newest', ...parameters });

export const messages: PartArrangements = {
  sendMessage: {
    default: sending({}),
    followed: sending({}),
    messageEmpty: sending({ content: ' ' }),
    messageNullBytes: sending({ content: 'a\0b' }),
    messageNotRendered: sending({ content: GROWING }),
    widgetContentNotJson: sending({ widget_content: '{' }),
    widgetContentInvalid: sending({ widget_content: '{}' }),
    channelNotFound: sending({ to: 'nowhere at all' }),
    channelNotFoundById: sending({ to: NOBODY }),
    channelNotOne: sending({ to: [1, 2] }),
    topicMissing: sending({ topic: undefined }),
    topicEmpty: sending({ topic: ' ' }),
    topicMandatory: async (fixtures, base, one) => ({
      ...(await sending({ topic: '(no topic)' })(fixtures, base, one)),
      ...(await fixtures.settings({ mandatory_topics: true })),
    }),
    topicInvalidCharacter: sending({ topic: 'a\u0001b' }),
    recipientsMissing: telling(() => []),
    recipientsTooMany: telling(() => Array.from({ length: 251 }, (_, index) => index + 1)),
    recipientsMixed: telling(async (fixtures) => [await fixtures.ownerId, 'somebody@example.com']),
    invalidUserId: telling(() => [NOBODY]),
    recipientEmailUnknown: telling(() => ['nobody@example.com']),
    recipientDeactivated: telling(async (fixtures) => [(await fixtures.deactivated()).id]),
    notAuthorizedToSend: by(
      async (fixtures) => ({ as: (await fixtures.one('administrator')).client }),
      sending({}, { invite_only: true }),
    ),
    onlyAdministratorsPost: by(member, sending({}, { stream_post_policy: 2 })),
    onlyModeratorsPost: by(member, sending({}, { stream_post_policy: 4 })),
    newMembersDoNotPost: by(member, sending({}, { stream_post_policy: 3 }), { waiting_period_threshold: 30 }),
    guestsDoNotPost: subscribedGuest(sending({}, { stream_post_policy: 3 })),
    groupMentionNotAllowed: mentioningClosed(sending),
    streamWildcardMentionNotAllowed: async (fixtures, base, one) =>
      by(
        member,
        sending(
          { content: '@**all**' },
          { principals: [await fixtures.ownerId, ...(await fixtures.crowd())] },
        ),
      )(fixtures, base, one),
    topicWildcardMentionNotAllowed: by(member, crowdedTopic),
    directMessagesDisabled: by(
      member,
      telling(async (fixtures) => [(await fixtures.person()).id]),
      {
        direct_message_permission_group: 'role:nobody',
      },
    ),
    directMessageNotAuthorized: by(
      member,
      telling(async (fixtures) => [(await fixtures.person()).id]),
      {
        direct_message_permission_group: 'role:owners',
      },
    ),
    directMessageInitiationNotAllowed: by(
      member,
      telling(async (fixtures) => [(await fixtures.person()).id]),
      {
        direct_message_initiator_group: 'role:owners',
      },
    ),
  },
  listMessages: {
    default: async (fixtures, base, one) => {
      const { to } = await fixtures.message();
      return listing({ narrow: [{ operator: 'channel', operand: to }] })(fixtures, base, one);
    },
    queryTooExpensive: impatiently({ anchor: 'newest' }),
    anchorMissing: having({}),
    anchorInvalid: listing({ anchor: 'soon' }),
    anchorNotAtEnd: listing({ include_anchor: false, num_before: 1, num_after: 1 }),
    tooManyMessages: listing({ num_before: 5000, num_after: 1 }),
    badNarrowCombination: async (fixtures, base, one) => {
      const { id } = await fixtures.message();
      const term = { operator: 'with', operand: String(id) };
      return listing({ narrow: [term, term] })(fixtures, base, one);
    },
    narrowTermIncomplete: listing({ narrow: [{ operator: 'channel' }] }),
    narrowOperandNotText: listing({ narrow: [{ operator: 'is', operand: 1 }] }),
    narrowOperandBlank: listing({ narrow: [['search', ' ']] }),
    badNarrow: listing({ narrow: [{ operator: 'mood', operand: 'good' }] }),
  },
  matchNarrow: {
    matchesTooLong: async (fixtures, base, one) => {
      const { to, topic } = await fixtures.message();
      const long = { type: 'channel', to, topic, content: '\u{1fae4}'.repeat(500) };
      const msg_ids: unknown[] = [];
      for (let sent = 0; sent < 40; sent += 1)
        msg_ids.push((await fixtures.owner.ok('POST', '/messages', long)).id);
      return having({ msg_ids, narrow: [{ operator: 'channel', operand: to }] })(fixtures, base, one);
    },
    default: async (fixtures, base, one) => {
      const { id, to } = await fixtures.message();
      return having({ msg_ids: [id], narrow: [{ operator: 'channel', operand: to }] })(fixtures, base, one);
    },
    badNarrowCombination: async (fixtures, base, one) => {
      const { id } = await fixtures.message();
      const term = { operator: 'with', operand: String(id) };
      return having({ narrow: [term, term] })(fixtures, base, one);
    },
    ...badNarrows,
    narrowOperandNotText: having({ narrow: [{ operator: 'is', operand: 1 }] }),
    narrowOperandBlank: having({ narrow: [['search', ' ']] }),
  },
  createSubmessage: {
    default: async (fixtures, base) => ({
      parameters: { ...base.parameters, message_id: (await fixtures.message()).id },
    }),
    messageNotFound: (_fixtures, base) => ({ parameters: { ...base.parameters, message_id: NOBODY } }),
    submessageNotAllowed: async (fixtures, base) => ({
      parameters: { ...base.parameters, message_id: (await fixtures.message()).id },
      ...(await member(fixtures)),
    }),
    submessageNotJson: extending('/poll A?', '{'),
    widgetDataNotOfKind: extending('/poll A?', '[]'),
    widgetDataMissing: extending('/poll A?', '{}'),
    widgetDataUnexpected: extending('/poll A?', '{"type":"question","question":"B?","color":1}'),
    widgetDataTypeUnknown: extending('/poll A?', '{"type":"paint"}'),
    widgetVoteInvalid: extending('/poll A?', '{"type":"vote","key":"canned,0","vote":0}'),
    pollQuestionNotEditable: byMember(extending('/poll A?', '{"type":"question","question":"B?"}')),
    todoTitleNotEditable: byMember(extending('/todo A', '{"type":"new_task_list_title","title":"B"}')),
  },
  updateMessageFlags: {
    default: flagging({}),
    flagUnknown: flagging({ flag: 'important' }),
    flagNotEditable: flagging({ flag: 'mentioned' }),
    flagOperationUnknown: flagging({ op: 'toggle' }),
    messageNotFound: having({ messages: [NOBODY] }),
  },
  updateMessageFlagsForNarrow: {
    default: async (fixtures, base, one) => {
      const { id, to } = await fixtures.message();
      const narrow = [{ operator: 'channel', operand: to }];
      return having({ anchor: id, narrow })(fixtures, base, one);
    },
    queryTooExpensive: impatiently({ narrow: [] }),
    flagUnknown: having({ flag: 'important' }),
    flagNotEditable: having({ flag: 'mentioned' }),
    flagOperationUnknown: having({ op: 'toggle' }),
    anchorInvalid: having({ anchor: 'soon' }),
    anchorNotAtEnd: having({ include_anchor: false, num_before: 1, num_after: 1 }),
    badNarrowCombination: async (fixtures, base, one) => {
      const { id } = await fixtures.message();
      const term = { operator: 'with', operand: String(id) };
      return having({ narrow: [term, term] })(fixtures, base, one);
    },
    ...badNarrows,
    narrowOperandNotText: having({ narrow: [{ operator: 'is', operand: 1 }] }),
    narrowOperandBlank: having({ narrow: [['search', ' ']] }),
  },
  markAllAsRead: { default: having({}) },
  markChannelAsRead: {
    default: async (fixtures) => ({ parameters: { stream_id: (await fixtures.channel()).id } }),
    invalidChannelId: having({ stream_id: NOBODY }),
  },
  markTopicAsRead: {
    default: async (fixtures) => {
      const { to, topic } = await fixtures.message();
      return { parameters: { stream_id: await fixtures.channelId(to), topic_name: topic } };
    },
    invalidChannelId: having({ stream_id: NOBODY }),
    topicNotFound: async (fixtures) => ({
      parameters: { stream_id: (await fixtures.channel()).id, topic_name: 'nothing' },
    }),
  },
  listReadReceipts: {
    default: async (fixtures) => ({ path: { message_id: (await fixtures.message()).id } }),
    messageNotFound: () => ({ path: { message_id: NOBODY } }),
    readReceiptsDisabled: async (fixtures) => ({
      path: { message_id: (await fixtures.message()).id },
      ...(await fixtures.settings({ enable_read_receipts: false })),
    }),
  },
  createReaction: {
    default: reacting({}),
    messageNotFound: () => ({ path: { message_id: NOBODY } }),
    emojiNotFound: reacting(unknownEmoji),
    invalidEmojiName: reacting({ emoji_name: 'heart' }),
    invalidEmojiCode: reacting({ emoji_code: 'zzz' }),
    invalidCustomEmoji: reacting({ reaction_type: 'realm_emoji' }),
    invalidCustomEmojiName: async (fixtures, base, one) =>
      reacting({ ...(await customEmoji(fixtures)), emoji_name: 'heart' })(fixtures, base, one),
    customEmojiDeactivated: async (fixtures, base, one) =>
      reacting(await customEmoji(fixtures, { deactivated: true }))(fixtures, base, one),
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
    default: async (fixtures) => ({ path: { message_id: (await fixtures.message()).id } }),
    messageNotFound: () => ({ path: { message_id: NOBODY } }),
    messageDeletionNotAllowed: async (fixtures) => ({
      path: { message_id: (await fixtures.message()).id },
      ...(await member(fixtures)),
    }),
    messageDeletionTooLate: async (fixtures) => {
      const { id } = await fixtures.message();
      await fixtures.store('UPDATE messages SET date_sent = 0 WHERE id = ?', [id], 'nothing');
      const settings = await fixtures.settings({ can_delete_any_message_group: 'role:nobody' });
      return { path: { message_id: id }, as: fixtures.owner, ...settings };
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
    messageEditingDisabled: async (fixtures, base, one) => ({
      ...(await editing({ content: 'Hello there' })(fixtures, base, one)),
      ...(await fixtures.settings({ allow_message_editing: false })),
    }),
    messageEditNotAllowed: by(member, editing({ content: 'Hello there' })),
    widgetNotEditable: async (fixtures, base, one) => {
      const { parameters } = await extending('/poll A?', '{}')(fixtures, base, one);
      return { path: { message_id: parameters?.message_id as number }, parameters: { content: 'B?' } };
    },
    messageEditTooLate: async (fixtures, base, one) => ({
      ...(await editingLate(() => ({ content: 'Hello there' }))(fixtures, base, one)),
      as: fixtures.owner,
    }),
    topicEditTooLate: editingLate(() => ({ topic: 'colours' })),
    messageMoveNotAllowed: by(member, movingTo({}), { move_messages_between_streams_policy: 2 }),
    messageMoveTooLate: editingLate(async (fixtures) => ({ stream_id: (await fixtures.channel()).id })),
    moveTimeLimitExceeded: async (fixtures) => {
      const { id: old, to, topic } = await fixtures.message();
      await fixtures.store('UPDATE messages SET date_sent = 0 WHERE id = ?', [old], 'nothing');
      const message = { type: 'channel', to, topic, content: 'Hello' };
      const { id } = (await fixtures.owner.ok('POST', '/messages', message)) as { id: number };
      const parameters = { topic: 'colours', propagate_mode: 'change_all' };
      return { path: { message_id: id }, parameters, ...(await member(fixtures)) };
    },
    messageNullBytes: editing({ content: 'a\0b' }),
    messageNotRendered: editing({ content: GROWING }),
    topicEmpty: editing({ topic: ' ' }),
    topicMandatory: async (fixtures, base, one) => ({
      ...(await editing({ topic: '(no topic)' })(fixtures, base, one)),
      ...(await fixtures.settings({ mandatory_topics: true })),
    }),
    topicInvalidCharacter: editing({ topic: 'a\u0001b' }),
    invalidChannelId: editing({ stream_id: NOBODY }),
    notAuthorizedToSend: async (fixtures, base, one) => ({
      ...(await movingTo({ invite_only: true })(fixtures, base, one)),
      as: (await fixtures.one('administrator')).client,
    }),
    onlyAdministratorsPost: movingTo({ stream_post_policy: 2 }),
    onlyModeratorsPost: movingTo({ stream_post_policy: 4 }),
    newMembersDoNotPost: by(member, movingTo({ stream_post_policy: 3 }), { waiting_period_threshold: 30 }),
    groupMentionNotAllowed: mentioningClosed(editing),
    streamWildcardMentionNotAllowed: mentioningMany('@**all**'),
    topicWildcardMentionNotAllowed: mentioningMany('@**topic**'),
  },
  sendTypingStatus: {
    default: typingTo(async (fixtures) => [(await fixtures.one('member')).id]),
    typingToNobody: typingTo(() => []),
    recipientsTooMany: typingTo(() => Array.from({ length: 251 }, (_, index) => index + 1)),
    invalidUserId: typingTo(() => [NOBODY]),
    directTypingDisabled: typingWithout('send_private_typing_notifications', async (fixtures) => ({
      to: [await fixtures.ownerId],
    })),
    topicMissing: typingIn(async (fixtures) => ({ stream_id: (await fixtures.channel()).id })),
    topicInvalidCharacter: typingIn(() => ({ topic: 'a\u0001b' })),
    invalidChannelId: typingIn(() => ({ stream_id: NOBODY, topic: 'logo' })),
    channelTypingDisabled: typingWithout('send_stream_typing_notifications', async (fixtures) => ({
      type: 'channel',
      stream_id: (await fixtures.channel()).id,
      topic: 'logo',
    })),
  },
  renderMessage: {
    default: () => ({}),
    messageNullBytes: () => ({ parameters: { content: 'a\0b' } }),
    messageNotRendered: () => ({ parameters: { content: GROWING } }),
  },
  getMessageHistory: {
    default: async (fixtures) => ({ path: { message_id: (await fixtures.message()).id } }),
    messageNotFound: () => ({ path: { message_id: NOBODY } }),
    editHistoryDisabled: async (fixtures) => ({
      path: { message_id: (await fixtures.message()).id },
      ...(await fixtures.settings({ allow_edit_history: false })),
    }),
  },
  getMessage: {
    default: async (fixtures) => ({ path: { message_id: (await fixtures.message()).id } }),
    direct: async (fixtures) => {
      const to = [(await fixtures.one('member')).id];
      const { id } = (await fixtures.owner.ok('POST', '/messages', {
        type: 'direct',
        to,
        content: 'Hello',
      })) as { id: number };
      return { path: { message_id: id }, parameters: { apply_markdown: false } };
    },
    messageNotFound: () => ({ path: { message_id: NOBODY } }),
  },
};
