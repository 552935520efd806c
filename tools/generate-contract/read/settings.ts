import type { Alias, Setting, SettingEffect } from '../contract.js';
import { acceptedNames } from './aliases.js';
import { notesOf } from './extensions.js';
import type { Normalizer } from '../schema/normalize.js';
import type { Problems } from '../problems.js';
import { omit, SCHEMAS, type Schema } from '../schema/schema.js';
import { legacySettingsSentence } from '../schema/sentences.js';
import { nounOf, type Bundle } from './bundle.js';
import { NOTES_OF_PLACE, type SourceSchemas } from './source-schema.js';

/** What a property of a settings.yaml states beyond its form (`x-setting`). */
interface SettingNotes {
  readonly group: string;
  readonly effect: SettingEffect;
  readonly needs?: string;
  readonly legacy?: string;
  readonly default: unknown;
  /** The form of the value, if the parameter that changes it has another one: a schema, or the name of one. */
  readonly value?: Schema | string;
  /** The description of that form. */
  readonly description?: string;
}

/** The objects whose properties are settings. */
export const SETTINGS = 'settings.yaml';

/** The settings that say something about the user, so that new accounts have no defaults for them. */
const PERSONAL = 'PersonalSettingValues';

const CLIENTS = 'Only clients apply it.';

/** Returns the description, with a sentence on who applies the setting unless the server does. */
const describe = (description: string, { effect, needs }: SettingNotes): string => {
  const own = description.trim();
  if (effect === 'client') return `${own} ${CLIENTS}`;
  return needs === undefined
    ? own
    : `${own} The server stores and announces it, without effect: it has no ${needs}.`;
};

const checkNotes = (name: string, file: string, notes: SettingNotes, problems: Problems): void => {
  if (notes.default === undefined)
    problems.add(file, `setting "${name}" has no default; add it to its "x-setting"`);
  if (notes.needs !== undefined && notes.effect !== 'none')
    problems.add(file, `setting "${name}" has an effect; \`needs\` is for settings without`);
};

/** Reads the properties that have an `x-setting`, in the objects of the files settings.yaml. */
export const readSettings = (
  { document, fileOf }: Bundle,
  schemas: SourceSchemas,
  normalizer: Normalizer,
  problems: Problems,
): Setting[] => {
  const read = (object: string, name: string, written: Schema): Setting[] => {
    const notes = written['x-setting'] as SettingNotes | undefined;
    if (notes === undefined) return [];
    const file = fileOf[SCHEMAS + object] ?? '';
    checkNotes(name, file, notes, problems);
    const { description = '', examples, 'x-since': since, 'x-permission': permission } = written;
    const form = omit(schemas.read(written), ...NOTES_OF_PLACE, 'x-permission');
    const { value } = notes;
    const ofValue = typeof value === 'string' ? { $ref: SCHEMAS + value } : value && schemas.read(value);
    const described = describe(description, notes);
    return [
      {
        name,
        file,
        object,
        part: file.split('/')[0] ?? '',
        group: notes.group,
        effect: notes.effect,
        ...(notes.legacy === undefined ? {} : { legacy: notes.legacy }),
        ...(object === PERSONAL && { personal: true as const }),
        ...(since === undefined ? {} : { since: since as number }),
        schema: {
          ...normalizer.withValues(ofValue ?? form),
          description: describe(notes.description ?? description, notes),
          ...(examples && !ofValue && { examples }),
        },
        default: notes.default,
        description: described,
        ...(ofValue && { parameter: { schema: form, example: examples?.[0] } }),
        ...(permission !== undefined && { role: (permission as { role: 'owner' }).role }),
        aliases: acceptedNames(written['x-aliases'] as Alias[] | undefined),
        extensions: notesOf(written),
      },
    ];
  };
  return Object.entries(document.components.schemas ?? {}).flatMap(
    ([object, { properties = {} }]: [string, Schema]) =>
      nounOf(fileOf[SCHEMAS + object] ?? '') === SETTINGS
        ? Object.entries(properties).flatMap(([name, written]) => read(object, name, written))
        : [],
  );
};

const objectOf = (settings: readonly Setting[], description: string, prefix = ''): Schema => ({
  type: 'object',
  description,
  properties: Object.fromEntries(
    settings.map((setting) => [
      prefix + setting.name,
      {
        ...setting.schema,
        // Other names are those of parameters.
        ...omit(setting.extensions as Schema, 'x-aliases'),
      },
    ]),
  ),
});

/** Returns an object that has each of the settings. */
const required = (settings: readonly Setting[], description: string): Schema => {
  const { properties, ...object } = objectOf(settings, description);
  const withDefaults = settings.map(({ name, default: byDefault }) => [
    name,
    { ...properties?.[name], default: byDefault },
  ]);
  return {
    ...object,
    required: namesOf(settings),
    properties: Object.fromEntries(withDefaults) as Schema['properties'],
  };
};

/** Replaces the values that are texts by the word that stands for the new text. */
const changedValue = (schema: Schema): Schema => {
  const types = [schema.type ?? []].flat();
  if (!types.includes('string')) return schema;
  const description = 'See `PATCH /realm`.';
  const updated = { const: 'updated' };
  return types.includes('null')
    ? { oneOf: [{ ...updated, title: 'Updated' }, { type: 'null' }], description }
    : { ...updated, description };
};

const changesOf = (settings: readonly Setting[], description: string): Schema => {
  const { properties = {}, ...object } = objectOf(settings, description);
  const changes = Object.entries(properties).map(([name, one]) => [name, changedValue(one)]);
  return { ...object, properties: Object.fromEntries(changes) as Schema['properties'] };
};

const namesOf = (settings: readonly Setting[]): string[] => settings.map(({ name }) => name);

/** Adds to the events by which older clients learn of settings a sentence that lists these settings. */
export const withLegacySettings = (schema: Schema, settings: readonly Setting[]): Schema => {
  const sentence = legacySettingsSentence(String(schema.properties?.type?.const), settings);
  return sentence === undefined
    ? schema
    : { ...schema, description: `${schema.description?.trim() ?? ''}\n\n${sentence}` };
};

/** Returns the schemas generated from the settings, for `register` and other responses. */
export const settingsSchemas = (
  settings: readonly Setting[],
): [name: string, schema: Schema, file: string][] => {
  const users = settings.filter(({ part }) => part === 'settings');
  const organization = settings.filter(({ part }) => part === 'organization');
  const legacy = users.filter((setting) => setting.legacy !== undefined);
  const [defaults, personal] = [users.filter((one) => !one.personal), users.filter((one) => one.personal)];
  const schemas: [string, Schema, string | undefined][] = [
    [
      'UserSettings',
      {
        ...required(personal, 'Every setting of a user.'),
        allOf: [{ $ref: `${SCHEMAS}UserSettingDefaults` }],
      },
      users[0]?.file,
    ],
    ['UserSettingDefaults', required(defaults, 'The settings of a new account.'), defaults[0]?.file],
    [
      'LegacyUserSettings',
      objectOf(legacy, 'Settings of the user, as older clients read them.'),
      legacy[0]?.file,
    ],
    [
      'ChangedOrganizationSettings',
      changesOf(organization, 'The settings of the organization that changed. The others are absent.'),
      organization[0]?.file,
    ],
    [
      'OrganizationSettings',
      objectOf(organization, 'Settings of the organization.', 'realm_'),
      organization[0]?.file,
    ],
  ];
  return schemas.flatMap(([name, schema, file]) => (file === undefined ? [] : [[name, schema, file]]));
};
