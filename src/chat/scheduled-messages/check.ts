import { errors } from '../../../generated/errors.js';
import type { Input } from '../../../generated/operations.js';
import { parseDestination, type Destination } from '../messages/sending/destination.js';
import { resolveRecipients } from '../messages/direct-recipients.js';
import { checkDirectly } from '../messages/sending/direct-message.js';
import { checkToChannel } from '../messages/sending/channel-message.js';
import type { Scope } from '../scope.js';
import type { Services } from '../services.js';
import type { ScheduledFields } from './store.js';

/** A message as its author wrote it. */
export interface Wanted extends Pick<Input<'createScheduledMessage'>, 'type' | 'to' | 'content'> {
  readonly topic: string | undefined;
}

/** Whether messages of this type are sent to channels. */
export const isToChannel = (type: Wanted['type']): boolean => type === 'channel' || type === 'stream';

/** Throws if the time is not in the future. */
export const checkTime = (services: Services, timestamp: number | undefined): void => {
  if (timestamp !== undefined && timestamp <= services.clock.seconds())
    throw errors.deliveryTimeNotInFuture();
};

const parsePlace = ({ type, to }: Wanted): Destination => {
  if (isToChannel(type)) {
    if (typeof to !== 'number') throw errors.channelIdWrongType();
  } else if (!Array.isArray(to)) throw errors.recipientsWrongType();
  return parseDestination({ type, to });
};

/** A message that may be scheduled. */
interface Checked {
  readonly fields: Omit<ScheduledFields, 'scheduled_delivery_timestamp'>;
  /** IDs of the uploaded files to which it links. */
  readonly uploads: ReadonlySet<number>;
}

/** Returns the message as it is stored. Throws the errors that sending it now would throw. */
export const checkScheduled = async (scope: Scope, wanted: Wanted): Promise<Checked> => {
  const { actor: sender } = scope;
  const place = parsePlace(wanted);
  const outgoing = { sender, content: wanted.content };
  if (place.kind === 'channel') {
    const checked = await checkToChannel(scope, outgoing, place.channel, wanted.topic);
    const { channel_id, topic, content, rendered } = checked;
    return {
      fields: { channel_id, user_ids: null, topic, content, rendered_content: rendered.html },
      uploads: rendered.uploads,
    };
  }
  const named = await resolveRecipients(scope, place);
  const { circle, content, rendered } = await checkDirectly(scope, outgoing, named);
  const others = circle.ids.filter((id) => id !== sender.id);
  const user_ids = JSON.stringify(others.length > 0 ? others : [sender.id]);
  return {
    fields: { channel_id: null, user_ids, topic: '', content, rendered_content: rendered.html },
    uploads: rendered.uploads,
  };
};
