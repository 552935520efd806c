import type { Body } from '../../../support/client.js';
import type { Fixtures } from '../fixtures.js';
import { invitationLinks, invitations, self } from '../things/others.js';
import { variant, type Thing, type Variant } from '../variant.js';

const newEmail = (fixtures: Fixtures): string => `${fixtures.fresh('new').replace(' ', '')}@example.com`;

const byId = ({ id }: Thing) => ({ path: { invite_id: id } });

/** Users manage their own invitations, and administrators those of all users. */
const MANAGED = {
  own: 'ok',
  "another's": { administrators: 'ok', others: 'nothing' },
  nothing: 'invitationNotFound',
} as const;

const SEEN = {
  own: 'ok',
  "another's": { administrators: 'ok', others: 'unseen' },
  nothing: 'unseen',
} as const;

const isListed =
  (isMultiuse: boolean) =>
  (body: Body, { id }: Thing): boolean =>
    body.invites.some((one: Body) => one.id === id && one.is_multiuse === isMultiuse);

export const invitationRules: readonly Variant[] = [
  variant('listInvitations', 'invitations', {
    kind: invitations,
    ask: () => ({}),
    shows: isListed(false),
    rules: SEEN,
  }),
  variant('listInvitations', 'links', {
    kind: invitationLinks,
    ask: () => ({}),
    shows: isListed(true),
    rules: SEEN,
  }),
  variant('createInvitations', 'of a member', {
    kind: self,
    keeps: true,
    ask: (_thing, fixtures) => ({
      parameters: { invitee_emails: newEmail(fixtures), stream_ids: [], invite_as: 400 },
    }),
    rules: { own: 'ok' },
  }),
  variant('createInvitations', 'of an administrator', {
    kind: self,
    keeps: true,
    ask: (_thing, fixtures) => ({
      parameters: { invitee_emails: newEmail(fixtures), stream_ids: [], invite_as: 200 },
    }),
    rules: { own: { administrators: 'ok', others: 'mustBeAdministrator' } },
  }),
  variant('deleteInvitation', 'by ID', { kind: invitations, ask: byId, rules: MANAGED }),
  variant('resendInvitation', 'by ID', { kind: invitations, ask: byId, rules: MANAGED }),
  variant('createInvitationLink', 'of members', {
    kind: self,
    keeps: true,
    ask: () => ({}),
    rules: { own: { administrators: 'ok', others: 'insufficientPermission' } },
  }),
  variant('deleteInvitationLink', 'by ID', { kind: invitationLinks, ask: byId, rules: MANAGED }),
];
