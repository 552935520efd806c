import { having, type CaseSetup, type PartArrangements } from '../cases/case-setup.js';
import type { CaseRequest } from '../world/case-request.js';
import { customEmoji } from './emoji.js';
import { UNKNOWN, type World } from '../world/world.js';

/** An emoji with a long name, as often as a message allows. Its HTML is too long. */
export const GROWING = '\u{1fae4}'.repeat(10_000);

type Fields = Readonly<Record<string, unknown>>;

/** Sends a message of the owner to a new channel. */
const sending =
  (fields: Fields, options: Fields = {}): CaseSetup =>
  async (world, base) => {
    const { name: to } = await world.channel(world.owner, options);
    return { parameters: { ...base.parameters, type: 'channel', to, topic: 'logo', ...fields } };
  };

/** Sends a direct message. */
const telling =
  (to: (world: World) => unknown): CaseSetup =>
  async (world, base) => ({
    parameters: { ...base.parameters, type: 'direct', to: await to(world), content: 'Hello' },
  });

/** Mentions a group that no user may mention. */
export const mentioningClosed =
  (request: (fields: Fields) => CaseSetup): CaseSetup =>
  async (world, base, one) =>
    request({ content: `Look, @*${await world.unmentionedGroup()}*` })(world, base, one);

/** The same request by another user, with other settings. */
export const by =
  (who: (world: World) => Promise<Pick<CaseRequest, 'as'>>, setup: CaseSetup, settings?: Fields): CaseSetup =>
  async (world, base, one) => ({
    ...(await setup(world, base, one)),
    ...(await who(world)),
    ...(settings && (await world.settings(settings))),
  });

export const member = async (world: World): Promise<Pick<CaseRequest, 'as'>> => ({
  as: (await world.one('member')).client,
});

/** The same request by a member while only a group of the system may do something. */
export const whileAllowed =
  (setting: string, group: string, setup: CaseSetup): CaseSetup =>
  async (world, base, one) => ({
    ...(await by(member, setup)(world, base, one)),
    ...(await world.settings({ [setting]: { new: await world.systemGroupId(group) } })),
  });

const tellingAnother = telling(async (world) => [(await world.person()).id]);

/** A guest who is subscribed to the channel of the request. */
const subscribedGuest =
  (setup: CaseSetup): CaseSetup =>
  async (world, base, one) => {
    const request = await setup(world, base, one);
    const { id, client } = await world.one('guest');
    const subscriptions = [{ name: request.parameters?.to }];
    await world.owner.ok('POST', '/users/me/subscriptions', { subscriptions, principals: [id] });
    return { ...request, as: client };
  };

/** A topic of a large channel in which many users have sent a message. */
const crowdedTopic: CaseSetup = async (world, base) => {
  const { to, topic } = await world.crowdedTopic();
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
  async (world, base) => ({
    path: { message_id: (await world.message()).id },
    parameters: { ...base.parameters, ...TADA, ...fields },
  });

/** Adds data to a widget that the owner sent. */
const extending =
  (widget: string, content: string): CaseSetup =>
  async (world) => {
    const { to, topic } = await world.message();
    const message = { type: 'channel', to, topic, content: widget };
    const { id } = (await world.owner.ok('POST', '/messages', message)) as { id: number };
    return { parameters: { message_id: id, msg_type: 'widget', content } };
  };

const byMember = (setup: CaseSetup): CaseSetup => by(member, setup);

/** The same after the owner has reacted. */
const reacted =
  (fields: Fields): CaseSetup =>
  async (world, base, one) => {
    const request = await reacting(fields)(world, base, one);
    const path = `/messages/${String(request.path?.message_id)}/reactions`;
    await world.owner.ok('POST', path, TADA);
    return { ...request, as: world.owner };
  };

/** The owner edits a new message of the owner. */
const editing =
  (fields: Fields): CaseSetup =>
  async (world) => ({ path: { message_id: (await world.message()).id }, parameters: fields });

/** A member changes an old message of their own, while changes are possible for a second. */
const editingLate =
  (limit: string, fields: (world: World) => Fields | Promise<Fields>): CaseSetup =>
  async (world) => {
    const { id } = await world.oldMessage();
    const parameters = await fields(world);
    return {
      path: { message_id: id },
      parameters,
      ...(await member(world)),
      ...(await world.settings({ [limit]: 1 })),
    };
  };

/** Edits a direct message. */
const editingDirect =
  (fields: Fields): CaseSetup =>
  async (world) => {
    const to = [(await world.one('member')).id];
    const message = { type: 'direct', to, content: 'Hello' };
    const { id } = (await world.owner.ok('POST', '/messages', message)) as { id: number };
    return { path: { message_id: id }, parameters: fields };
  };

/** Moves a message to a new channel that the requester is not subscribed to. */
const movingTo =
  (options: Fields): CaseSetup =>
  async (world, base, one) => ({
    ...(await editing({ stream_id: (await world.channel(world.owner, options)).id })(world, base, one)),
    ...(await member(world)),
  });

/** A member's wildcard mention in a message to a crowded topic. */
const mentioningMany =
  (content: string): CaseSetup =>
  async (world) => {
    const { to, topic } = await world.crowdedTopic();
    const { client } = await world.one('member');
    const { id } = await world.messageTo(to, client, topic);
    return { path: { message_id: id }, parameters: { content }, as: client };
  };

/** The owner stars a new message. */
const flagging =
  (fields: Fields): CaseSetup =>
  async (world, base, one) =>
    having({ messages: [(await world.message()).id], ...fields })(world, base, one);

const typingTo =
  (to: (world: World) => readonly number[] | Promise<readonly number[]>): CaseSetup =>
  async (world) => ({ parameters: { op: 'start', type: 'direct', to: await to(world) } });

const typingIn =
  (fields: (world: World) => Fields | Promise<Fields>): CaseSetup =>
  async (world) => ({ parameters: { op: 'start', type: 'channel', ...(await fields(world)) } });

/** In a new channel. */
const typingAt = (options: Fields): CaseSetup =>
  typingIn(async (world) => ({ stream_id: (await world.channel(world.owner, options)).id, topic: 'logo' }));

const typingToAnother = typingTo(async (world) => [(await world.person()).id]);

/** The same request by a user who disabled typing notifications. */
const typingWithout =
  (setting: string, fields: (world: World) => Fields | Promise<Fields>): CaseSetup =>
  async (world) => {
    const { client } = await world.person();
    await client.ok('PATCH', '/settings', { [setting]: false });
    return { parameters: { op: 'start', ...(await fields(world)) }, as: client };
  };

/** The request to a server on which reads may take no time. */
const impatiently =
  (parameters: Fields): CaseSetup =>
  async (world, base, one) => {
    const { url, owner } = await world.control('impatient')();
    return { ...(await having(parameters)(world, base, one)), url, as: owner };
  };

const listing = (parameters: Fields): CaseSetup => having({ anchor: 'newest', ...parameters });

/** The setting of the organization is off, so a readable message is refused. */
const withoutSetting =
  (setting: string): CaseSetup =>
  async (world) => ({
    path: { message_id: (await world.message()).id },
    ...(await world.settings({ [setting]: false })),
  });

export const messages: PartArrangements = {
  sendMessage: {
    default: sending({}),
    followed: sending({}),
    messageEmpty: sending({ content: ' ' }),
    messageNullBytes: sending({ content: 'a\0b' }),
    messageNotRendered: sending({ content: GROWING }),
    channelNotFound: sending({ to: 'nowhere at all' }),
    channelNotFoundById: sending({ to: UNKNOWN }),
    channelNotOne: sending({ to: [UNKNOWN, UNKNOWN + 1] }),
    topicMissing: sending({ topic: undefined }),
    topicEmpty: sending({ topic: ' ' }),
    widgetContentInvalid: sending({ widget_content: '{}' }),
    topicMandatory: async (world, base, one) => ({
      ...(await sending({ topic: '(no topic)' })(world, base, one)),
      ...(await world.settings({ mandatory_topics: true })),
    }),
    topicInvalidCharacter: sending({ topic: 'a\u0001b' }),
    recipientsMissing: telling(() => []),
    recipientsTooMany: telling(() => Array.from({ length: 251 }, (_, index) => index + 1)),
    recipientsMixed: telling(async (world) => [await world.ownerId, 'somebody@example.com']),
    invalidUserId: telling(() => [UNKNOWN]),
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
    groupMentionNotAllowed: mentioningClosed(sending),
    streamWildcardMentionNotAllowed: async (world, base, one) =>
      by(
        member,
        sending({ content: '@**all**' }, { principals: [await world.ownerId, ...(await world.crowdIds())] }),
      )(world, base, one),
    topicWildcardMentionNotAllowed: by(member, crowdedTopic),
    directMessagesDisabled: whileAllowed('direct_message_permission_group', 'role:nobody', tellingAnother),
    directMessageNotAuthorized: whileAllowed(
      'direct_message_permission_group',
      'role:owners',
      tellingAnother,
    ),
    directMessageInitiationNotAllowed: whileAllowed(
      'direct_message_initiator_group',
      'role:owners',
      tellingAnother,
    ),
  },
  listMessages: {
    default: async (world, base, one) => {
      const { to } = await world.message();
      return listing({ narrow: [{ operator: 'channel', operand: to }] })(world, base, one);
    },
    queryTooExpensive: impatiently({ anchor: 'newest' }),
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
    narrowOperandNotText: listing({ narrow: [{ operator: 'is', operand: 1 }] }),
    narrowOperandBlank: listing({ narrow: [['search', ' ']] }),
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
    narrowOperandNotText: having({ narrow: [{ operator: 'is', operand: 1 }] }),
    narrowOperandBlank: having({ narrow: [['search', ' ']] }),
  },
  createSubmessage: {
    default: async (world, base) => ({
      parameters: { ...base.parameters, message_id: (await world.message()).id },
    }),
    messageNotFound: (_fixtures, base) => ({ parameters: { ...base.parameters, message_id: UNKNOWN } }),
    submessageNotAllowed: async (world, base) => ({
      parameters: { ...base.parameters, message_id: (await world.message()).id },
      ...(await member(world)),
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
    messageNotFound: having({ messages: [UNKNOWN] }),
  },
  updateMessageFlagsForNarrow: {
    default: async (world, base, one) => {
      const { id, to } = await world.message();
      const narrow = [{ operator: 'channel', operand: to }];
      return having({ anchor: id, narrow })(world, base, one);
    },
    queryTooExpensive: impatiently({ narrow: [] }),
    flagUnknown: having({ flag: 'important' }),
    flagNotEditable: having({ flag: 'mentioned' }),
    flagOperationUnknown: having({ op: 'toggle' }),
    anchorInvalid: having({ anchor: 'soon' }),
    anchorNotAtEnd: having({ include_anchor: false, num_before: 1, num_after: 1 }),
    badNarrowCombination: async (world, base, one) => {
      const { id } = await world.message();
      const term = { operator: 'with', operand: String(id) };
      return having({ narrow: [term, term] })(world, base, one);
    },
    ...badNarrows,
    narrowOperandNotText: having({ narrow: [{ operator: 'is', operand: 1 }] }),
    narrowOperandBlank: having({ narrow: [['search', ' ']] }),
  },
  markAllAsRead: { default: having({}) },
  markChannelAsRead: {
    default: async (world) => ({ parameters: { stream_id: (await world.channel()).id } }),
    invalidChannelId: having({ stream_id: UNKNOWN }),
  },
  markTopicAsRead: {
    default: async (world) => {
      const { to, topic } = await world.message();
      return { parameters: { stream_id: await world.channelId(to), topic_name: topic } };
    },
    invalidChannelId: having({ stream_id: UNKNOWN }),
    topicNotFound: async (world) => ({
      parameters: { stream_id: (await world.channel()).id, topic_name: 'nothing' },
    }),
  },
  listReadReceipts: {
    default: async (world) => ({ path: { message_id: (await world.message()).id } }),
    messageNotFound: () => ({ path: { message_id: UNKNOWN } }),
    readReceiptsDisabled: withoutSetting('enable_read_receipts'),
  },
  createReaction: {
    default: reacting({}),
    messageNotFound: () => ({ path: { message_id: UNKNOWN } }),
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
    messageNotFound: () => ({ path: { message_id: UNKNOWN } }),
    emojiNotFound: reacting(unknownEmoji),
    reactionNotNamed: reacting({ emoji_name: undefined, emoji_code: undefined }),
    reactionDoesNotExist: reacting({}),
  },
  deleteMessage: {
    default: async (world) => ({ path: { message_id: (await world.message()).id } }),
    messageNotFound: () => ({ path: { message_id: UNKNOWN } }),
    messageDeletionNotAllowed: async (world) => ({
      path: { message_id: (await world.message()).id },
      ...(await member(world)),
    }),
    messageDeletionTooLate: async (world) => ({
      path: { message_id: (await world.oldMessage()).id },
      ...(await member(world)),
      ...(await world.settings({ message_content_delete_limit_seconds: 1 })),
    }),
  },
  updateMessage: {
    default: editing({ content: 'Hello there', topic: 'logo and colours', propagate_mode: 'change_all' }),
    messageNotFound: () => ({ path: { message_id: UNKNOWN } }),
    nothingToChange: editing({}),
    directMessageNotMoved: editingDirect({ stream_id: UNKNOWN }),
    directMessageWithoutTopic: editingDirect({ topic: 'logo' }),
    propagateModeWithoutMove: editing({ content: 'Hello there', propagate_mode: 'change_all' }),
    contentAndChannel: editing({ content: 'Hello there', stream_id: UNKNOWN }),
    messageEditingDisabled: async (world, base, one) => ({
      ...(await editing({ content: 'Hello there' })(world, base, one)),
      ...(await world.settings({ allow_message_editing: false })),
    }),
    messageEditNotAllowed: by(member, editing({ content: 'Hello there' })),
    widgetNotEditable: async (world, base, one) => {
      const { parameters } = await extending('/poll A?', '{}')(world, base, one);
      return { path: { message_id: parameters?.message_id as number }, parameters: { content: 'B?' } };
    },
    messageEditTooLate: editingLate('message_content_edit_limit_seconds', () => ({ content: 'Hello there' })),
    topicEditTooLate: editingLate('move_messages_within_stream_limit_seconds', () => ({ topic: 'colours' })),
    messageMoveNotAllowed: by(member, movingTo({}), { move_messages_between_streams_policy: 2 }),
    messageMoveTooLate: editingLate('move_messages_between_streams_limit_seconds', async (world) => ({
      stream_id: (await world.channel()).id,
    })),
    moveTimeLimitExceeded: async (world) => {
      const { to, topic } = await world.oldMessage();
      const { client } = await world.one('member');
      // The old message is beyond the limit, the new one is not.
      const { id } = await world.messageTo(to, client, topic);
      const parameters = { topic: 'colours', propagate_mode: 'change_all' };
      const limits = { move_messages_within_stream_limit_seconds: 20 };
      return { path: { message_id: id }, parameters, as: client, ...(await world.settings(limits)) };
    },
    messageNullBytes: editing({ content: 'a\0b' }),
    messageNotRendered: editing({ content: GROWING }),
    topicEmpty: editing({ topic: ' ' }),
    topicMandatory: async (world, base, one) => ({
      ...(await editing({ topic: '(no topic)' })(world, base, one)),
      ...(await world.settings({ mandatory_topics: true })),
    }),
    topicInvalidCharacter: editing({ topic: 'a\u0001b' }),
    invalidChannelId: editing({ stream_id: UNKNOWN }),
    notAuthorizedToSend: async (world, base, one) => ({
      ...(await movingTo({ invite_only: true })(world, base, one)),
      as: (await world.one('administrator')).client,
    }),
    onlyAdministratorsPost: movingTo({ stream_post_policy: 2 }),
    onlyModeratorsPost: movingTo({ stream_post_policy: 4 }),
    newMembersDoNotPost: by(member, movingTo({ stream_post_policy: 3 }), { waiting_period_threshold: 30 }),
    groupMentionNotAllowed: mentioningClosed(editing),
    streamWildcardMentionNotAllowed: mentioningMany('@**all**'),
    topicWildcardMentionNotAllowed: mentioningMany('@**topic**'),
  },
  sendTypingStatus: {
    default: typingTo(async (world) => [(await world.one('member')).id]),
    typingToNobody: typingTo(() => []),
    recipientsTooMany: typingTo(() => Array.from({ length: 251 }, (_, index) => index + 1)),
    invalidUserId: typingTo(() => [UNKNOWN]),
    directTypingDisabled: typingWithout('send_private_typing_notifications', async (world) => ({
      to: [await world.ownerId],
    })),
    topicMissing: typingIn(async (world) => ({ stream_id: (await world.channel()).id })),
    topicInvalidCharacter: typingIn(() => ({ topic: 'a\u0001b' })),
    invalidChannelId: typingIn(() => ({ stream_id: UNKNOWN, topic: 'logo' })),
    channelTypingDisabled: typingWithout('send_stream_typing_notifications', async (world) => ({
      type: 'channel',
      stream_id: (await world.channel()).id,
      topic: 'logo',
    })),
    // A guest reads a web-public channel without being subscribed.
    notAuthorizedToSend: async (world) => {
      const { url, owner, person } = await world.control('configured')({ WEB_PUBLIC_STREAMS_ENABLED: 'on' });
      await owner.ok('PATCH', '/realm', { enable_spectator_access: true });
      const { id: stream_id } = await world.channel(owner, { is_web_public: true });
      const guest = await person?.('guest');
      return {
        url,
        parameters: { op: 'start', type: 'channel', stream_id, topic: 'logo' },
        as: guest ?? null,
      };
    },
    onlyAdministratorsPost: by(member, typingAt({ stream_post_policy: 2 })),
    onlyModeratorsPost: by(member, typingAt({ stream_post_policy: 4 })),
    newMembersDoNotPost: by(member, typingAt({ stream_post_policy: 3 }), { waiting_period_threshold: 30 }),
    guestsDoNotPost: async (world) => {
      const { id, client } = await world.one('guest');
      const options = { stream_post_policy: 3, principals: [await world.ownerId, id] };
      const { id: stream_id } = await world.channel(world.owner, options);
      return { parameters: { op: 'start', type: 'channel', stream_id, topic: 'logo' }, as: client };
    },
    directMessagesDisabled: whileAllowed('direct_message_permission_group', 'role:nobody', typingToAnother),
    directMessageNotAuthorized: whileAllowed(
      'direct_message_permission_group',
      'role:owners',
      typingToAnother,
    ),
    directMessageInitiationNotAllowed: whileAllowed(
      'direct_message_initiator_group',
      'role:owners',
      typingToAnother,
    ),
  },
  renderMessage: {
    default: () => ({}),
    messageNullBytes: () => ({ parameters: { content: 'a\0b' } }),
    messageNotRendered: () => ({ parameters: { content: GROWING } }),
  },
  getMessageHistory: {
    default: async (world) => ({ path: { message_id: (await world.message()).id } }),
    messageNotFound: () => ({ path: { message_id: UNKNOWN } }),
    editHistoryDisabled: withoutSetting('allow_edit_history'),
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
    messageNotFound: () => ({ path: { message_id: UNKNOWN } }),
  },
};
