import { parseUrl } from '../lib/parse-url.js';

/** The preview of a link to an image or a video. */
export type PreviewKind =
  | {
      readonly type: 'image';
      readonly source: string;
      readonly link: string;
      /** Whether a paragraph that contains only the link is shown, too. */
      readonly staysLinked?: true;
    }
  | { readonly type: 'video' }
  | { readonly type: 'youtube'; readonly source: string; readonly id: string };

const IMAGE = /\.(?:bmp|gif|jpe|jpeg|jpg|png|webp)$/i;
const VIDEO = /\.(?:mp4|mpg4|webm)$/i;
const YOUTUBE_HOSTS: ReadonlySet<string> = new Set([
  'm.youtube.com',
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'youtube.com',
  'youtube-nocookie.com',
]);
const YOUTUBE_ID = /^[\w-]{1,100}$/;

const isOrUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Returns the ID of the YouTube video at a URL. */
const youtubeId = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  let id: string | null | undefined;
  if (hostname === 'youtu.be') id = pathname.slice(1);
  else if (!YOUTUBE_HOSTS.has(hostname)) return undefined;
  else if (pathname === '/watch' || pathname === '/watch_popup') id = searchParams.get('v');
  else if (pathname === '/watch_videos') [id] = (searchParams.get('video_ids') ?? '').split(',', 1);
  else [, id] = /^\/(?:embed|shorts|v)\/([^/]+)/.exec(pathname) ?? [];
  return YOUTUBE_ID.test(id ?? '') ? (id ?? undefined) : undefined;
};

/** Returns the address of the image whose page is linked. Some sites show a page at an address that names a file. */
const imageOf = (
  href: string,
  { hostname, pathname, origin, search, hash }: URL,
): { source: string; link: string } => {
  if (isOrUnder(hostname, 'github.com')) {
    const [, owner = '', repository = '', blob, ...path] = pathname.split('/');
    if (blob === 'blob')
      return {
        source: `https://raw.githubusercontent.com/${[owner, repository, ...path].join('/')}`,
        link: href,
      };
  }
  if (hostname.endsWith('.wikipedia.org') && pathname.startsWith('/wiki/File:')) {
    const file = `${origin}/wiki/Special:FilePath/${pathname.slice('/wiki/'.length)}${search}${hash}`;
    return { source: file, link: file };
  }
  return { source: href, link: href };
};

/** Returns the address of a picture that is shared on Dropbox. The shared address is that of a page. */
const dropboxSource = (href: string): string => {
  const url = new URL(href);
  // Links of today have a key in their query, and older ones nothing else.
  if (url.pathname.startsWith('/scl/')) url.searchParams.delete('dl');
  else url.search = '';
  url.searchParams.set('raw', '1');
  return url.href;
};

const isDropbox = ({ hostname, pathname }: URL): boolean =>
  isOrUnder(hostname, 'dropbox.com') && /^\/(?:s|sh|scl)\//.test(pathname);

/** Returns the preview of a link to another site. Nothing is fetched: the address alone decides. */
export const previewOf = (href: string): PreviewKind | undefined => {
  const url = /^https?:\/\//i.test(href) ? parseUrl(href) : undefined;
  if (!url) return undefined;
  if (VIDEO.test(href)) return { type: 'video' };
  if (IMAGE.test(url.pathname) && isDropbox(url))
    return { type: 'image', source: dropboxSource(href), link: href, staysLinked: true };
  if (url.hostname !== 'pasteboard.co' && IMAGE.test(url.pathname))
    return { type: 'image', ...imageOf(href, url) };
  const id = youtubeId(url);
  return id === undefined
    ? undefined
    : { type: 'youtube', id, source: `https://i.ytimg.com/vi/${id}/default.jpg` };
};
