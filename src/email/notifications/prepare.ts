import { groupBy } from '../../group-by.js';
import { flagBits, wildcardBits } from '../../messages/flags.js';
import { loadMessages } from '../../messages/load.js';
import { findReadExceptions } from '../../messages/reads.js';
import type { Mail } from '../../outbox/jobs.js';
import type { Server } from '../../server.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';
import { findUser, type User } from '../../users/store.js';
import { showsContent } from '../shows-content.js';
import { isActive } from './activity.js';
import { composeMail, MESSAGES_SHOWN, type Conversation } from './compose.js';
import { reasonFor, reasons, type Address, type Reason } from './reason.js';
import { findPendingIds, findUnreadCandidates, type Candidate } from './store.js';

/** Pending messages of a user that are processed at once. */
const PENDING_AT_ONCE = 1000;
/** Emails to a user that one transaction sends. */
const MAILS_AT_ONCE = 20;

/** Emails to a user, and the pending messages that they settle. */
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

/** Whether a user gets emails at all. Active users see their messages without an email. */
const getsMail = (server: Server, user: User | undefined): user is User =>
  user !== undefined && user.is_active && !user.is_bot && !user.is_system_bot && !isActive(server, user.id);

/** The messages that the user still wants an email about, by conversation. */
const findWanted = async (tx: Tx, user: User, pendingIds: readonly number[]): Promise<Wanted[][]> => {
  const exceptions = await findReadExceptions(tx, user.id);
  const candidates = await findUnreadCandidates(tx, user.id, pendingIds, exceptions);
  const wanted = candidates.flatMap((candidate) => {
    const reason = reasonFor(user.settings, candidate, addressOf(candidate));
    return reason === undefined ? [] : [{ candidate, reason }];
  });
  return [...groupBy(wanted, conversationOf).values()];
};

const loadConversation = async (
  tx: Tx,
  server: Server,
  user: User,
  wanted: readonly Wanted[],
): Promise<Conversation[]> => {
  const [first, ...rest] = wanted.map(({ candidate }) => candidate);
  if (!first) return [];
  const pending = [first, ...rest] as const;
  const ids = pending.slice(0, MESSAGES_SHOWN).map(({ id }) => id);
  const where = { sql: `m.id IN (${placeholders(ids)})`, values: ids };
  const form = { applyMarkdown: true, clientGravatar: false };
  const loaded = showsContent(server, user) ? await loadMessages(tx, server, user, where, form) : [];
  return [{ user, reason: strongest(wanted), pending, loaded }];
};

/** What is read in one snapshot: the conversations to mail, and the pending messages that are settled with them. */
const read = async (
  tx: Tx,
  server: Server,
  userId: number,
): Promise<{ settled: number[]; conversations: Conversation[] }> => {
  const pendingIds = await findPendingIds(tx, userId, PENDING_AT_ONCE);
  const user = await findUser(tx, userId);
  if (!getsMail(server, user)) return { settled: pendingIds, conversations: [] };
  const wanted = await findWanted(tx, user, pendingIds);
  const later = new Set(
    wanted.slice(MAILS_AT_ONCE).flatMap((ones) => ones.map(({ candidate }) => candidate.id)),
  );
  const conversations: Conversation[] = [];
  for (const ones of wanted.slice(0, MAILS_AT_ONCE))
    conversations.push(...(await loadConversation(tx, server, user, ones)));
  return { settled: pendingIds.filter((id) => !later.has(id)), conversations };
};

/** Prepares the emails to a user from the state of this moment. Needs `board.fresh()` and `organization.fresh()`. */
export const prepareMails = async (server: Server, userId: number): Promise<Prepared> => {
  const { settled, conversations } = await server.store.snapshot((tx) => read(tx, server, userId));
  const mails: Mail[] = [];
  for (const conversation of conversations) mails.push(await composeMail(server, conversation));
  return { settled, mails };
};
