import { decodeFragment, encodeFragment } from '../../markdown/channel-links.js';

/** Below it are the pages of the public archive. */
export const ARCHIVE_PATH = '/public/';

/** What an address of the archive names. */
export type Place =
  | { readonly kind: 'start' }
  | { readonly kind: 'channels' | 'sitemap' | 'style' | 'robots' }
  | { readonly kind: 'channel' | 'feed' | 'channel-sitemap'; readonly channelId: number }
  | {
      readonly kind: 'topic';
      readonly channelId: number;
      readonly topic: string;
      /** The first message of the page. Undefined: the first of the topic. */
      readonly near: number | undefined;
    };

interface Named {
  readonly id: number;
  readonly name: string;
}

export const STYLE_PATH = `${ARCHIVE_PATH}style.css`;
export const SITEMAP_PATH = `${ARCHIVE_PATH}sitemap.xml`;
const ROBOTS_PATH = '/robots.txt';

/** As in links of clients: `channel/7-design`. The name is for readers only. */
export const channelPath = ({ id, name }: Named): string =>
  `${ARCHIVE_PATH}channel/${id}-${encodeFragment(name.replaceAll(' ', '-'))}`;

export const feedPath = (channel: Named): string => `${channelPath(channel)}/feed.atom`;

export const channelSitemapPath = (channel: Named): string => `${channelPath(channel)}/sitemap.xml`;

/** `near` is the first message of the page. */
export const topicPath = (channel: Named, topic: string, near?: number): string =>
  `${channelPath(channel)}/topic/${encodeFragment(topic)}${near === undefined ? '' : `/near/${near}`}`;

/** A page that begins with a message, and shows it. */
export const messagePath = (channel: Named, topic: string, id: number): string =>
  `${topicPath(channel, topic, id)}#message-${id}`;

const FIXED: ReadonlyMap<string, Place> = new Map<string, Place>([
  [ARCHIVE_PATH.slice(0, -1), { kind: 'start' }],
  [ARCHIVE_PATH, { kind: 'channels' }],
  [STYLE_PATH, { kind: 'style' }],
  [SITEMAP_PATH, { kind: 'sitemap' }],
  [ROBOTS_PATH, { kind: 'robots' }],
]);

const IN_CHANNEL =
  /^channel\/(?<id>\d{1,10})(?:-[^/]*)?(?:\/?|\/(?<file>feed\.atom|sitemap\.xml)|\/topic\/(?<topic>[^/]*)(?:\/near\/(?<near>\d{1,10}))?)$/;

const inChannel = (rest: string): Place | undefined => {
  const { id, file, topic: encoded, near } = IN_CHANNEL.exec(rest)?.groups ?? {};
  if (id === undefined) return undefined;
  const channelId = Number(id);
  if (file !== undefined) return { kind: file === 'feed.atom' ? 'feed' : 'channel-sitemap', channelId };
  if (encoded === undefined) return { kind: 'channel', channelId };
  const topic = decodeFragment(encoded);
  return topic === undefined
    ? undefined
    : { kind: 'topic', channelId, topic, near: near === undefined ? undefined : Number(near) };
};

/** Returns what a path of the archive names. Undefined if it is none. */
export const placeAt = (path: string): Place | undefined =>
  FIXED.get(path) ?? (path.startsWith(ARCHIVE_PATH) ? inChannel(path.slice(ARCHIVE_PATH.length)) : undefined);

const NARROW =
  /^(?:stream|channel)\/(?<channel>\d{1,10}(?:-[^/]*)?)(?:\/topic\/(?<topic>[^/]*))?(?:\/(?:near|with)\/(?<near>\d{1,10}))?$/;

/** Returns the address in the archive of a part of the messages as clients name it. Undefined if it has none. */
export const archivedNarrow = (narrow: string): string | undefined => {
  const { channel, topic, near } = NARROW.exec(narrow)?.groups ?? {};
  if (channel === undefined) return undefined;
  const path = `${ARCHIVE_PATH}channel/${channel}`;
  if (topic === undefined) return path;
  const message = near === undefined ? '' : `/near/${near}#message-${near}`;
  return `${path}/topic/${topic}${message}`;
};
