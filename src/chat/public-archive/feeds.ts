import type { Message } from '../messages/model/view.js';
import { paced } from '../../lib/event-loop.js';
import { Html, html } from '../../runtime/pages/page.js';
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

/** Removes the characters that XML cannot have. Names of channels have none. */
const asXml = ({ text }: Html): Html =>
  new Html(text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Returns when the message was last edited, or sent. */
const updatedAt = ({ last_edit_timestamp, timestamp }: Message): number => last_edit_timestamp ?? timestamp;

const entry = (siteUrl: string, channel: Channel, message: Message): Html => {
  const address = siteUrl + messagePath(channel, message.subject, message.id);
  return asXml(
    html`<entry>
      <id>${siteUrl}${ARCHIVE_PATH}message/${message.id}</id>
      <title>${message.subject === '' ? `#${channel.name}` : message.subject}</title>
      <link href="${address}" />
      <author><name>${message.sender_full_name}</name></author>
      <published>${iso(message.timestamp)}</published>
      <updated>${iso(updatedAt(message))}</updated>
      <content type="html" xml:base="${siteUrl}">${archivedHtml(message.content).text}</content>
    </entry>`,
  );
};

/** Returns the newest messages of a channel as an Atom feed (RFC 4287). */
export const atomFeed = async (
  siteUrl: string,
  channel: Channel,
  messages: readonly Message[],
): Promise<string> => {
  const updated = Math.max(0, ...messages.map(updatedAt));
  return html`<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom">
      <id>${siteUrl}${ARCHIVE_PATH}channel/${channel.id}</id>
      <title>#${channel.name}</title>
      <updated>${iso(updated)}</updated>
      <link rel="self" href="${siteUrl}${feedPath(channel)}" />
      <link href="${siteUrl}${channelPath(channel)}" />
      ${await paced(messages, (message) => entry(siteUrl, channel, message))}
    </feed> `.text;
};

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Returns the index of the sitemaps: one for each channel. */
export const sitemapIndex = async (siteUrl: string, channels: readonly Channel[]): Promise<string> =>
  html`<?xml version="1.0" encoding="utf-8"?>
    <sitemapindex xmlns="${SITEMAPS}">
      ${await paced(channels, (channel) => html`<sitemap><loc>${siteUrl}${channelSitemapPath(channel)}</loc></sitemap>`)}
    </sitemapindex> `.text;

/** Returns the pages of a channel and its topics. Their encoded names have no character that XML cannot have. */
export const channelSitemap = async (
  siteUrl: string,
  channel: Channel,
  names: readonly string[],
): Promise<string> => {
  const topics = await paced(
    names,
    (name) => html`<url><loc>${siteUrl}${topicPath(channel, name)}</loc></url>`,
  );
  return html`<?xml version="1.0" encoding="utf-8"?>
    <urlset xmlns="${SITEMAPS}">
      <url><loc>${siteUrl}${channelPath(channel)}</loc></url
      >${topics}
    </urlset> `.text;
};

/** Returns what robots may read: the archive and the files in its messages. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /\nAllow: ${ARCHIVE_PATH}\nAllow: /user_uploads/\n\nSitemap: ${siteUrl}${SITEMAP_PATH}\n`;
