import type { Alias, Setting, SettingEffect } from '../contract.js';
import { acceptedNames } from './aliases.js';
import { notesOf } from './extensions.js';
import type { Normalizer } from '../schema/normalize.js';
import type { Problems } from '../problems.js';
import type { References } from './references.js';
import { omit, SCHEMAS, type Schema } from '../schema/schema.js';
import { legacySettingsSentence, valueSentence } from '../schema/sentences.js';
import type { SourceFile } from './sources.js';

interface WrittenSetting {
  schema: Schema;
  group: string;
  effect: SettingEffect;
  needs?: string;
  legacy?: string;
  personal?: true;
  description: string;
  deprecated?: boolean;
  'x-since'?: number;
  'x-handler-validates'?: Schema['x-handler-validates'];
  parameter?: { schema: Schema; description: string; example: unknown };
  'x-permission'?: { role: 'owner' };
  'x-aliases'?: Alias[];
}

const CLIENTS = 'Only clients apply it.';

/** Returns the description, with a sentence on who applies the setting unless the server does. */
const describe = ({ description, effect, needs }: WrittenSetting): string => {
  const own = description.trim();
  if (effect === 'client') return `${own} ${CLIENTS}`;
  return needs === undefined
    ? own
    : `${own} The server stores and announces it, without effect: it has no ${needs}.`;
};

export const readSettings = (
  files: readonly SourceFile[],
  references: References,
  normalizer: Normalizer,
  problems: Problems,
): Setting[] =>
  files.flatMap(({ file, part, content }) =>
    Object.entries(content as unknown as Record<string, WrittenSetting>).map(([name, written]): Setting => {
      const { default: byDefault, ...schema } = normalizer.withValues(
        references.resolve(written.schema, file),
      );
      if (byDefault === undefined)
        problems.add(file, `setting "${name}" has no default; add it to its schema`);
      if (written.needs !== undefined && written.effect !== 'none')
        problems.add(file, `setting "${name}" has an effect; \`needs\` is for settings without`);
      const description = describe(written);
      return {
        name,
        file,
        part,
        group: written.group,
        effect: written.effect,
        ...(written.legacy === undefined ? {} : { legacy: written.legacy }),
        ...(written.personal === undefined ? {} : { personal: written.personal }),
        ...(written['x-since'] === undefined ? {} : { since: written['x-since'] }),
        schema: {
          ...schema,
          description,
          ...(written['x-handler-validates'] && { 'x-handler-validates': written['x-handler-validates'] }),
        },
        default: byDefault,
        description,
        ...(written.parameter === undefined
          ? {}
          : {
              parameter: {
                ...written.parameter,
                schema: references.resolve(written.parameter.schema, file),
              },
            }),
        ...(written['x-permission'] === undefined ? {} : { role: written['x-permission'].role }),
        aliases: acceptedNames(written['x-aliases']),
        extensions: notesOf(written),
      };
    }),
  );

const objectOf = (settings: readonly Setting[], description: string, prefix = ''): Schema => ({
  type: 'object',
  description,
  properties: Object.fromEntries(
    settings.map((setting) => [
      prefix + setting.name,
      {
        ...setting.schema,
        description: valueSentence(setting),
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
  if (!types.includes('string')) return omit(schema, 'x-since', 'x-changes', 'x-gap');
  const { description } = schema;
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
