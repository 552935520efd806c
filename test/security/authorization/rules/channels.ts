import type { Body } from '../../../support/client.js';
import type { Rule } from '../rule.js';
import { channels, postedChannels } from '../things/channels.js';
import { variant, type Thing, type Variant } from '../variant.js';

type Relation = keyof typeof channels;
type Rules = Readonly<Record<Relation, Rule>>;

/*
 * A channel is visible to its subscribers. A public channel is also visible to all other users except guests, a private
 * one to administrators, and a web-public one to all users. The same users can read it, except that administrators
 * cannot read private channels. For all other users the channel does not exist.
 */
const rules = (by: {
  readonly subscribed: Rule;
  /** Members who are not subscribed to the public channel. */
  readonly public: Rule;
  readonly guestsOfPublic?: string;
  readonly webPublic: Rule;
  /** Users who are not subscribed to the private channel. */
  readonly private: Rule;
  readonly nothing: Rule;
  readonly absent?: string;
}): Rules => {
  const { absent = 'nothing' } = by;
  const guests = by.guestsOfPublic ?? absent;
  const others = (rule: Rule): Rule =>
    typeof rule === 'string'
      ? { guests, others: rule }
      : { ...rule, guests: rule.guests ?? rule.guest ?? guests };
  return {
    'public, in': by.subscribed,
    public: others(by.public),
    'public, left': others(by.public),
    'web-public': by.webPublic,
    'private, in': by.subscribed,
    'private, left': by.private,
    private: by.private,
    archived: absent,
    nothing: by.nothing,
  };
};

/** For operations in which administrators can see private channels. */
const known = (outcome: string, absent = 'nothing'): Rule => ({ administrators: outcome, others: absent });

const message = (to: number | string | undefined) => ({
  parameters: { type: 'channel', to, topic: 'logo', content: 'Green' },
});

const narrowTo = (operand: number | string | undefined) => [{ operator: 'channel', operand }];

const later = { scheduled_delivery_timestamp: 3_165_826_990 };

const lists =
  (key: string) =>
  (body: Body, { id }: Thing): boolean =>
    (body[key] as readonly Body[]).some(({ stream_id }) => stream_id === id);

/** A bot needs no subscription if its owner has one. */
const reading = rules({
  subscribed: 'ok',
  public: 'ok',
  webPublic: 'ok',
  private: 'nothing',
  nothing: 'invalidChannelId',
});

const MISSING: Rule = { administrators: 'invalidChannelId', others: 'mustBeAdministrator' };

/** For operations that only administrators may use, on all channels that are not archived. */
const ofAdministrators = (
  existing: Rule = { administrators: 'ok', others: 'mustBeAdministrator' },
  unsubscribed = existing,
): Rules => ({
  'public, in': existing,
  public: existing,
  'public, left': existing,
  'web-public': existing,
  'private, in': existing,
  'private, left': unsubscribed,
  private: unsubscribed,
  archived: MISSING,
  nothing: MISSING,
});

/** Users who see a channel see its subscribers. */
const seeing = rules({
  subscribed: 'ok',
  public: 'ok',
  webPublic: 'ok',
  private: known('ok'),
  nothing: 'invalidChannelId',
});

const subscribing: Rules = {
  ...rules({
    subscribed: { guests: 'notForGuests', others: 'ok' },
    public: 'ok',
    guestsOfPublic: 'notForGuests',
    webPublic: { guests: 'notForGuests', others: 'ok' },
    private: { guests: 'notForGuests', others: 'channelNotAccessible' },
    nothing: { guests: 'notForGuests', others: 'ok' },
  }),
  // The name of an archived channel may be reused.
  archived: { guests: 'notForGuests', others: 'ok' },
};

const unsubscribing = rules({
  subscribed: 'ok',
  public: 'ok',
  webPublic: 'ok',
  private: known('ok'),
  nothing: 'channelsNotFound',
});

/** For operations of administrators. */
const administrating = (outcome: string): Rule => ({
  administrators: outcome,
  others: 'mustBeAdministrator',
});

/** For operations of users who may delete all messages. */
const deletingAny = (outcome: string): Rule => ({
  administrators: outcome,
  others: 'insufficientPermission',
});

export const channelRules: readonly Variant[] = [
  variant('sendMessage', 'to a channel by ID', {
    kind: channels,
    ask: ({ id }) => message(Number(id)),
    keeps: true,
    rules: rules({
      subscribed: 'ok',
      public: 'ok',
      webPublic: { guests: 'notAuthorizedToSend', others: 'ok' },
      private: known('notAuthorizedToSend'),
      nothing: 'channelNotFoundById',
    }),
  }),
  variant('sendMessage', 'to a channel by name', {
    kind: channels,
    ask: ({ text }) => message(text),
    keeps: true,
    rules: rules({
      subscribed: 'ok',
      public: 'ok',
      webPublic: { guests: 'notAuthorizedToSend', others: 'ok' },
      private: known('notAuthorizedToSend'),
      nothing: 'channelNotFound',
    }),
  }),
  variant('sendMessage', 'with restricted posting', {
    kind: postedChannels,
    ask: ({ id }) => message(Number(id)),
    keeps: true,
    rules: {
      'administrators post': { administrators: 'ok', others: 'onlyAdministratorsPost' },
      'full members post': { guests: 'guestsDoNotPost', others: 'ok' },
      'moderators post': { moderators: 'ok', others: 'onlyModeratorsPost' },
      'administrators post, private': { administrators: 'ok', others: 'onlyAdministratorsPost' },
      'administrators post, not in': {
        guests: 'channelNotFoundById',
        administrators: 'ok',
        others: 'onlyAdministratorsPost',
      },
      'administrators post, private, not in': {
        administrators: 'notAuthorizedToSend',
        others: 'channelNotFoundById',
      },
    },
  }),
  variant('createScheduledMessage', 'to a channel', {
    kind: channels,
    ask: ({ id }) => ({ parameters: { ...message(Number(id)).parameters, ...later } }),
    keeps: true,
    rules: rules({
      subscribed: 'ok',
      public: 'ok',
      webPublic: { guests: 'notAuthorizedToSend', others: 'ok' },
      private: known('notAuthorizedToSend'),
      nothing: 'channelNotFoundById',
    }),
  }),
  variant('updateScheduledMessage', 'to a channel', {
    kind: channels,
    ask: async ({ id }, fixtures, actor) => ({
      path: { scheduled_message_id: await fixtures.scheduledMessage(actor) },
      parameters: { type: 'channel', to: id, topic: 'logo' },
    }),
    keeps: true,
    rules: rules({
      subscribed: 'ok',
      public: 'ok',
      webPublic: { guests: 'notAuthorizedToSend', others: 'ok' },
      private: known('notAuthorizedToSend'),
      nothing: 'channelNotFoundById',
    }),
  }),
  variant('sendTypingStatus', 'in a channel', {
    kind: channels,
    ask: ({ id }) => ({ parameters: { type: 'channel', op: 'start', stream_id: id, topic: 'logo' } }),
    keeps: true,
    rules: { ...reading, 'web-public': { guests: 'notAuthorizedToSend', others: 'ok' } },
  }),
  variant('createDrafts', 'to a channel', {
    kind: channels,
    ask: ({ id }) => ({
      parameters: { drafts: [{ type: 'stream', to: [id], topic: 'logo', content: 'Green' }] },
    }),
    keeps: true,
    rules: { ...reading, private: known('ok'), 'private, left': known('ok') },
  }),
  variant('updateDraft', 'to a channel', {
    kind: channels,
    ask: async ({ id }, fixtures, actor) => ({
      path: { draft_id: await fixtures.draft(actor) },
      parameters: { draft: { type: 'stream', to: [id], topic: 'logo', content: 'Green' } },
    }),
    keeps: true,
    rules: { ...reading, private: known('ok'), 'private, left': known('ok') },
  }),

  variant('createSubscriptions', 'the requester', {
    kind: channels,
    ask: ({ text }) => ({ parameters: { subscriptions: [{ name: text }] } }),
    rules: subscribing,
  }),
  variant('createSubscriptions', 'another user', {
    kind: channels,
    ask: ({ text }, { mate }) => ({
      parameters: { subscriptions: [{ name: text }], principals: [mate.id] },
    }),
    rules: {
      ...rules({
        subscribed: { 'limited guest': 'noSuchUser', guest: 'notForGuests', others: 'ok' },
        public: { 'limited guest': 'noSuchUser', guest: 'notForGuests', others: 'ok' },

        webPublic: { 'limited guest': 'noSuchUser', guest: 'notForGuests', others: 'ok' },
        private: { 'limited guest': 'noSuchUser', guest: 'notForGuests', others: 'channelNotAccessible' },
        nothing: { 'limited guest': 'noSuchUser', guest: 'notForGuests', others: 'ok' },
      }),
      archived: { 'limited guest': 'noSuchUser', guest: 'notForGuests', others: 'ok' },
    },
  }),
  variant('deleteSubscriptions', 'the requester', {
    kind: channels,
    ask: ({ text }) => ({ parameters: { subscriptions: [text] } }),
    rules: unsubscribing,
  }),
  variant('deleteSubscriptions', 'another user', {
    kind: channels,
    ask: ({ text }, { keeper }) => ({
      parameters: { subscriptions: [text], principals: [keeper.id] },
    }),
    rules: {
      ...rules({
        subscribed: { administrators: 'ok', others: 'insufficientPermission' },
        public: { administrators: 'ok', others: 'insufficientPermission' },
        // A limited guest who shares no channel with the keeper does not see the keeper.
        webPublic: { administrators: 'ok', others: 'insufficientPermission' },
        private: known('ok'),
        nothing: 'channelsNotFound',
      }),
    },
  }),
  variant('updateSubscriptionProperties', 'the color', {
    kind: channels,
    ask: ({ id }) => ({
      parameters: { subscription_data: [{ stream_id: id, property: 'color', value: '#aabbcc' }] },
    }),
    rules: rules({
      subscribed: 'ok',
      public: 'notSubscribed',
      webPublic: 'notSubscribed',
      private: known('notSubscribed'),
      nothing: 'invalidChannelId',
    }),
  }),
  variant('listSubscriptions', "the requester's own", {
    kind: channels,
    ask: () => ({}),
    shows: lists('subscriptions'),
    rules: rules({
      subscribed: 'ok',
      public: 'unseen',
      guestsOfPublic: 'unseen',
      webPublic: 'unseen',
      private: 'unseen',
      nothing: 'unseen',
      absent: 'unseen',
    }),
  }),
  variant('listChannels', 'the public and subscribed ones', {
    kind: channels,
    ask: () => ({ parameters: { include_web_public: true } }),
    shows: lists('streams'),
    rules: rules({
      subscribed: 'ok',
      public: 'ok',
      guestsOfPublic: 'unseen',
      webPublic: 'ok',
      private: 'unseen',
      nothing: 'unseen',
      absent: 'unseen',
    }),
  }),
  variant('listChannels', 'all', {
    kind: channels,
    ask: () => ({ parameters: { include_all_active: true } }),
    shows: lists('streams'),
    rules: {
      ...rules({
        subscribed: known('ok', 'allChannelsRefused'),
        public: known('ok', 'allChannelsRefused'),
        guestsOfPublic: 'allChannelsRefused',
        webPublic: known('ok', 'allChannelsRefused'),
        private: known('ok', 'allChannelsRefused'),
        nothing: known('unseen', 'allChannelsRefused'),
      }),
      archived: known('unseen', 'allChannelsRefused'),
    },
  }),
  variant('getChannel', 'by its ID', {
    kind: channels,
    ask: ({ id }) => ({ path: { stream_id: Number(id) } }),
    rules: rules({
      subscribed: 'ok',
      public: 'ok',
      webPublic: 'ok',
      private: known('ok'),
      nothing: 'invalidChannelId',
    }),
  }),
  variant('getChannelEmailAddress', 'of a channel', {
    kind: channels,
    ask: ({ id }) => ({ path: { stream_id: Number(id) } }),
    rules: rules({
      subscribed: 'ok',
      public: 'ok',
      webPublic: 'ok',
      private: known('ok'),
      nothing: 'invalidChannelId',
    }),
  }),
  variant('archiveChannel', 'a channel', {
    kind: channels,
    ask: ({ id }) => ({ path: { stream_id: Number(id) } }),
    rules: ofAdministrators(),
  }),
  variant('updateChannel', 'the description', {
    kind: channels,
    ask: ({ id }) => ({ path: { stream_id: Number(id) }, parameters: { description: 'Other' } }),
    rules: ofAdministrators(),
  }),
  variant('updateChannel', 'the days for which messages are kept', {
    kind: channels,
    ask: ({ id }) => ({ path: { stream_id: Number(id) }, parameters: { message_retention_days: 30 } }),
    rules: ofAdministrators({ owner: 'ok', administrators: 'mustBeOwner', others: 'mustBeAdministrator' }),
  }),
  variant('updateChannel', 'who reads it', {
    kind: channels,
    ask: ({ id }) => ({
      path: { stream_id: Number(id) },
      // Private channels have a protected history before.
      parameters: { is_private: true, is_web_public: false, history_public_to_subscribers: true },
    }),
    rules: ofAdministrators(undefined, MISSING),
  }),
  variant('getChannelId', 'of a name', {
    kind: channels,
    ask: ({ text }) => ({ parameters: { stream: text } }),
    rules: rules({
      subscribed: 'ok',
      public: 'ok',
      webPublic: 'ok',
      private: known('ok'),
      nothing: 'invalidChannelName',
    }),
  }),
  variant('listTopics', 'of a channel', {
    kind: channels,
    ask: ({ id }) => ({ path: { stream_id: id } }),
    shows: (body: Body) => (body.topics as readonly Body[]).length > 0,
    keeps: true,
    rules: reading,
    spectators: { 'web-public': 'ok', nothing: 'invalidChannelId', others: 'nothing' },
  }),
  variant('listSubscribers', 'of a channel', {
    kind: channels,
    ask: ({ id }) => ({ path: { stream_id: id } }),
    keeps: true,
    rules: seeing,
  }),
  variant('getSubscriptionStatus', 'of the requester', {
    kind: channels,
    ask: ({ id }, _fixtures, { id: user_id }) => ({ path: { user_id, stream_id: id } }),
    keeps: true,
    rules: seeing,
  }),
  variant('updateSubscriptions', 'to subscribe', {
    kind: channels,
    ask: ({ text }) => ({ parameters: { add: [{ name: text }] } }),
    rules: subscribing,
  }),
  variant('updateSubscriptions', 'to unsubscribe', {
    kind: channels,
    ask: ({ text }) => ({ parameters: { delete: [text] } }),
    rules: unsubscribing,
  }),
  variant('createDefaultChannel', 'by ID', {
    kind: channels,
    ask: ({ id }) => ({ parameters: { stream_id: id } }),
    rules: {
      'public, in': administrating('ok'),
      public: administrating('ok'),
      'public, left': administrating('ok'),
      'web-public': administrating('ok'),
      'private, in': administrating('privateChannelNotDefault'),
      'private, left': administrating('nothing'),
      private: administrating('nothing'),
      archived: administrating('nothing'),
      nothing: administrating('invalidChannelId'),
    },
  }),
  variant('deleteDefaultChannel', 'by ID', {
    kind: channels,
    ask: ({ id }) => ({ parameters: { stream_id: id } }),
    rules: {
      'public, in': administrating('ok'),
      public: administrating('ok'),
      'public, left': administrating('ok'),
      'web-public': administrating('ok'),
      'private, in': administrating('ok'),
      'private, left': administrating('ok'),
      private: administrating('ok'),
      archived: administrating('nothing'),
      nothing: administrating('invalidChannelId'),
    },
  }),
  variant('deleteTopic', 'of a channel', {
    kind: channels,
    ask: ({ id }) => ({ path: { stream_id: id }, parameters: { topic_name: 'logo' } }),
    rules: {
      'public, in': deletingAny('ok'),
      public: deletingAny('ok'),
      'public, left': deletingAny('ok'),
      'web-public': deletingAny('ok'),
      'private, in': deletingAny('ok'),
      'private, left': deletingAny('nothing'),
      private: deletingAny('nothing'),
      archived: deletingAny('nothing'),
      nothing: deletingAny('invalidChannelId'),
    },
  }),
  variant('markChannelAsRead', 'a channel', {
    kind: channels,
    ask: ({ id }) => ({ parameters: { stream_id: id } }),
    keeps: true,
    rules: reading,
  }),
  variant('markTopicAsRead', 'a topic of a channel', {
    kind: channels,
    ask: ({ id }) => ({ parameters: { stream_id: id, topic_name: 'logo' } }),
    keeps: true,
    rules: reading,
  }),
  variant('updateUserTopic', 'in a channel', {
    kind: channels,
    ask: ({ id }) => ({ parameters: { stream_id: id, topic: 'logo', visibility_policy: 1 } }),
    keeps: true,
    rules: reading,
  }),
  variant('updateMutedTopic', 'in a channel by ID', {
    kind: channels,
    ask: ({ id }) => ({ parameters: { stream_id: id, topic: 'logo', op: 'add' } }),
    keeps: true,
    rules: reading,
  }),
  variant('updateMutedTopic', 'in a channel by name', {
    kind: channels,
    ask: ({ text }) => ({ parameters: { stream: text, topic: 'logo', op: 'add' } }),
    keeps: true,
    rules: { ...reading, nothing: 'invalidChannelName' },
  }),
  variant('registerQueue', 'the channels', {
    kind: channels,
    ask: () => ({ parameters: { fetch_event_types: ['stream'], event_types: [] } }),
    shows: lists('streams'),
    keeps: true,
    rules: rules({
      subscribed: 'ok',
      public: 'ok',
      guestsOfPublic: 'unseen',
      webPublic: 'ok',
      private: known('ok', 'unseen'),
      nothing: 'unseen',
      absent: 'unseen',
    }),
    spectators: { 'web-public': 'ok', others: 'unseen' },
  }),
  variant('registerQueue', 'the former channels', {
    kind: channels,
    ask: () => ({ parameters: { fetch_event_types: ['subscription'], event_types: [] } }),
    shows: (body: Body, thing) =>
      ['subscriptions', 'unsubscribed', 'never_subscribed'].some((key) => lists(key)(body, thing)),
    keeps: true,
    rules: rules({
      subscribed: 'ok',
      public: 'ok',
      guestsOfPublic: 'unseen',
      webPublic: 'ok',
      private: known('ok', 'unseen'),
      nothing: 'unseen',
      absent: 'unseen',
    }),
    spectators: { 'web-public': 'ok', others: 'unseen' },
  }),
  ...(['id', 'text'] as const).map((by) =>
    variant('listMessages', `of a channel by its ${by === 'id' ? 'ID' : 'name'}`, {
      kind: channels,
      ask: (thing) => ({
        parameters: { anchor: 'newest', num_before: 10, num_after: 0, narrow: narrowTo(thing[by]) },
      }),
      shows: (body: Body, { of }) => (body.messages as readonly Body[]).some(({ id }) => id === of?.message),
      rules: {
        ...rules({
          subscribed: 'ok',
          public: 'ok',
          webPublic: 'ok',
          private: known('unseen'),
          nothing: 'badNarrow',
        }),
        // A user keeps received messages and finds them in lists of all messages. The channel itself does not exist for
        // them.
        'private, left': known('ok'),
      },
      spectators: { others: 'notLoggedIn' },
    }),
  ),
  ...(['id', 'text'] as const).map((by) =>
    variant('listMessages', `of a web-public channel by its ${by === 'id' ? 'ID' : 'name'}`, {
      kind: channels,
      ask: (thing) => ({
        parameters: {
          anchor: 'newest',
          num_before: 10,
          num_after: 0,
          narrow: [...narrowTo(thing[by]), { operator: 'channels', operand: 'web-public' }],
        },
      }),
      shows: (body: Body, { of }) => (body.messages as readonly Body[]).some(({ id }) => id === of?.message),
      rules: rules({
        subscribed: 'unseen',
        public: 'unseen',
        webPublic: 'ok',
        private: known('unseen'),
        nothing: 'badNarrow',
      }),
      spectators: { 'web-public': 'ok', others: 'badNarrow' },
    }),
  ),
  ...(['id', 'text'] as const).map((by) =>
    variant('matchNarrow', `of a channel by its ${by === 'id' ? 'ID' : 'name'}`, {
      kind: channels,
      ask: (thing) => ({
        parameters: { msg_ids: [thing.of?.message], narrow: narrowTo(thing[by]) },
      }),
      shows: (body: Body, { of }) => String(of?.message) in body.messages,
      rules: {
        ...rules({
          subscribed: 'ok',
          public: 'unseen',
          webPublic: 'unseen',
          private: known('unseen'),
          nothing: 'badNarrow',
        }),
        'public, left': { guests: 'nothing', others: 'ok' },
        'private, left': known('ok'),
      },
    }),
  ),
  ...(['default_sending_stream', 'default_events_register_stream'] as const).map((name) =>
    variant('createBot', `with a ${name}`, {
      kind: channels,
      ask: ({ text }, fixtures) => {
        const full_name = fixtures.fresh('bot');
        return { parameters: { full_name, short_name: full_name, [name]: text } };
      },
      keeps: true,
      rules: rules({
        subscribed: 'ok',
        public: 'ok',
        webPublic: 'ok',
        private: known('ok'),
        nothing: 'invalidChannelName',
      }),
    }),
  ),
  ...(['new_stream_announcements_stream_id', 'signup_announcements_stream_id'] as const).map((name) =>
    variant('updateOrganization', `the ${name}`, {
      kind: channels,
      ask: ({ id }) => ({ parameters: { [name]: id } }),
      keeps: true,
      rules: rules({
        subscribed: 'ok',
        public: 'ok',
        webPublic: 'ok',
        private: 'ok',
        nothing: 'invalidChannelId',
      }),
    }),
  ),
  variant('updateMessage', 'into a channel', {
    kind: channels,
    ask: async ({ id }, fixtures, actor) => {
      const from = await fixtures.home(actor);
      return { path: { message_id: await fixtures.say(actor, from.id) }, parameters: { stream_id: id } };
    },
    keeps: true,
    rules: {
      ...rules({
        subscribed: { guests: 'messageMoveNotAllowed', others: 'ok' },
        public: 'ok',
        guestsOfPublic: 'messageMoveNotAllowed',
        webPublic: { guests: 'messageMoveNotAllowed', others: 'ok' },
        private: {
          guests: 'messageMoveNotAllowed',
          administrators: 'notAuthorizedToSend',
          others: 'nothing',
        },
        nothing: { guests: 'messageMoveNotAllowed', others: 'invalidChannelId' },
      }),
      archived: { guests: 'messageMoveNotAllowed', others: 'nothing' },
    },
  }),
];
