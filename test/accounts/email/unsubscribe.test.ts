import { expect } from 'chai';

import { unsubscribeUrl, type UnsubscribeKind } from '../../../src/accounts/email/unsubscribe-link.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../../chat/users/event-recorder.js';

const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
/** What a link of each kind turns off, as the texts of the emails promise. */
const TURNED_OFF: Readonly<Record<UnsubscribeKind, readonly string[]>> = {
  missed_messages: [
    'enable_offline_email_notifications',
    'enable_stream_email_notifications',
    'enable_followed_topic_email_notifications',
  ],
  login: ['enable_login_emails'],
  digest: ['enable_digest_emails'],
};
const KINDS = Object.keys(TURNED_OFF) as UnsubscribeKind[];

describe('Unsubscribing from emails', () => {
  let site: TestServer;
  let person: Person;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  beforeEach(async () => {
    person = await site.person(`Reader ${String(Math.random()).slice(2)}`);
    // One of the three settings is off by default.
    await person.client.ok('PATCH', '/settings', { enable_stream_email_notifications: true });
  });

  const pathTo = (kind: UnsubscribeKind, id = person.id): string =>
    new URL(unsubscribeUrl(site.services, kind, id)).pathname;
  const call = (method: string, path: string, body?: RequestInit['body']): Promise<Response> =>
    fetch(`${site.url}${path}`, { method, redirect: 'manual', ...(body !== undefined && { body }) });
  const settings = async (): Promise<Body> =>
    (await person.client.ok('POST', '/register', { fetch_event_types: ['user_settings'] })).user_settings;

  it('shows a page with a button that names the kind, and changes nothing', async () => {
    const before = await settings();
    for (const [kind, name] of [
      ['missed_messages', 'messages that you missed'],
      ['login', 'new logins'],
      ['digest', 'digest emails'],
    ] as const) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await call(method, pathTo(kind));
        expect(answer.status).to.equal(200);
        const text = await answer.text();
        if (method === 'HEAD') expect(text).to.equal('');
        else expect(text).to.include(name).and.include('Team Chat').and.include('<form method="post">');
      }
    }
    expect(await settings()).to.deep.equal(before);
  });

  it('sets strict headers on every page', async () => {
    for (const answer of [
      await call('GET', pathTo('login')),
      await call('POST', pathTo('login'), ONE_CLICK),
      await call('GET', '/accounts/unsubscribe/login/1/x'),
    ]) {
      expect(answer.headers.get('content-type')).to.equal('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).to.equal('no-store');
      expect(answer.headers.get('referrer-policy')).to.equal('same-origin');
      expect(answer.headers.get('content-security-policy'))
        .to.include("default-src 'none'")
        .and.include("frame-ancestors 'none'")
        .and.not.include('script');
    }
  });

  for (const kind of KINDS) {
    it(`turns the settings of ${kind} off with one click, and sends their events once`, async () => {
      const before = await settings();
      const queue = await watch(person.client, ['user_settings', 'update_global_notifications']);
      const answer = await call('POST', pathTo(kind), ONE_CLICK);
      expect(answer.status).to.equal(200);
      expect(await answer.text()).to.include('Unsubscribed');
      const off = Object.fromEntries(TURNED_OFF[kind].map((name) => [name, false]));
      expect(await settings()).to.deep.equal({ ...before, ...off });
      const told = await events(queue);
      expect(
        told.filter(({ type }: Body) => type === 'user_settings').map(({ property }: Body) => property),
      ).to.have.members([...TURNED_OFF[kind]]);
      expect(told.some(({ type }: Body) => type === 'update_global_notifications')).to.equal(true);
      expect((await call('POST', pathTo(kind), ONE_CLICK)).status).to.equal(200);
      expect(await events(queue)).to.deep.equal([]);
    });
  }

  it('accepts the form of mail programs, and requests without a form', async () => {
    const form = new FormData();
    form.append('List-Unsubscribe', 'One-Click');
    expect((await call('POST', pathTo('login'), form)).status).to.equal(200);
    expect((await call('POST', pathTo('digest'))).status).to.equal(200);
    expect(await settings()).to.include({ enable_login_emails: false, enable_digest_emails: false });
  });

  it('refuses links that the server did not sign', async () => {
    const before = await settings();
    const own = pathTo('login');
    const other = await site.person(`Other ${String(Math.random()).slice(2)}`);
    const signature = own.split('/').at(-1) ?? '';
    for (const path of [
      `${own}x`,
      own.slice(0, -1),
      own.replace('/login/', '/digest/'),
      own.replace('/login/', '/constructor/'),
      own.replace(`/${person.id}/`, `/${other.id}/`),
      own.replace(`/${person.id}/`, `/0${person.id}/`),
      `${own.slice(0, -signature.length)}${'A'.repeat(signature.length)}`,
      // The link is signed, but no account has this ID.
      pathTo('login', 999_999),
      '/accounts/unsubscribe/',
    ]) {
      const answer = await call('POST', path, ONE_CLICK);
      expect(answer.status, path).to.equal(404);
      expect(await answer.text()).to.include('Unknown link');
    }
    expect(await settings()).to.deep.equal(before);
  });

  it('works for a deactivated account too', async () => {
    await site.owner.ok('DELETE', `/users/${person.id}`);
    expect((await call('GET', pathTo('login'))).status).to.equal(200);
    expect((await call('POST', pathTo('login'), ONE_CLICK)).status).to.equal(200);
    await site.owner.ok('POST', `/users/${person.id}/reactivate`);
    expect(await settings()).to.include({ enable_login_emails: false });
  });

  it('refuses other methods and large bodies', async () => {
    const put = await call('PUT', pathTo('login'), ONE_CLICK);
    expect([put.status, put.headers.get('allow')]).to.deep.equal([405, 'GET, HEAD, POST']);
    expect((await call('OPTIONS', pathTo('login'))).status).to.equal(204);
    const form = (bytes: number) => new URLSearchParams({ x: 'x'.repeat(bytes - 'x='.length) });
    expect((await call('POST', pathTo('login'), form(64 * 1024))).status).to.equal(200);
    expect((await call('POST', pathTo('digest'), form(64 * 1024 + 1))).status).to.equal(413);
    expect(await settings()).to.include({ enable_login_emails: false, enable_digest_emails: true });
  });
});

describe('Unsubscribe requests', () => {
  it('are limited by IP address', async () => {
    const site = await startServer({
      env: { RATE_LIMITS: 'on' },
      overrides: { limits: { api_by_ip: [{ seconds: 60, count: 2 }] } },
    });
    const answers: (string | number | null)[] = [];
    for (let times = 0; times < 3; times += 1) {
      const { status, headers } = await fetch(`${site.url}/accounts/unsubscribe/login/1/x`);
      answers.push(status, headers.get('x-ratelimit-remaining'));
    }
    expect(answers).to.deep.equal([404, '1', 404, '0', 429, '0']);
    await site.close();
  });
});
