import type { CaseSetup, PartArrangements } from '../cases/case-setup.js';
import type { Body } from '../world/client.js';
import { UNKNOWN, type World } from '../world/world.js';
import { profileValueErrors } from './profile-values.js';

const PATH = '/realm/profile_fields';
const OPTIONS = { a: { text: 'a', order: '1' } };

const field = async (world: World, parameters: object): Promise<number> => {
  const { id } = (await world.owner.ok('POST', PATH, {
    name: world.fresh('Field'),
    ...parameters,
  })) as {
    id: number;
  };
  return id;
};

/** Creates a request about a field of a type: one for a new field, or for an existing one. */
type Arranging = (type: number, parameters: object, before?: (world: World) => Promise<unknown>) => CaseSetup;

const creating: Arranging = (field_type, parameters, before) => async (world) => {
  await before?.(world);
  return { parameters: { field_type, name: world.fresh('Field'), ...parameters } };
};

const first: Readonly<Record<number, object>> = {
  3: OPTIONS,
  7: { subtype: 'custom', url_pattern: 'https://a.example/%(username)s' },
};

const changing: Arranging = (field_type, parameters, before) => async (world) => {
  const field_id = await field(world, { field_type, field_data: first[field_type] });
  await before?.(world);
  return { path: { field_id }, parameters: { ...parameters } };
};

const pattern = (url_pattern: string): object => ({ field_data: { subtype: 'custom', url_pattern } });

const twoShown = async (world: World): Promise<void> => {
  for (let shown = 0; shown < 2; shown += 1) {
    await world.owner.send('POST', PATH, {
      field_type: 1,
      name: world.fresh('Field'),
      display_in_profile_summary: true,
    });
  }
};

const rules = (arranging: Arranging): Record<string, CaseSetup> => ({
  profileFieldNameBlank: arranging(1, { name: ' ' }),
  profileFieldNameTooLong: arranging(1, { name: 'x'.repeat(41) }),
  profileFieldNameTaken: async (world, base, one) => {
    const name = world.fresh('Taken');
    await field(world, { field_type: 1, name });
    return arranging(1, { name })(world, base, one);
  },
  profileFieldWithoutChoice: arranging(3, { field_data: {} }),
  profileFieldChoiceTwice: arranging(3, { field_data: { ...OPTIONS, b: { text: 'a', order: '2' } } }),
  profileFieldChoiceKeyBlank: arranging(3, { field_data: { '': { text: 'a', order: '1' } } }),
  profileFieldDataInvalid: arranging(3, { field_data: { a: 'a' } }),
  externalAccountUnknown: arranging(7, { field_data: { subtype: 'other' } }),
  externalAccountWithoutUrl: arranging(7, { field_data: { subtype: 'custom' } }),
  externalAccountUrlWithoutName: arranging(7, pattern('https://a.example/')),
  externalAccountUrlInvalid: arranging(7, pattern('%(username)s')),
  profileSummaryFull: arranging(1, { display_in_profile_summary: true }, twoShown),
  profileSummaryType: arranging(2, { display_in_profile_summary: true }),
});

/** A request about the own profile, with these fields of new types. */
const owning =
  (entered: (id: number) => unknown): CaseSetup =>
  async (world) => ({ parameters: { data: [entered(await field(world, { field_type: 1 }))] } });

export const profileFields: PartArrangements = {
  reorderProfileFields: {
    default: async (world) => {
      await field(world, { field_type: 1 });
      const { custom_fields } = await world.owner.ok('GET', PATH);
      const order = custom_fields.map(({ id }: Body) => id as number) as number[];
      const restore = async (): Promise<void> => void (await world.owner.ok('PATCH', PATH, { order }));
      return { parameters: { order: order.toReversed() }, ...world.undo(restore) };
    },
    invalidOrderMapping: () => ({ parameters: { order: [UNKNOWN] } }),
  },
  deleteProfileField: {
    default: async (world) => ({ path: { field_id: await field(world, { field_type: 1 }) } }),
    profileFieldNotFound: () => ({ path: { field_id: UNKNOWN } }),
  },
  deleteOwnProfileData: {
    default: owning((id) => id),
    profileFieldNotFound: () => ({ parameters: { data: [UNKNOWN] } }),
  },
  updateOwnProfileData: {
    default: owning((id) => ({ id, value: 'Vim' })),
    ...profileValueErrors((_fixtures, data) => ({ parameters: { data } })),
  },
  createProfileField: {
    default: creating(1, {}),
    ...rules(creating),
    profileFieldTypeInvalid: creating(9, {}),
  },
  updateProfileField: {
    default: changing(1, { hint: 'new' }),
    ...rules(changing),
    profileFieldNotFound: () => ({ path: { field_id: UNKNOWN } }),
    defaultFieldFixed: async (world) => {
      const known = { field_type: 7, field_data: { subtype: 'github' } };
      return { path: { field_id: await field(world, known) }, parameters: { name: 'Other' } };
    },
  },
};
