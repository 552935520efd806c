import { setImmediate as pause } from 'node:timers/promises';

import type { LoadedMessage } from '../../messages/load.js';
import { escapeHtml } from '../../messages/markdown/html.js';
import type { Mail } from '../../outbox/jobs.js';
import type { Server } from '../../server.js';
import type { User } from '../../users/store.js';
import { unsubscribeUrl } from '../unsubscribe-link.js';
import { contentHtml } from './content-html.js';
import { contentText } from './content-text.js';
import { readContent, type Node, type Reading } from './content-tree.js';
import { conversationName, conversationUrl, threadHeaders } from './conversation.js';
import type { Reason } from './reason.js';
import type { Candidate } from './store.js';

/** What one email is about. */
export interface Conversation {
  readonly user: User;
  readonly reason: Reason;
  /** The pending messages, ascending. */
  readonly pending: readonly [Candidate, ...Candidate[]];
  /** Those of them that are shown, ascending. */
  readonly loaded: readonly LoadedMessage[];
}

/** The messages that one email shows are at most so many, and together about so long. */
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

const subjectOf = ({ organization }: Server, { settings }: User, subject: string): string => {
  const { name } = organization.current;
  // Automatic (1) names the organization where an account has several, which this server does not have.
  const isNamed = settings.realm_name_in_email_notifications_policy === ALWAYS_NAMED;
  return (isNamed ? `[${name}] ${subject}` : subject).replace(/[\p{Cc}\s]+/gu, ' ');
};

/** A message as an email shows it. */
interface ShownMessage {
  readonly text: string;
  readonly html: string;
}

const TOO_LARGE: readonly Node[] = ['(This message is too large for an email.)'];

const readingOf = ({ config }: Server, { settings }: User): Reading => {
  const { timezone, twenty_four_hour_time } = settings;
  // Made by the first time that is shown, since making one takes longer than all else in a short message.
  let format: Intl.DateTimeFormat | undefined;
  const makeFormat = (): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat('en', {
      dateStyle: 'medium',
      timeStyle: 'long',
      hour12: !twenty_four_hour_time,
      timeZone: timezone === '' ? 'UTC' : timezone,
    });
  return { siteUrl: config.siteUrl, formatTime: (at) => (format ??= makeFormat()).format(at) };
};

/** The event loop is free between two steps. */
const showMessage = async (reading: Reading, { message }: LoadedMessage): Promise<ShownMessage> => {
  const content = (await readContent(message.content, reading)) ?? TOO_LARGE;
  await pause();
  const sender = message.sender_full_name;
  const text = `${sender}:\n${contentText(content)}`;
  await pause();
  return { text, html: `<p><b>${escapeHtml(sender)}</b></p>\n<div>${contentHtml(content)}</div>\n` };
};

const showMessages = async (server: Server, { user, loaded }: Conversation): Promise<ShownMessage[]> => {
  const reading = readingOf(server, user);
  const shown: ShownMessage[] = [];
  let length = 0;
  for (const one of loaded) {
    await pause();
    const next = await showMessage(reading, one);
    length += Math.max(next.html.length, next.text.length);
    if (shown.length > 0 && length > LENGTH_SHOWN) break;
    shown.push(next);
  }
  return shown;
};

const countOf = (count: number, what: string): string => `${count} ${what} message${count === 1 ? '' : 's'}`;

/** A paragraph; in HTML its link, if any, comes last. */
interface Paragraph {
  readonly text: string;
  readonly href?: string;
}

const paragraphText = ({ text, href }: Paragraph): string => (href === undefined ? text : `${text} ${href}`);

const paragraphHtml = ({ text, href }: Paragraph): string => {
  const link = href === undefined ? '' : ` <a href="${escapeHtml(href)}">${escapeHtml(href)}</a>`;
  return `<p>${escapeHtml(text)}${link}</p>\n`;
};

const footerOf = (server: Server, user: User, url: string): Paragraph[] => [
  { text: 'Replies to this email reach no one. To reply, open the conversation:', href: url },
  {
    text: 'To get no more emails about messages:',
    href: unsubscribeUrl(server, 'missed_messages', user.id),
  },
];

const assemble = (
  shown: readonly ShownMessage[],
  head: readonly Paragraph[],
  foot: readonly Paragraph[],
): Pick<Mail, 'text' | 'html'> => ({
  text: [
    ...shown.map(({ text }) => text),
    ...head.map(paragraphText),
    ['-- ', ...foot.map(paragraphText)].join('\n'),
  ].join('\n\n'),
  html:
    shown.map(({ html }) => html).join('<hr>\n') +
    head.map(paragraphHtml).join('') +
    `<hr>\n<div style="color:#666;font-size:small">${foot.map(paragraphHtml).join('')}</div>\n`,
});

type Content = Pick<Mail, 'subject' | 'text' | 'html'>;

const withContent = async (server: Server, conversation: Conversation): Promise<Content> => {
  const { user, reason, pending, loaded } = conversation;
  const first = loaded[0]?.message;
  if (!first) throw new Error(`Message ${pending[0].id} could not be loaded.`);
  const { name } = server.organization.current;
  const shown = await showMessages(server, conversation);
  const more = pending.length - shown.length;
  const left = more > 0 ? [{ text: `And ${countOf(more, 'more')} in this conversation.` }] : [];
  const because = { text: `You receive this email from ${name} because ${BECAUSE[reason]}.` };
  const foot = [because, ...footerOf(server, user, conversationUrl(server, first, user))];
  return { subject: subjectOf(server, user, conversationName(first, user)), ...assemble(shown, left, foot) };
};

const withoutContent = (server: Server, { user, pending }: Conversation): Content => {
  const { name, settings } = server.organization.current;
  const isOrganizations = !settings.message_content_allowed_in_email_notifications;
  const head = [
    { text: `You have ${countOf(pending.length, 'new')} in ${name}.` },
    {
      text: isOrganizations
        ? 'Your organization does not allow emails to show messages.'
        : 'You chose that emails do not show messages.',
    },
  ];
  const foot = footerOf(server, user, `${server.config.siteUrl}/`);
  return { subject: subjectOf(server, user, 'New messages'), ...assemble([], head, foot) };
};

/** Whether emails to a user may say anything about the messages, even where they were sent. */
export const showsContent = ({ organization }: Server, { settings }: User): boolean =>
  settings.message_content_in_email_notifications &&
  organization.current.settings.message_content_allowed_in_email_notifications;

/** The email about a conversation. Its headers and HTML are safe whatever users wrote. */
export const composeMail = async (server: Server, conversation: Conversation): Promise<Mail> => {
  const { user, pending } = conversation;
  const parts = showsContent(server, user)
    ? await withContent(server, conversation)
    : withoutContent(server, conversation);
  return {
    to: user.delivery_email,
    ...parts,
    ...threadHeaders(server, user.id, pending[0]),
    unsubscribeUrl: unsubscribeUrl(server, 'missed_messages', user.id),
  };
};

/** Conversations beyond those that get an email of their own. */
export interface Summary {
  readonly user: User;
  readonly conversations: number;
  readonly messages: number;
}

/** The one email about many conversations. */
export const composeSummary = (server: Server, { user, conversations, messages }: Summary): Mail => {
  const { name } = server.organization.current;
  const places = `${conversations} more conversation${conversations === 1 ? '' : 's'}`;
  const head = [{ text: `You have ${countOf(messages, 'new')} in ${places} in ${name}.` }];
  const foot = footerOf(server, user, `${server.config.siteUrl}/`);
  return {
    to: user.delivery_email,
    subject: subjectOf(server, user, `New messages in ${places}`),
    ...assemble([], head, foot),
    unsubscribeUrl: unsubscribeUrl(server, 'missed_messages', user.id),
  };
};
