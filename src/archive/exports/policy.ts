import { errors } from '../../../generated/errors.js';
import { totalUsage } from '../../chat/attachments/usage.js';
import { mebibytes } from '../../lib/bytes.js';
import { DAY } from '../../lib/clock.js';
import { newestMessageId } from '../../chat/messages/model/first-and-last-message.js';
import type { TxScope } from '../../accounts/scope.js';
import type { Tx } from '../../runtime/store/types.js';
import { listExportsSince } from './store.js';

/** The limits of exports that administrators request. `team-chat export` has none. */
const MOST_PER_WEEK = 5;
const MOST_MESSAGES = 5_000_000;
const MOST_BYTES = mebibytes(10 * 1024);

const WEEK = 7 * DAY;

/**
 * Returns the number of messages, from the search index. Those that it does not have yet count by their IDs, which have few
 * gaps: to count the rows of a new index would hold the event loop.
 */
const countMessages = async (tx: Tx): Promise<number> => {
  const indexed = await tx.first<{ messages: number | string | null; last: number | null }>(
    'SELECT SUM(messages) AS messages, MAX(last_id) AS last FROM search_blocks',
  );
  const newer = (await newestMessageId(tx)) - (indexed?.last ?? 0);
  return Number(indexed?.messages ?? 0) + Math.max(0, newer);
};

/** Throws if there were too many exports in the last week, or the organization is too large. */
export const checkMayExport = async ({ tx, services: { clock } }: TxScope): Promise<void> => {
  const recent = await listExportsSince(tx, clock.seconds() - WEEK);
  if (recent.length >= MOST_PER_WEEK) throw errors.tooManyExports();
  const isTooLarge = (await countMessages(tx)) > MOST_MESSAGES || (await totalUsage(tx)).bytes > MOST_BYTES;
  if (isTooLarge) throw errors.exportTooLarge();
};
