import { operation } from '../operation.js';
import { linkUrls } from './links.js';
import { seesAllInvitations } from './policy.js';
import { listOpenLinks } from './link-store.js';
import { listOpenInvitations } from './store.js';
import { viewInvitation, viewLink } from './view.js';

/** GET /invites: returns the open invitations and links. */
export const listInvitations = operation('listInvitations', async ({ tx, actor, services }) => {
  const now = services.clock.seconds();
  const inviterId = seesAllInvitations(actor) ? undefined : actor.id;
  const invitations = await listOpenInvitations(tx, now, inviterId);
  const links = await listOpenLinks(tx, now, inviterId);
  const urlOf = linkUrls(services);
  return { invites: [...invitations.map(viewInvitation), ...links.map((link) => viewLink(urlOf, link))] };
});
