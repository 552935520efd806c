import type { components } from '../../../generated/types.js';
import type { InvitationLink } from './link-store.js';
import type { Invitation } from './store.js';
import type { Terms } from './stored-terms.js';

type InvitationView = components['schemas']['Invitation'];

const base = ({ id, inviter_id, created_at, expires_at, invited_as }: Terms & { readonly id: number }) => ({
  id,
  invited_by_user_id: inviter_id,
  invited: created_at,
  expiry_date: expires_at,
  invited_as,
});

export const viewInvitation = (invitation: Invitation): InvitationView => ({
  ...base(invitation),
  email: invitation.email,
  notify_referrer_on_join: invitation.notify_inviter,
  is_multiuse: false,
});

export const viewLink = (urlOf: (seed: string) => string, link: InvitationLink): InvitationView => ({
  ...base(link),
  link_url: urlOf(link.seed),
  is_multiuse: true,
});
