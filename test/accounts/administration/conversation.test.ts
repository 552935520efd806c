import { expect } from 'chai';

import { Browser } from '../../support/browser.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('the page of a conversation', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let cora: Person;

  before(async () => {
    site = await startServer();
    [anna, ben, cora] = [await site.person('Anna'), await site.person('Ben'), await site.person('Cora')];
  });
  after(() => site.close());

  const open = async (
    { email, password }: Person,
    id: unknown,
  ): Promise<{ status: number; text: string }> => {
    const one = new Browser(site.url);
    await one.logIn(email, password);
    return one.open(`/conversation?message=${String(id)}`);
  };

  const sendTo = async (from: Person, to: readonly number[], content: string): Promise<unknown> =>
    (await from.client.ok('POST', '/messages', { type: 'direct', to: JSON.stringify(to), content })).id;

  it('shows a direct message and those around it to its participants only', async () => {
    await sendTo(ben, [anna.id, cora.id], 'in another conversation');
    await sendTo(anna, [ben.id], 'before it');
    const id = await sendTo(ben, [anna.id], 'the **meant** <one>');
    await sendTo(anna, [ben.id], 'after it');
    for (const reader of [anna, ben]) {
      const { status, text } = await open(reader, id);
      expect(status).to.equal(200);
      expect(text).to.include('<p>before it</p>').and.include('<p>after it</p>');
      expect(text)
        .to.match(new RegExp(`<article id="message-${String(id)}" aria-current="true">`))
        .and.include('<p>the <strong>meant</strong> &lt;one&gt;</p>')
        .and.not.include('another conversation');
    }
    const strange = await open(cora, id);
    const missing = await open(cora, 999_999);
    expect(strange.status).to.equal(400);
    expect(strange.text).to.include('Invalid message(s)').and.not.include('meant');
    expect(strange.text).to.equal(missing.text);
  });

  it('shows a topic of a channel, and no other topic', async () => {
    await anna.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: JSON.stringify([{ name: 'secret', description: '' }]),
      invite_only: 'true',
    });
    const send = async (topic: string, content: string): Promise<unknown> =>
      (await anna.client.ok('POST', '/messages', { type: 'channel', to: 'secret', topic, content })).id;
    await send('other', 'elsewhere');
    const id = await send('tea & <co>', 'here');
    const { text } = await open(anna, id);
    expect(text).to.include('<h2>#secret &gt; tea &amp; &lt;co&gt;</h2>').and.include('<p>here</p>');
    expect(text).not.to.include('elsewhere');
    expect((await open(ben, id)).text)
      .to.include('Invalid message(s)')
      .and.not.include('here');
  });

  it('shows a single message to those who have left its private channel', async () => {
    await anna.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: JSON.stringify([{ name: 'left', description: '' }]),
      principals: JSON.stringify([anna.id, cora.id]),
      invite_only: 'true',
    });
    const send = async (content: string): Promise<unknown> =>
      (await anna.client.ok('POST', '/messages', { type: 'channel', to: 'left', topic: 'x', content })).id;
    const id = await send('while Cora was there');
    await cora.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: '["left"]' });
    await send('after Cora left');
    const { status, text } = await open(cora, id);
    expect(status).to.equal(200);
    expect(text).to.include('while Cora was there').and.not.include('after Cora left');
  });

  it('opens what clients fold, and leads from links of messages to this page', async () => {
    const id = await sendTo(
      ben,
      [anna.id],
      '```spoiler the end\nhe **did** it\n```\n`<div class="spoiler-content" aria-hidden="true">`',
    );
    const link = `${site.services.config.siteUrl}/#narrow/dm/${anna.id}-dm/near/${String(id)}`;
    const second = await sendTo(ben, [anna.id], `[that](${link}) and $$x^2$$`);
    const { text } = await open(anna, second);
    expect(text).to.include('<div class="spoiler-content">\n<p>he <strong>did</strong> it</p>');
    expect(text).to.include('&lt;div class=&quot;spoiler-content&quot; aria-hidden=&quot;true&quot;&gt;');
    expect(text).to.include(`<a href="/conversation?message=${String(id)}">that</a>`);
  });

  it('leads to earlier and later messages, until there are none', async () => {
    const ids: unknown[] = [];
    for (let count = 0; count < 50; count += 1) ids.push(await sendTo(anna, [anna.id], `number ${count}.`));
    const one = new Browser(site.url);
    await one.logIn(anna.email, anna.password);
    const shown = (): number[] => [...one.text.matchAll(/number (\d+)\./g)].map(([, count]) => Number(count));
    await one.open(`/conversation?message=${String(ids[25])}`);
    expect(shown()).to.deep.equal(Array.from({ length: 41 }, (_, index) => index + 5));
    const [earlier = '', later = ''] = ['Earlier', 'Later'].map(
      (word) => new RegExp(`<a href="([^"]*)">${word}`).exec(one.text)?.[1],
    );
    await one.open(earlier);
    expect(shown()[0]).to.equal(0);
    expect(one.text).not.to.include('Earlier messages');
    await one.open(later);
    expect(shown().at(-1)).to.equal(49);
    expect(one.text).not.to.include('Later messages');
  });

  it('refuses addresses without the ID of a message', async () => {
    for (const id of ['', 'x', '-1', '1e3', '1/2', '99999999999999999999'])
      expect((await open(anna, id)).status, id).to.be.oneOf([400, 404]);
  });

  it('marks no message as read', async () => {
    const id = await sendTo(ben, [anna.id], 'unread');
    await open(anna, id);
    const { message } = await anna.client.ok('GET', `/messages/${String(id)}`);
    expect(message).to.have.property('flags').that.does.not.include('read');
  });

  it('allows no scripts and only pictures of this site', async () => {
    const id = await sendTo(ben, [anna.id], 'x');
    const one = new Browser(site.url);
    await one.logIn(anna.email, anna.password);
    const { headers } = await one.open(`/conversation?message=${String(id)}`);
    expect(headers.get('content-security-policy'))
      .to.include("default-src 'none'")
      .and.include("img-src 'self'")
      .and.not.include('script-src');
  });
});
