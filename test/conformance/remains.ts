import type { Body, Client } from '../support/client.js';

/** What an organization has, as its owner sees it. */
export interface Belongings {
  readonly active: readonly string[];
  readonly channels: readonly string[];
  readonly groups: readonly string[];
  readonly lists: Body;
  readonly settings: Body;
}

const names = (things: readonly { readonly name: string }[]): string[] =>
  things.map(({ name }) => name).sort();

const LISTS: readonly (readonly [path: string, field: string])[] = [
  ['/invites', 'invites'],
  ['/realm/linkifiers', 'linkifiers'],
  ['/realm/profile_fields', 'custom_fields'],
  ['/realm/domains', 'domains'],
  ['/export/realm', 'exports'],
];

/** Returns what a run must leave as it was. */
export const belongings = async (owner: Client): Promise<Belongings> => {
  const { members } = await owner.ok('GET', '/users');
  const { streams } = await owner.ok('GET', '/streams', { include_all_active: true });
  const { user_groups } = await owner.ok('GET', '/user_groups');
  const lists: Record<string, Body> = {};
  for (const [path, field] of LISTS) lists[field] = (await owner.ok('GET', path))[field];
  const { emoji } = await owner.ok('GET', '/realm/emoji');
  lists.emoji = Object.values(emoji as object).filter(({ deactivated }: Body) => deactivated !== true);
  const fetched = ['realm', 'realm_playgrounds', 'realm_user_settings_defaults'];
  const { queue_id, ...settings } = await owner.ok('POST', '/register', {
    event_types: [],
    fetch_event_types: fetched,
  });
  await owner.ok('DELETE', '/events', { queue_id });
  delete settings.last_event_id;
  return {
    active: members.filter(({ is_active }: Body) => is_active).map(({ full_name }: Body) => full_name),
    channels: names(streams),
    groups: names(user_groups.filter(({ is_system_group }: Body) => is_system_group !== true)),
    lists,
    settings,
  };
};
