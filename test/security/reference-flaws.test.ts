import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';
import { listen, makeChannel, read, say } from '../chat/messages/fixtures.js';
import { render } from '../../src/markdown/render.js';
import { faultsOf } from '../markdown/safe-html.js';
import { Browser } from '../support/browser.js';
import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const PRIVATE = { invite_only: true };

/** Flaws of the reference server that no other test covers. `cves/rows.ts` maps them to CVEs. */
describe('flaws of the reference server', () => {
  let site: TestServer;
  let anna: Person;
  let boris: Person;
  let gina: Person;

  before(async () => {
    site = await startServer();
    [anna, boris] = [await site.person('Anna'), await site.person('Boris')];
    gina = await site.person('Gina', { role: 'guest' });
    // New guests are subscribed to this channel.
    await gina.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['general'] });
  });
  after(() => site.close());

  it('names with HTML stay text in rendered messages', async () => {
    const tag = '<img src=x onerror=y>';
    await makeChannel(anna, tag, [boris]);
    const group = { name: `g ${tag}`, description: '', members: [] };
    await site.owner.ok('POST', '/user_groups/create', group);
    const content = `#**${tag}** #**${tag}>${tag}** @*g ${tag}* @_**Anna <b>** :${tag}:`;
    const id = await say(anna, tag, tag, content);
    await anna.client.ok('PATCH', `/messages/${String(id)}`, {
      topic: `✔ ${tag}`,
      send_notification_to_old_thread: true,
    });
    const { messages } = await boris.client.ok('GET', '/messages', {
      anchor: 'newest',
      num_before: 10,
      num_after: 0,
      narrow: [{ operator: 'channel', operand: tag }],
    });
    expect(messages).not.to.have.length(0);
    for (const message of messages) {
      expect(faultsOf(message.content)).to.deep.equal([]);
      expect(message.content).not.to.include('<img');
    }
  });

  it('the login does not redirect a browser to another site', async () => {
    const elsewhere = 'https://evil.example.com/';
    for (const name of ['next', 'redirect', 'url', 'return_to']) {
      const browser = new Browser(site.url);
      await browser.open(`/login?${name}=${encodeURIComponent(elsewhere)}`);
      const home = await browser.submit({ username: anna.email, password: anna.password });
      expect([browser.at, home.status]).to.deep.equal(['/', 200]);
      const headers = { Cookie: browser.cookieHeader };
      const again = await fetch(`${site.url}/login?${name}=//evil.example.com`, {
        headers,
        redirect: 'manual',
      });
      expect(again.headers.get('location') ?? '/').to.match(/^\/(?!\/)/);
    }
  });

  it('errors do not return parts of the request as HTML', async () => {
    const tag = '<script>alert(1)</script>';
    const { authorization = '' } = anna.client;
    for (const path of [
      `/users/${encodeURIComponent(tag)}`,
      `/${encodeURIComponent(tag)}`,
      `/messages?anchor=${encodeURIComponent(tag)}`,
      `/messages?anchor=newest&num_before=1&num_after=0&narrow=${encodeURIComponent(JSON.stringify([[tag, tag]]))}`,
    ]) {
      const response = await fetch(`${site.url}/api/v1${path}`, {
        headers: { Authorization: authorization },
      });
      expect(response.status, path).to.be.within(400, 499);
      expect(response.headers.get('content-type'), path).to.equal('application/json');
    }
  });

  it('no source of the server evaluates text as code', () => {
    const folder = join(projectRoot, 'src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    expect(files.length).to.be.greaterThan(300);
    const evaluating = files.filter((name) =>
      /\beval\(|new Function\b|['"](?:node:)?vm['"]|\.runInContext\(/.test(
        readFileSync(join(folder, name), 'utf8'),
      ),
    );
    expect(evaluating).to.deep.equal([]);
  });

  it('a user cannot send a message in the name of another user', async () => {
    const { id: victim, email } = boris;
    const forged = { sender: email, sender_id: victim, forged: true, client: 'irc', realm_str: 'other' };
    const answer = await anna.client.ok('POST', '/messages', {
      type: 'direct',
      to: [victim],
      content: 'It is me',
      ...forged,
    });
    expect(answer.ignored_parameters_unsupported).to.include.members(['sender', 'sender_id', 'forged']);
    expect((await read(boris, answer.id)).sender_id).to.equal(anna.id);
  });

  it('an account that is deactivated while in use has no access afterwards', async () => {
    const passing = await site.person('Passing');
    const login = { username: passing.email, password: passing.password };
    const browser = new Browser(site.url);
    await browser.open('/login');
    const [, ...logins] = await Promise.all([
      site.owner.ok('DELETE', `/users/${String(passing.id)}`),
      ...Array.from({ length: 5 }, () => site.anonymous.send('POST', '/fetch_api_key', login)),
      ...Array.from({ length: 10 }, () => passing.client.send('GET', '/users/me')),
      browser.submit(login),
    ]);
    expect(logins).to.have.length(16);
    expect((await passing.client.send('GET', '/users/me')).status).to.equal(401);
    expect((await browser.send('GET', '/users/me')).status).to.equal(401);
    expect((await site.anonymous.send('POST', '/fetch_api_key', login)).status).to.equal(401);
  });

  it('new subscribers receive no events about messages from before their subscription', async () => {
    await makeChannel(anna, 'protected', [boris], { ...PRIVATE, history_public_to_subscribers: false });
    const id = await say(anna, 'protected', 'logo', 'Before');
    const newcomer = await site.person('Newcomer');
    await makeChannel(anna, 'protected', [newcomer]);
    const heard = await listenToMessages(newcomer);
    const path = `/messages/${String(id)}`;
    await anna.client.ok('PATCH', path, { content: 'Edited' });
    await boris.client.ok('POST', `${path}/reactions`, { emoji_name: 'tada' });
    await boris.client.ok('DELETE', `${path}/reactions`, { emoji_name: 'tada' });
    await anna.client.ok('PATCH', path, { topic: 'colors', send_notification_to_new_thread: false });
    await anna.client.ok('DELETE', path);
    expect(await heard()).to.deep.equal([]);
    await newcomer.client.fails('GET', path, {}, { msg: 'Invalid message(s)' });
  });

  it('links in messages keep the typed address', async () => {
    for (const url of [
      'http://chat.example.com/#narrow/channel/1-x',
      'http://chat.example.com@evil.example.com/',
      'http://chat.example.com.evil.example.com/',
      'http://chat.example.com/user_uploads/../../evil',
    ]) {
      const { html } = await render(`[x](${url}) <${url}>`);
      const hrefs = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href);
      expect(hrefs, url).to.deep.equal([url, url]);
    }
  });

  it('a message moved to a private channel is inaccessible to users outside that channel', async () => {
    await makeChannel(anna, 'open', [boris, gina]);
    const stream_id = await makeChannel(anna, 'closed', [], PRIVATE);
    const id = await say(anna, 'open', 'logo', 'Moving');
    for (const person of [boris, gina]) expect((await read(person, id)).content).to.include('Moving');
    await anna.client.ok('PATCH', `/messages/${String(id)}`, { stream_id });
    for (const person of [boris, gina])
      for (const [method, parameters] of [
        ['GET', {}],
        ['PATCH', { content: 'Mine' }],
        ['DELETE', {}],
      ] as const)
        await person.client.fails(method, `/messages/${String(id)}`, parameters, {
          msg: 'Invalid message(s)',
        });
  });

  it("a guest's queue receives no messages of public channels without a subscription", async () => {
    await makeChannel(anna, 'forum', [boris]);
    const narrows = [[], [['channels', 'public']], [['sender', anna.email]], [['topic', 'logo']]];
    const queues = await Promise.all(
      narrows.map((narrow) => listen(gina.client, { narrow: JSON.stringify(narrow) }).catch(() => undefined)),
    );
    await say(anna, 'forum', 'logo', `@**Gina** and @**all**`);
    for (const heard of queues) if (heard) expect(await heard()).to.deep.equal([]);
    expect(queues.filter(Boolean)).not.to.have.length(0);
    for (const narrow of narrows) {
      const { status } = await gina.client.send('GET', '/events', {
        all_public_streams: true,
        narrow,
        dont_block: true,
      });
      expect(status, JSON.stringify(narrow)).to.equal(400);
    }
  });
});

/** Returns the message events that a user receives from now on. */
const listenToMessages = async ({ client }: Person): Promise<() => Promise<Body[]>> => {
  const { queue_id, last_event_id } = await client.ok('POST', '/register', {
    event_types: ['message', 'update_message', 'reaction', 'delete_message'],
    fetch_event_types: [],
    client_capabilities: { bulk_message_deletion: true },
  });
  return async () => {
    const poll = { queue_id, last_event_id, dont_block: true };
    const { events } = await client.ok('GET', '/events', poll);
    return events.filter(({ type }: Body) => type !== 'heartbeat');
  };
};
