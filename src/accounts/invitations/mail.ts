import { linkMail } from '../email/mail.js';
import type { Mail } from '../../runtime/outbox/jobs.js';
import type { Services } from '../services.js';
import { signUpUrl } from './links.js';

interface Letter {
  readonly to: string;
  readonly token: string;
}

/** Returns the email to an invited user. */
export const invitationMail = (
  services: Services,
  { full_name }: { readonly full_name: string },
  { to, token }: Letter,
): Mail => {
  const { name } = services.organization.current;
  return linkMail({
    to,
    subject: `${full_name} invited you to ${name}`,
    paragraphs: [
      `${full_name} invited you to join ${name}.`,
      'Create your account on this page:',
      signUpUrl(services, token),
      'If you do not want an account, there is nothing to do.',
    ],
  });
};

/** Returns the email to an address that a user entered on the page of an invitation link. */
export const confirmationMail = (services: Services, { to, token }: Letter): Mail => {
  const { name } = services.organization.current;
  return linkMail({
    to,
    subject: `Your account on ${name}`,
    paragraphs: [
      `This address was entered to join ${name}.`,
      'If that was you, create your account within a day on this page:',
      signUpUrl(services, token),
      'If it was not, there is nothing to do.',
    ],
  });
};
