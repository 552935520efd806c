import type { Contract } from '../contract.js';
import type { Problems } from '../problems.js';
import { SCHEMAS, type Schema } from '../schema/schema.js';

/*
 * The sources are a whole document, so they also state what follows from other parts of them: which events there are, which
 * codes errors have, which settings a response has. These checks name what is missing or too much.
 */

type Lists = Readonly<Record<string, readonly string[]>>;

const namesIn = ({ oneOf = [], enum: values = [], properties = {}, required = [] }: Schema): Lists => ({
  oneOf: oneOf.map(({ $ref = '' }) => $ref.slice(SCHEMAS.length)),
  enum: values.map(String),
  properties: Object.keys(properties),
  required,
});

/** Returns what schemas of the document have to list, by name. */
const wantedLists = ({ schemas, errors, settings }: Contract): Record<string, Partial<Lists>> => {
  const unions = [...schemas].filter(([name, { oneOf }]) => oneOf && name.endsWith('Event'));
  const ofUsers = settings.filter(({ part }) => part === 'settings');
  const ofOrganization = settings.filter(({ part }) => part === 'organization').map(({ name }) => name);
  const named = (chosen: typeof settings): string[] => chosen.map(({ name }) => name);
  return {
    ...Object.fromEntries(unions.map(([name, schema]) => [name, { oneOf: namesIn(schema).oneOf ?? [] }])),
    ...(errors.size > 0 && {
      ErrorCode: { enum: [...new Set([...errors.values()].map(({ code }) => code))] },
    }),
    ...(ofUsers.length > 0 && {
      UserSettingDefaults: { required: named(ofUsers.filter(({ personal }) => !personal)) },
      UserSettings: { required: named(ofUsers.filter(({ personal }) => personal)) },
      LegacyUserSettings: { properties: named(ofUsers.filter(({ legacy }) => legacy !== undefined)) },
    }),
    ...(ofOrganization.length > 0 && {
      OrganizationSettings: { properties: ofOrganization.map((name) => `realm_${name}`) },
      ChangedOrganizationSettings: { properties: ofOrganization },
    }),
  };
};

/** Checks the lists of the document that follow from its other parts. */
export const checkDerived = (contract: Contract, problems: Problems): void => {
  const { schemas = {} } = (contract.index as { components: { schemas?: Record<string, Schema> } })
    .components;
  for (const [name, lists] of Object.entries(wantedLists(contract))) {
    const file = contract.sourceOf(SCHEMAS + name);
    const written = schemas[name];
    if (!written) {
      problems.add(file, `there is no schema "${name}"; add it`);
      continue;
    }
    const found = namesIn(written);
    for (const [key, wanted = []] of Object.entries(lists)) {
      const present = found[key] ?? [];
      for (const one of wanted)
        if (!present.includes(one)) problems.add(file, `${name} lacks "${one}" in "${key}"`);
      for (const one of present)
        if (!wanted.includes(one))
          problems.add(file, `${name} has "${one}" in "${key}", which is not there; remove it`);
    }
  }
};
