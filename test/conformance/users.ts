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

export const users: PartArrangements = {
  getOwnUser: {
    bot: async (world) => ({ as: (await world.bot()).client }),
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
  },
};
