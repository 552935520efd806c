import type { CaseSetup, CaseSetups } from '../cases/case-setup.js';
import type { CaseRequest } from '../world/case-request.js';
import { UNKNOWN, type World } from '../world/world.js';

/** The request that sets values of a profile, as items with `id` and `value`. */
type Setting = (
  world: World,
  values: readonly object[],
) => Promise<Partial<CaseRequest>> | Partial<CaseRequest>;

const newField = async (world: World, field_type: number): Promise<number> => {
  const field_data = { vim: { text: 'Vim', order: '1' } };
  const field = { field_type, name: world.fresh('Field'), field_data };
  return (await world.owner.ok('POST', '/realm/profile_fields', field)).id as number;
};

type Entered = unknown[] | string | ((world: World) => Promise<unknown>);

/** The errors of every operation that sets values of a profile. */
export const profileValueErrors = (set: Setting): CaseSetups => {
  /** Sets a value in a new profile field of this type. */
  const entering =
    (field_type: number, entered: Entered): CaseSetup =>
    async (world) => {
      const value = typeof entered === 'function' ? await entered(world) : entered;
      return set(world, [{ id: await newField(world, field_type), value }]);
    };
  /** Sets the same text in several fields. */
  const enteringMany =
    (count: number, value: string): CaseSetup =>
    async (world) => {
      const values: object[] = [];
      for (let made = 0; made < count; made += 1) values.push({ id: await newField(world, 2), value });
      return set(world, values);
    };
  return {
    profileFieldNotFound: (world) => set(world, [{ id: UNKNOWN, value: 'vim' }]),
    profileValueNotString: entering(1, [1]),
    profileValueTooLong: entering(1, 'x'.repeat(51)),
    profileValueNotChoice: entering(3, 'pico'),
    profileValueNotDate: entering(4, 'tomorrow'),
    profileValueNotUrl: entering(5, 'example'),
    profileUsersNotList: entering(6, 'Iago'),
    profileUserNotInteger: entering(6, ['Iago']),
    profileUsersInvalid: entering(6, [UNKNOWN]),
    profileUserIsBot: entering(6, async (world) => [(await world.bot()).id]),
    profileUserDeactivated: entering(6, async (world) => [(await world.deactivated()).id]),
    tooLongRendered: entering(2, '\u{1fae3}'.repeat(500)),
    tooMuchToRender: enteringMany(5, '$$\\a$$ '.repeat(71)),
  };
};
