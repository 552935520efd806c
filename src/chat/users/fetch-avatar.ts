import { authenticateFetch } from '../attachments/fetch-file.js';
import type { Actor } from '../../runtime/identity/actor.js';
import { letsSpectatorsIn } from '../organization/spectators.js';
import { errors } from '../../../generated/errors.js';
import { published, type Publisher } from '../../runtime/http/published.js';
import type { Context } from '../../runtime/http/request.js';
import { redirectToPicture } from '../pictures/redirect.js';
import type { Services } from '../services.js';
import { accessibleUsers, isAccessible } from './access/access.js';
import { spectatedUser } from './model/spectated-user.js';
import { avatarUrl, gravatarUrl, MEDIUM_PIXELS } from './model/view.js';
import { maySeeEmail } from './model/policy.js';
import { findUser, findUserByEmail, type User } from './model/store.js';

/** The user whose avatar is asked for, by ID or API email. */
interface Asked {
  readonly name: string;
  readonly pixels: number | undefined;
}

const askedAt = (path: string): Asked | undefined => {
  const [, encoded = '', medium] = /^\/avatar\/([^/]+)(\/medium)?\/?$/.exec(path) ?? [];
  try {
    const name = decodeURIComponent(encoded);
    return name === '' ? undefined : { name, pixels: medium === undefined ? undefined : MEDIUM_PIXELS };
  } catch {
    return undefined;
  }
};

const isId = (name: string): boolean => /^\d{1,15}$/.test(name);

/** Returns the account if the viewer may see it. Spectators see those that they know by ID. */
const findShown = (services: Services, viewer: Actor | undefined, name: string): Promise<User | undefined> =>
  services.store.read(async (tx) => {
    const user = await (isId(name) ? findUser(tx, Number(name)) : findUserByEmail(tx, name));
    if (!user || !viewer) return user;
    return isAccessible(await accessibleUsers({ tx, services }, viewer), user.id) ? user : undefined;
  });

/** Users who do not exist, or whom the viewer may not see, have the picture that their name would have. */
const addressFor = async (
  services: Services,
  viewer: Actor | undefined,
  { name, pixels }: Asked,
): Promise<string> => {
  const user = await findShown(services, viewer, name);
  if (!user) return gravatarUrl(name, 1, pixels);
  if (viewer) return avatarUrl(user, maySeeEmail(viewer, user), pixels);
  // Strangers could find out an email by its hash.
  return avatarUrl(spectatedUser(services, user), false, pixels);
};

const respond = async (context: Context, services: Services, asked: Asked): Promise<void> => {
  const viewer = await authenticateFetch(context, services);
  if (!viewer) {
    // An email in the request of a stranger could be a guess.
    if (!(await letsSpectatorsIn(services)) || !isId(asked.name)) throw errors.notLoggedIn();
  }
  redirectToPicture(context, await addressFor(services, viewer, asked));
};

/** Serves `/avatar/{user_id or email}` and `/avatar/…/medium`: redirects to the avatar, as existing servers do. */
export const redirectToAvatars = (services: Services): Publisher =>
  published((path) => {
    const asked = askedAt(path);
    return asked && ((context) => respond(context, services, asked));
  });
