import type { Client } from '../world/client.js';
import { having, type CaseSetup, type PartArrangements } from '../cases/case-setup.js';
import { UNKNOWN, type World } from '../world/world.js';

const newEmail = (world: World): string => world.freshEmail();

const invited = async (world: World, by: Client, parameters: object = {}): Promise<number> => {
  const email = newEmail(world);
  await by.ok('POST', '/invites', { invitee_emails: email, stream_ids: [], ...parameters });
  const { invites } = await by.ok('GET', '/invites');
  return invites.find((one: { email?: string }) => one.email === email).id;
};

const linked = async (by: Client, parameters: object = {}): Promise<number> => {
  const { invite_link } = await by.ok('POST', '/invites/multiuse', { ...parameters });
  const { invites } = await by.ok('GET', '/invites');
  return invites.find((one: { link_url?: string }) => one.link_url === invite_link).id;
};

const unknown: CaseSetup = () => ({ path: { invite_id: UNKNOWN } });

const ofMember =
  (parameters: object): CaseSetup =>
  async (world) => ({
    as: (await world.one('member')).client,
    parameters: { invitee_emails: newEmail(world), stream_ids: [], ...parameters },
  });

const ofAdministrator =
  (parameters: object): CaseSetup =>
  async (world) => ({
    as: (await world.one('administrator')).client,
    parameters: { invitee_emails: newEmail(world), stream_ids: [], ...parameters },
  });

const own: CaseSetup = async (world) => ({
  path: { invite_id: await invited(world, world.owner) },
});
const ownLink: CaseSetup = async (world) => ({ path: { invite_id: await linked(world.owner) } });

const ofOwner: CaseSetup = async (world) => ({
  as: (await world.one('administrator')).client,
  path: { invite_id: await invited(world, world.owner, { invite_as: 100 }) },
});

/** A user who sent as many invitations today as the cap allows. */
const tireless = async (world: World) => {
  const useUp = world.control('useUpToday');
  const person = await world.person();
  const invite_id = await invited(world, person.client);
  await useUp(person.id, 'invitationsPerDay');
  return { as: person.client, path: { invite_id } };
};

const refusedChannel: CaseSetup = (world) => ({
  parameters: { invitee_emails: newEmail(world), stream_ids: [UNKNOWN] },
});

/** Allows members to make links, for one case. */
const allowLinks = async (world: World): Promise<object> => ({
  create_multiuse_invite_group: { new: await world.systemGroupId('role:members') },
});

const mayNotSubscribe: CaseSetup = async (world) => {
  const { id } = await world.channel(world.owner);
  return {
    as: (await world.one('member')).client,
    parameters: { invitee_emails: newEmail(world), stream_ids: [id] },
    ...(await world.settings({ invite_to_stream_policy: 2, ...(await allowLinks(world)) })),
  };
};

const membersMakeLinks: CaseSetup = async (world) => ({
  as: (await world.one('member')).client,
  parameters: { invite_as: 200 },
  ...(await world.settings({ ...(await allowLinks(world)) })),
});

export const invitations: PartArrangements = {
  listInvitations: {
    default: async (world) => {
      await invited(world, world.owner);
      await linked(world.owner);
      return {};
    },
  },
  createInvitations: {
    default: (world) => ({ parameters: { invitee_emails: newEmail(world), stream_ids: [] } }),
    insufficientPermission: async (world, base, one) => ({
      ...(await ofMember({})(world, base, one)),
      ...(await world.settings({ invite_to_realm_policy: 2 })),
    }),
    mustBeOwner: ofAdministrator({ invite_as: 100 }),
    mustBeAdministrator: ofMember({ invite_as: 200 }),
    invitationChannelInvalid: refusedChannel,
    invitationSubscribingNotAllowed: mayNotSubscribe,
    invitationWithoutEmail: having({ invitee_emails: ' , ', stream_ids: [] }),
    invitationEmailsInvalid: having({ invitee_emails: 'nowhere', stream_ids: [] }),
    invitationEmailsTaken: async (world) => ({
      parameters: { invitee_emails: (await world.one('member')).email, stream_ids: [] },
    }),
    async invitationLimitReached(world) {
      const { as } = await tireless(world);
      return { as, parameters: { invitee_emails: newEmail(world), stream_ids: [] } };
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
    insufficientPermission: async (world) => ({
      as: (await world.one('member')).client,
      parameters: {},
    }),
    mustBeOwner: async (world) => ({
      as: (await world.one('administrator')).client,
      parameters: { invite_as: 100 },
    }),
    mustBeAdministrator: membersMakeLinks,
    invitationChannelInvalid: having({ stream_ids: [UNKNOWN] }),
    invitationSubscribingNotAllowed: mayNotSubscribe,
  },
  deleteInvitationLink: {
    default: ownLink,
    invitationNotFound: unknown,
    async mustBeOwner(world) {
      const invite_id = await linked(world.owner, { invite_as: 100 });
      return { as: (await world.one('administrator')).client, path: { invite_id } };
    },
  },
};
