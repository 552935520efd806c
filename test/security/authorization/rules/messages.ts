import type { Body } from '../../../support/client.js';
import type { Rule } from '../rule.js';
import { messages, reacted, type MessageRelation } from '../things/messages.js';
import { variant, type Thing, type Variant } from '../variant.js';

/*
 * A message is readable for its recipients, and for all users who can read its channel's history: members in public
 * channels, all users in web-public ones, subscribers where private history is shared. For all other users it does not
 * exist. A user who left a channel that is closed to them can read what they received there, and change nothing.
 */
const READERS: Readonly<Record<MessageRelation, Rule>> = {
  own: 'ok',
  'own direct': 'ok',
  'own, left since': 'ok',
  'own in public, left since': 'ok',
  subscribed: 'ok',
  direct: 'ok',
  public: { guests: 'nothing', others: 'ok' },
  'received in public, left since': 'ok',
  'web-public': 'ok',
  'received, left since': 'ok',
  'received with shared history, left since': 'ok',
  'sent after leaving': 'nothing',
  'sent after leaving shared history': 'nothing',
  'sent before joining': 'nothing',
  'shared history': 'ok',
  private: 'nothing',
  "others' direct": 'nothing',
  nothing: 'messageNotFound',
};

/** The same rules, with other outcomes for users who can read the message. */
const forReaders = (
  rules: Readonly<Partial<Record<MessageRelation, Rule>>>,
): Readonly<Record<MessageRelation, Rule>> => ({ ...READERS, ...rules });

/**
 * Relations of users who unsubscribed from a channel they cannot access any more; for guests also a public
 * one.
 */
const gone = (outcome: Rule = 'refused'): Partial<Record<MessageRelation, Rule>> => ({
  'own, left since': outcome,
  'received, left since': outcome,
  'received with shared history, left since': outcome,
});

const byId = ({ id }: Thing) => ({ path: { message_id: id } });

const listed = (body: Body, { id }: Thing): boolean =>
  (body.messages as readonly Body[]).some((message) => message.id === id);

const UNSEEN: Readonly<Record<MessageRelation, Rule>> = Object.fromEntries(
  Object.entries(READERS).map(([relation, rule]) => [
    relation,
    rule === 'ok' ? 'ok' : typeof rule === 'string' ? 'unseen' : { guests: 'unseen', others: 'ok' },
  ]),
) as Record<MessageRelation, Rule>;

/** The rules of a change that only the sender can make. */
const senderOnly = (error: string): Readonly<Record<MessageRelation, Rule>> =>
  forReaders({
    ...gone(),
    'own in public, left since': { guests: 'refused', others: 'ok' },
    subscribed: error,
    direct: error,
    public: { guests: 'nothing', others: error },
    'received in public, left since': { guests: 'refused', others: error },
    'web-public': error,
    'shared history': error,
  });

const administratorsOnly = (outcome: string): Rule => ({ administrators: 'ok', others: outcome });

/** All users may correct a topic if `edit_topic_policy` allows it. */
const move = { own: 'ok', subscribed: 'ok', 'shared history': 'ok', 'web-public': 'ok' } as const;

export const messageRules: readonly Variant[] = [
  variant('getMessage', 'by its ID', { kind: messages, ask: byId, rules: READERS }),

  variant('getMessageHistory', 'by its ID', { kind: messages, ask: byId, rules: READERS }),

  variant('listMessages', 'around an anchor', {
    kind: messages,
    ask: ({ id, of }) => ({
      parameters: {
        anchor: id,
        num_before: 0,
        num_after: 0,
        // A channel narrow returns all readable messages. Direct messages are in every list.
        narrow: of?.channel === 0 ? [] : [{ operator: 'id', operand: id }],
      },
    }),
    shows: listed,
    rules: UNSEEN,
    spectators: { others: 'notLoggedIn' },
  }),

  variant('listMessages', 'of web-public channels', {
    kind: messages,
    ask: ({ id }) => ({
      parameters: {
        anchor: id,
        num_before: 0,
        num_after: 0,
        narrow: [
          { operator: 'channels', operand: 'web-public' },
          { operator: 'id', operand: id },
        ],
      },
    }),
    shows: listed,
    rules: Object.fromEntries(
      Object.keys(UNSEEN).map((relation) => [relation, relation === 'web-public' ? 'ok' : 'unseen']),
    ) as Record<MessageRelation, Rule>,
    spectators: { 'web-public': 'ok', others: 'unseen' },
  }),

  variant('matchNarrow', 'without conditions', {
    kind: messages,
    ask: ({ id }) => ({ parameters: { msg_ids: [id], narrow: [{ operator: 'id', operand: id }] } }),
    shows: (body: Body, { id }) => String(id) in body.messages,
    // Only messages that the client received match, not messages that it could fetch.
    rules: { ...UNSEEN, public: 'unseen', 'web-public': 'unseen', 'shared history': 'unseen' },
  }),

  variant('updateMessage', 'the content', {
    kind: messages,
    ask: (thing) => ({ ...byId(thing), parameters: { content: 'Green' } }),
    rules: senderOnly('messageEditNotAllowed'),
  }),

  variant('updateMessage', 'the topic', {
    kind: messages,
    ask: (thing) => ({ ...byId(thing), parameters: { topic: 'colors' } }),
    rules: forReaders({
      ...move,
      ...gone(),
      'own direct': 'directMessageWithoutTopic',
      direct: 'directMessageWithoutTopic',
      'own in public, left since': { guests: 'refused', others: 'ok' },
      'received in public, left since': { guests: 'refused', others: 'ok' },
    }),
  }),

  variant('updateMessage', 'the channel', {
    kind: messages,
    ask: async (thing, fixtures, actor) => ({
      ...byId(thing),
      parameters: { stream_id: (await fixtures.home(actor)).id },
    }),
    rules: {
      ...Object.fromEntries(
        Object.entries(READERS).map(([relation, rule]) => [
          relation,
          rule === 'ok' ? { guests: 'messageMoveNotAllowed', others: 'ok' } : rule,
        ]),
      ),
      ...gone(),
      'own direct': 'directMessageNotMoved',
      direct: 'directMessageNotMoved',
      'own in public, left since': { guests: 'refused', others: 'ok' },
      'received in public, left since': { guests: 'refused', others: 'ok' },
    } as Record<MessageRelation, Rule>,
  }),

  variant('deleteMessage', 'by its ID', {
    kind: messages,
    ask: byId,
    rules: forReaders({
      ...gone(),
      'own in public, left since': { guests: 'refused', others: 'ok' },
      subscribed: administratorsOnly('messageDeletionNotAllowed'),
      direct: administratorsOnly('messageDeletionNotAllowed'),
      public: { guests: 'nothing', ...(administratorsOnly('messageDeletionNotAllowed') as object) } as Rule,
      'received in public, left since': {
        guests: 'refused',
        administrators: 'ok',
        others: 'messageDeletionNotAllowed',
      },
      'web-public': administratorsOnly('messageDeletionNotAllowed'),
      'shared history': administratorsOnly('messageDeletionNotAllowed'),
    }),
  }),

  variant('createSubmessage', 'to a message without a widget', {
    kind: messages,
    ask: ({ id }) => ({ parameters: { message_id: id, msg_type: 'widget', content: '{}' } }),
    rules: senderOnly('submessageNotAllowed'),
  }),

  variant('updateMessageFlags', 'stars it', {
    kind: messages,
    ask: ({ id }) => ({ parameters: { messages: [id], op: 'add', flag: 'starred' } }),
    rules: READERS,
  }),

  variant('updateMessageFlags', 'marks it as unread', {
    kind: messages,
    ask: ({ id }) => ({ parameters: { messages: [id], op: 'remove', flag: 'read' } }),
    rules: READERS,
  }),

  variant('updateMessageFlagsForNarrow', 'stars it', {
    kind: messages,
    ask: ({ id, of }) => ({
      parameters: {
        anchor: id,
        num_before: 0,
        num_after: 0,
        narrow: of?.channel === 0 ? [] : [{ operator: 'id', operand: id }],
        op: 'add',
        flag: 'starred',
      },
    }),
    shows: ({ processed_count, last_processed_id }: Body, { id }) =>
      processed_count === 1 && last_processed_id === id,
    rules: UNSEEN,
  }),

  variant('listReadReceipts', 'by the ID of the message', {
    kind: messages,
    ask: byId,
    rules: forReaders({
      ...gone(),
      'own in public, left since': { guests: 'refused', others: 'ok' },
      'received in public, left since': { guests: 'refused', others: 'ok' },
    }),
  }),

  variant('createReaction', 'an emoji', {
    kind: messages,
    ask: (thing) => ({ ...byId(thing), parameters: { emoji_name: 'tada' } }),
    rules: forReaders({
      ...gone(),
      'own in public, left since': { guests: 'refused', others: 'ok' },
      'received in public, left since': { guests: 'refused', others: 'ok' },
    }),
  }),

  variant('deleteReaction', 'a missing reaction', {
    kind: messages,
    ask: (thing) => ({ ...byId(thing), parameters: { emoji_name: 'tada' } }),
    rules: {
      ...(Object.fromEntries(
        Object.entries(READERS).map(([relation, rule]) => [
          relation,
          rule === 'ok' ? 'reactionDoesNotExist' : rule,
        ]),
      ) as Record<MessageRelation, Rule>),
      ...gone(),
      public: { guests: 'nothing', others: 'reactionDoesNotExist' },
      'own in public, left since': { guests: 'refused', others: 'reactionDoesNotExist' },
      'received in public, left since': { guests: 'refused', others: 'reactionDoesNotExist' },
    },
  }),

  variant('deleteReaction', "the requester's own", {
    kind: reacted,
    ask: (thing) => ({ ...byId(thing), parameters: { emoji_name: 'tada' } }),
    rules: { subscribed: 'ok', public: 'ok', 'left since': 'refused', "another's": 'reactionDoesNotExist' },
  }),
];
