import { having, type PartArrangements } from '../cases/case-setup.js';
import { UNKNOWN } from '../world/world.js';

const permission = 'can_create_public_channel_group';
const unnamed = (ids: object): Readonly<Record<string, unknown>> => ({
  [permission]: { new: { direct_members: [], direct_subgroups: [], ...ids } },
});

export const organization: PartArrangements = {
  updateOrganization: {
    // The response names what changes. So the request has every parameter, and the values are new.
    default: async (world, _base, { operation }) => {
      const differ = world.control('otherSettings');
      const { id: new_stream_announcements_stream_id } = await world.channel();
      return {
        parameters: Object.fromEntries(operation.parameters.map(({ name, example }) => [name, example])),
        ...(await differ({ new_stream_announcements_stream_id })),
      };
    },
    mustBeOwner: async (world) => ({
      as: (await world.one('administrator')).client,
      parameters: { message_retention_days: 36_500 },
    }),
    organizationNameInvalidCharacter: having({ name: 'a\u0001b' }),
    badValue: having({ message_retention_days: 'forever' }),
    expectationMismatch: async (world) => {
      const group = await world.systemGroupId('role:moderators');
      return { parameters: { [permission]: { new: group, old: group } } };
    },
    invalidUserGroup: having({ [permission]: { new: UNKNOWN } }),
    systemGroupRequired: async (world) => ({
      parameters: { can_access_all_users_group: { new: await world.ownGroup() } },
    }),
    groupNotAllowedForSetting: async (world) => ({
      parameters: { [permission]: { new: await world.systemGroupId('role:internet') } },
    }),
    invalidUserGroupId: having(unnamed({ direct_subgroups: [UNKNOWN, UNKNOWN + 1] })),
    invalidGroupMember: having(unnamed({ direct_members: [UNKNOWN] })),
    invalidChannelId: having({ signup_announcements_stream_id: UNKNOWN }),
    invalidDefaultLanguage: having({ default_language: 'zz' }),
    invalidJitsiUrl: having({ jitsi_server_url: 'jitsi' }),
    invalidGiphyRating: having({ giphy_rating: 77 }),
    invalidVideoChatProvider: having({ video_chat_provider: 99 }),
    unknownAuthenticationMethod: having({ authentication_methods: { 'Carrier pigeon': true } }),
    noAuthenticationMethod: async (world) => {
      const { realm_authentication_methods: methods } = await world.organization();
      const off = Object.keys(methods as object).map((name) => [name, false] as const);
      return { parameters: { authentication_methods: Object.fromEntries(off) } };
    },
  },
};
