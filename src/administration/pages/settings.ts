import { organizationSettings, type SettingRow } from '../../../generated/settings.js';
import { hasRole } from '../../authentication/actor.js';
import type { FormField, FormFile } from '../../http/types.js';
import { html, type Html } from '../../pages/page.js';
import { operationAction, type Action } from '../actions.js';
import { systemGroupChoices } from '../groups.js';
import type { ManagedPage } from '../pages.js';
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

/** Returns a setting as the text that the operation takes. */
const textOf = (value: unknown, group: string): string => {
  if (group === 'permission') return change(value);
  if (value === null) return 'unlimited';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const groupSection = async (view: View, group: string): Promise<Html> => {
  const { settings } = view.services.organization.current;
  const values = Object.entries(settings).map(([name, value]): [string, string] => [
    name,
    textOf(value, group),
  ]);
  const roles = await systemGroupChoices(view, change);
  const withRoles = group === 'permission' ? namesIn(group) : [];
  const choices = withRoles.map((name): [string, typeof roles] => [name, roles]);
  return html`<section>
    <h2>${group.charAt(0).toUpperCase() + group.slice(1)}</h2>
    ${view.form(group, { values: Object.fromEntries(values), choices: Object.fromEntries(choices) })}
  </section>`;
};

const body = async (view: View): Promise<Html> => {
  const { name, description } = view.services.organization.current;
  const sections: Html[] = [];
  for (const group of GROUPS) sections.push(await groupSection(view, group));
  return html`${!hasRole(view.actor.role, 'owner') && html`<p>Only owners can change some of these settings.</p>`}
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
