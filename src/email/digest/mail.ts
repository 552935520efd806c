import { html, type Html } from '../../pages/page.js';
import type { Server } from '../../server.js';
import type { Tx } from '../../store/types.js';
import type { User } from '../../users/store.js';
import { queueAccountMail } from '../account-mail.js';
import type { Digest } from './contents.js';
import { MOST_MESSAGES, type DigestTopic } from './topics.js';

const MAX_NAMES = 5;
const MAX_EXCERPT = 200;

/** `3 messages`, `1 message`. */
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `Ann, Ben and 3 others`. */
const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, MAX_NAMES);
  const others = names.length - shown.length;
  if (others > 0) return `${shown.join(', ')} and ${counted(others, 'other')}`;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
};

/** A spoiler and what follows it. */
const SPOILER = /(`{3}|~{3})\s*spoiler\b.*/is;

/** The beginning of a message on one line, without spoilers; never half a character. */
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

/** One paragraph of a digest, both as text and as HTML. */
interface Block {
  readonly text: string;
  readonly html: Html;
}

const directBlock = ({ direct, nameOf }: Digest): Block[] => {
  if (direct.conversations === 0) return [];
  const where = counted(direct.conversations, 'conversation');
  const from = listed(direct.senderIds.map(nameOf));
  const text = `You have ${counted(direct.messages, 'unread direct message')} in ${where}, from ${from}.`;
  return [{ text, html: html`<p>${text}</p>` }];
};

const topicBlock = (topic: DigestTopic, { nameOf }: Digest, showsContent: boolean): Block => {
  const place = `#${topic.channel} > ${topic.topic}`;
  const messages =
    topic.messages < MOST_MESSAGES ? counted(topic.messages, 'message') : `${MOST_MESSAGES} or more messages`;
  const summary = `${messages} from ${listed(topic.senderIds.map(nameOf))}`;
  const quote = showsContent ? `${nameOf(topic.senderId)}: ${excerpt(topic.content)}` : undefined;
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
  const text = `New channels: ${listed(newChannels.map((name) => `#${name}`))}`;
  return [{ text, html: html`<p>${text}</p>` }];
};

const blocksOf = (digest: Digest, showsContent: boolean): Block[] => [
  ...directBlock(digest),
  ...digest.topics.map((topic) => topicBlock(topic, digest, showsContent)),
  ...channelsBlock(digest),
];

/** Queues a digest for a user. The text of messages is left out where the user or the organization wants that. */
export const queueDigest = (tx: Tx, server: Server, user: User, digest: Digest): Promise<void> => {
  const { name, settings } = server.organization.current;
  const showsContent =
    user.settings.message_content_in_email_notifications &&
    settings.message_content_allowed_in_email_notifications;
  const greeting = `This happened on ${name} while you were away.`;
  const blocks = blocksOf(digest, showsContent);
  const { siteUrl } = server.config;
  return queueAccountMail(tx, server, user, {
    kind: 'digest',
    subject: `While you were away from ${name}`,
    text: [greeting, ...blocks.map(({ text }) => text), siteUrl].join('\n\n'),
    html: html`<p>${greeting}</p>
      ${blocks.map((block) => block.html)}
      <p><a href="${siteUrl}">${siteUrl}</a></p>`,
  });
};
