import { expect } from 'chai';

import { makeChannel, say, tell } from '../../messages/fixtures.js';
import type { Person } from '../../../support/people.js';
import type { TestServer } from '../../../support/server.js';
import { makeBot } from '../event-recorder.js';
import { makeWebhook, requestsDone, startLocal, type Webhook } from './fixtures.js';
import { Receiver } from './receiver.js';

describe('The requests of outgoing webhooks', () => {
  let site: TestServer;
  let receiver: Receiver;
  let owner: Person;
  let anna: Person;
  let bot: Webhook;

  before(async () => {
    site = await startLocal();
    receiver = await Receiver.start();
    owner = await site.person('Owner of bots');
    anna = await site.person('Anna');
    bot = await makeWebhook(site, owner, `${receiver.url}/hook?key=1`);
    await makeChannel(anna, 'design', []);
  });

  beforeEach(async () => {
    await requestsDone(site);
    receiver.requests.length = 0;
  });

  after(async () => {
    await site.close();
    receiver.close();
  });

  const mention = (who: { readonly name: string }): string => `@**${who.name}**`;

  it('are sent for a direct message, with the message as Markdown and as HTML', async () => {
    const id = await tell(anna, [bot], '**Hello** there');
    await requestsDone(site);
    const [request] = receiver.requests;
    expect(request).to.include({ method: 'POST', path: '/hook?key=1' });
    expect(request?.headers).to.include({ 'content-type': 'application/json', accept: 'application/json' });
    expect(request?.headers['user-agent']).to.match(/^OutgoingWebhook\/\d/);
    expect(request?.headers['content-length']).to.equal(String(Buffer.byteLength(request?.text ?? '')));
    expect(request?.headers).not.to.have.any.keys('cookie', 'authorization');
    const { message, ...body } = receiver.bodies[0];
    expect(body).to.deep.equal({
      data: '**Hello** there',
      bot_email: bot.email,
      bot_full_name: bot.name,
      token: bot.token,
      trigger: 'direct_message',
    });
    expect(message).to.include({
      id,
      type: 'private',
      content: '**Hello** there',
      rendered_content: '<p><strong>Hello</strong> there</p>',
      content_type: 'text/x-markdown',
      sender_id: anna.id,
      sender_email: anna.email,
      sender_full_name: 'Anna',
      subject: '',
      timestamp: site.clock.seconds(),
      is_me_message: false,
    });
    expect(message.display_recipient.map((person: { id: number }) => person.id).sort()).to.deep.equal(
      [anna.id, bot.id].sort(),
    );
    expect(message).not.to.have.property('flags');
  });

  it('are sent for a message to a group that includes the bot', async () => {
    const ben = await site.person('Ben');
    await tell(anna, [ben, bot], 'All of you');
    await requestsDone(site);
    expect(receiver.bodies.map(({ data, trigger }) => [data, trigger])).to.deep.equal([
      ['All of you', 'direct_message'],
    ]);
  });

  it('are sent for a mention in a public channel, whether or not the bot is subscribed', async () => {
    await say(anna, 'design', 'logo', `${mention(bot)} green?`);
    await requestsDone(site);
    const [{ message, trigger, data }] = receiver.bodies;
    expect([trigger, data]).to.deep.equal(['mention', `${mention(bot)} green?`]);
    expect(message).to.include({ type: 'stream', display_recipient: 'design', subject: 'logo' });
    await makeChannel(anna, 'design', [bot]);
    await say(anna, 'design', 'logo', `${mention(bot)} red?`);
    await requestsDone(site);
    expect(receiver.bodies.map((body) => body.data)).to.include(`${mention(bot)} red?`);
  });

  it('are sent for a mention of a group with the bot, only if the bot is subscribed', async () => {
    const other = await makeWebhook(site, owner, receiver.url);
    await makeChannel(anna, 'grouped', [bot]);
    await site.owner.ok('POST', '/user_groups/create', {
      name: 'robots',
      description: '',
      members: [bot.id, other.id],
    });
    await say(anna, 'grouped', 'x', 'Hello @*robots*');
    await say(anna, 'grouped', 'x', `Both @*robots* and ${mention(bot)}`);
    // Once, although the message also names the bot silently.
    await say(anna, 'grouped', 'x', `Again @*robots*, and @_**${bot.name}**`);
    await requestsDone(site);
    expect(receiver.bodies.map((body) => [body.token, body.trigger])).to.deep.equal([
      [bot.token, 'mention'],
      [bot.token, 'mention'],
      [bot.token, 'mention'],
    ]);
  });

  it('are not sent for other messages, silent mentions, wildcards, code or edits', async () => {
    await makeChannel(anna, 'quiet', [bot]);
    await say(anna, 'quiet', 'x', 'Nothing');
    await say(anna, 'quiet', 'x', `@_**${bot.name}** and \`${mention(bot)}\``);
    await say(anna, 'quiet', 'x', '@**all** and @**topic**');
    const id = await say(anna, 'quiet', 'x', 'Later');
    await anna.client.ok('PATCH', `/messages/${id}`, { content: `Later ${mention(bot)}` });
    await requestsDone(site);
    expect(receiver.requests).to.deep.equal([]);
  });

  it('are not sent for messages of bots, including the bot itself', async () => {
    const generic = await site.person('Generic', { botOf: owner.id });
    await tell(generic, [bot]);
    await say(bot, 'design', 'logo', `${mention(bot)} me`);
    await requestsDone(site);
    expect(receiver.requests).to.deep.equal([]);
  });

  it('are not sent for other types of bots', async () => {
    const generic = await makeBot(owner.client, { payload_url: receiver.url });
    await tell(anna, [generic]);
    await requestsDone(site);
    expect(receiver.requests).to.deep.equal([]);
  });

  it('are not sent for a mention in a private channel that the bot cannot read', async () => {
    await makeChannel(anna, 'secret plans', [], { invite_only: true });
    await say(anna, 'secret plans', 'x', mention(bot));
    await requestsDone(site);
    expect(receiver.requests).to.deep.equal([]);
    await makeChannel(anna, 'secret plans', [bot]);
    await say(anna, 'secret plans', 'x', mention(bot));
    await requestsDone(site);
    expect(receiver.requests).to.have.length(1);
  });

  it('are sent for a scheduled message when it is sent', async () => {
    await anna.client.ok('POST', '/scheduled_messages', {
      type: 'direct',
      to: [bot.id],
      content: 'Good morning',
      scheduled_delivery_timestamp: site.clock.seconds() + 60,
    });
    site.clock.advance(65_000);
    await site.server.workers.scheduledMessages.settled();
    await requestsDone(site);
    expect(receiver.bodies.map((body) => body.data)).to.deep.equal(['Good morning']);
  });

  it('have the form of Slack if the interface is 2', async () => {
    const slack = await makeWebhook(site, owner, receiver.url, { interface_type: 2 });
    const id = await makeChannel(anna, 'slack & co', []);
    await say(anna, 'slack & co', 'x', `${mention(slack)} 1+1=2`);
    await requestsDone(site);
    const [request] = receiver.requests;
    expect(request?.headers['content-type']).to.equal('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(request?.text))).to.deep.equal({
      token: slack.token,
      team_id: 'T1',
      team_domain: 'chat.example.com',
      channel_id: `C${id}`,
      channel_name: 'slack & co',
      thread_ts: String(site.clock.seconds()),
      timestamp: String(site.clock.seconds()),
      user_id: `U${anna.id}`,
      user_name: 'Anna',
      text: `${mention(slack)} 1+1=2`,
      trigger_word: 'mention',
      service_id: String(slack.id),
    });
  });

  it('go to the new URL, in the new format, after a change', async () => {
    const changed = await makeWebhook(site, owner, `${receiver.url}/old`);
    const service = { service_payload_url: `${receiver.url}/new`, service_interface: 2 };
    await owner.client.ok('PATCH', `/bots/${changed.id}`, service);
    await say(anna, 'design', 'logo', mention(changed));
    await requestsDone(site);
    expect(receiver.requests.map(({ path }) => path)).to.deep.equal(['/new']);
    expect(receiver.requests[0]?.text).to.include('trigger_word=mention');
  });

  it('have the credentials in the URL', async () => {
    const { port } = receiver;
    const known = await makeWebhook(site, owner, `http://me:p%40ss@127.0.0.1:${port}/`);
    await tell(anna, [known]);
    await requestsDone(site);
    const basic = Buffer.from('me:p@ss').toString('base64');
    expect(receiver.requests[0]?.headers.authorization).to.equal(`Basic ${basic}`);
  });

  it('are not sent for deleted messages and for deactivated bots', async () => {
    const slow = await makeWebhook(site, owner, receiver.url);
    const gone = await makeWebhook(site, owner, receiver.url);
    receiver.respond = () => null;
    await tell(anna, [slow], 'first');
    await receiver.received(1);
    const second = await say(anna, 'design', 'x', `${mention(slow)} second`);
    await site.owner.ok('DELETE', `/messages/${second}`);
    await tell(anna, [slow], 'third');
    await tell(anna, [gone], 'first');
    await receiver.received(2);
    await tell(anna, [gone], 'second');
    await owner.client.ok('DELETE', `/bots/${gone.id}`);
    receiver.respond = () => ({});
    // The requests without a response end, and are sent again later. The message to the deactivated bot is not.
    for (let passed = 0; passed < 6; passed += 1) {
      site.clock.advance(5_000);
      if (passed > 1) await requestsDone(site);
    }
    expect(receiver.bodies.map(({ token, data }) => [token === slow.token, data])).to.deep.equal([
      [true, 'first'],
      [false, 'first'],
      [true, 'first'],
      [true, 'third'],
    ]);
  });
});
