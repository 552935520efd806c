import { caps } from '../../src/caps.js';
import { DAY } from '../../src/lib/seconds.js';
import type { Client } from '../support/client.js';
import { having, type CaseSetup, type PartArrangements } from './case-setup.js';
import type { Fixtures } from './fixtures.js';

const newEmail = (fixtures: Fixtures): string => `${fixtures.fresh('new').replace(' ', '')}@example.com`;

const invited = async (fixtures: Fixtures, by: Client, parameters: object = {}): Promise<number> => {
  const email = newEmail(fixtures);
  await by.ok('POST', '/invites', { invitee_emails: email, stream_ids: [], ...parameters });
  const { invites } = await by.ok('GET', '/invites');
  return invites.find((one: { email?: string }) => one.email === email).id;
};

const linked = async (by: Client, parameters: object = {}): Promise<number> => {
  const { invite_link } = await by.ok('POST', '/invites/multiuse', { ...parameters });
  const { invites } = await by.ok('GET', '/invites');
  return invites.find((one: { link_url?: string }) => one.link_url === invite_link).id;
};

const unknown: CaseSetup = () => ({ path: { invite_id: 4711 } });

const ofMember =
  (parameters: object): CaseSetup =>
  async (fixtures) => ({
    as: (await fixtures.one('member')).client,
    parameters: { invitee_emails: newEmail(fixtures), stream_ids: [], ...parameters },
  });

const ofAdministrator =
  (parameters: object): CaseSetup =>
  async (fixtures) => ({
    as: (await fixtures.one('administrator')).client,
    parameters: { invitee_emails: newEmail(fixtures), stream_ids: [], ...parameters },
  });

const own: CaseSetup = async (fixtures) => ({
  path: { invite_id: await invited(fixtures, fixtures.owner) },
});
const ownLink: CaseSetup = async (fixtures) => ({ path: { invite_id: await linked(fixtures.owner) } });

const ofOwner: CaseSetup = async (fixtures) => ({
  as: (await fixtures.one('administrator')).client,
  path: { invite_id: await invited(fixtures, fixtures.owner, { invite_as: 100 }) },
});

/** A user who sent as many invitations today as the cap allows. */
const tireless = async (fixtures: Fixtures) => {
  const person = await fixtures.person();
  const invite_id = await invited(fixtures, person.client);
  const { services, clock } = fixtures.server;
  const day = Math.floor(clock.seconds() / DAY);
  const number = caps.invitationsPerDay.most;
  const row = { user_id: person.id, kind: 'invitationsPerDay', day, number };
  await services.store.write((tx) => tx.upsertMany('daily_counts', [row], ['user_id', 'kind']));
  return { as: person.client, path: { invite_id } };
};

const refusedChannel: CaseSetup = (fixtures) => ({
  parameters: { invitee_emails: newEmail(fixtures), stream_ids: [4711] },
});

const mayNotSubscribe: CaseSetup = async (fixtures) => {
  const { id } = await fixtures.channel(fixtures.owner);
  const group = await fixtures.owner.ok('GET', '/user_groups');
  const members = group.user_groups.find((one: { name: string }) => one.name === 'role:members').id as number;
  return {
    as: (await fixtures.one('member')).client,
    parameters: { invitee_emails: newEmail(fixtures), stream_ids: [id] },
    ...(await fixtures.settings({
      invite_to_stream_policy: 2,
      create_multiuse_invite_group: members,
    })),
  };
};

const membersMakeLinks: CaseSetup = async (fixtures) => {
  const group = await fixtures.owner.ok('GET', '/user_groups');
  const members = group.user_groups.find((one: { name: string }) => one.name === 'role:members').id as number;
  return {
    as: (await fixtures.one('member')).client,
    parameters: { invite_as: 200 },
    ...(await fixtures.settings({ create_multiuse_invite_group: members })),
  };
};

export const invitations: PartArrangements = {
  listInvitations: {
    default: async (fixtures) => {
      await invited(fixtures, fixtures.owner);
      await linked(fixtures.owner);
      return {};
    },
  },
  createInvitations: {
    default: (fixtures) => ({ parameters: { invitee_emails: newEmail(fixtures), stream_ids: [] } }),
    insufficientPermission: async (fixtures, base, one) => ({
      ...(await ofMember({})(fixtures, base, one)),
      ...(await fixtures.settings({ invite_to_realm_policy: 2 })),
    }),
    mustBeOwner: ofAdministrator({ invite_as: 100 }),
    mustBeAdministrator: ofMember({ invite_as: 200 }),
    invitationChannelInvalid: refusedChannel,
    invitationSubscribingNotAllowed: mayNotSubscribe,
    invitationWithoutEmail: having({ invitee_emails: ' , ', stream_ids: [] }),
    invitationEmailsInvalid: having({ invitee_emails: 'nowhere', stream_ids: [] }),
    invitationEmailsTaken: having({ invitee_emails: 'owner@example.com', stream_ids: [] }),
    async invitationLimitReached(fixtures) {
      const { as } = await tireless(fixtures);
      return { as, parameters: { invitee_emails: newEmail(fixtures), stream_ids: [] } };
    },
  },
  deleteInvitation: { default: own, invitationNotFound: unknown, mustBeOwner: ofOwner },
  resendInvitation: {
    default: own,
    invitationNotFound: unknown,
    mustBeOwner: ofOwner,
    invitationLimitReached: tireless,
  },
  createInvitationLink: {
    default: () => ({ parameters: {} }),
    insufficientPermission: async (fixtures) => ({
      as: (await fixtures.one('member')).client,
      parameters: {},
    }),
    mustBeOwner: async (fixtures) => ({
      as: (await fixtures.one('administrator')).client,
      parameters: { invite_as: 100 },
    }),
    mustBeAdministrator: membersMakeLinks,
    invitationChannelInvalid: having({ stream_ids: [4711] }),
    invitationSubscribingNotAllowed: mayNotSubscribe,
  },
  deleteInvitationLink: {
    default: ownLink,
    invitationNotFound: unknown,
    async mustBeOwner(fixtures) {
      const invite_id = await linked(fixtures.owner, { invite_as: 100 });
      return { as: (await fixtures.one('administrator')).client, path: { invite_id } };
    },
  },
};
