import { createHmac } from 'node:crypto';

import type { LoadedMessage } from '../../../chat/messages/fetching/hydrate-messages.js';
import { othersIn } from '../../../chat/messages/conversation-url.js';
import { isResolved, RESOLVED_PREFIX } from '../../../chat/narrow/resolved-topic.js';
import type { Services } from '../../services.js';
import { emailHost } from '../../../lib/email-address.js';
import type { User } from '../../../chat/users/model/store.js';
import { listNames } from '../words.js';
import type { Candidate } from './store.js';

type Message = LoadedMessage['message'];

/** Maximum number of users named from a group. The others are counted. */
const NAMED_USERS = 3;

/** Returns the name of a conversation for subjects. */
export const conversationName = (message: Message, user: User): string => {
  const { display_recipient, subject } = message;
  if (typeof display_recipient === 'string') {
    const [state, topic] = isResolved(subject)
      ? ['[resolved] ', subject.slice(RESOLVED_PREFIX.length)]
      : ['', subject];
    return `${state}#${display_recipient} > ${topic}`;
  }
  const others = othersIn(message, user.id).map(({ full_name }) => full_name);
  return `${others.length === 1 ? 'DMs' : 'Group DMs'} with ${listNames(others, NAMED_USERS)}`;
};

/** Returns the headers by which mail programs group the emails of one conversation. */
export const threadHeaders = (
  { config, secrets }: Services,
  userId: number,
  { recipient_id, topic_key }: Pick<Candidate, 'recipient_id' | 'topic_key'>,
): { inReplyTo: string; references: string } => {
  // A keyed hash, so the header does not reveal the topic.
  const thread = createHmac('sha256', secrets.derive('email-threads'))
    .update(`${userId} ${recipient_id} ${topic_key}`)
    .digest('hex')
    .slice(0, 32);
  const root = `<thread.${thread}@${emailHost(config.siteUrl)}>`;
  return { inReplyTo: root, references: root };
};
