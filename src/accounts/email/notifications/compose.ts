import { setImmediate as pause } from 'node:timers/promises';

import type { LoadedMessage } from '../../../chat/messages/fetching/hydrate-messages.js';
import type { Mail } from '../../../runtime/outbox/jobs.js';
import { Html, html } from '../../../runtime/pages/page.js';
import type { Services } from '../../services.js';
import type { User } from '../../../chat/users/model/store.js';
import { type Block, paragraph } from '../blocks.js';
import { unsubscribableMail } from '../mail.js';
import { showsContent } from '../shows-content.js';
import { counted, timeFormat } from '../words.js';
import { contentText } from './content-text.js';
import { type Node, readContent, type ReadingSettings, type Shown } from './content-tree.js';
import { conversationPageUrl } from '../../../chat/messages/conversation-page-url.js';
import { conversationName, threadHeaders } from './conversation.js';
import type { Reason } from './reason.js';
import type { Candidate } from './store.js';
import { element, escapeHtml, voidElement } from '../../../markdown/html.js';

const VOID = new Set(['br', 'hr']);

const elementHtml = ({ tag, attributes, children }: Shown): string =>
  VOID.has(tag) ? voidElement(tag, attributes) : element(tag, attributes, contentHtml(children));

/** Returns the content as HTML. Escapes all user content again. */
const contentHtml = (nodes: readonly Node[]): string =>
  nodes.map((node) => (typeof node === 'string' ? escapeHtml(node) : elementHtml(node))).join('');

/** The conversation that one email is about. */
export interface Conversation {
  readonly user: User;
  readonly reason: Reason;
  /** The pending messages, ascending. */
  readonly pending: readonly [Candidate, ...Candidate[]];
  /** The pending messages that are shown, ascending. */
  readonly loaded: readonly LoadedMessage[];
}

/** The maximum number of messages in one email, and their approximate total length. */
export const MESSAGES_SHOWN = 20;
export const LENGTH_SHOWN = 100_000;

const BECAUSE: Readonly<Record<Reason, string>> = {
  direct: 'you received a direct message',
  mention: 'you were mentioned, by name or with a group',
  wildcard: 'everyone was mentioned',
  followed: 'you follow this topic',
  channel: 'you have email notifications on for this channel',
};

const ALWAYS_NAMED = 2;

const subjectOf = ({ organization }: Services, { settings }: User, subject: string): string => {
  const { name } = organization.current;
  // Automatic (1) names the organization if an account has several organizations, which this server does not support.
  const isNamed = settings.realm_name_in_email_notifications_policy === ALWAYS_NAMED;
  return (isNamed ? `[${name}] ${subject}` : subject).replace(/[\p{Cc}\s]+/gu, ' ');
};

const TOO_LARGE: readonly Node[] = ['(This message is too large for an email.)'];

const readingOf = ({ config }: Services, { settings }: User): ReadingSettings => {
  // Created when the first time is shown, since creating it takes longer than the rest of a short message.
  let format: Intl.DateTimeFormat | undefined;
  return { siteUrl: config.siteUrl, formatTime: (at) => (format ??= timeFormat(settings)).format(at) };
};

/** Shows one message. Yields to the event loop between two steps. */
const showMessage = async (reading: ReadingSettings, { message }: LoadedMessage): Promise<Block> => {
  const content = (await readContent(message.content, reading)) ?? TOO_LARGE;
  await pause();
  const sender = message.sender_full_name;
  const text = `${sender}:\n${contentText(content)}`;
  await pause();
  return {
    text,
    html: html`<p><b>${sender}</b></p>
      <div>${new Html(contentHtml(content))}</div> `,
  };
};

const showMessages = async (services: Services, { user, loaded }: Conversation): Promise<Block[]> => {
  const reading = readingOf(services, user);
  const shown: Block[] = [];
  let length = 0;
  for (const one of loaded) {
    await pause();
    const next = await showMessage(reading, one);
    length += Math.max(next.html.text.length, next.text.length);
    if (shown.length > 0 && length > LENGTH_SHOWN) break;
    shown.push(next);
  }
  return shown;
};

/** The subject of an email, and the blocks before and after the line that separates the small print. */
interface Content {
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly footer: readonly Block[];
}

const NO_REPLIES = 'Replies to this email reach no one.';

const readAt = (url: string): Block =>
  paragraph(`${NO_REPLIES} Reply with your client. The conversation:`, url);

const readInClient: Block = paragraph(`${NO_REPLIES} Read the messages with your client.`);

const withContent = async (services: Services, conversation: Conversation): Promise<Content> => {
  const { user, reason, pending, loaded } = conversation;
  const first = loaded[0]?.message;
  if (!first) throw new Error(`Message ${pending[0].id} could not be loaded.`);
  const { name } = services.organization.current;
  const shown = await showMessages(services, conversation);
  const more = pending.length - shown.length;
  const because = paragraph(`You receive this email from ${name} because ${BECAUSE[reason]}.`);
  return {
    subject: conversationName(first, user),
    blocks: [
      ...shown,
      ...(more > 0 ? [paragraph(`And ${counted(more, 'more message')} in this conversation.`)] : []),
    ],
    footer: [because, readAt(conversationPageUrl(services, first.id))],
  };
};

const withoutContent = ({ organization }: Services, { pending }: Conversation): Content => {
  const { name, settings } = organization.current;
  const why = settings.message_content_allowed_in_email_notifications
    ? 'You chose that emails do not show messages.'
    : 'Your organization does not allow emails to show messages.';
  return {
    subject: 'New messages',
    blocks: [paragraph(`You have ${counted(pending.length, 'new message')} in ${name}.`), paragraph(why)],
    footer: [readInClient],
  };
};

/** Returns the email about a conversation. Its headers and HTML are safe, whatever users wrote. */
export const composeMail = async (services: Services, conversation: Conversation): Promise<Mail> => {
  const { user, pending } = conversation;
  const content = showsContent(services, user)
    ? await withContent(services, conversation)
    : withoutContent(services, conversation);
  const subject = subjectOf(services, user, content.subject);
  return {
    ...unsubscribableMail(services, user, { kind: 'missed_messages', ...content, subject }),
    ...threadHeaders(services, user.id, pending[0]),
  };
};

/** Conversations beyond those that get their own email. */
export interface Summary {
  readonly user: User;
  readonly conversations: number;
  readonly messages: number;
}

/** Returns the single email about many conversations. */
export const composeSummary = (services: Services, { user, conversations, messages }: Summary): Mail => {
  const { name } = services.organization.current;
  const places = counted(conversations, 'more conversation');
  return unsubscribableMail(services, user, {
    kind: 'missed_messages',
    subject: subjectOf(services, user, `New messages in ${places}`),
    blocks: [paragraph(`You have ${counted(messages, 'new message')} in ${places} in ${name}.`)],
    footer: [readInClient],
  });
};
