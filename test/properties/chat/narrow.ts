import type { Choice } from './choice.js';
import { TOPICS } from './message-actions.js';
import { POLICY, topicKey, type Chat, type Message, type User } from './model.js';

/** A term of a narrow as clients send it, and what it means. */
export interface Term {
  readonly operator: string;
  readonly operand: string | number | readonly number[];
  readonly negated: boolean;
  /** Whether a message meets the term for a user, without its negation. */
  readonly meets: (message: Message) => boolean;
  /** Whether the term is refused. */
  readonly isRefused?: boolean;
}

type Meaning = Pick<Term, 'operand' | 'meets' | 'isRefused'>;
type Operator = (chat: Chat, user: User, choice: Choice) => Meaning;

const isResolved = ({ channel, topic }: Message): boolean => channel !== undefined && topic.startsWith('✔ ');

const channelTerm: Operator = (chat, user, choice) => {
  const channel = choice.one(chat.channels);
  const operand = choice.isChosen() ? channel.name.toUpperCase() : channel.id;
  return { operand, meets: (message) => message.channel === channel, isRefused: !chat.sees(user, channel) };
};

const isPublic = ({ channel }: Message): boolean =>
  channel?.kind === 'public' || channel?.kind === 'web-public';

const channelsTerm: Operator = (_chat, _user, choice) =>
  choice.isChosen()
    ? { operand: 'web-public', meets: ({ channel }) => channel?.kind === 'web-public' }
    : { operand: 'public', meets: isPublic };

/** The empty topic is that of direct messages. */
const topicTerm: Operator = (chat, user, choice) => {
  const operand = choice.among([...TOPICS, 'RED', '', 'none']);
  return {
    operand,
    meets: (message) => topicKey(chat.version(user, message).topic) === topicKey(operand),
  };
};

const senderTerm: Operator = (chat, _user, choice) => {
  const sender = choice.one(chat.users);
  return {
    operand: choice.isChosen() ? sender.email : sender.id,
    meets: (message) => message.sender === sender,
  };
};

/** Users named by ID or email. */
const named = (chat: Chat, choice: Choice): { operand: string | number[]; people: User[] } => {
  const people = choice.few(chat.users);
  const operand = choice.isChosen() ? people.map(({ email }) => email).join(',') : people.map(({ id }) => id);
  return { operand, people };
};

const dmTerm: Operator = (chat, user, choice) => {
  const { operand, people } = named(chat, choice);
  const wanted = new Set([...people, user]);
  return {
    operand,
    meets: (message) =>
      !message.channel &&
      message.people.length === wanted.size &&
      message.people.every((one) => wanted.has(one)),
  };
};

const dmIncludingTerm: Operator = (chat, _user, choice) => {
  const { operand, people } = named(chat, choice);
  return {
    operand,
    meets: (message) => !message.channel && people.every((one) => message.people.includes(one)),
  };
};

const groupTerm: Operator = (chat, user, choice) => {
  const { operand, meets } = dmIncludingTerm(chat, user, choice);
  return { operand, meets: (message) => meets(message) && message.people.length > 2 };
};

const isTests: Readonly<Record<string, (chat: Chat, user: User, message: Message) => boolean>> = {
  dm: (_chat, _user, { channel }) => !channel,
  private: (_chat, _user, { channel }) => !channel,
  starred: (_chat, user, { starred }) => starred.has(user),
  unread: (chat, user, message) => chat.isUnread(user, message),
  mentioned: (chat, user, message) =>
    chat.isMentioned(user, message) || chat.isWildcardMentioned(user, message),
  resolved: (_chat, _user, message) => isResolved(message),
  followed: (chat, user, { channel, topic }) =>
    channel !== undefined && chat.policyOf(user, channel, topic) === POLICY.followed,
};

const isTerm =
  (...operands: readonly string[]): Operator =>
  (chat, user, choice) => {
    const operand = choice.of(operands) ?? '';
    return { operand, meets: (message) => isTests[operand]?.(chat, user, message) ?? false };
  };

type HasTest = readonly [operand: string, test: (chat: Chat, user: User, message: Message) => boolean];

const hasTests: readonly [HasTest, ...HasTest[]] = [
  ['link', (_chat, _user, { content }) => content.hasLink],
  ['image', (_chat, _user, { content }) => content.hasImage],
  ['reaction', (chat, user, message) => chat.version(user, message).reactions.length > 0],
  ['attachment', () => false],
];

const hasTerm: Operator = (chat, user, choice) => {
  const [operand, has] = choice.among(hasTests);
  return { operand, meets: (message) => has(chat, user, message) };
};

const inTerm: Operator = (chat, user, choice) =>
  choice.isChosen()
    ? { operand: 'all', meets: () => true }
    : {
        operand: 'home',
        meets: ({ channel, topic }) => !channel || !chat.isTopicMuted(user, channel, topic),
      };

/** The ID of a message, or one that follows all of them. */
const someId = (chat: Chat, choice: Choice): number =>
  choice.of(chat.messages)?.id ?? 11 + (choice.number() % 8);

const idTerm: Operator = (chat, _user, choice) => {
  const id = someId(chat, choice);
  return { operand: String(id), meets: (message) => message.id === id };
};

/** What is searched, and the word of a content that it finds. */
const SEARCHED: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['apple', 'apple'],
  ['Breads', 'bread'],
  ['cheese', 'cheese'],
  ['messages', 'message'],
  ['absent', ''],
];

const searchTerm: Operator = (_chat, _user, choice) => {
  const [operand, word] = choice.among(SEARCHED);
  return { operand, meets: ({ content }) => [...content.words, 'message'].includes(word) };
};

/** What events cannot decide. */
const ONLY_FETCHED: readonly (readonly [string, Operator])[] = [
  ['has', hasTerm],
  ['in', inTerm],
  ['search', searchTerm],
  ['channels', channelsTerm],
  ['is', isTerm('followed')],
];

const OF_EVENTS: readonly (readonly [string, Operator])[] = [
  ['channel', channelTerm],
  ['sender', senderTerm],
  ['dm', dmTerm],
  ['dm-including', dmIncludingTerm],
  ['group-pm-with', groupTerm],
  ['is', isTerm('starred', 'unread', 'mentioned', 'dm', 'resolved', 'private')],
  ['id', idTerm],
  ['topic', topicTerm],
];

/** Older names, by the present one. */
const FORMER: Readonly<Record<string, string>> = {
  channel: 'stream',
  topic: 'subject',
  sender: 'from',
  dm: 'pm-with',
  'group-pm-with': 'group-pm-with',
};

const termOf = (
  operators: readonly (readonly [string, Operator])[],
  chat: Chat,
  user: User,
  choice: Choice,
): Term => {
  const [operator, read] = choice.one(operators);
  const isFormer = choice.number() % 8 === 7;
  const negated = choice.number() % 3 === 2;
  return {
    operator: isFormer ? (FORMER[operator] ?? operator) : operator,
    negated,
    ...read(chat, user, choice),
  };
};

const MOST_TERMS = 3;

const termsOf =
  (operators: readonly (readonly [string, Operator])[]) =>
  (chat: Chat, user: User, choice: Choice): Term[] => {
    const count = Math.max(1, (choice.number() % (MOST_TERMS + 2)) - 1);
    return Array.from({ length: count }, () => termOf(operators, chat, user, choice));
  };

const isOfChannels = ({ operator, negated }: Term): boolean =>
  !negated && /^(?:channel|stream)/.test(operator);

const isOfDirect = ({ operator, operand, negated }: Term): boolean =>
  !negated &&
  (/^(?:dm|pm-with|group-pm)/.test(operator) ||
    (operator === 'is' && ['dm', 'private'].includes(String(operand))));

const anyTerms = termsOf([...OF_EVENTS, ...ONLY_FETCHED]);

/** Terms that do not contradict each other: the server refuses to look for direct messages in channels. */
export const fetchedTerms = (chat: Chat, user: User, choice: Choice): Term[] => {
  const terms = anyTerms(chat, user, choice);
  return terms.some(isOfChannels) ? terms.filter((term) => !isOfDirect(term)) : terms;
};
export const eventTerms = termsOf(OF_EVENTS);

/** Both forms in which clients write a term. */
export const written = ({ operator, operand, negated }: Term, isPair: boolean): unknown =>
  isPair && typeof operand === 'string'
    ? [`${negated ? '-' : ''}${operator}`, operand]
    : { operator, operand, ...(negated && { negated }) };

const PERSONAL = new Set<unknown>(['unread', 'mentioned']);

const asksForStarred = ({ operator, operand, negated }: Term): boolean =>
  operator === 'is' && operand === 'starred' && !negated;

const isPersonal = (term: Term): boolean =>
  term.operator === 'is' && (PERSONAL.has(term.operand) || (term.operand === 'starred' && term.negated));

const REACHING = new Set(['channel', 'stream', 'channels', 'id']);

/** Whether a narrow includes messages that the user did not receive. */
const reachesHistory = (terms: readonly Term[]): boolean =>
  terms.some((term) => asksForStarred(term) || (!term.negated && REACHING.has(term.operator))) &&
  !terms.some(isPersonal);

const LASTING = new Set([
  'sender',
  'from',
  'dm',
  'pm-with',
  'dm-including',
  'group-pm-with',
  'id',
  ...REACHING,
]);
const LASTING_STATES = new Set<unknown>(['dm', 'private', 'starred', 'unread']);

/** Whether an edit or a move within the channel cannot change what the term finds. */
const isLasting = ({ operator, operand }: Term): boolean =>
  LASTING.has(operator) ||
  (operator === 'is' && LASTING_STATES.has(operand)) ||
  (operator === 'in' && operand === 'all');

export const meetsAll = (terms: readonly Term[], message: Message): boolean =>
  terms.every(({ meets, negated }) => meets(message) !== negated);

/** The messages that a narrow finds for a user. */
export const findMessages = (chat: Chat, user: User, terms: readonly Term[]): Message[] => {
  const isReached = (message: Message): boolean =>
    reachesHistory(terms) ? chat.reads(user, message) : chat.received(user, message);
  const isShown = (message: Message): boolean =>
    terms.every(isLasting) || !chat.isChangedSince(user, message);
  return chat.messages.filter(
    (message) => isReached(message) && isShown(message) && meetsAll(terms, message),
  );
};
