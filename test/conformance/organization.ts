import { having, type PartArrangements } from './case-setup.js';

const NOBODY = 4711;
const permission = 'can_create_public_channel_group';
const unnamed = (ids: object): Readonly<Record<string, unknown>> => ({
  [permission]: { new: { direct_members: [], direct_subgroups: [], ...ids } },
});

export const organization: PartArrangements = {
  updateOrganization: {
    // The response names what changes. So the request has every parameter, and the values are new.
    default: async (fixtures, _base, { operation }) => {
      await fixtures.store("UPDATE organizations SET description = ''", [], 'organization');
      const { id: new_stream_announcements_stream_id } = await fixtures.channel();
      return {
        parameters: Object.fromEntries(operation.parameters.map(({ name, example }) => [name, example])),
        ...(await fixtures.settings({ new_stream_announcements_stream_id })),
      };
    },
    mustBeOwner: async (fixtures) => ({
      as: (await fixtures.one('administrator')).client,
      parameters: { message_retention_days: 30 },
    }),
    organizationNameInvalidCharacter: having({ name: 'a\u0001b' }),
    badValue: having({ message_retention_days: 'forever' }),
    expectationMismatch: async (fixtures) => {
      const group = await fixtures.systemGroupId('role:moderators');
      return { parameters: { [permission]: { new: group, old: group } } };
    },
    invalidUserGroup: having({ [permission]: { new: NOBODY } }),
    systemGroupRequired: async (fixtures) => ({
      parameters: { can_access_all_users_group: { new: await fixtures.ownGroup() } },
    }),
    groupNotAllowedForSetting: async (fixtures) => ({
      parameters: { [permission]: { new: await fixtures.systemGroupId('role:internet') } },
    }),
    invalidUserGroupId: having(unnamed({ direct_subgroups: [NOBODY, NOBODY + 1] })),
    invalidGroupMember: having(unnamed({ direct_members: [NOBODY] })),
    invalidChannelId: having({ signup_announcements_stream_id: NOBODY }),
    invalidDefaultLanguage: having({ default_language: 'zz' }),
    invalidJitsiUrl: having({ jitsi_server_url: 'jitsi' }),
    invalidGiphyRating: having({ giphy_rating: 77 }),
    invalidVideoChatProvider: having({ video_chat_provider: 99 }),
    unknownAuthenticationMethod: having({ authentication_methods: { 'Carrier pigeon': true } }),
    noAuthenticationMethod: having({ authentication_methods: { Email: false } }),
  },
};
