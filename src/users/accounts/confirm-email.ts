import { lockVisibility } from '../../channels/model/store.js';
import { countAddress } from '../../authentication/authenticate.js';
import type { Context } from '../../http/request-state.js';
import { published, type Publisher } from '../../http/published.js';
import type { Services } from '../../services.js';
import { findEmailProblem } from '../../organization/allowed-email.js';
import { changeDeliveryEmail } from './change-email.js';
import { takeEmailChange } from './email-changes.js';
import { findUser, isEmailTaken } from '../model/store.js';

export const CONFIRMATION_PATH = '/accounts/confirm_email/';

type Outcome = { readonly email: string } | 'unknown' | 'taken' | 'not allowed';

const confirm = async (services: Services, token: string): Promise<Outcome> => {
  await services.organization.fresh();
  return services.store.write(async (tx) => {
    const locked = await lockVisibility({ tx, services });
    const change = await takeEmailChange(tx, token, services.clock.seconds());
    const user = change && (await findUser(tx, change.user_id));
    if (!change || !user?.is_active) return 'unknown';
    const email = change.new_email;
    if (await isEmailTaken(tx, email, user.id)) return 'taken';
    // The organization may have restricted emails since the request.
    if ((await findEmailProblem(locked, email)) !== undefined) return 'not allowed';
    await changeDeliveryEmail(locked, user, email);
    return { email };
  });
};

const respond = (context: Context, status: number, text: string): void => {
  context.status = status;
  context.type = 'text/plain; charset=utf-8';
  context.set('Cache-Control', 'no-store');
  context.set('Referrer-Policy', 'no-referrer');
  context.body = `${text}\n`;
};

/**
 * Serves the page of the link that is sent to a new address. Opening it changes the account's email to that address.
 */
export const confirmEmail = (services: Services): Publisher =>
  published((path) => {
    if (!path.startsWith(CONFIRMATION_PATH)) return undefined;
    return async (context) => {
      await countAddress(context, services, 'api_by_ip');
      // A HEAD request does not open the link.
      if (context.method === 'HEAD') {
        respond(context, 200, '');
        return;
      }
      const outcome = await confirm(services, path.slice(CONFIRMATION_PATH.length));
      if (outcome === 'unknown') respond(context, 404, 'This link was used already, or it is too old.');
      else if (outcome === 'taken') respond(context, 409, 'This email address belongs to another account.');
      else if (outcome === 'not allowed')
        respond(context, 409, 'The organization does not allow this email address any more.');
      else respond(context, 200, `The email address of your account is now ${outcome.email}.`);
    };
  });
