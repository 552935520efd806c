import { html, type Html } from '../../pages/page.js';
import { maySeeEmail } from '../../users/model/policy.js';
import { listUsersAfter, type User } from '../../users/model/store.js';
import { operationAction } from '../actions.js';
import type { ManagedPage } from '../pages.js';
import { facts, firstItems, items, PAGE_SIZE, timeOf } from '../show.js';
import type { View } from '../view.js';

export const PERSON_PATH = '/organization/person';

/** Invitations of this page are to the channels that all new accounts get. */
const TERMS = { stream_ids: '[]', include_realm_default_subscriptions: 'true' };

const invite = operationAction('createInvitations', {
  fields: ['invitee_emails', 'invite_as', 'invite_expires_in_minutes'],
  button: 'Invite',
  done: 'The invitations are on their way.',
});

const createLink = operationAction('createInvitationLink', {
  fields: ['invite_as', 'invite_expires_in_minutes'],
  button: 'Make a link',
  done: '',
  reveal: ({ invite_link }) =>
    html`<p>Everyone who has this link can join:</p>
      <p><code>${invite_link}</code></p>`,
});

/** Returns what tells an account apart from others, as one line. */
const stateOf = (view: View, user: User): string =>
  [
    view.choice('updateUser', 'role', String(user.role)),
    ...(user.is_bot ? ['bot'] : []),
    ...(user.is_active ? [] : ['deactivated']),
  ].join(', ');

const person = (view: View, user: User): Html =>
  html`<h3><a href="${PERSON_PATH}?user=${user.id}">${user.full_name}</a></h3>
    <p>${maySeeEmail(view.actor, user) ? user.delivery_email : user.email} – ${stateOf(view, user)}</p>`;

const invitations = async (view: View): Promise<Html> => {
  const { invites } = await view.call('listInvitations');
  return items(
    invites.slice(0, PAGE_SIZE).map((one) => {
      const fixed = { invite_id: String(one.id) };
      return html`${facts([
        ['For', one.email ?? html`<code>${one.link_url ?? ''}</code>`],
        ['Role', view.choice('updateUser', 'role', String(one.invited_as))],
        ['Ends', one.expiry_date === null ? 'Never' : timeOf(view, one.expiry_date)],
      ])}
      ${
        one.is_multiuse
          ? view.form('endLink', { fixed })
          : html`${view.form('resend', { fixed })} ${view.form('endInvitation', { fixed })}`
      }`;
    }),
    'There are no open invitations.',
  );
};

const body = async (view: View): Promise<Html> => {
  const after = Number(view.parameter('after') ?? 0);
  const users = await view.services.store.read((tx) =>
    listUsersAfter(tx, Number.isSafeInteger(after) ? after : 0, PAGE_SIZE + 1),
  );
  const list = firstItems(users, (user) => person(view, user), {
    path: '/organization/people',
    keyOf: ({ id }) => id,
    ifNone: 'There are no further accounts.',
  });
  return html`<section>
      <h2>Find an account</h2>
      <form action="${PERSON_PATH}">
        <div class="field">
          <label for="find">ID or email</label>
          <input id="find" name="user" required />
        </div>
        <button type="submit">Find</button>
      </form>
    </section>
    <section>
      <h2>Invite people</h2>
      ${view.form('invite', { fixed: TERMS })}
      <h3>With a link</h3>
      ${view.form('createLink', { fixed: TERMS })}
      <h3>Open invitations</h3>
      ${await invitations(view)}
    </section>
    <section>
      <h2>Add an account</h2>
      ${view.form('createUser')}
    </section>
    <section>
      <h2>Accounts</h2>
      ${list}
    </section>`;
};

/** The accounts of the organization, and its invitations. */
export const peoplePage: ManagedPage = {
  path: '/organization/people',
  title: 'People',
  needs: 'createUser',
  inMenu: true,
  actions: {
    invite,
    createLink,
    resend: operationAction('resendInvitation', {
      button: 'Send it again',
      done: 'The email is on its way.',
    }),
    endInvitation: operationAction('deleteInvitation', {
      button: 'End it',
      done: 'The invitation is ended.',
    }),
    endLink: operationAction('deleteInvitationLink', { button: 'End it', done: 'The link is ended.' }),
    createUser: operationAction('createUser', {
      fields: ['email', 'full_name', 'password'],
      button: 'Add the account',
      done: 'The account is added.',
    }),
  },
  body,
};
