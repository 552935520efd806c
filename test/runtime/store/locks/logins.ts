import { expect } from 'chai';

import { findOrCreateAccount } from '../../../../src/accounts/authentication/directory-account.js';
import type { Mail } from '../../../../src/runtime/outbox/jobs.js';
import { Browser, type Visited } from '../../../support/browser.js';
import type { Body, HttpResponse } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { waitingMails } from '../../../support/waiting-mails.js';
import { side, type Contests, type Fixtures } from './contest.js';

const NEW_PASSWORD = 'lantern-sesame-42';

const answerOf = ({ status, headers }: Pick<Visited, 'status' | 'headers'>): HttpResponse => ({
  status,
  headers,
  body: {},
});

const mailsTo = async ({ server }: Fixtures, address: string): Promise<Mail[]> =>
  (await waitingMails(server)).filter(({ to }) => to === address);

/** Returns the path of the link in the newest email to an address. */
const linkTo = async (fixtures: Fixtures, address: string): Promise<string> => {
  const text = (await mailsTo(fixtures, address)).at(-1)?.text ?? '';
  return /http:\/\/chat\.example\.com(\S+)/.exec(text)?.[1] ?? '';
};

/** Requests another email. Returns a side that confirms it on the page behind the mailed link. */
const confirmation = async (fixtures: Fixtures, { client }: Person, email: string) => {
  await client.ok('PATCH', '/settings', { email });
  const path = await linkTo(fixtures, email);
  return async (): Promise<HttpResponse> =>
    answerOf(await fetch(fixtures.server.url + path, { method: 'POST' }));
};

/** Returns a browser that shows the form behind the mailed link of a new invitation. */
const invitedBrowser = async (fixtures: Fixtures, email: string): Promise<Browser> => {
  await fixtures.anna.client.ok('POST', '/invites', { invitee_emails: email, stream_ids: [] });
  const browser = new Browser(fixtures.server.url);
  await browser.open(await linkTo(fixtures, email));
  return browser;
};

/** Contests about logins, passwords and email addresses. */
export const logins: Contests = {
  'an account is created with the same invitation twice': {
    locks: ['accounts/invitations/sign-up lockVisibility', 'accounts/invitations/sign-up lockChannels'],
    async prepare(fixtures) {
      const email = `${fixtures.fresh('new').replace(' ', '')}@example.com`;
      const first = await invitedBrowser(fixtures, email);
      const second = new Browser(fixtures.server.url);
      await second.open(first.at);
      const fields = { full_name: fixtures.fresh('Newcomer'), password: NEW_PASSWORD };
      return {
        sides: [first, second].map((browser) => async () => answerOf(await browser.submit(fields))),
        wins: 1,
        watchers: [fixtures.owner],
      };
    },
  },
  'two addresses are entered on the page of a link at the same moment': {
    locks: ['accounts/invitations/join lock'],
    async prepare(fixtures) {
      const { invite_link } = await fixtures.owner.ok('POST', '/invites/multiuse');
      const path = new URL(String(invite_link)).pathname;
      const sides = await Promise.all(
        [1, 2].map(async () => {
          const browser = new Browser(fixtures.server.url);
          await browser.open(path);
          const email = `${fixtures.fresh('new').replace(' ', '')}@example.com`;
          return async () => answerOf(await browser.submit({ email }));
        }),
      );
      return { sides, wins: 2 };
    },
  },
  'a browser logs in with the old password while another client changes it': {
    locks: ['accounts/authentication/pages/verify-form lockUser'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const browser = new Browser(fixtures.server.url);
      await browser.open('/login');
      const passwords = { old_password: dan.password, new_password: NEW_PASSWORD };
      return {
        sides: [
          async () => answerOf(await browser.submit({ username: dan.email, password: dan.password })),
          side(dan.client, 'PATCH', '/settings', passwords),
        ],
        wins: NaN,
        async check([, changed]) {
          expect(changed?.status).to.equal(200);
          const { status } = await browser.send('GET', '/users/me');
          expect(status, 'the session of the old password').to.equal(401);
        },
      };
    },
  },
  'a user logs in twice from one new client': {
    locks: ['accounts/authentication/known-logins lockUser'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      fixtures.server.clock.advance(61_000);
      const { anonymous } = fixtures.server;
      const options = { headers: { 'User-Agent': 'curl/8.5.0' } };
      const logIn = () =>
        anonymous.send('POST', '/fetch_api_key', { username: dan.email, password: dan.password }, options);
      return {
        sides: [logIn, logIn],
        wins: 2,
        async check() {
          const subjects = (await mailsTo(fixtures, dan.email)).map(({ subject }) => subject);
          expect(subjects).to.deep.equal(['New login to Team Chat from curl']);
        },
      };
    },
  },
  'two browsers set a password with one link': {
    locks: ['accounts/authentication/password-reset lock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const asking = new Browser(fixtures.server.url);
      await asking.open('/accounts/password/reset/');
      await asking.submit({ email: dan.email });
      let link = '';
      // The outbox has the emails of other contests before this one.
      while (link === '') {
        fixtures.server.clock.advance(5_000);
        await fixtures.server.server.workers.outbox.settled();
        link = await linkTo(fixtures, dan.email);
      }
      const choose = async (password: string) => {
        const browser = new Browser(fixtures.server.url);
        await browser.open(link);
        const fields = { new_password: password, repeated_password: password };
        return async () => answerOf(await browser.submit(fields));
      };
      return { sides: [await choose(NEW_PASSWORD), await choose(`other-${NEW_PASSWORD}`)], wins: 1 };
    },
  },
  'two users of a directory with one name log in for the first time': {
    locks: ['accounts/authentication/directory-account lockVisibility'],
    prepare(fixtures) {
      const { services } = fixtures.server;
      const name = fixtures.fresh('Namesake');
      const logIn = () => {
        const email = `${fixtures.fresh('namesake').replace(' ', '')}@example.com`;
        return async (): Promise<HttpResponse> => {
          const { full_name } = await findOrCreateAccount(services, { email, name });
          return { status: 200, headers: new Headers(), body: { full_name } };
        };
      };
      return {
        sides: [logIn(), logIn()],
        wins: 2,
        watchers: [fixtures.owner],
        check(answers) {
          const names = answers.map(({ body }) => body.full_name as string);
          expect(new Set(names), 'unique names').to.have.property('size', 2);
        },
      };
    },
  },
  'two accounts confirm one email': {
    locks: ['accounts/users/confirm-email lockVisibility'],
    async prepare(fixtures) {
      const email = `${fixtures.fresh('new').replace(' ', '')}@example.com`;
      const [dan, eva] = [await fixtures.person(), await fixtures.person()];
      return {
        sides: [await confirmation(fixtures, dan, email), await confirmation(fixtures, eva, email)],
        wins: 1,
        watchers: [fixtures.owner],
      };
    },
  },
  'a user confirms an email that only administrators see while another becomes one': {
    locks: ['accounts/users/confirm-email lockVisibility'],
    async prepare(fixtures) {
      const email = `${fixtures.fresh('new').replace(' ', '')}@example.com`;
      const [dan, eva] = [await fixtures.person(), await fixtures.person()];
      await dan.client.ok('PATCH', '/settings', { email_address_visibility: 3 });
      return {
        sides: [
          await confirmation(fixtures, dan, email),
          side(fixtures.owner, 'PATCH', `/users/${String(eva.id)}`, { role: 200 }),
        ],
        wins: 2,
        watchers: [eva.client],
        async check() {
          const { members } = await eva.client.ok('GET', '/users');
          const found = members.find(({ user_id }: Body) => user_id === dan.id);
          expect(found.delivery_email).to.equal(email);
        },
      };
    },
  },
};
