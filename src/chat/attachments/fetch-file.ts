import { errors } from '../../../generated/errors.js';
import type { Actor } from '../../runtime/identity/actor.js';
import { countRequest, hasCredentials, readRequester } from '../../runtime/identity/authenticate.js';
import { letsSpectatorsIn } from '../organization/spectators.js';
import type { SqlCondition } from '../../runtime/store/sql-condition.js';
import { ApiError } from '../../contract/api-error.js';
import type { Context } from '../../runtime/http/request.js';
import { published, type Publisher } from '../../runtime/http/published.js';
import type { Services } from '../services.js';
import { keptName } from './store-upload.js';
import { readableFiles, webPublicFiles } from './policy.js';
import { serveFile } from './serve.js';
import { findFileAt } from './file-path.js';
import type { AttachmentRow } from './store.js';
import { type Delegated, isTemporary, parseTemporary } from './temporary-url.js';
import { findUser } from '../users/model/store.js';
import { thumbnailAt, type ThumbnailFormat } from './thumbnail-formats.js';
import { findThumbnail } from './thumbnails.js';
import { UPLOADS_PATH } from './view.js';

/** Below this path, browsers save a file instead of showing it. */
const DOWNLOAD_PATH = `${UPLOADS_PATH}download/`;

const isDownload = (path: string): boolean => path.startsWith(DOWNLOAD_PATH);

/** Returns the path of the file without percent-encoding. Undefined if it is malformed. */
const below = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path.slice((isDownload(path) ? DOWNLOAD_PATH : UPLOADS_PATH).length));
  } catch {
    return undefined;
  }
};

const find = async (
  { store }: Services,
  path: string | undefined,
  condition: SqlCondition,
): Promise<AttachmentRow | undefined> =>
  path === undefined ? undefined : store.read((tx) => findFileAt(tx, path, condition));

/**
 * Returns the requesting user, or undefined for spectators. Counts wrong credentials against the IP address, as the API
 * does. An expired session counts as none.
 */
export const authenticateFetch = async (context: Context, services: Services): Promise<Actor | undefined> => {
  if (!hasCredentials(context)) return undefined;
  try {
    return (await readRequester(context, services)).actor;
  } catch (error) {
    await services.limits.consume('api_by_ip', context.ip);
    if (error instanceof ApiError && error.name === 'notLoggedIn') return undefined;
    throw error;
  }
};

/**
 * Returns a file of a web-public channel, for requests without an account. Throws the same error for inaccessible and
 * nonexistent files.
 */
const findForSpectator = async (context: Context, services: Services): Promise<AttachmentRow> => {
  const file =
    (await letsSpectatorsIn(services)) && (await find(services, below(context.path), webPublicFiles()));
  if (!file) throw errors.notLoggedIn();
  await countRequest(context, services, 'spectator_attachment_access_by_file', file.file_key);
  return file;
};

const findFor = async (context: Context, services: Services, actor: Actor): Promise<AttachmentRow> => {
  const file = await find(services, below(context.path), readableFiles(actor));
  if (!file) throw errors.notFound();
  return file;
};

/** Serves a file or its thumbnail. A file without a thumbnail is served itself. */
const serve = async (
  context: Context,
  services: Services,
  file: AttachmentRow,
  format: ThumbnailFormat | undefined,
): Promise<void> => {
  const thumbnail = format && (await findThumbnail(services, file, format, context.state.requestId));
  if (format && thumbnail !== undefined) {
    const described = { name: `${file.name}.${format.format}`, content_type: `image/${format.format}` };
    await serveFile(context, described, services.files.pathOf(thumbnail));
  } else {
    const { name, content_type, file_key } = file;
    const served = { name, content_type, isDownload: isDownload(context.path) };
    await serveFile(context, served, services.files.pathOf(keptName(file_key)));
  }
};

/** Returns a file for a request with a temporary URL, if the user who got the URL can still fetch the file. */
const findDelegated = async (
  { store, organization }: Services,
  { userId, path }: Delegated,
): Promise<AttachmentRow | undefined> => {
  await organization.fresh();
  if (!organization.current.is_active) return undefined;
  return store.read(async (tx) => {
    const user = await findUser(tx, userId);
    return user?.is_active ? findFileAt(tx, path, readableFiles(user)) : undefined;
  });
};

const serveTemporary = async (context: Context, services: Services): Promise<void> => {
  const delegated = parseTemporary(services, context.path);
  const file = delegated && (await findDelegated(services, delegated));
  if (!file) throw errors.notFound();
  await serve(context, services, file, thumbnailAt(delegated.path)?.format);
};

/** Serves uploaded files and their thumbnails under the URLs in message links: outside the API, with the same credentials. */
export const fetchFile = (services: Services): Publisher =>
  published((path) => {
    if (!path.startsWith(UPLOADS_PATH)) return undefined;
    if (isTemporary(path)) return (context) => serveTemporary(context, services);
    return async (context) => {
      const actor = await authenticateFetch(context, services);
      const file = await (actor ? findFor(context, services, actor) : findForSpectator(context, services));
      const { format } = thumbnailAt(path.slice(UPLOADS_PATH.length)) ?? {};
      await serve(context, services, file, format);
    };
  });
