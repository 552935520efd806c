import type { Body } from '../client.js';
import { hide } from './presence.js';
import { drop, forget, replace, type Appliers, type State } from './types.js';

const OWNER = 100;
const ADMINISTRATOR = 200;
const MODERATOR = 300;
const GUEST = 600;

const rights = (role: number): Body => ({
  role,
  is_owner: role === OWNER,
  is_admin: role <= ADMINISTRATOR,
  is_guest: role === GUEST,
});

const LISTS = ['realm_users', 'realm_non_active_users', 'cross_realm_bots'] as const;

/** Fields that register returns only for the requester, or under another name. */
const ELSEWHERE = ['new_email', 'email', 'avatar_source', 'avatar_url_medium', 'custom_profile_field'];

/** The changed fields of an account, in the format of the register response. */
const changeOf = (user: Body, person: Body): Body => {
  const change: Body = Object.fromEntries(
    Object.entries(person as object).filter(([name]) => !ELSEWHERE.includes(name)),
  );
  if (person.new_email !== undefined) change.email = person.new_email;
  if (person.role !== undefined) Object.assign(change, rights(person.role));
  if (!person.custom_profile_field) return change;
  const { id, ...value } = person.custom_profile_field;
  change.profile_data = { ...user.profile_data, [id]: value };
  if (value.value === null) forget(change.profile_data, id);
  return change;
};

const changeOwn = (state: State, person: Body): void => {
  const { full_name, role, new_email, delivery_email, avatar_url, avatar_url_medium, avatar_source } = person;
  if (full_name !== undefined) state.full_name = full_name;
  if (new_email !== undefined) state.email = new_email;
  if (delivery_email !== undefined) state.delivery_email = delivery_email;
  if (person.is_billing_admin !== undefined) state.is_billing_admin = person.is_billing_admin;
  if (avatar_source !== undefined) Object.assign(state, { avatar_url, avatar_url_medium, avatar_source });
  if (role === undefined) return;
  const { is_owner, is_admin, is_guest } = rights(role);
  Object.assign(state, { is_owner, is_admin, is_guest, is_moderator: role === MODERATOR });
};

const update = (state: State, person: Body): void => {
  if (person.user_id === state.user_id) changeOwn(state, person);
  for (const list of LISTS) {
    const user = state[list].find(({ user_id }: Body) => user_id === person.user_id);
    if (user) Object.assign(user, changeOf(user, person));
  }
  if (person.is_active === undefined) return;
  hide(state, person.user_id);
  const [from, to] = person.is_active
    ? [state.realm_non_active_users, state.realm_users]
    : [state.realm_users, state.realm_non_active_users];
  const moved = from.find(({ user_id }: Body) => user_id === person.user_id);
  if (!moved) return;
  drop(from, (user) => user === moved);
  to.push(moved);
  // A user who becomes visible again reappears with the stored status, and with presence after the next report.
  forget(state.user_status, moved.user_id);
};

/** Events about accounts, and about bots that the user manages. */
export const peopleAppliers: Appliers = {
  'realm_user add': (state, { person }) => {
    for (const list of LISTS) drop(state[list], ({ user_id }) => user_id === person.user_id);
    state[person.is_active ? 'realm_users' : 'realm_non_active_users'].push(person);
  },
  'realm_user remove': (state, { person }) => {
    hide(state, person.user_id);
    forget(state.user_status, person.user_id);
    for (const list of LISTS) drop(state[list], ({ user_id }) => user_id === person.user_id);
  },
  'realm_user update': (state, { person }) => {
    update(state, person);
  },
  'realm_bot add': (state, { bot }) => {
    replace(state.realm_bots, 'user_id', bot);
  },
  'realm_bot update': (state, { bot }) => {
    const known = state.realm_bots.find(({ user_id }: Body) => user_id === bot.user_id);
    Object.assign(known, bot);
  },
  'realm_bot delete': (state, { bot }) => {
    drop(state.realm_bots, ({ user_id }) => user_id === bot.user_id);
  },
};
