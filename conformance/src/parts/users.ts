import { hugePicture, notAPicture, picture } from '../world/files.js';
import { having, restricted, type CaseSetup, type PartArrangements } from '../cases/case-setup.js';
import { UNKNOWN, type Person, type World } from '../world/world.js';
import { profileValueErrors } from './profile-values.js';

const userAt =
  (parameter: string, id: (world: World) => Promise<number> | number): CaseSetup =>
  async (world) => ({ path: { [parameter]: await id(world) } });

/** A request of an administrator about an owner. */
const againstOwner =
  (parameter: string): CaseSetup =>
  async (world) => ({
    as: (await world.one('administrator')).client,
    path: { [parameter]: await world.ownerId },
  });

/** A moderator tries to change the owner's account. */
const byModerator =
  (parameter: string): CaseSetup =>
  async (world) => ({
    as: (await world.one('moderator')).client,
    path: { [parameter]: await world.ownerId },
  });

/** The same request while the owner of the world is the only one. */
const soleOwner =
  (setup: CaseSetup): CaseSetup =>
  async (world, base, one) => {
    await world.control('soleOwner')();
    return setup(world, base, one);
  };

const renaming =
  (full_name: string): CaseSetup =>
  async (world) => ({
    path: { user_id_or_email: (await world.one('member')).id },
    parameters: { full_name },
  });

const avatar =
  (make: () => File): CaseSetup =>
  () => ({ parameters: { filename: make() } });

/** A user who changes their avatar while only administrators may. */
const withoutAvatars: CaseSetup = async (world, base, one) => ({
  ...(one.operation.id === 'uploadOwnAvatar' && (await avatar(picture)(world, base, one))),
  as: (await world.one('member')).client,
  ...(await world.settings({ avatar_changes_disabled: true })),
});

/** Creates a guest who is subscribed to no channel. */
const lonelyGuest = async (world: World): Promise<Person> => {
  const guest = await world.person({ role: 'guest' });
  const { subscriptions } = (await guest.client.ok('GET', '/users/me/subscriptions')) as {
    subscriptions: readonly { readonly name: string }[];
  };
  const names = subscriptions.map(({ name }) => name);
  if (names.length > 0) await guest.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: names });
  return guest;
};

/** A guest names a user whom they cannot see. */
export const hiddenFromGuest: CaseSetup = async (world) => {
  const guest = await world.once('lonely guest', () => lonelyGuest(world));
  const group = await world.systemGroupId('role:members');
  return {
    as: guest.client,
    path: { user_id_or_email: (await world.person()).id },
    ...(await world.settings({ can_access_all_users_group: { new: group } })),
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
  async (world) => {
    const { client } = await world.person();
    await client.ok('POST', `/users/me/${path}`, device);
    return { as: client, parameters: { token: device.token } };
  };

/** A user whom the owner has muted. */
const withMuted: CaseSetup = async (world) => {
  const { id } = await world.person();
  await world.owner.ok('POST', `/users/me/muted_users/${String(id)}`);
  return { path: { muted_user_id: id } };
};

export const users: PartArrangements = {
  getOwnUser: {
    bot: async (world) => ({ as: (await world.bot()).client }),
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
    emailTaken: async (world, base) => ({
      parameters: { ...base.parameters, email: (await world.one('member')).email },
    }),
    emailNotAllowed: restricted(having({ email: 'x@outside.example.net' })),
    emailWithPlus: restricted(having({ email: 'x+y@outside.example.net' })),
    disposableEmailNotAllowed: having({ email: 'x@mailinator.com' }),
    passwordTooWeak: having({ email: 'another@example.com', password: '123456' }),
    nameTooLong: having({ full_name: 'x'.repeat(101) }),
    nameTooShort: having({ full_name: 'x' }),
    nameInvalidCharacters: having({ full_name: 'Iago *' }),
    nameInvalidFormat: having({ full_name: 'Iago|12' }),
    nameTaken: async (world, base) => {
      const { name } = await world.one('member');
      const parameters = { ...base.parameters, full_name: name };
      return { parameters, ...(await world.settings({ require_unique_names: true })) };
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
    default: async (world) => ({ as: (await world.person()).client, parameters: {} }),
    invalidPushDeviceToken: having({ token: 'none' }),
    pushNotificationsUnavailable: withDevice('android_gcm_reg_id', { token: 'phone:1' }),
  },
  muteUser: {
    default: userAt('muted_user_id', async (world) => (await world.person()).id),
    cannotMuteSelf: userAt('muted_user_id', (world) => world.ownerId),
    noSuchUser: userAt('muted_user_id', () => UNKNOWN),
    insufficientPermission: muting(hiddenFromGuest),
    userAlreadyMuted: withMuted,
  },
  unmuteUser: {
    default: withMuted,
    noSuchUser: userAt('muted_user_id', () => UNKNOWN),
    insufficientPermission: muting(hiddenFromGuest),
    userNotMuted: userAt('muted_user_id', async (world) => (await world.person()).id),
  },
  getUser: {
    default: userAt('user_id_or_email', async (world) => (await world.one('member')).id),
    noSuchUser: userAt('user_id_or_email', () => UNKNOWN),
    insufficientPermission: hiddenFromGuest,
  },
  updateUser: {
    default: userAt('user_id_or_email', async (world) => (await world.person()).id),
    noSuchUser: userAt('user_id_or_email', () => UNKNOWN),
    insufficientPermission: byModerator('user_id_or_email'),
    mustBeOwner: async (world) => ({
      as: (await world.one('administrator')).client,
      path: { user_id_or_email: await world.ownerId },
      parameters: { role: 400 },
    }),
    onlyOwnerKeepsRole: soleOwner(async (world) => ({
      path: { user_id_or_email: await world.ownerId },
      parameters: { role: 400 },
    })),
    guestsCannotAdminister: async (world) => ({
      path: { user_id_or_email: (await world.one('guest')).id },
      parameters: { role: 200 },
    }),
    botRoleAboveOwner: async (world) => {
      const { client } = await world.one('member');
      const short_name = world.freshWord('bot');
      const made = (await client.ok('POST', '/bots', { full_name: short_name, short_name })) as {
        user_id: number;
      };
      return { path: { user_id_or_email: made.user_id }, parameters: { role: 200 } };
    },
    nameTooLong: renaming('x'.repeat(101)),
    nameTooShort: renaming('x'),
    nameInvalidCharacters: renaming('Iago *'),
    nameInvalidFormat: renaming('Iago|12'),
    nameTaken: async (world) => {
      const { name } = await world.one('member');
      const path = { user_id_or_email: (await world.one('guest')).id };
      const parameters = { full_name: name };
      return { path, parameters, ...(await world.settings({ require_unique_names: true })) };
    },
    ...profileValueErrors(async (world, profile_data) => ({
      path: { user_id_or_email: (await world.one('member')).id },
      parameters: { profile_data },
    })),
  },
  deactivateOwnUser: {
    default: async (world) => ({ as: (await world.person()).client }),
    cannotDeactivateLastUser: soleOwner(() => ({})),
  },
  deactivateUser: {
    default: userAt('user_id_or_email', async (world) => (await world.person()).id),
    insufficientPermission: byModerator('user_id_or_email'),
    noSuchUser: userAt('user_id_or_email', () => UNKNOWN),
    userIsDeactivated: userAt('user_id_or_email', async (world) => (await world.deactivated()).id),
    mustBeOwner: againstOwner('user_id_or_email'),
    cannotDeactivateLastUser: soleOwner(userAt('user_id_or_email', (world) => world.ownerId)),
  },
  reactivateUser: {
    default: userAt('user_id', async (world) => {
      const { id } = await world.person();
      await world.owner.ok('DELETE', `/users/${String(id)}`);
      return id;
    }),
    insufficientPermission: byModerator('user_id'),
    mustBeAdministrator: async (world) => {
      const person = await world.person();
      const { id } = await world.botOf(person);
      await person.client.ok('DELETE', `/bots/${String(id)}`);
      return {
        as: person.client,
        path: { user_id: id },
        ...(await world.settings({ bot_creation_policy: 3 })),
      };
    },
    noSuchUser: userAt('user_id', () => UNKNOWN),
    mustBeOwner: againstOwner('user_id'),
    nameTaken: async (world) => {
      const [gone, other] = [await world.person(), await world.person()];
      await world.owner.ok('DELETE', `/users/${String(gone.id)}`);
      await other.client.ok('PATCH', '/settings', { full_name: gone.name });
      return { path: { user_id: gone.id }, ...(await world.settings({ require_unique_names: true })) };
    },
  },
};
