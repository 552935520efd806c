import { batchSizes } from '../../../lib/byte-batches.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import { flagBits, wildcardBits } from '../../../chat/messages/model/flags.js';
import { hydrateMessages } from '../../../chat/messages/fetching/hydrate-messages.js';
import type { Mail } from '../../../runtime/outbox/jobs.js';
import type { TxScope } from '../../scope.js';
import type { Services } from '../../services.js';
import { placeholders } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import { findUser, type User } from '../../../chat/users/model/store.js';
import { showsContent } from '../shows-content.js';
import { isActive } from './activity.js';
import {
  composeMail,
  composeSummary,
  type Conversation,
  LENGTH_SHOWN,
  MESSAGES_SHOWN,
  type Summary,
} from './compose.js';
import { type Address, type Reason, reasonFor, reasons } from './reason.js';
import { type Candidate, listPendingIds, listSizes, listUnreadCandidates } from './store.js';

/** Number of a user's pending messages processed at once. */
const PENDING_AT_ONCE = 1000;
/**
 * At most this many conversations due together get their own email. The others share one, so a mailbox cannot be
 * flooded.
 */
const MOST_CONVERSATIONS = 50;

/** Emails to a user, and the pending messages that they complete. */
export interface Prepared {
  readonly settled: readonly number[];
  readonly mails: readonly Mail[];
}

interface Wanted {
  readonly candidate: Candidate;
  readonly reason: Reason;
}

const addressOf = ({ channel_id, flags, wildcard_mention }: Candidate): Address => {
  const bits = flags ?? 0;
  const isInChannel = (wildcard_mention & wildcardBits.channel) !== 0;
  return {
    isDirect: channel_id === null,
    isMentioned: (bits & flagBits.mentioned) !== 0,
    isWildcard: isInChannel || (bits & flagBits.topic_wildcard_mentioned) !== 0,
  };
};

const conversationOf = ({ candidate }: Wanted): string => `${candidate.recipient_id} ${candidate.topic_key}`;

const strongest = (wanted: readonly Wanted[]): Reason =>
  reasons.find((reason) => wanted.some((one) => one.reason === reason)) ?? 'channel';

/** Returns whether a user gets emails at all. Active users see their messages without an email. */
const getsMail = (services: Services, user: User | undefined): user is User =>
  user !== undefined && user.is_active && !user.is_bot && !user.is_system_bot && !isActive(services, user.id);

/** Returns the messages that the user still wants an email about, by conversation. */
const listWanted = async (tx: Tx, user: User, pendingIds: readonly number[]): Promise<Wanted[][]> => {
  const candidates = await listUnreadCandidates(tx, user.id, pendingIds);
  const wanted = candidates.flatMap((candidate) => {
    const reason = reasonFor(user.settings, candidate, addressOf(candidate));
    return reason === undefined ? [] : [{ candidate, reason }];
  });
  return [...groupBy(wanted, conversationOf).values()];
};

/** Returns the first messages that fit into an email, to limit the memory used. */
const listShown = async (tx: Tx, ids: readonly number[]): Promise<number[]> => {
  const sizes = await listSizes(tx, ids);
  let size = 0;
  return ids.filter((id, index) => {
    size += sizes.get(id) ?? 0;
    return index === 0 || size <= LENGTH_SHOWN;
  });
};

const loadConversation = async (
  scope: TxScope,
  user: User,
  wanted: readonly Wanted[],
): Promise<Conversation[]> => {
  const { tx, services } = scope;
  const [first, ...rest] = wanted.map(({ candidate }) => candidate);
  if (!first) return [];
  const pending = [first, ...rest] as const;
  const conversation = { user, reason: strongest(wanted), pending };
  if (!showsContent(services, user)) return [{ ...conversation, loaded: [] }];
  const ids = await listShown(
    tx,
    pending.slice(0, MESSAGES_SHOWN).map(({ id }) => id),
  );
  const where = { sql: `m.id IN (${placeholders(ids)})`, values: ids };
  const form = { applyMarkdown: true, clientGravatar: false };
  return [{ ...conversation, loaded: await hydrateMessages({ ...scope, actor: user }, where, form) }];
};

/** The result of one snapshot: the messages to mail, and the pending messages completed with them. */
interface Found {
  readonly settled: readonly number[];
  readonly conversations: readonly Conversation[];
  readonly summary?: Summary;
}

const idsIn = (conversations: readonly (readonly Wanted[])[]): number[] =>
  conversations.flatMap((wanted) => wanted.map(({ candidate }) => candidate.id));

const summaryOf = (user: User, rest: readonly Wanted[][]): Pick<Found, 'summary'> =>
  rest.length === 0 ? {} : { summary: { user, conversations: rest.length, messages: idsIn(rest).length } };

const read = async (scope: TxScope, userId: number): Promise<Found> => {
  const { tx, services } = scope;
  const pendingIds = await listPendingIds(tx, userId, PENDING_AT_ONCE);
  const user = await findUser(tx, userId);
  if (!getsMail(services, user)) return { settled: pendingIds, conversations: [] };
  const wanted = await listWanted(tx, user, pendingIds);
  const most = batchSizes.emailsOfUser;
  const later = new Set(idsIn(wanted.slice(most, MOST_CONVERSATIONS)));
  const conversations: Conversation[] = [];
  for (const ones of wanted.slice(0, most))
    conversations.push(...(await loadConversation(scope, user, ones)));
  return {
    settled: pendingIds.filter((id) => !later.has(id)),
    conversations,
    ...summaryOf(user, wanted.slice(MOST_CONVERSATIONS)),
  };
};

/** Prepares the emails to a user from the current state. Needs `board.fresh()` and `organization.fresh()`. */
export const prepareMails = async (services: Services, userId: number): Promise<Prepared> => {
  const { settled, conversations, summary } = await services.store.snapshot((tx) =>
    read({ tx, services }, userId),
  );
  const mails: Mail[] = [];
  for (const conversation of conversations) mails.push(await composeMail(services, conversation));
  if (summary) mails.push(composeSummary(services, summary));
  return { settled, mails };
};
