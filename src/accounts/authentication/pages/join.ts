import { acceptLink, confirmAddress, findInvitationLink } from '../../invitations/join.js';
import type { Page } from '../../../runtime/pages/serve.js';
import type { Services } from '../../services.js';
import { addressPage } from './address-page.js';
import { byLogin, directoryPage } from './directory-page.js';
import { sendOldInvitation } from './old-invitation.js';

/** The page of an invitation link. */
export const joinPage = (services: Services, token: string): Page => {
  const isOpen = (): Promise<boolean> =>
    services.store.read(async (tx) => (await findInvitationLink({ tx, services }, token)) !== undefined);
  return byLogin(services, {
    own: addressPage(services, {
      isOpen,
      sendClosed: sendOldInvitation,
      confirm: (email) => confirmAddress(services, token, email),
    }),
    directory: directoryPage(services, { isOpen, accept: acceptLink(token) }),
  });
};
