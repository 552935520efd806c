import { errors } from '../generated/errors.js';
import { serveArchive } from './archive/serve.js';
import { serveAdministration } from './administration/serve.js';
import { fetchFile } from './attachments/fetch-file.js';
import { countAddress } from './authentication/authenticate.js';
import { servePersonalPages } from './authentication/pages/pages.js';
import { unsubscribe } from './email/unsubscribe.js';
import { publishEmoji } from './emoji/serve.js';
import { fetchArchive } from './exports/fetch-archive.js';
import { createHealth } from './health.js';
import type { Api } from './http/dispatch.js';
import { isDocument, publishDocument } from './http/document.js';
import { publishDocumentation } from './documentation/publish.js';
import { API_ROOT } from './http/match.js';
import type { Publisher } from './http/published.js';
import type { Context, Middleware } from './http/request-state.js';
import { redirectToPictures } from './organization/fetch-picture.js';
import { publishStyle } from './pages/style.js';
import { publishPictures } from './pictures/serve.js';
import type { Services } from './account-services.js';
import { redirectToAvatars } from './users/fetch-avatar.js';

const isBelowApi = (path: string): boolean => path.startsWith(`${API_ROOT}/`) && !isDocument(path);

/** Serves everything outside the operations. Each request counts against its IP address. */
export const serveSite = (services: Services, api: Api): Middleware => {
  const { publishHealth, reasonNotReady } = createHealth(services);
  const pictures = redirectToPictures(services);
  const publishers: readonly Publisher[] = [
    pictures,
    publishHealth,
    publishStyle(),
    servePersonalPages(services),
    serveAdministration({ services, api, reasonNotReady }),
    unsubscribe(services),
    fetchFile(services),
    fetchArchive(services),
    publishPictures(services),
    redirectToAvatars(services),
    publishEmoji(),
    serveArchive(services),
    publishDocument(),
    publishDocumentation(),
  ];
  const serve = async (context: Context): Promise<void> => {
    await countAddress(context, services, 'published_by_ip');
    for (const publisher of publishers) {
      const respond = publisher(context);
      if (respond) return respond(context);
    }
    throw errors.notFound();
  };
  const isOperation = (context: Context): boolean => isBelowApi(context.path) && !pictures(context);
  return (context, next) => (isOperation(context) ? next() : serve(context));
};
