import type { Message } from '../messages/model/view.js';
import { html, type Html } from '../pages/page.js';
import {
  ARCHIVE_PATH,
  channelPath,
  channelSitemapPath,
  feedPath,
  messagePath,
  SITEMAP_PATH,
  topicPath,
} from './addresses.js';
import { archivedHtml } from './pages.js';
import type { Channel } from './read.js';

/** Removes the characters that XML cannot have. */
const asXml = ({ text }: Html): string =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();

const entry = (siteUrl: string, channel: Channel, message: Message): Html => {
  const address = siteUrl + messagePath(channel, message.subject, message.id);
  return html`<entry>
    <id>${siteUrl}${ARCHIVE_PATH}message/${message.id}</id>
    <title>${message.subject === '' ? `#${channel.name}` : message.subject}</title>
    <link href="${address}" />
    <author><name>${message.sender_full_name}</name></author>
    <published>${iso(message.timestamp)}</published>
    <updated>${iso(message.last_edit_timestamp ?? message.timestamp)}</updated>
    <content type="html" xml:base="${siteUrl}">${archivedHtml(message.content).text}</content>
  </entry>`;
};

/** Returns the newest messages of a channel as an Atom feed (RFC 4287). */
export const atomFeed = (siteUrl: string, channel: Channel, messages: readonly Message[]): string => {
  const updated = Math.max(0, ...messages.map((one) => one.last_edit_timestamp ?? one.timestamp));
  return asXml(
    html`<?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom">
        <id>${siteUrl}${ARCHIVE_PATH}channel/${channel.id}</id>
        <title>#${channel.name}</title>
        <updated>${iso(updated)}</updated>
        <link rel="self" href="${siteUrl}${feedPath(channel)}" />
        <link href="${siteUrl}${channelPath(channel)}" />
        ${messages.map((message) => entry(siteUrl, channel, message))}
      </feed> `,
  );
};

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Returns the index of the sitemaps: one for each channel. */
export const sitemapIndex = (siteUrl: string, channels: readonly Channel[]): string =>
  asXml(
    html`<?xml version="1.0" encoding="utf-8"?>
      <sitemapindex xmlns="${SITEMAPS}">
        ${channels.map((channel) => html`<sitemap><loc>${siteUrl}${channelSitemapPath(channel)}</loc></sitemap>`)}
      </sitemapindex> `,
  );

/** Returns the pages of a channel and its topics. */
export const channelSitemap = (siteUrl: string, channel: Channel, names: readonly string[]): string => {
  const paths = [channelPath(channel), ...names.map((name) => topicPath(channel, name))];
  return asXml(
    html`<?xml version="1.0" encoding="utf-8"?>
      <urlset xmlns="${SITEMAPS}">
        ${paths.map((path) => html`<url><loc>${siteUrl}${path}</loc></url>`)}
      </urlset> `,
  );
};

/** Returns what robots may read: the archive and the files in its messages. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /\nAllow: ${ARCHIVE_PATH}\nAllow: /user_uploads/\n\nSitemap: ${siteUrl}${SITEMAP_PATH}\n`;
