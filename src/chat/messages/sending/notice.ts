import type { Actor } from '../../../runtime/identity/actor.js';
import { backticksAround } from '../../../markdown/backticks.js';
import { channelLinkHtml, channelUrl } from '../../../markdown/channel-links.js';
import { element, escapeHtml } from '../../../markdown/html.js';
import { silentGroupMentionHtml, silentMentionHtml, userMentionHtml } from '../../../markdown/mentions.js';
import { newFacts, type Rendered } from '../../../markdown/render.js';

/**
 * A part of a notice as Markdown and HTML. The HTML is not rendered from the Markdown, so names in it are never parsed
 * as Markdown.
 */
export interface Piece {
  readonly markdown: string;
  readonly html: string;
}

/** Joins pieces. Texts in the template are plain words. Text written by users must be passed as a piece. */
export const pieces = (texts: TemplateStringsArray, ...between: readonly Piece[]): Piece => {
  let markdown = '';
  let html = '';
  for (const [index, text] of texts.entries()) {
    markdown += text + (between[index]?.markdown ?? '');
    html += escapeHtml(text) + (between[index]?.html ?? '');
  }
  return { markdown, html };
};

/** Text of the server itself. */
export const words = (text: string): Piece => ({ markdown: text, html: escapeHtml(text) });

export const joined = (list: readonly Piece[], separator: string): Piece => ({
  markdown: list.map(({ markdown }) => markdown).join(separator),
  html: list.map(({ html }) => html).join(escapeHtml(separator)),
});

/** A notice as the content of a message. */
export const paragraph = ({ markdown, html }: Piece): Piece => ({ markdown, html: `<p>${html}</p>` });

export const quotation = ({ markdown, html }: Piece): Piece => ({
  markdown: `> ${markdown}`,
  html: `<blockquote>\n<p>${html}</p>\n</blockquote>`,
});

/** Texts without special meaning in Markdown. */
const ordinary = /^[\p{L}\p{N} ,.'\-()]*$/u;

/** A code span: the only Markdown in which every character is literal. A space separates backticks from its marks. */
const literal = (text: string): string => {
  const fence = backticksAround(text, 1);
  return `${fence}${text.startsWith('`') ? ' ' : ''}${text}${text.endsWith('`') ? ' ' : ''}${fence}`;
};

/** Text written by a user, as plain text. */
export const quoted = (text: string): Piece => ({
  markdown: ordinary.test(text) ? text : literal(text),
  html: escapeHtml(text),
});

/** A point in time. Clients show it in the reader's time zone. */
export const moment = (seconds: number): Piece => {
  const iso = new Date(seconds * 1000).toISOString();
  return {
    markdown: `<time:${iso}>`,
    html: element('time', { datetime: `${iso.slice(0, 19)}Z` }, iso),
  };
};

/** A user's name, without notifying the user. */
export const silentMention = ({ id, full_name }: Pick<Actor, 'id' | 'full_name'>): Piece => ({
  markdown: `@_**${full_name}|${id}**`,
  html: silentMentionHtml({ id, full_name }),
});

/** A group's name, without notifying its members. */
export const silentGroupMention = (group: { readonly id: number; readonly name: string }): Piece => ({
  markdown: `@_*${group.name}*`,
  html: silentGroupMentionHtml(group),
});

/** A user's name as a mention. It notifies the user only if they get the message. */
export const userMention = ({ id, full_name }: Pick<Actor, 'id' | 'full_name'>): Piece => ({
  markdown: `@**${full_name}|${id}**`,
  html: userMentionHtml({ id, full_name }),
});

export const bold = (text: string): Piece => ({
  markdown: `**${text}**`,
  html: element('strong', {}, escapeHtml(text)),
});

/** A paragraph, and a list below it. */
export const withList = (above: Piece, items: readonly Piece[]): Piece => ({
  markdown: `${above.markdown}\n\n${items.map(({ markdown }) => `* ${markdown}`).join('\n')}`,
  html: `<p>${above.html}</p>\n<ul>\n${items.map(({ html }) => `<li>${html}</li>\n`).join('')}</ul>`,
});

/** A paragraph, and the text of a user below it as a quotation. */
export const withQuotation = (above: Piece, text: Piece): Piece => {
  const fence = backticksAround(text.markdown, 4);
  return {
    markdown: `${above.markdown}\n${fence} quote\n${text.markdown}\n${fence}`,
    html: `<p>${above.html}</p>\n<blockquote>\n${text.html}\n</blockquote>`,
  };
};

/** With such a name the Markdown of a link ends early, or renders differently for users who do not know the channel. */
const unlinkable = /[*>`\n]|\$\$|~~|\]\(|:\/\/|:[\w+-]+:/;

/** A link to a channel or to a topic of it. */
export const channelLink = (
  channel: { readonly id: number; readonly name: string },
  topic?: string,
): Piece => {
  const text = topic === undefined ? `#${channel.name}` : `#${channel.name} > ${topic}`;
  const link = topic === undefined ? `#**${channel.name}**` : `#**${channel.name}>${topic}**`;
  return {
    markdown: unlinkable.test(channel.name + (topic ?? '')) ? literal(text) : link,
    html: channelLinkHtml({ stream_id: channel.id, name: channel.name }, topic),
  };
};

/** A link to a page of this server. In Markdown it is absolute, because clients show that text elsewhere, too. */
export const pageLink = (siteUrl: string, text: string, path: string): Piece => ({
  markdown: `[${text}](${siteUrl}/${path})`,
  html: element('a', { href: path }, escapeHtml(text)),
});

/** A link to a message in a topic, with this text. */
export const messageLink = (
  siteUrl: string,
  text: string,
  {
    channel,
    topic,
  }: { readonly channel: { readonly id: number; readonly name: string }; readonly topic: string },
  messageId: number,
): Piece => {
  const place = channelUrl({ stream_id: channel.id, name: channel.name }, topic).slice(1);
  return pageLink(siteUrl, text, `${place}/near/${messageId}`);
};

/** Links to channels and mentions have a class. They do not count as links. */
const LINK = '<a href=';

/** Returns a notice in the form that `render` returns. Names in it never create mentions. */
export const renderedNotice = ({ html }: Piece): Rendered => ({
  ...newFacts(),
  hasLink: html.includes(LINK),
  html,
  isMe: false,
});
