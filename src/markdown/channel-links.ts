import type { MarkdownIt, StateInline } from 'markdown-it';

import { nameKey } from '../store/name-key.js';
import { pushHtml, rendering } from './environment.js';
import { element, escapeHtml } from './html.js';
import { channelLink } from './mention-syntax.js';

/** Percent encoding as clients use it in URL fragments, with dots in place of percent signs. */
const encodeFragment = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*~.]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '.');

/** Uses `stream`, the word that clients of all versions support. */
export const channelUrl = (channel: { stream_id: number; name: string }, topic?: string): string => {
  const narrow = `/#narrow/stream/${channel.stream_id}-${encodeFragment(channel.name.replaceAll(' ', '-'))}`;
  return topic === undefined ? narrow : `${narrow}/topic/${encodeFragment(topic)}`;
};

/** Returns a link to a channel or a topic as clients show it. */
export const channelLinkHtml = (channel: { stream_id: number; name: string }, topic?: string): string =>
  element(
    'a',
    {
      class: topic === undefined ? 'stream' : 'stream-topic',
      'data-stream-id': channel.stream_id,
      href: channelUrl(channel, topic),
    },
    escapeHtml(topic === undefined ? `#${channel.name}` : `#${channel.name} > ${topic}`),
  );

const rule = (state: StateInline, silent: boolean): boolean => {
  if (state.src.charCodeAt(state.pos) !== 0x23 /* # */ || state.linkLevel > 0) return false;
  channelLink.lastIndex = state.pos;
  const match = channelLink.exec(state.src);
  const channel = match && rendering(state.env).names.channelsByKey.get(nameKey(match[1] ?? ''));
  if (!channel) return false;
  const topic = match[2]?.trim();
  if (!silent) {
    pushHtml(state, 'channel_link', 'a', channelLinkHtml(channel, topic));
  }
  state.pos += match[0].length;
  return true;
};

export const channelLinks = (md: MarkdownIt): void => {
  md.inline.ruler.before('emphasis', 'channel_link', rule);
  md.renderer.rules.channel_link = (tokens, index) => tokens[index]?.content ?? '';
};
