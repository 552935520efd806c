import { errors } from '../../../generated/errors.js';
import { operandText, type Term } from './terms.js';
import { isResolved } from './resolved-topic.js';
import { type Audience, type EventPredicate, flagsOf } from '../../runtime/event-log/events.js';
import { nameKey } from '../../lib/name-key.js';

/** The fields of a message event that a narrow can test. */
interface NarrowedMessage {
  readonly type: string;
  readonly id: number;
  readonly subject: string;
  readonly stream_id?: number;
  readonly display_recipient: string | readonly { readonly id: number; readonly email: string }[];
  readonly sender_id: number;
  readonly sender_email: string;
}

interface Subject {
  readonly message: NarrowedMessage;
  readonly audience: Audience;
  readonly userId: number;
}

type Test = (subject: Subject) => boolean;
/** Undefined for an operand that cannot be tested on events, so that every message passes. */
type Compile = (operand: string) => Test | undefined;

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const isDirect: Test = ({ message }) => message.type === 'private';
const hasFlag =
  (...flags: string[]): Test =>
  ({ audience, userId }) =>
    flagsOf(audience, userId).some((flag) => flags.includes(flag));

const isTests: Readonly<Record<string, Test>> = {
  dm: isDirect,
  private: isDirect,
  starred: hasFlag('starred'),
  unread: ({ audience, userId }) => !flagsOf(audience, userId).includes('read'),
  mentioned: hasFlag(
    'mentioned',
    'stream_wildcard_mentioned',
    'topic_wildcard_mentioned',
    'wildcard_mentioned',
  ),
  alerted: hasFlag('has_alert_word'),
  resolved: ({ message }) => message.type === 'stream' && isResolved(message.subject),
};

const channel: Compile = (operand) => {
  const key = nameKey(operand);
  return ({ message }) =>
    message.type === 'stream' &&
    (String(message.stream_id) === operand ||
      (typeof message.display_recipient === 'string' && nameKey(message.display_recipient) === key));
};

/** The empty topic is that of direct messages. */
const topic: Compile = (operand) => {
  const key = nameKey(operand);
  return ({ message }) => nameKey(message.subject) === key;
};

const sender: Compile = (operand) => {
  const email = operand.toLowerCase();
  return ({ message }) =>
    String(message.sender_id) === operand || message.sender_email.toLowerCase() === email;
};

const names = (operand: string): readonly string[] =>
  operand.split(',').map((name) => name.trim().toLowerCase());

/** Returns the users of a direct conversation, each by ID and by email. A channel message has none. */
const peopleOf = ({ display_recipient: people }: NarrowedMessage): readonly (readonly [string, string])[] =>
  typeof people === 'string' ? [] : people.map(({ id, email }) => [String(id), email.toLowerCase()]);

const dm: Compile = (operand) => {
  const wanted = names(operand);
  return ({ message, userId }) => {
    const people = peopleOf(message);
    const isNamed = (person: readonly [string, string]): boolean =>
      person.some((name) => wanted.includes(name));
    const everyNameIsThere = wanted.every((name) => people.some((person) => person.includes(name)));
    // The reader belongs to all of their conversations, whether named or not.
    return everyNameIsThere && people.every((person) => isNamed(person) || person[0] === String(userId));
  };
};

const dmIncluding: Compile = (operand) => {
  const wanted = names(operand);
  return ({ message }) => wanted.every((name) => peopleOf(message).some((person) => person.includes(name)));
};

/** Messages sent to a group of the reader and at least two others, one of whom has the name. */
const groupDm: Compile = (operand) => {
  const includes = dmIncluding(operand);
  return (subject) => peopleOf(subject.message).length > 2 && includes?.(subject) === true;
};

/** An operator of which events can decide one operand only. */
const only =
  (operator: string, decidable: string, test: Test): Compile =>
  (operand) => {
    if (operand !== decidable) throw errors.narrowOperatorNotSupported({ operator });
    return test;
  };

const operators: Readonly<Record<string, Compile>> = {
  channel,
  channels: only('channels', 'public', ({ audience }) => audience.publicChannel === true),
  topic,
  sender,
  is: (operand) => own(isTests, operand),
  dm,
  'dm-including': dmIncluding,
  'group-pm-with': groupDm,
  in: only('in', 'all', () => true),
  // Names the message around which the client looks for messages.
  near: () => undefined,
  id:
    (operand) =>
    ({ message }) =>
      String(message.id) === operand,
};

const compileTerm = (term: Term): Test => {
  const { operator, negated } = term;
  const compile = own(operators, operator);
  if (!compile) throw errors.narrowOperatorNotSupported({ operator });
  const test = compile(operandText(term));
  return test ? (subject) => test(subject) !== negated : () => true;
};

/** Throws if a term depends on more than the message, although a queue can be compiled with it. */
export const checkEventNarrow = (terms: readonly Term[]): void => {
  const refused = terms.find((term) => term.operator === 'is' && operandText(term) === 'followed');
  if (refused) throw errors.narrowOperandNotSupported({ operand: operandText(refused) });
};

/** Throws if the fields of an event cannot decide an operator. */
const takesAll: EventPredicate = () => true;

export const compileNarrow = (terms: readonly Term[]): EventPredicate => {
  if (terms.length === 0) return takesAll;
  const tests = terms.map(compileTerm);
  return ({ event, audience }, userId) => {
    if (event.type !== 'message') return true;
    const subject = { message: event.message as NarrowedMessage, audience, userId };
    return tests.every((test) => test(subject));
  };
};
