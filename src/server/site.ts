import { errors } from '../../generated/errors.js';
import { serveArchive } from '../chat/public-archive/serve.js';
import { serveAdministration } from '../accounts/administration/serve.js';
import { fetchFile } from '../chat/attachments/fetch-file.js';
import { countAddress } from '../runtime/identity/authenticate.js';
import { servePersonalPages } from '../accounts/authentication/pages/pages.js';
import { unsubscribe } from '../accounts/email/unsubscribe.js';
import { publishEmoji } from '../chat/emoji/serve.js';
import { fetchArchive } from '../archive/exports/fetch-archive.js';
import { createHealth } from './health.js';
import type { Api } from '../runtime/http/dispatch.js';
import { publishDocument, type Publisher } from '../runtime/http/published.js';
import { publishDocumentation } from './documentation/publish.js';
import type { Context } from '../runtime/http/request.js';
import { redirectToPictures } from '../chat/organization/fetch-picture.js';
import { publishStyle } from '../runtime/pages/style.js';
import { publishPictures } from '../chat/pictures/serve.js';
import type { Services } from '../accounts/services.js';
import { redirectToAvatars } from '../chat/users/fetch-avatar.js';

/** Serves everything outside the operations. Each request counts against its IP address. */
export const serveSite = (services: Services, api: Api): ((context: Context) => Promise<void>) => {
  const { publishHealth, reasonNotReady } = createHealth(services);
  const publishers: readonly Publisher[] = [
    publishHealth,
    publishStyle(),
    servePersonalPages(services),
    serveAdministration({ services, api, reasonNotReady }),
    unsubscribe(services),
    fetchFile(services),
    fetchArchive(services),
    publishPictures(services),
    redirectToAvatars(services),
    redirectToPictures(services),
    publishEmoji(),
    serveArchive(services),
    publishDocument(),
    publishDocumentation(),
  ];
  return async (context) => {
    await countAddress(context, services, 'published_by_ip');
    for (const publisher of publishers) {
      const respond = publisher(context);
      if (respond) return respond(context);
    }
    throw errors.notFound();
  };
};
