import type { MarkdownIt } from 'markdown-it';

import { nameKey } from '../lib/name-key.js';
import { grow } from './environment.js';
import { element, escapeHtml } from './html.js';
import { replaceEach, stashToken, type Pass } from './inline/pass.js';
import { channelLink, topicLink } from './mention-syntax.js';

/** Percent encoding as clients use it in URL fragments, with dots in place of percent signs. */
export const encodeFragment = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*.]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '.');

/** Returns the text of an encoded fragment. Undefined if it is malformed. */
export const decodeFragment = (encoded: string): string | undefined => {
  try {
    return decodeURIComponent(encoded.replaceAll(/\.(?=[\da-f]{2})/gi, '%'));
  } catch {
    return undefined;
  }
};

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

/** The name of a channel must have the case of the channel. */
const linksLike =
  (pattern: RegExp): Pass =>
  (text, scan) => {
    const { names } = scan.context;
    return replaceEach(text, pattern, ([all, name = '', topic]) => {
      const channel = names.channelsByKey.get(nameKey(name));
      if (channel?.name !== name) return undefined;
      const html = grow(scan.context, channelLinkHtml(channel, topic));
      return stashToken(scan, 'channel_link', 'a', html, all);
    });
  };

const topicLinks = linksLike(topicLink);
const wholeChannelLinks = linksLike(channelLink);

/** Links to topics come first, since the name of a channel may contain the character that precedes a topic. */
export const channelLinks: Pass = (text, scan) =>
  text.includes('#**') ? wholeChannelLinks(topicLinks(text, scan), scan) : text;

export const channelLinkRenderer = (md: MarkdownIt): void => {
  md.renderer.rules.channel_link = (tokens, index) => tokens[index]?.content ?? '';
};
