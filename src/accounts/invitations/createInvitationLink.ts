import { makeToken } from '../../lib/token.js';
import { caps } from '../../chat/caps.js';
import { checkCap } from '../../runtime/caps.js';
import { lockVisibility } from '../../chat/channels/model/store.js';
import { operation } from '../operation.js';
import { emitInvitesChanged } from './events.js';
import { linkHash, linkUrls } from './links.js';
import { checkMayCreateLinks } from './policy.js';
import { countLinks, insertLink } from './link-store.js';
import { removeExpired } from './store.js';
import { checkTerms } from './terms.js';

/** POST /invites/multiuse: creates a link with which any number of users can join. */
export const createInvitationLink = operation('createInvitationLink', async (context) => {
  const { input, tx, services, actor } = context;
  await checkMayCreateLinks(context);
  const locked = await lockVisibility(context);
  const terms = await checkTerms(locked, input);
  await removeExpired(tx, services.clock.seconds());
  const seed = makeToken();
  await insertLink(tx, { ...terms, seed, token_hash: linkHash(services, seed) });
  checkCap(caps.invitationLinks, await countLinks(tx));
  await emitInvitesChanged(tx, [actor.id]);
  return { invite_link: linkUrls(services)(seed) };
});
