import type { CaseRequest, CaseSetup, CaseSetups } from './case-setup.js';
import type { Fixtures } from './fixtures.js';

const NOBODY = 4711;

/** The request that sets values of a profile, as items with `id` and `value`. */
type Setting = (
  fixtures: Fixtures,
  values: readonly object[],
) => Promise<Partial<CaseRequest>> | Partial<CaseRequest>;

const newField = async (fixtures: Fixtures, field_type: number): Promise<number> => {
  const field_data = { vim: { text: 'Vim', order: '1' } };
  const field = { field_type, name: fixtures.fresh('Field'), field_data };
  return (await fixtures.owner.ok('POST', '/realm/profile_fields', field)).id as number;
};

type Entered = unknown[] | string | ((fixtures: Fixtures) => Promise<unknown>);

/** The errors of every operation that sets values of a profile. */
export const profileValueErrors = (set: Setting): CaseSetups => {
  /** Sets a value in a new profile field of this type. */
  const entering =
    (field_type: number, entered: Entered): CaseSetup =>
    async (fixtures) => {
      const value = typeof entered === 'function' ? await entered(fixtures) : entered;
      return set(fixtures, [{ id: await newField(fixtures, field_type), value }]);
    };
  /** Sets the same text in several fields. */
  const enteringMany =
    (count: number, value: string): CaseSetup =>
    async (fixtures) => {
      const values: object[] = [];
      for (let made = 0; made < count; made += 1) values.push({ id: await newField(fixtures, 2), value });
      return set(fixtures, values);
    };
  return {
    profileFieldNotFound: (fixtures) => set(fixtures, [{ id: NOBODY, value: 'vim' }]),
    profileValueNotString: entering(1, [1]),
    profileValueTooLong: entering(1, 'x'.repeat(51)),
    profileValueNotChoice: entering(3, 'pico'),
    profileValueNotDate: entering(4, 'tomorrow'),
    profileValueNotUrl: entering(5, 'example'),
    profileUsersNotList: entering(6, 'Iago'),
    profileUserNotInteger: entering(6, ['Iago']),
    profileUsersInvalid: entering(6, [NOBODY]),
    profileUserIsBot: entering(6, async (fixtures) => [(await fixtures.bot()).id]),
    profileUserDeactivated: entering(6, async (fixtures) => [(await fixtures.deactivated()).id]),
    tooLongRendered: entering(2, '\u{1fae3}'.repeat(500)),
    tooMuchToRender: enteringMany(5, '$$\\a$$ '.repeat(71)),
  };
};
