import type { RoleNumber } from '../../runtime/identity/actor.js';
import { MINUTE } from '../../lib/clock.js';
import type { Scope } from '../scope.js';
import { checkInvitationChannels } from './channels.js';
import { checkMayGiveRole } from './policy.js';
import type { Terms } from './stored-terms.js';

interface Wanted {
  readonly invite_as: RoleNumber;
  readonly invite_expires_in_minutes: number | null;
  readonly stream_ids: readonly number[];
  readonly include_realm_default_subscriptions: boolean;
}

/** Returns what new accounts get. Throws if the requester cannot give it. */
export const checkTerms = async (scope: Scope, wanted: Wanted): Promise<Terms> => {
  const { actor, services } = scope;
  const { invite_as, invite_expires_in_minutes: minutes } = wanted;
  checkMayGiveRole(actor, invite_as);
  const created_at = services.clock.seconds();
  return {
    inviter_id: actor.id,
    invited_as: invite_as,
    include_defaults: wanted.include_realm_default_subscriptions,
    channel_ids: await checkInvitationChannels(scope, wanted.stream_ids),
    created_at,
    expires_at: minutes === null ? null : created_at + minutes * MINUTE,
  };
};
