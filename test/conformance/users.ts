import { lonelyGuest } from '../presence/fixtures.js';
import { hugePicture, notAPicture, picture } from '../support/pictures.js';
import { having, restricted, type CaseSetup, type PartArrangements } from './case-setup.js';
import type { Fixtures } from './fixtures.js';
import { profileValueErrors } from './profile-values.js';

const NOBODY = 4711;

const userAt =
  (parameter: string, id: (fixtures: Fixtures) => Promise<number> | number): CaseSetup =>
  async (fixtures) => ({ path: { [parameter]: await id(fixtures) } });

/** A request of an administrator about an owner. */
const againstOwner =
  (parameter: string): CaseSetup =>
  async (fixtures) => ({
    as: (await fixtures.one('administrator')).client,
    path: { [parameter]: await fixtures.ownerId },
  });

/** A moderator tries to change the owner's account. */
const byModerator =
  (parameter: string): CaseSetup =>
  async (fixtures) => ({
    as: (await fixtures.one('moderator')).client,
    path: { [parameter]: await fixtures.ownerId },
  });

const renaming =
  (full_name: string): CaseSetup =>
  async (fixtures) => ({
    path: { user_id_or_email: (await fixtures.one('member')).id },
    parameters: { full_name },
  });

const avatar =
  (make: () => Promise<File> | File): CaseSetup =>
  async () => ({ parameters: { filename: await make() } });

/** A user who changes their avatar while only administrators may. */
const withoutAvatars: CaseSetup = async (fixtures, base, one) => ({
  ...(one.operation.id === 'uploadOwnAvatar' && (await avatar(picture)(fixtures, base, one))),
  as: (await fixtures.one('member')).client,
  ...(await fixtures.settings({ avatar_changes_disabled: true })),
});

/** A guest names a user whom they cannot see. */
export const hiddenFromGuest: CaseSetup = async (fixtures) => {
  const guest = await lonelyGuest(fixtures.server, fixtures.fresh('Guest'));
  const can_access_all_users_group = await fixtures.systemGroupId('role:members');
  return {
    as: guest.client,
    path: { user_id_or_email: (await fixtures.person()).id },
    ...(await fixtures.settings({ can_access_all_users_group })),
  };
};

/** The same request with the user as the one to mute. */
const muting =
  (setup: CaseSetup): CaseSetup =>
  async (...given) => {
    const request = await setup(...given);
    return { ...request, path: { muted_user_id: request.path?.user_id_or_email } };
  };

/** A user who has registered the device that the request names. */
const withDevice =
  (path: string, device: Readonly<Record<string, string>>): CaseSetup =>
  async (fixtures) => {
    const { client } = await fixtures.person();
    await client.ok('POST', `/users/me/${path}`, device);
    return { as: client, parameters: { token: device.token } };
  };

/** A user whom the owner has muted. */
const withMuted: CaseSetup = async (fixtures) => {
  const { id } = await fixtures.person();
  await fixtures.owner.ok('POST', `/users/me/muted_users/${String(id)}`);
  return { path: { muted_user_id: id } };
};

export const users: PartArrangements = {
  getOwnUser: {
    bot: async (fixtures) => ({ as: (await fixtures.bot()).client }),
  },
  uploadOwnAvatar: {
    default: avatar(picture),
    notOneAvatar: () => ({ parameters: {} }),
    avatarChangesDisabled: withoutAvatars,
    badImage: avatar(notAPicture),
    imageTooLarge: avatar(hugePicture),
  },
  deleteOwnAvatar: {
    avatarChangesDisabled: withoutAvatars,
  },
  createUser: {
    invalidEmail: having({ email: 'somebody' }),
    emailTaken: having({ email: 'owner@example.com' }),
    emailNotAllowed: restricted(having({ email: 'x@example.com' })),
    emailWithPlus: restricted(having({ email: 'x+y@example.com' })),
    disposableEmailNotAllowed: having({ email: 'x@mailinator.com' }),
    passwordTooWeak: having({ email: 'another@example.com', password: '123456' }),
    nameTooLong: having({ full_name: 'x'.repeat(101) }),
    nameTooShort: having({ full_name: 'x' }),
    nameInvalidCharacters: having({ full_name: 'Iago *' }),
    nameInvalidFormat: having({ full_name: 'Iago|12' }),
    nameTaken: async (fixtures, base) => {
      const { name } = await fixtures.one('member');
      const parameters = { ...base.parameters, email: 'another@example.com', full_name: name };
      return { parameters, ...(await fixtures.settings({ require_unique_names: true })) };
    },
  },
  markOnboardingStep: {
    unknownOnboardingStep: having({ onboarding_step: 'intro_moon_view_modal' }),
  },
  createOwnApnsDeviceToken: {
    deviceTokenLength: having({ token: '' }),
    apnsTokenInvalid: having({ token: 'abc' }),
    invalidAppId: having({ appid: 'a/b' }),
  },
  deleteOwnApnsDeviceToken: {
    default: withDevice('apns_device_token', { token: 'aXBob25l', appid: 'org.example.Chat' }),
    deviceTokenLength: having({ token: '' }),
    apnsTokenInvalid: having({ token: 'abc' }),
    deviceTokenNotFound: having({ token: 'bm9uZQ==' }),
  },
  createOwnAndroidDeviceToken: {
    deviceTokenLength: having({ token: '' }),
  },
  deleteOwnAndroidDeviceToken: {
    default: withDevice('android_gcm_reg_id', { token: 'phone:1' }),
    deviceTokenLength: having({ token: '' }),
    deviceTokenNotFound: having({ token: 'none' }),
  },
  sendTestPushNotification: {
    default: async (fixtures) => ({ as: (await fixtures.person()).client, parameters: {} }),
    invalidPushDeviceToken: having({ token: 'none' }),
    pushNotificationsUnavailable: withDevice('android_gcm_reg_id', { token: 'phone:1' }),
  },
  muteUser: {
    default: userAt('muted_user_id', async (fixtures) => (await fixtures.person()).id),
    cannotMuteSelf: userAt('muted_user_id', (fixtures) => fixtures.ownerId),
    noSuchUser: userAt('muted_user_id', () => NOBODY),
    insufficientPermission: muting(hiddenFromGuest),
    userAlreadyMuted: withMuted,
  },
  unmuteUser: {
    default: withMuted,
    noSuchUser: userAt('muted_user_id', () => NOBODY),
    insufficientPermission: muting(hiddenFromGuest),
    userNotMuted: userAt('muted_user_id', async (fixtures) => (await fixtures.person()).id),
  },
  getUser: {
    default: userAt('user_id_or_email', async (fixtures) => (await fixtures.one('member')).id),
    noSuchUser: userAt('user_id_or_email', () => NOBODY),
    insufficientPermission: hiddenFromGuest,
  },
  updateUser: {
    default: userAt('user_id_or_email', async (fixtures) => (await fixtures.person()).id),
    noSuchUser: userAt('user_id_or_email', () => NOBODY),
    insufficientPermission: byModerator('user_id_or_email'),
    mustBeOwner: async (fixtures) => ({
      as: (await fixtures.one('administrator')).client,
      path: { user_id_or_email: await fixtures.ownerId },
      parameters: { role: 400 },
    }),
    onlyOwnerKeepsRole: async (fixtures) => ({
      path: { user_id_or_email: await fixtures.ownerId },
      parameters: { role: 400 },
    }),
    guestsCannotAdminister: async (fixtures) => ({
      path: { user_id_or_email: (await fixtures.one('guest')).id },
      parameters: { role: 200 },
    }),
    botRoleAboveOwner: async (fixtures) => {
      const { client } = await fixtures.one('member');
      const short_name = fixtures.fresh('bot').replace(' ', '');
      const made = (await client.ok('POST', '/bots', { full_name: short_name, short_name })) as {
        user_id: number;
      };
      return { path: { user_id_or_email: made.user_id }, parameters: { role: 200 } };
    },
    nameTooLong: renaming('x'.repeat(101)),
    nameTooShort: renaming('x'),
    nameInvalidCharacters: renaming('Iago *'),
    nameInvalidFormat: renaming('Iago|12'),
    nameTaken: async (fixtures) => {
      const { name } = await fixtures.one('member');
      const path = { user_id_or_email: (await fixtures.one('guest')).id };
      const parameters = { full_name: name };
      return { path, parameters, ...(await fixtures.settings({ require_unique_names: true })) };
    },
    ...profileValueErrors(async (fixtures, profile_data) => ({
      path: { user_id_or_email: (await fixtures.one('member')).id },
      parameters: { profile_data },
    })),
  },
  deactivateOwnUser: {
    default: async (fixtures) => ({ as: (await fixtures.person()).client }),
    cannotDeactivateLastUser: () => ({}),
  },
  deactivateUser: {
    default: userAt('user_id_or_email', async (fixtures) => (await fixtures.person()).id),
    insufficientPermission: byModerator('user_id_or_email'),
    noSuchUser: userAt('user_id_or_email', () => NOBODY),
    userIsDeactivated: userAt('user_id_or_email', async (fixtures) => (await fixtures.deactivated()).id),
    mustBeOwner: againstOwner('user_id_or_email'),
    cannotDeactivateLastUser: userAt('user_id_or_email', (fixtures) => fixtures.ownerId),
  },
  reactivateUser: {
    default: userAt('user_id', async (fixtures) => {
      const { id } = await fixtures.person();
      await fixtures.owner.ok('DELETE', `/users/${String(id)}`);
      return id;
    }),
    insufficientPermission: byModerator('user_id'),
    noSuchUser: userAt('user_id', () => NOBODY),
    mustBeOwner: againstOwner('user_id'),
    nameTaken: async (fixtures) => {
      const [gone, other] = [await fixtures.person(), await fixtures.person()];
      await fixtures.owner.ok('DELETE', `/users/${String(gone.id)}`);
      await other.client.ok('PATCH', '/settings', { full_name: gone.name });
      return { path: { user_id: gone.id }, ...(await fixtures.settings({ require_unique_names: true })) };
    },
  },
};
