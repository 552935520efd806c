import { organizationSettings, userSettings, type SettingRow } from '../../../generated/settings.js';
import { readDocument, Reader } from '../specification/published.js';

const reader = new Reader(readDocument());

const REQUESTS = { user: 'UpdateSettingsRequest', organization: 'UpdateOrganizationRequest' } as const;
const ROWS: Readonly<Record<keyof typeof REQUESTS, readonly SettingRow[]>> = {
  user: userSettings,
  organization: organizationSettings,
};

export type Owner = keyof typeof REQUESTS;

/** The contract's description of a setting in the operation that changes it. */
export const descriptionOf = (owner: Owner, name: string): string =>
  (reader.document.components.schemas[REQUESTS[owner]]?.properties?.[name]?.description ?? '').replaceAll(
    '\n',
    ' ',
  );

/** The meaning of each choice of a setting in the contract: `1 members, 2 …`. */
export const meaningOf = (owner: Owner, name: string): Map<number, string> => {
  const found = descriptionOf(owner, name).matchAll(
    /\b(\d) (everyone|full members|members|moderators|administrators|nobody)\b/g,
  );
  const meaning = new Map(Array.from(found, ([, choice, word = '']) => [Number(choice), word]));
  const choices = ROWS[owner].find((row) => row.name === name)?.choices ?? [];
  if (choices.length === 0 || choices.some((choice) => !meaning.has(Number(choice))))
    throw new Error(`The description of ${name} does not say what each choice means.`);
  return meaning;
};
