import type { Actor } from '../../../runtime/identity/actor.js';
import { caps } from '../../caps.js';
import type { LaneJobs } from '../../../runtime/outbox/jobs.js';
import { addLaneJobs, makeRoom } from '../../../runtime/outbox/lanes.js';
import type { TxScope } from '../../scope.js';
import { inBatches } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import { outgoingWebhookBot } from '../services.js';

/** The name under which a transaction tells every process that a request waits. */
export const WEBHOOKS = 'webhooks';

type Trigger = LaneJobs['webhook']['trigger'];

/** A message that may concern outgoing webhooks. Messages of bots cause no requests, since two bots could never end. */
interface Sent {
  readonly id: number;
  readonly sender: Pick<Actor, 'id' | 'is_bot'>;
}

const queue = async (
  { tx, services: { clock } }: TxScope,
  { id: message_id }: Sent,
  botIds: readonly number[],
  trigger: Trigger,
): Promise<void> => {
  if (botIds.length === 0) return;
  await makeRoom(tx, botIds, caps.waitingWebhooks.most);
  const jobs = botIds.map((bot_id) => ({ lane: bot_id, payload: { bot_id, message_id, trigger } }));
  await addLaneJobs(tx, 'webhook', jobs, clock.seconds());
  tx.invalidate(WEBHOOKS);
};

type Account = Pick<Actor, 'id' | 'bot_type'>;

const outgoing = (accounts: readonly Account[]): number[] =>
  accounts.filter(({ bot_type }) => bot_type === outgoingWebhookBot).map(({ id }) => id);

/** Queues a request for each outgoing webhook in a direct conversation. */
export const queueForDirect = async (
  scope: TxScope,
  sent: Sent,
  people: readonly Account[],
): Promise<void> => {
  if (!sent.sender.is_bot) await queue(scope, sent, outgoing(people), 'direct_message');
};

/** Users whom a channel message mentions. */
export interface Mentioned {
  /** Those mentioned by name, who need not be subscribed. */
  readonly byName: readonly Account[];
  /** The IDs of subscribers in mentioned groups. */
  readonly inGroups: readonly number[];
}

const listOutgoing = statement((db, ids: readonly number[]) =>
  db('users').where({ bot_type: outgoingWebhookBot }).whereIn('id', ids).pluck('id'),
);

/** Queues a request for each outgoing webhook that a channel message mentions. */
export const queueForMentions = async (
  scope: TxScope,
  sent: Sent,
  { byName, inGroups }: Mentioned,
): Promise<void> => {
  if (sent.sender.is_bot) return;
  const named = outgoing(byName);
  const members = await inBatches(inGroups, (batch) => listOutgoing(scope.tx, batch));
  const others = members.filter((id) => !named.includes(id));
  await queue(scope, sent, [...named, ...others], 'mention');
};
