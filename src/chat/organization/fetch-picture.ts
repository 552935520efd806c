import { authenticateFetch } from '../attachments/fetch-file.js';
import { errors } from '../../../generated/errors.js';
import { API_ROOT } from '../../runtime/http/match.js';
import type { Publisher } from '../../runtime/http/published.js';
import type { Context } from '../../runtime/http/request.js';
import { redirectToPicture } from '../pictures/redirect.js';
import type { Services } from '../services.js';
import { viewPictures } from './view.js';

/** Returns whether the logo for the dark theme is asked for. `night` is required, as on existing servers. */
const isNight = ({ query }: Context): boolean => {
  const { night } = query;
  if (night === undefined) throw errors.missingArgument({ var_name: 'night' });
  if (night !== 'true' && night !== 'false') throw errors.propertyNotBoolean({ property: 'night' });
  return night === 'true';
};

type FindAddress = (context: Context, services: Services) => string;

const addressesAt: Readonly<Record<string, FindAddress>> = {
  [`${API_ROOT}/realm/icon`]: (_, { organization }) => viewPictures(organization.current).icon.icon_url,
  [`${API_ROOT}/realm/logo`](context, { organization }) {
    const { logo, night_logo } = viewPictures(organization.current);
    return isNight(context) ? night_logo.night_logo_url : logo.logo_url;
  },
};

/** The paths below the root of the API at which GET and HEAD are for no operation, but ask for a picture. */
export const picturePaths: ReadonlySet<string> = new Set(Object.keys(addressesAt));

/**
 * Serves GET of `/realm/icon` and `/realm/logo`: redirects to the pictures of the organization, as existing servers do.
 * They are no operations, since a redirect has no result.
 */
export const redirectToPictures =
  (services: Services): Publisher =>
  (context) => {
    const addressOf = picturePaths.has(context.path) ? addressesAt[context.path] : undefined;
    return (
      addressOf &&
      (async () => {
        if (!(await authenticateFetch(context, services))) throw errors.notLoggedIn();
        redirectToPicture(context, addressOf(context, services));
      })
    );
  };
