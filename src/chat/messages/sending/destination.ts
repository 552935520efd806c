import { errors } from '../../../../generated/errors.js';
import type { Input } from '../../../../generated/operations.js';
import type { Actor } from '../../../runtime/identity/actor.js';
import { defaultsOf } from '../../bots/defaults.js';
import type { Tx } from '../../../runtime/store/types.js';
import { MOST_RECIPIENTS } from '../direct-recipients.js';

/** The destination of a message, as the sender names it. */
export type Destination =
  | { readonly kind: 'channel'; readonly channel: string | number }
  | { readonly kind: 'direct'; readonly userIds: readonly number[] }
  | { readonly kind: 'direct'; readonly emails: readonly string[] };

type Type = Input<'sendMessage'>['type'];
type To = NonNullable<Input<'sendMessage'>['to']>;

const isToChannel = (type: Type): boolean => type === 'channel' || type === 'stream';

/** Returns the default channel of the bot, for messages without a destination. Throws if there is none. */
export const defaultChannelOf = async (tx: Tx, sender: Actor, type: Type): Promise<number> => {
  const defaults = isToChannel(type) ? await defaultsOf(tx, sender) : undefined;
  const channel = defaults?.default_sending_stream_id ?? null;
  if (channel === null) throw errors.missingArgument({ var_name: 'to' });
  return channel;
};

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isString = (value: unknown): value is string => typeof value === 'string';

const parseChannel = (to: To): Destination => {
  if (!Array.isArray(to)) return { kind: 'channel', channel: to };
  const [channel, ...others] = to;
  if (channel === undefined || others.length > 0) throw errors.channelNotOne();
  return { kind: 'channel', channel };
};

const parseRecipients = (to: To): Destination => {
  const named = isString(to) ? to.split(',').map((email) => email.trim()) : isNumber(to) ? [to] : to;
  const people = named.filter((name) => name !== '');
  if (people.length === 0) throw errors.recipientsMissing();
  if (new Set<unknown>(people).size > MOST_RECIPIENTS) throw errors.recipientsTooMany();
  if (people.every(isNumber)) return { kind: 'direct', userIds: people };
  if (people.every(isString)) return { kind: 'direct', emails: people };
  throw errors.recipientsMixed();
};

export const parseDestination = ({ type, to }: { readonly type: Type; readonly to: To }): Destination =>
  isToChannel(type) ? parseChannel(to) : parseRecipients(to);
