import { lonelyGuest } from '../presence/arrange.js';
import { hugePicture, notAPicture, picture } from '../support/pictures.js';
import { having, type Arrangement, type PartArrangements } from './arrangement.js';
import type { World } from './world.js';

const NOBODY = 4711;

const userAt =
  (parameter: string, id: (world: World) => Promise<number> | number): Arrangement =>
  async (world) => ({ path: { [parameter]: await id(world) } });

/** An administrator against an owner. */
const againstOwner =
  (parameter: string): Arrangement =>
  async (world) => ({
    as: (await world.one('administrator')).client,
    path: { [parameter]: await world.ownerId },
  });

const renaming =
  (full_name: string): Arrangement =>
  async (world) => ({
    path: { user_id_or_email: (await world.one('member')).id },
    parameters: { full_name },
  });

type Entered = unknown[] | string | ((world: World) => Promise<unknown>);

/** Somebody's profile with that in a new field of a type. */
const entering =
  (field_type: number, entered: Entered): Arrangement =>
  async (world) => {
    const field = {
      field_type,
      name: world.fresh('Field'),
      field_data: { vim: { text: 'Vim', order: '1' } },
    };
    const { id } = (await world.owner.ok('POST', '/realm/profile_fields', field)) as { id: number };
    const value = typeof entered === 'function' ? await entered(world) : entered;
    const path = { user_id_or_email: (await world.one('member')).id };
    return { path, parameters: { profile_data: [{ id, value }] } };
  };

/** The same text in several fields. */
const enteringMany =
  (count: number, value: string): Arrangement =>
  async (world) => {
    const profile_data: object[] = [];
    for (let made = 0; made < count; made += 1) {
      const field = { field_type: 2, name: world.fresh('Field') };
      profile_data.push({ id: (await world.owner.ok('POST', '/realm/profile_fields', field)).id, value });
    }
    return { path: { user_id_or_email: (await world.one('member')).id }, parameters: { profile_data } };
  };

const avatar =
  (make: () => Promise<File> | File): Arrangement =>
  async () => ({ parameters: { filename: await make() } });

/** Somebody who would change their avatar where only administrators may. */
const withoutAvatars: Arrangement = async (world, base, one) => ({
  ...(one.operation.id === 'uploadOwnAvatar' && (await avatar(picture)(world, base, one))),
  as: (await world.one('member')).client,
  ...(await world.settings({ avatar_changes_disabled: true })),
});

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
    emailTaken: having({ email: 'owner@example.com' }),
    passwordTooWeak: having({ email: 'another@example.com', password: '123456' }),
    nameTooLong: having({ full_name: 'x'.repeat(101) }),
    nameTooShort: having({ full_name: 'x' }),
    nameInvalidCharacters: having({ full_name: 'Iago *' }),
    nameInvalidFormat: having({ full_name: 'Iago|12' }),
    nameTaken: async (world, base) => {
      const { name } = await world.one('member');
      const parameters = { ...base.parameters, email: 'another@example.com', full_name: name };
      return { parameters, ...(await world.settings({ require_unique_names: true })) };
    },
  },
  markOnboardingStep: {
    unknownOnboardingStep: having({ onboarding_step: 'intro_moon_view_modal' }),
  },
  getUser: {
    default: userAt('user_id_or_email', async (world) => (await world.one('member')).id),
    noSuchUser: userAt('user_id_or_email', () => NOBODY),
    insufficientPermission: async (world) => {
      const guest = await lonelyGuest(world.server, world.fresh('Guest'));
      const can_access_all_users_group = await world.systemGroupId('role:members');
      return {
        as: guest.client,
        path: { user_id_or_email: (await world.person()).id },
        ...(await world.settings({ can_access_all_users_group })),
      };
    },
  },
  updateUser: {
    default: userAt('user_id_or_email', async (world) => (await world.person()).id),
    noSuchUser: userAt('user_id_or_email', () => NOBODY),
    insufficientPermission: async (world) => ({
      as: (await world.one('moderator')).client,
      path: { user_id_or_email: await world.ownerId },
    }),
    mustBeOwner: async (world) => ({
      as: (await world.one('administrator')).client,
      path: { user_id_or_email: await world.ownerId },
      parameters: { role: 400 },
    }),
    onlyOwnerKeepsRole: async (world) => ({
      path: { user_id_or_email: await world.ownerId },
      parameters: { role: 400 },
    }),
    guestsCannotAdminister: async (world) => ({
      path: { user_id_or_email: (await world.one('guest')).id },
      parameters: { role: 200 },
    }),
    botRoleAboveOwner: async (world) => {
      const { client } = await world.one('member');
      const short_name = world.fresh('bot').replace(' ', '');
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
    profileFieldNotFound: async (world) => ({
      path: { user_id_or_email: (await world.one('member')).id },
      parameters: { profile_data: [{ id: NOBODY, value: 'vim' }] },
    }),
    profileValueNotString: entering(1, [1]),
    profileValueTooLong: entering(1, 'x'.repeat(51)),
    profileValueNotChoice: entering(3, 'pico'),
    profileValueNotDate: entering(4, 'tomorrow'),
    profileValueNotUrl: entering(5, 'example'),
    profileUsersNotList: entering(6, 'Iago'),
    profileUserNotInteger: entering(6, ['Iago']),
    profileUsersInvalid: entering(6, [NOBODY]),
    profileUserIsBot: entering(6, async (world) => [(await world.bot()).id]),
    profileUserDeactivated: entering(6, async (world) => [(await world.deactivated()).id]),
    tooLongRendered: entering(2, '\u{1fae3}'.repeat(500)),
    tooMuchToRender: enteringMany(5, '$$\\a$$ '.repeat(71)),
  },
  deactivateUser: {
    default: userAt('user_id_or_email', async (world) => (await world.person()).id),
    noSuchUser: userAt('user_id_or_email', () => NOBODY),
    userIsDeactivated: userAt('user_id_or_email', async (world) => (await world.deactivated()).id),
    mustBeOwner: againstOwner('user_id_or_email'),
    cannotDeactivateLastUser: userAt('user_id_or_email', (world) => world.ownerId),
  },
  reactivateUser: {
    default: userAt('user_id', async (world) => {
      const { id } = await world.person();
      await world.owner.ok('DELETE', `/users/${String(id)}`);
      return id;
    }),
    noSuchUser: userAt('user_id', () => NOBODY),
    mustBeOwner: againstOwner('user_id'),
    nameTaken: async (world) => {
      const [gone, other] = [await world.person(), await world.person()];
      await world.owner.ok('DELETE', `/users/${String(gone.id)}`);
      await other.client.ok('PATCH', '/settings', { full_name: gone.name });
      return { path: { user_id: gone.id }, ...(await world.settings({ require_unique_names: true })) };
    },
  },
};
