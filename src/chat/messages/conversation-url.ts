import { channelUrl } from '../../markdown/channel-links.js';
import type { Services } from '../services.js';
import type { Message } from './model/view.js';

/** Returns the users of a direct message besides one of them, or its sender if there are no others. */
export const othersIn = (
  { display_recipient, sender_id, sender_full_name }: Message,
  userId: number,
): readonly { readonly id: number; readonly full_name: string }[] => {
  const people = typeof display_recipient === 'string' ? [] : display_recipient;
  const others = people.filter(({ id }) => id !== userId);
  return others.length > 0 ? others : [{ id: sender_id, full_name: sender_full_name }];
};

/** Returns the URL at which clients of a user show a message in its conversation. */
export const conversationUrl = (
  { config }: Pick<Services, 'config'>,
  message: Message,
  userId: number,
): string => {
  const { id, stream_id, display_recipient, subject } = message;
  if (stream_id !== undefined && typeof display_recipient === 'string') {
    const narrow = channelUrl({ stream_id, name: display_recipient }, subject);
    return `${config.siteUrl}${narrow}/near/${id}`;
  }
  const others = othersIn(message, userId).map((other) => other.id);
  return `${config.siteUrl}/#narrow/dm/${others.join(',')}-dm/near/${id}`;
};
