import { ICON_PATH } from '../../runtime/pages/page.js';
import { errors } from '../../../generated/errors.js';
import { countAddress } from '../../runtime/identity/authenticate.js';
import { letsSpectatorsIn } from '../organization/spectators.js';
import { etagOf, published, type Publisher } from '../../runtime/http/published.js';
import { type Context, RequestFacts } from '../../runtime/http/request.js';
import { iconUrl } from '../organization/view.js';
import { sendRedirect } from '../../runtime/pages/send.js';
import type { Services } from '../services.js';
import { ARCHIVE_PATH, type Place, placeAt } from './addresses.js';
import { atomFeed, channelSitemap, robots, sitemapIndex } from './feeds.js';
import { archivePage, type PageContent } from './page.js';
import { channelPage, channelsPage, topicPage } from './pages.js';
import { ArchiveReader } from './read.js';

/** The style sheet of the archive: the colors of the system, light or dark, and one column from 390 px on. */
const STYLE = `:root { color-scheme: light dark; background: Canvas; color: CanvasText;
  --word: light-dark(#a21caf, #e879f9); --text: light-dark(#166534, #86efac); --number: light-dark(#9a3412, #fdba74);
  --name: light-dark(#1d4ed8, #93c5fd); --remark: light-dark(#57534e, #a8a29e); }
body { font: 1rem/1.5 sans-serif; margin: 0 auto; max-width: 48rem; padding: 0 1rem 3rem; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 1rem 0; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1rem; margin: 0; }
.items { list-style: none; padding: 0; }
.items li, article { border-top: 1px solid #8888; padding: 1rem 0; }
article:target { border-left: 0.25rem solid #38c; padding-left: 0.75rem; }
.note { margin: 0.25rem 0; font-size: 0.875rem; }
.content img, .content video { max-width: 100%; height: auto; }
.content img.emoji { height: 1.25em; vertical-align: middle; }
.content pre { white-space: pre-wrap; padding: 0.75rem; border: 1px solid #8888; border-radius: 0.25rem; }
.content table { border-collapse: collapse; }
.content th, .content td { border: 1px solid #8888; padding: 0.25rem 0.5rem; }
.content blockquote { margin: 0.5rem 0; border-left: 0.25rem solid #8888; padding-left: 0.75rem; }
.spoiler { border: 1px solid #8888; border-radius: 0.25rem; padding: 0.5rem 0.75rem; }
.spoiler > summary > p { display: inline; }
.katex { display: inline-block; max-width: 100%; overflow: auto hidden; vertical-align: middle; }
.codehilite .k, .codehilite .kd, .codehilite .kn, .codehilite .ow { color: var(--word); }
.codehilite .s, .codehilite .s1, .codehilite .s2, .codehilite .sb { color: var(--text); }
.codehilite .m, .codehilite .mi, .codehilite .mf, .codehilite .kc { color: var(--number); }
.codehilite .nf, .codehilite .nc, .codehilite .nt, .codehilite .nb { color: var(--name); }
.codehilite .c, .codehilite .c1, .codehilite .cm { color: var(--remark); }
`;

const HTML = 'text/html; charset=utf-8';
const XML = 'application/xml; charset=utf-8';

/** Pictures in messages may be of other sites, which learn no more than that. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' https:",
    "media-src 'self' https:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  // What is no longer public must not be shown again.
  'Cache-Control': 'no-cache',
};

interface Written {
  readonly type: string;
  readonly text: string;
  /** Whether it is the same for years, so that browsers need not ask for it with each page. */
  readonly isLasting?: boolean;
}

const beforeOf = ({ querystring }: Context): number | undefined => {
  const before = new URLSearchParams(querystring).get('before');
  return before !== null && /^\d{1,10}$/.test(before) ? Number(before) : undefined;
};

const write = async (
  context: Context,
  { config, organization }: Services,
  reader: ArchiveReader,
  place: Exclude<Place, { kind: 'start' }>,
): Promise<Written> => {
  const { siteUrl } = config;
  const { name, icon_key } = organization.current;
  const icon = icon_key === null ? ICON_PATH : iconUrl(organization.current);
  const asPage = (content: PageContent): Written => ({
    type: HTML,
    text: archivePage({ siteUrl, icon }, content),
  });
  switch (place.kind) {
    case 'style':
      return { type: 'text/css; charset=utf-8', text: STYLE, isLasting: true };
    case 'robots':
      return { type: 'text/plain; charset=utf-8', text: robots(siteUrl) };
    case 'sitemap':
      return { type: XML, text: await sitemapIndex(siteUrl, await reader.channels()) };
    case 'channels':
      return asPage(await channelsPage(name, await reader.channels()));
    case 'channel': {
      const before = beforeOf(context);
      const { channel, topics, next } = await reader.topics(place.channelId, before);
      return asPage(await channelPage(name, channel, topics, { before, next }));
    }
    case 'channel-sitemap': {
      const { channel, names } = await reader.topicNames(place.channelId);
      return { type: XML, text: await channelSitemap(siteUrl, channel, names) };
    }
    case 'feed': {
      const { channel, messages } = await reader.newest(place.channelId);
      return {
        type: 'application/atom+xml; charset=utf-8',
        text: await atomFeed(siteUrl, channel, messages),
      };
    }
    case 'topic': {
      const page = await reader.topic(place.channelId, place.topic, place.near);
      return asPage(await topicPage(name, page));
    }
  }
};

/** Sends a text, or that the client has it already. */
const send = (context: Context, { type, text, isLasting }: Written): void => {
  context.status = 200;
  context.set({
    ...HEADERS,
    ...(isLasting && { 'Cache-Control': 'public, max-age=300' }),
    ETag: etagOf(text),
  });
  if (context.fresh) {
    context.status = 304;
    return;
  }
  context.type = type;
  context.body = text;
};

const respond = async (context: Context, services: Services, place: Place): Promise<void> => {
  await countAddress(context, services, 'archive_by_ip');
  if (!(await letsSpectatorsIn(services))) throw errors.notFound();
  if (place.kind === 'start') {
    sendRedirect(context, ARCHIVE_PATH);
    return;
  }
  const reading = new RequestFacts(context).readingFor(undefined);
  send(context, await write(context, services, new ArchiveReader(services, reading), place));
};

/** Serves the public archive: what spectators read, as pages without scripts. Not found where they are not let in. */
export const serveArchive = (services: Services): Publisher =>
  published((path) => {
    const place = placeAt(path);
    return place && ((context) => respond(context, services, place));
  });
