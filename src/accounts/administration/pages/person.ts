import { errors } from '../../../../generated/errors.js';
import { isExpired } from '../../../runtime/identity/cookies.js';
import { endSessionsOf, listSessions } from '../../authentication/sessions/store.js';
import { html, type Html } from '../../../runtime/pages/page.js';
import { checkMayAdminister, maySeeEmail } from '../../../chat/users/model/policy.js';
import {
  findUser,
  findUserByDeliveryEmail,
  findUserByEmail,
  type User,
} from '../../../chat/users/model/store.js';
import type { Tx } from '../../../runtime/store/types.js';
import { type Action, operationAction } from '../actions.js';
import type { ManagedPage } from '../managed-page.js';
import { facts } from '../show.js';
import type { View } from '../view.js';
import { botActions, botForms } from './bots.js';
import { PERSON_PATH } from './people.js';

const USER = 'user_id_or_email';

/** Returns the account with an ID as text. Other texts and too large numbers find none. */
const findById = async (tx: Tx, text: string): Promise<User | undefined> =>
  /^\d{1,15}$/.test(text) ? findUser(tx, Number(text)) : undefined;

/** Sessions are no part of the API. The permission is that for a change of the account. */
const logOut: Action = {
  button: 'End all sessions',
  done: 'All sessions of the account are ended.',
  fields: () => [],
  async run({ actor, services }, { [USER]: id = '' }) {
    await services.store.write(async (tx) => {
      const user = await findById(tx, id);
      if (!user) throw errors.noSuchUser();
      checkMayAdminister(actor, user);
      await endSessionsOf(tx, user.id);
    });
    return undefined;
  },
};

/** Returns the account with an ID or an email. A real email that the person may not see finds no account. */
const findAccount = async (tx: Tx, view: View, text: string): Promise<User | undefined> => {
  if (/^\d+$/.test(text)) return findById(tx, text);
  const byReal = await findUserByDeliveryEmail(tx, text);
  return byReal && maySeeEmail(view.actor, byReal) ? byReal : findUserByEmail(tx, text);
};

const humanForms = (view: View, user: User): Html => {
  const fixed = { [USER]: String(user.id) };
  if (!user.is_active) return view.form('reactivate', { fixed: { user_id: String(user.id) } });
  const { full_name, role } = user;
  return html`${view.form('update', { fixed, values: { full_name, role: String(role) } })}
  ${view.form('logOut', { fixed })} ${view.form('deactivate', { fixed })}`;
};

const body = async (view: View): Promise<Html> => {
  const { store, clock } = view.services;
  const { user, sessions } = await store.read(async (tx) => {
    const found = await findAccount(tx, view, view.parameter('user')?.trim() ?? '');
    if (!found || found.is_system_bot) throw errors.noSuchUser();
    return { user: found, sessions: await listSessions(tx, found.id) };
  });
  const { id, full_name, delivery_email, email, role, is_active, is_bot, date_joined, bot_owner_id } = user;
  const open = sessions.filter(({ expires_at }) => !isExpired(expires_at, clock.seconds()));
  const owner =
    bot_owner_id !== null && html`<a href="${PERSON_PATH}?user=${bot_owner_id}">${bot_owner_id}</a>`;
  return html`<h2>${full_name}</h2>
    ${facts([
      ['ID', String(id)],
      ['Email', maySeeEmail(view.actor, user) ? delivery_email : email],
      ['Role', view.choice('updateUser', 'role', String(role))],
      ['State', is_active ? 'Active' : 'Deactivated'],
      ['Since', view.time(date_joined)],
      ...(owner ? [['Owner', owner] as const] : []),
      ...(is_bot ? [] : [['Sessions', String(open.length)] as const]),
    ])}
    ${is_bot && is_active ? botForms(view, user) : humanForms(view, user)}`;
};

/** One account, for administrators. */
export const personPage: ManagedPage = {
  path: PERSON_PATH,
  title: 'Account',
  needs: 'updateUser',
  inMenu: false,
  actions: {
    update: operationAction('updateUser', { fields: ['full_name', 'role'], button: 'Save', done: 'Saved.' }),
    logOut,
    deactivate: operationAction('deactivateUser', {
      fields: ['deactivation_notification_comment'],
      button: 'Deactivate the account',
      done: 'The account is deactivated.',
      isSevere: true,
    }),
    reactivate: operationAction('reactivateUser', {
      button: 'Reactivate the account',
      done: 'The account is active.',
    }),
    ...botActions,
  },
  body,
};
