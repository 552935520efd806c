import { html } from '../../../runtime/pages/page.js';
import type { TxScope } from '../../scope.js';
import type { User } from '../../../chat/users/model/store.js';
import { paragraph, type Block } from '../blocks.js';
import { queueMail, unsubscribableMail } from '../mail.js';
import { showsContent } from '../shows-content.js';
import { counted, listNames } from '../words.js';
import type { Digest } from './contents.js';
import { MOST_MESSAGES, type DigestTopic } from './topics.js';

const MAX_NAMES = 5;
const MAX_EXCERPT = 200;

/** A spoiler and the text after it. */
const SPOILER = /(`{3}|~{3})\s*spoiler\b.*/is;

/** Returns the beginning of a message on one line, without spoilers. Never cuts inside a character. */
const excerpt = (content: string): string => {
  const characters = Array.from(
    content
      .slice(0, 4 * MAX_EXCERPT)
      .replace(SPOILER, '(spoiler)')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const isCut = characters.length > MAX_EXCERPT || content.length > 4 * MAX_EXCERPT;
  return isCut ? `${characters.slice(0, MAX_EXCERPT).join('')}…` : characters.join('');
};

const directBlock = ({ direct, nameOf }: Digest): Block[] => {
  if (direct.conversations === 0) return [];
  const where = counted(direct.conversations, 'conversation');
  const from = listNames(direct.senderIds.map(nameOf), MAX_NAMES);
  return [
    paragraph(`You have ${counted(direct.messages, 'unread direct message')} in ${where}, from ${from}.`),
  ];
};

const topicBlock = (topic: DigestTopic, { nameOf }: Digest, withContent: boolean): Block => {
  const place = `#${topic.channel} > ${topic.topic}`;
  const messages =
    topic.messages < MOST_MESSAGES ? counted(topic.messages, 'message') : `${MOST_MESSAGES} or more messages`;
  const summary = `${messages} from ${listNames(topic.senderIds.map(nameOf), MAX_NAMES)}`;
  const quote = withContent ? `${nameOf(topic.senderId)}: ${excerpt(topic.content)}` : undefined;
  return {
    text: [`${place}: ${summary}`, ...(quote === undefined ? [] : [`  ${quote}`])].join('\n'),
    html: html`<p>
        <strong>${place}</strong><br />
        ${summary}
      </p>
      ${quote === undefined ? '' : html`<blockquote>${quote}</blockquote>`}`,
  };
};

const channelsBlock = ({ newChannels }: Digest): Block[] => {
  if (newChannels.length === 0) return [];
  const names = newChannels.map((name) => `#${name}`);
  return [paragraph(`New channels: ${listNames(names, MAX_NAMES)}`)];
};

/** Queues a digest for a user. Leaves out message content if the user or the organization turned it off. */
export const queueDigest = (scope: TxScope, user: User, digest: Digest): Promise<void> => {
  const { services } = scope;
  const { name } = services.organization.current;
  const withContent = showsContent(services, user);
  const blocks = [
    paragraph(`This happened on ${name} while you were away.`),
    ...directBlock(digest),
    ...digest.topics.map((topic) => topicBlock(topic, digest, withContent)),
    ...channelsBlock(digest),
    paragraph('Open the organization:', services.config.siteUrl),
  ];
  const subject = `While you were away from ${name}`;
  return queueMail(scope, unsubscribableMail(services, user, { kind: 'digest', subject, blocks }));
};
