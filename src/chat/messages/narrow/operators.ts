import { errors } from '../../../../generated/errors.js';
import { type Actor, isSpectator } from '../../../runtime/identity/actor.js';
import { visibleChannelsSql } from '../../channels/model/policy.js';
import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { nameKey } from '../../../lib/name-key.js';
import type { Scope } from '../../scope.js';
import { placeholders } from '../../../runtime/store/rows.js';
import { onlyAccessible } from '../../users/access/access.js';
import { listUsersByEmails, listUsersByIds } from '../../users/model/store.js';
import { flagBits, wildcardBits } from '../model/flags.js';
import { MOST_RECIPIENTS } from '../direct-recipients.js';
import { messageId, operandText, type Term } from '../../narrow/terms.js';
import { findDirectRecipient } from '../model/recipients.js';
import { hasTests, inResolvedTopic } from './properties.js';
import { DIRECT, flaggedMessages, IN_CHANNELS, MENTIONED, mentions } from './source.js';
import {
  conversationsWith,
  followedTopics,
  mutedPlaces,
  notPublic,
  webPublicChannels,
} from './sources-in-places.js';
import { isEmpty, parseSearch } from './search.js';
import { condition, type TermCondition, withColumn } from './term-condition.js';
import { unread } from '../read-state/unread.js';
import { visibility } from '../model/topic-visibility-policy.js';

const never = condition('1 = 0');
const always = condition('1 = 1');

const channel = async ({ tx, actor }: Scope, term: Term): Promise<TermCondition> => {
  const { operand } = term;
  const seen = visibleChannelsSql(actor);
  const find = (
    column: string,
    value: string | number,
  ): Promise<{ id: number; recipient_id: number } | undefined> =>
    tx.find<{ id: number; recipient_id: number }>(
      `SELECT c.id, c.recipient_id FROM channels c LEFT JOIN subscriptions s ON s.channel_id = c.id AND s.user_id = ? AND s.active = 1
       WHERE c.${column} = ? AND c.is_archived = 0 AND ${seen.sql}`,
      [actor.id, value, ...seen.values],
    );
  const byName = typeof operand === 'string' ? await find('name_key', nameKey(operand)) : undefined;
  // A name may consist of digits. If no name matches, digits are an ID.
  const byId =
    !byName && /^\d{1,10}$/.test(operandText(term)) ? await find('id', Number(operand)) : undefined;
  const found = byName ?? byId;
  if (!found) throw errors.badNarrow({ desc: `unknown channel ${operandText(term)}` });
  // SQLite would read the whole channel by its index on topics. The index on recipients is in the order of the IDs.
  const meets = condition('(m.channel_id = ? AND m.recipient_id = ?)', found.id, found.recipient_id);
  const place = condition('r.channel_id = ?', found.id);
  return {
    ...withColumn('channel_id', found.id),
    ...meets,
    place,
    at: { ...IN_CHANNELS, channelId: found.id, recipientId: found.recipient_id },
  };
};

/** COALESCE prevents MySQL from starting with the channels and sorting all of their messages for the newest few. */
const channels = async (scope: Scope, term: Term): Promise<TermCondition> => {
  if (term.operand === 'public') {
    const negatedSources = term.negated ? await notPublic(scope) : undefined;
    const meets = condition('COALESCE(c.invite_only, 1) = 0');
    return { ...meets, at: IN_CHANNELS, negatedSources };
  }
  if (term.operand === 'web-public') {
    const meets = condition('COALESCE(c.is_web_public, 0) = 1');
    return { ...meets, at: IN_CHANNELS, sources: await webPublicChannels(scope.tx) };
  }
  throw errors.badNarrow({ desc: `unknown channels operand ${operandText(term)}` });
};

/** Returns the IDs of users named by ID or API email, as a list or separated by commas. */
const people = async ({ tx, services, actor }: Scope, term: Term, complaint: string): Promise<number[]> => {
  const { operand } = term;
  const names =
    typeof operand === 'object'
      ? operand.map(String)
      : operandText(term)
          .split(',')
          .map((name) => name.trim());
  if (new Set(names).size > MOST_RECIPIENTS)
    throw errors.badNarrow({ desc: `${complaint} ${operandText(term)}` });
  const ids = names.filter((name) => /^\d{1,10}$/.test(name)).map(Number);
  const emails = names.filter((name) => !/^\d{1,10}$/.test(name));
  const found = [
    ...(await listUsersByIds(tx, [...new Set(ids)])),
    // Messages show all user IDs, but not the emails of users whom the reader may not see.
    ...(await onlyAccessible({ tx, services }, actor, await listUsersByEmails(tx, [...new Set(emails)]))),
  ];
  const distinct = new Set(names.map(nameKey)).size;
  if (found.length !== distinct) throw errors.badNarrow({ desc: `${complaint} ${operandText(term)}` });
  return found.map(({ id }) => id);
};

const topic = (_scope: Scope, term: Term): TermCondition => {
  const topicKey = nameKey(operandText(term));
  if (topicKey === '') return direct;
  const meets = (table: string): SqlCondition =>
    condition(`(${table}.channel_id IS NOT NULL AND ${table}.topic_key = ?)`, topicKey);
  return {
    ...meets('m'),
    indexed: { find: meets('x'), check: meets('x') },
    at: { ...IN_CHANNELS, topicKey },
  };
};

const ofSender = (id: number): TermCondition => ({ ...withColumn('sender_id', id), senderId: id });

/** Spectators do not learn which users there are. */
const sender = async (scope: Scope, term: Term): Promise<TermCondition> => {
  if (isSpectator(scope.actor)) return ofSender(Number(term.operand));
  const [id, ...others] = await people(scope, term, 'unknown user');
  if (id === undefined || others.length > 0)
    throw errors.badNarrow({ desc: `unknown user ${operandText(term)}` });
  return ofSender(id);
};

const dm = async (scope: Scope, term: Term): Promise<TermCondition> => {
  const ids = await people(scope, term, 'unknown user in');
  const recipient = await findDirectRecipient(scope.tx, [...ids, scope.actor.id]);
  if (!recipient) return { ...never, place: never, sources: [] };
  const place = condition('r.id = ?', recipient.id);
  return { ...withColumn('recipient_id', recipient.id), place, at: { ...DIRECT, recipientId: recipient.id } };
};

/** The same condition on messages `m` and on recipients `r`. */
const ofPeople = (
  sql: (table: string, id: string) => string,
  ...values: SqlCondition['values']
): TermCondition => ({
  ...condition(sql('m', 'm.recipient_id'), ...values),
  place: condition(sql('r', 'r.id'), ...values),
});

const dmIncluding = async (scope: Scope, term: Term): Promise<TermCondition> => {
  const ids = [...new Set(await people(scope, term, 'unknown user in'))];
  const meets = ofPeople(
    (table, id) =>
      `(${table}.channel_id IS NULL AND (SELECT COUNT(*) FROM recipient_members x
        WHERE x.recipient_id = ${id} AND x.user_id IN (${placeholders(ids)})) = ?)`,
    ...ids,
    ids.length,
  );
  return { ...meets, at: DIRECT, sources: await conversationsWith(scope, ids) };
};

const groupDm = async (scope: Scope, term: Term): Promise<TermCondition> => {
  const { sql, values, sources } = await dmIncluding(scope, term);
  const meets = condition(
    `(${sql} AND (SELECT COUNT(*) FROM recipient_members y WHERE y.recipient_id = m.recipient_id) > 2)`,
    ...values,
  );
  return { ...meets, at: DIRECT, sources };
};

const direct: TermCondition = { ...ofPeople((table) => `${table}.channel_id IS NULL`), at: DIRECT };

const flag = (actor: Actor, bits: number): TermCondition => ({
  ...condition('(f.flags & ?) <> 0', bits),
  sources: [flaggedMessages(actor, bits)],
});

const mentioned = (actor: Actor): TermCondition => ({
  ...condition('((f.flags & ?) <> 0 OR (m.wildcard_mention & ?) <> 0)', MENTIONED, wildcardBits.channel),
  sources: mentions(actor),
});

const ownDirect = async (scope: Scope): Promise<TermCondition> => ({
  ...direct,
  sources: await conversationsWith(scope, []),
});

const isTests: Readonly<Record<string, (scope: Scope) => TermCondition | Promise<TermCondition>>> = {
  dm: ownDirect,
  private: ownDirect,
  starred: ({ actor }) => flag(actor, flagBits.starred),
  unread: ({ actor }) => unread(actor.id),
  mentioned: ({ actor }) => mentioned(actor),
  alerted: ({ actor }) => flag(actor, flagBits.has_alert_word),
  resolved: () => inResolvedTopic,
  followed: (scope) => followed(scope),
};

const topicPolicy =
  'SELECT t.visibility_policy FROM user_topics t WHERE t.user_id = ? AND t.channel_id = m.channel_id AND t.topic_key = m.topic_key';

const withPolicy = (actor: Actor, policy: number): SqlCondition =>
  condition(`COALESCE((${topicPolicy}), 0) = ?`, actor.id, policy);

const followed = async (scope: Scope): Promise<TermCondition> => {
  const meets = withPolicy(scope.actor, visibility.followed);
  return { ...meets, at: IN_CHANNELS, sources: await followedTopics(scope) };
};

const is = (scope: Scope, term: Term): TermCondition | Promise<TermCondition> => {
  const test = Object.hasOwn(isTests, operandText(term)) ? isTests[operandText(term)] : undefined;
  if (!test) throw errors.badNarrow({ desc: `unknown 'is' operand ${operandText(term)}` });
  return test(scope);
};

const has = ({ actor }: Scope, term: Term): TermCondition => {
  const test = Object.hasOwn(hasTests, operandText(term)) ? hasTests[operandText(term)] : undefined;
  if (!test) throw errors.badNarrow({ desc: `unknown 'has' operand ${operandText(term)}` });
  return test(actor);
};

/** Excludes muted topics, and muted channels except for their unmuted and followed topics. */
const isIn = async (scope: Scope, term: Term): Promise<TermCondition> => {
  const { actor } = scope;
  if (term.operand === 'all') return { ...always, negatedSources: [] };
  if (term.operand !== 'home') throw errors.badNarrow({ desc: `unknown 'in' operand ${operandText(term)}` });
  const negatedSources = term.negated ? await mutedPlaces(scope) : undefined;
  const meets = condition(
    `(m.channel_id IS NULL OR CASE COALESCE((${topicPolicy}), 0)
       WHEN ${visibility.muted} THEN 0
       WHEN 0 THEN NOT EXISTS (SELECT 1 FROM subscriptions o
         WHERE o.user_id = ? AND o.channel_id = m.channel_id AND o.active = 1 AND o.is_muted = 1)
       ELSE 1 END)`,
    actor.id,
    actor.id,
  );
  return { ...meets, negatedSources };
};

/** Words are compared separately, see search.ts. No message matches a search without any sign. */
const search = (_scope: Scope, term: Term): SqlCondition =>
  !term.negated && isEmpty(parseSearch(term)) ? never : always;

type Compile = (scope: Scope, term: Term) => TermCondition | Promise<TermCondition>;

/** The SQL condition of each operator on messages `m`, their channels `c`, the user's flags `f` and read marks `k`. */
export const operators: Readonly<Record<string, Compile>> = {
  channel,
  channels,
  topic,
  sender,
  dm,
  'dm-including': dmIncluding,
  'group-pm-with': groupDm,
  is,
  has,
  in: isIn,
  id: (_scope, term) => condition('m.id = ?', messageId(term)),
  // Names the message around which the client looks for messages.
  near: () => always,
  search,
};
