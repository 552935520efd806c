import { errors } from '../../../../generated/errors.js';
import { isExpired } from '../../../runtime/identity/cookies.js';
import { endSessions, listSessionIds, listSessions } from '../../authentication/sessions/store.js';
import {
  isDirectoryLogin,
  isEmailLogin,
  isPasswordLogin,
} from '../../../chat/organization/authentication-methods.js';
import { LOGIN_PATH } from '../../../runtime/pages/login-path.js';
import { html, type Html } from '../../../runtime/pages/page.js';
import { mayChangeEmail, mayRename } from '../../../chat/settings/policy.js';
import { type Action, fieldsOf, operationAction } from '../actions.js';
import type { ManagedPage } from '../managed-page.js';
import { apiKey, items } from '../show.js';
import type { View } from '../view.js';

/** The settings about emails, without those that other pages or clients have. */
const EMAIL_SETTINGS = [
  'enable_offline_email_notifications',
  'email_notifications_batching_period_seconds',
  'enable_stream_email_notifications',
  'enable_followed_topic_email_notifications',
  'message_content_in_email_notifications',
  'realm_name_in_email_notifications_policy',
  'enable_digest_emails',
  'enable_login_emails',
] as const;

const SESSION = 'session';

/** Sessions are no part of the API. */
const endSession: Action = {
  button: 'End this session',
  done: 'The session is ended.',
  fields: () => [],
  async run({ actor, services }, { [SESSION]: id }) {
    await services.store.write(async (tx) => {
      const own = await listSessionIds(tx, actor.id);
      await endSessions(
        tx,
        actor.id,
        own.filter((one) => String(one) === id),
      );
    });
    return undefined;
  },
};

/** In a directory, the username can be another one than the email. */
const hasUsername = ({ services }: View): boolean =>
  isDirectoryLogin(services.organization.current.settings.authentication_methods);

const showKey: Action = {
  button: 'Show my API key',
  done: '',
  fields: (forms, view) =>
    fieldsOf(forms, 'fetchApiKey', [...(hasUsername(view) ? ['username'] : []), 'password']),
  async run(view, { username = view.actor.delivery_email, password = '' }) {
    const { user_id, email, api_key } = await view.call('fetchApiKey', { username, password });
    if (user_id !== view.actor.id) throw errors.authenticationFailed();
    return apiKey(view, email, api_key);
  },
};

/** Returns the parts of the profile that the organization lets the person change. The operation ignores others. */
const profileFields = ({ actor, services }: View): string[] => [
  ...(mayRename(services, actor) ? ['full_name'] : []),
  ...(mayChangeEmail(services, actor) ? ['email'] : []),
];

const profile: Action = {
  ...operationAction('updateSettings', {
    button: 'Save',
    done: 'Saved. A new email address counts when you have opened the link that is sent to it.',
  }),
  fields: (forms, view) => fieldsOf(forms, 'updateSettings', profileFields(view)),
};

const newKey: Action = {
  ...operationAction('regenerateOwnApiKey', {
    button: 'Make a new API key',
    done: '',
    isSevere: true,
  }),
  async run(view) {
    const { api_key } = await view.call('regenerateOwnApiKey');
    return apiKey(view, view.actor.delivery_email, api_key);
  },
};

const sessions = async (view: View): Promise<Html> => {
  const { actor, services, session } = view;
  const now = services.clock.seconds();
  const rows = await services.store.read((tx) => listSessions(tx, actor.id));
  return items(
    rows
      .filter(({ expires_at }) => !isExpired(expires_at, now))
      .map(
        ({ id, created_at, expires_at }) =>
          html`<p>
              ${id === session.id ? 'This browser. ' : ''}Since ${view.time(created_at)}. Ends on
              ${view.time(expires_at)} if it is not used.
            </p>
            ${id !== session.id && view.form('endSession', { fixed: { [SESSION]: String(id) } })}`,
      ),
    'There is no session.',
  );
};

const body = async (view: View): Promise<Html> => {
  const { settings, full_name, delivery_email } = view.actor;
  const emails = EMAIL_SETTINGS.map((name): [string, string] => [name, String(settings[name])]);
  const methods = view.services.organization.current.settings.authentication_methods;
  const hasProfile = profileFields(view).length > 0;
  return html`${
      hasProfile &&
      html`<section>
        <h2>Name and email</h2>
        ${view.form('profile', { values: { full_name, email: delivery_email } })}
      </section>`
    }
    ${
      isEmailLogin(methods) &&
      html`<section>
        <h2>Password</h2>
        ${view.form('password')}
      </section>`
    }
    <section>
      <h2>Sessions</h2>
      ${await sessions(view)}
    </section>
    <section>
      <h2>API key</h2>
      <p>Bots and clients log in with your email and this key. They can do all that you can.</p>
      ${isPasswordLogin(methods) && view.form('showKey')} ${view.form('newKey')}
    </section>
    <section>
      <h2>Emails</h2>
      ${view.form('emails', { values: Object.fromEntries(emails) })}
    </section>
    <section>
      <h2>End the account</h2>
      <p>Your messages stay. Administrators can reactivate the account.</p>
      ${view.form('deactivate')}
    </section>`;
};

/** The own account: password, sessions, API key and emails. */
export const accountPage: ManagedPage = {
  path: '/account',
  title: 'Your account',
  needs: 'getOwnUser',
  inMenu: true,
  actions: {
    profile,
    password: operationAction('updateSettings', {
      fields: ['old_password', 'new_password'],
      required: ['old_password', 'new_password'],
      button: 'Change the password',
      done: 'The password is changed, and your other sessions are ended.',
    }),
    endSession,
    showKey,
    newKey,
    emails: operationAction('updateSettings', {
      fields: EMAIL_SETTINGS,
      button: 'Save',
      done: 'Saved.',
    }),
    deactivate: operationAction('deactivateOwnUser', {
      button: 'Deactivate my account',
      done: 'Your account is deactivated.',
      next: LOGIN_PATH,
      isSevere: true,
    }),
  },
  body,
};
