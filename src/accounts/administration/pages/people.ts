import { linkUrls } from '../../invitations/links.js';
import { listLinksAfter, type InvitationLink } from '../../invitations/link-store.js';
import { listInvitationsAfter, type Invitation } from '../../invitations/store.js';
import type { Terms } from '../../invitations/stored-terms.js';
import { html, type Html } from '../../../runtime/pages/page.js';
import { maySeeEmail } from '../../../chat/users/model/policy.js';
import { listUsersAfter, type User } from '../../../chat/users/model/store.js';
import { operationAction } from '../actions.js';
import type { ManagedPage } from '../managed-page.js';
import { facts, firstItems, PAGE_SIZE } from '../show.js';
import type { View } from '../view.js';

const PEOPLE_PATH = '/organization/people';
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

/** Returns a parameter with an ID. Anything else is 0, before all IDs. */
const idIn = (view: View, parameter: string): number => {
  const text = view.parameter(parameter) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
};

const termsOf = (view: View, to: Html | string, { invited_as, expires_at }: Terms): Html =>
  facts([
    ['For', to],
    ['Role', view.choice('updateUser', 'role', String(invited_as))],
    ['Ends', expires_at === null ? 'Never' : view.time(expires_at)],
  ]);

const invitations = async (view: View): Promise<Html> => {
  const { store, clock } = view.services;
  const rows = await store.read((tx) =>
    listInvitationsAfter(tx, clock.seconds(), idIn(view, 'after_invitation'), PAGE_SIZE + 1),
  );
  const show = (row: Invitation): Html => {
    const fixed = { invite_id: String(row.id) };
    return html`${termsOf(view, row.email, row)} ${view.form('resend', { fixed })}
    ${view.form('endInvitation', { fixed })}`;
  };
  return firstItems(rows, show, {
    path: PEOPLE_PATH,
    parameter: 'after_invitation',
    keyOf: ({ id }) => id,
    ifNone: 'There are no open invitations.',
  });
};

const links = async (view: View): Promise<Html> => {
  const { store, clock } = view.services;
  const rows = await store.read((tx) =>
    listLinksAfter(tx, clock.seconds(), idIn(view, 'after_link'), PAGE_SIZE + 1),
  );
  const urlOf = linkUrls(view.services);
  const show = (row: InvitationLink): Html =>
    html`${termsOf(view, html`<code>${urlOf(row.seed)}</code>`, row)}
    ${view.form('endLink', { fixed: { invite_id: String(row.id) } })}`;
  return firstItems(rows, show, {
    path: PEOPLE_PATH,
    parameter: 'after_link',
    keyOf: ({ id }) => id,
    ifNone: 'There are no open links.',
  });
};

const body = async (view: View): Promise<Html> => {
  const users = await view.services.store.read((tx) =>
    listUsersAfter(tx, idIn(view, 'after'), PAGE_SIZE + 1),
  );
  const list = firstItems(users, (user) => person(view, user), {
    path: PEOPLE_PATH,
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
      <h3>Open invitations</h3>
      ${await invitations(view)}
      <h3>With a link</h3>
      ${view.form('createLink', { fixed: TERMS })}
      <h3>Open links</h3>
      ${await links(view)}
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
  path: PEOPLE_PATH,
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
