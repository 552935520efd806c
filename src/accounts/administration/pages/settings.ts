import { organizationSettings, type SettingRow } from '../../../../generated/settings.js';
import type { FormField, FormFile } from '../../../contract/types.js';
import { html, type Html } from '../../../runtime/pages/page.js';
import { operationAction, type Action } from '../actions.js';
import { systemGroupChoices } from '../groups.js';
import type { ManagedPage } from '../managed-page.js';
import type { View } from '../view.js';

const rows: readonly SettingRow[] = organizationSettings;

/** The groups of settings, as their names are in the contract. */
const GROUPS = [...new Set(rows.map(({ group }) => group))];

const namesIn = (group: string): string[] =>
  rows.filter((row) => row.group === group).map(({ name }) => name);

/** Returns the fields of the settings of a group that the operation changes. */
const groupFields = (forms: FormFile, group: string): FormField[] => {
  const names = new Set(namesIn(group));
  return (forms.updateOrganization ?? []).filter(({ name }) => names.has(name));
};

const saveGroup = (group: string): Action => ({
  ...operationAction('updateOrganization', { button: 'Save', done: 'Saved.' }),
  fields: (forms) => groupFields(forms, group),
});

const change = (value: unknown): string => JSON.stringify({ new: value });

/** Stored for no limit. A setting without a limit is null if it is that of the server. */
const UNLIMITED: readonly unknown[] = [null, -1];

/** Returns a setting as the text that the operation takes. */
const textOf = (value: unknown, field: FormField | undefined): string => {
  if (field?.words?.includes('unlimited') && UNLIMITED.includes(value)) return 'unlimited';
  if (value === null) return 'default';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Returns the settings in the form that the operation takes. */
const settingsOf = ({ services: { organization } }: View): Readonly<Record<string, unknown>> => {
  const { settings } = organization.current;
  const methods = Object.entries(settings.authentication_methods);
  const authentication_methods = Object.fromEntries(methods.map(([name, { enabled }]) => [name, enabled]));
  return { ...settings, authentication_methods };
};

const groupSection = async (view: View, group: string): Promise<Html> => {
  const isPermission = group === 'permission';
  const values = Object.entries(settingsOf(view)).map(([name, value]): [string, string] => [
    name,
    isPermission ? change(value) : textOf(value, view.field('updateOrganization', name)),
  ]);
  const roles = isPermission ? await systemGroupChoices(view, change) : [];
  const choices = (isPermission ? namesIn(group) : []).map((name): [string, typeof roles] => [name, roles]);
  return html`<section>
    <h2>${group.charAt(0).toUpperCase() + group.slice(1)}</h2>
    ${view.form(group, { values: Object.fromEntries(values), choices: Object.fromEntries(choices) })}
  </section>`;
};

const body = async (view: View): Promise<Html> => {
  const { name, description } = view.services.organization.current;
  const sections: Html[] = [];
  for (const group of GROUPS) sections.push(await groupSection(view, group));
  return html`<p>Only owners can change some of these settings.</p>
    <section>
      <h2>Organization</h2>
      ${view.form('profile', { values: { name, description } })}
    </section>
    ${sections}`;
};

/** The settings of the organization. Their limits come from the contract. */
export const settingsPage: ManagedPage = {
  path: '/organization/settings',
  title: 'Settings',
  needs: 'updateOrganization',
  inMenu: true,
  actions: {
    profile: operationAction('updateOrganization', {
      fields: ['name', 'description'],
      button: 'Save',
      done: 'Saved.',
    }),
    ...Object.fromEntries(GROUPS.map((group) => [group, saveGroup(group)])),
  },
  body,
};
