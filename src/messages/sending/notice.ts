import type { Actor } from '../../authentication/actor.js';
import { channelLinkHtml } from '../../markdown/channel-links.js';
import { element, escapeHtml } from '../../markdown/html.js';
import { silentMentionHtml } from '../../markdown/mentions.js';
import { newFacts, type Rendered } from '../../markdown/render.js';

/**
 * A piece of a notice: what its Markdown and its HTML are. The HTML is not made of the Markdown, so a name in it is never
 * read as Markdown.
 */
export interface Piece {
  readonly markdown: string;
  readonly html: string;
}

/** The pieces in their order. Texts in the template are plain words; everything that users wrote comes as a piece. */
export const pieces = (texts: TemplateStringsArray, ...between: readonly Piece[]): Piece => {
  let markdown = '';
  let html = '';
  for (const [index, text] of texts.entries()) {
    markdown += text + (between[index]?.markdown ?? '');
    html += escapeHtml(text) + (between[index]?.html ?? '');
  }
  return { markdown, html };
};

/** Words of this server's own. */
export const words = (text: string): Piece => ({ markdown: text, html: escapeHtml(text) });

export const joined = (list: readonly Piece[], separator: string): Piece => ({
  markdown: list.map(({ markdown }) => markdown).join(separator),
  html: list.map(({ html }) => html).join(escapeHtml(separator)),
});

/** A notice as a message has it. */
export const paragraph = ({ markdown, html }: Piece): Piece => ({ markdown, html: `<p>${html}</p>` });

export const quotation = ({ markdown, html }: Piece): Piece => ({
  markdown: `> ${markdown}`,
  html: `<blockquote>\n<p>${html}</p>\n</blockquote>`,
});

/** Texts that mean nothing in Markdown. */
const ordinary = /^[\p{L}\p{N} ,.'\-()]*$/u;

/** A code span: the only Markdown in which every character stands for itself. */
const literal = (text: string): string => {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  return runs.length > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
};

/** Text that someone wrote, as plain text. */
export const quoted = (text: string): Piece => ({
  markdown: ordinary.test(text) ? text : literal(text),
  html: escapeHtml(text),
});

/** A point in time, which clients show in the zone of the reader. */
export const moment = (seconds: number): Piece => {
  const iso = new Date(seconds * 1000).toISOString();
  return {
    markdown: `<time:${iso}>`,
    html: element('time', { datetime: `${iso.slice(0, 19)}Z` }, iso),
  };
};

/** A user by name, without addressing them. */
export const silentMention = ({ id, full_name }: Pick<Actor, 'id' | 'full_name'>): Piece => ({
  markdown: `@_**${full_name}|${id}**`,
  html: silentMentionHtml({ id, full_name }),
});

/** The Markdown of a link to such a name ends early, or is something else to those who do not know the channel. */
const unlinkable = /[*>`\n]|\$\$|:[\w+-]+:/;

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

/** A notice as `render` would return it: whatever its names are, it mentions no one and links nothing. */
export const renderedNotice = ({ html }: Piece): Rendered => ({ ...newFacts(), html, isMe: false });
