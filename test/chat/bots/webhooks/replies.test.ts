import { expect } from 'chai';

import { makeChannel, say, tell } from '../../messages/fixtures.js';
import type { Body } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { OWNER, type TestServer } from '../../../support/server.js';
import { makeWebhook, newest, requestsDone, startLocal, type Webhook } from './fixtures.js';
import { Receiver, type Respond } from './receiver.js';

describe('The replies of outgoing webhooks', () => {
  let site: TestServer;
  let receiver: Receiver;
  let owner: Person;
  let anna: Person;
  let bot: Webhook;
  let slack: Webhook;

  before(async () => {
    site = await startLocal();
    receiver = await Receiver.start();
    owner = await site.person('Owner of bots');
    anna = await site.person('Anna');
    bot = await makeWebhook(site, owner, receiver.url);
    slack = await makeWebhook(site, owner, receiver.url, { interface_type: 2 });
    await makeChannel(anna, 'design', []);
  });

  after(async () => {
    await site.close();
    receiver.close();
  });

  /** Sends a direct message to the bot, and returns the messages that follow it in the conversation. */
  const after_ = async (respond: Respond, content = 'Hello'): Promise<Body[]> => {
    receiver.respond = respond;
    const id = await tell(anna, [bot], content);
    await requestsDone(site);
    return (await newest(anna, 5)).filter((message) => message.id > id);
  };

  const contentsAfter = async (body: string | object): Promise<string[]> =>
    (await after_(() => ({ body }))).map(({ content }) => content);

  /** The newest message to the owner of the bot. */
  const reported = async (): Promise<Body> => (await newest(owner, 1))[0];

  it('come from the bot, in the same direct conversation', async () => {
    const [reply] = await after_(() => ({ body: { content: '*Hi*' } }));
    expect(reply).to.include({
      type: 'private',
      sender_id: bot.id,
      content: '*Hi*',
      client: 'OutgoingWebhookResponse',
    });
    expect(reply.display_recipient.map(({ id }: Body) => id).sort()).to.deep.equal([anna.id, bot.id].sort());
  });

  it('come in the same group, and to no other user', async () => {
    const ben = await site.person('Ben');
    receiver.respond = () => ({ body: { content: 'To all' } });
    await tell(anna, [ben, bot], 'Group');
    await requestsDone(site);
    const [reply] = await newest(ben, 1);
    expect(reply.display_recipient.map(({ id }: Body) => id).sort()).to.deep.equal(
      [anna.id, ben.id, bot.id].sort(),
    );
    expect(reply.content).to.equal('To all');
  });

  it('come in the same topic of a channel', async () => {
    receiver.respond = () => ({ body: { content: 'Yes' } });
    await say(anna, 'design', 'lunch', `@**${bot.name}**`);
    await requestsDone(site);
    const [reply] = await newest(anna, 1);
    expect(reply).to.include({ display_recipient: 'design', subject: 'lunch', content: 'Yes' });
  });

  it('are not sent to channels to which neither the bot nor its owner may send, and the owner gets the reason', async () => {
    await site.owner.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'for administrators' }],
      principals: [anna.email, OWNER.email],
      stream_post_policy: 2,
    });
    receiver.respond = () => ({ body: { content: 'Yes' } });
    const id = await say({ client: site.owner }, 'for administrators', 'lunch', `@**${bot.name}**`);
    await requestsDone(site);
    expect((await newest(anna, 1))[0].id).to.equal(id);
    expect((await reported()).content).to.include(
      '> Only organization administrators can send to this channel.',
    );
  });

  it('have the text of `response_string` or `content`, numbers as text', async () => {
    expect(await contentsAfter({ content: 'one' })).to.deep.equal(['one']);
    expect(await contentsAfter({ response_string: 'two', content: 'one' })).to.deep.equal(['two']);
    expect(await contentsAfter({ content: 42 })).to.deep.equal(['42']);
    expect(await contentsAfter({ content: 'long', rest: Array(9_000).fill(0) })).to.deep.equal(['long']);
    const nested = `{"content":"nested","rest":${'['.repeat(19)}${']'.repeat(19)}}`;
    expect(await contentsAfter(nested)).to.deep.equal(['nested']);
  });

  const form = { type: 'choices', heading: 'Which?', choices: [] };
  const zform = { widget_type: 'zform', extra_data: form };
  const content = 'Which?';

  it('have the form in `widget_content` as their first submessage', async () => {
    const [reply] = await after_(() => ({ body: { content, widget_content: JSON.stringify(zform) } }));
    expect(reply.content).to.equal(content);
    const [first, ...others] = reply.submessages;
    expect(others).to.deep.equal([]);
    expect(first).to.deep.include({ msg_type: 'widget', sender_id: bot.id });
    expect(JSON.parse(first.content)).to.deep.equal(zform);
  });

  it('have no form if `widget_content` is null, comes with `response_string`, or without a text', async () => {
    const widget_content = JSON.stringify(zform);
    const [first] = await after_(() => ({ body: { content, widget_content: null } }));
    expect(first).to.deep.include({ content, submessages: [] });
    const [second] = await after_(() => ({ body: { response_string: 'two', content, widget_content } }));
    expect(second).to.deep.include({ content: 'two', submessages: [] });
    expect(await contentsAfter({ content: ' ', widget_content })).to.deep.equal([]);
    expect(await contentsAfter({ widget_content })).to.deep.equal([]);
  });

  it('are a failure for `widget_content` that is not valid', async () => {
    const long = JSON.stringify({ ...zform, extra_data: { ...form, heading: 'x'.repeat(10_000) } });
    const cases: [unknown, string][] = [
      ['{"widget_type":', 'Widgets: API programmer sent invalid JSON content'],
      [zform, 'Widgets: API programmer sent invalid JSON content'],
      ['', 'Widgets: API programmer sent invalid JSON content'],
      ['[]', 'Widgets: widget_content is not a dict'],
      [JSON.stringify({ ...zform, widget_type: 'chess' }), 'Widgets: unknown widget type: chess'],
      [long, 'widget_content is too long (limit: 10000 characters)'],
    ];
    for (const [widget_content, reason] of cases) {
      const [reply, ...others] = await after_(() => ({ body: { content, widget_content } }));
      expect(others).to.deep.equal([]);
      expect(reply).to.deep.include({ content: `Failure! ${reason}`, submessages: [] });
      expect((await reported()).content).to.include(`the following error:\n> ${reason}\n`);
    }
  });

  it('do not exist if the service wants none', async () => {
    for (const body of [
      {},
      '""',
      { content: ' \n' },
      { content: null },
      { response_not_required: true, content: 'Hidden' },
      { text: 'Only Slack has this field' },
    ])
      expect(await contentsAfter(body), JSON.stringify(body)).to.deep.equal([]);
  });

  it('have the text of `text` in the format of Slack', async () => {
    receiver.respond = () => ({ body: { text: 'From Slack', content: 'Ignored' } });
    const id = await say(anna, 'design', 'x', `@**${slack.name}**`);
    await requestsDone(site);
    const found = (await newest(anna, 1))[0];
    expect(found.id).to.be.above(id);
    expect(found).to.include({ content: 'From Slack', sender_id: slack.id });
  });

  it('are truncated like other messages', async () => {
    const [content = ''] = await contentsAfter({ content: 'x'.repeat(20_000) });
    expect(content)
      .to.have.length(10_000)
      .and.match(/\n\[message truncated\]$/);
  });

  it('are a refusal of direct messages in the format of Slack, without a request', async () => {
    const before = receiver.requests.length;
    const id = await tell(anna, [slack]);
    await requestsDone(site);
    const [reply] = await newest(anna, 1);
    expect(reply.id).to.be.above(id);
    expect(reply.content).to.equal("Failure! Slack outgoing webhooks don't support direct messages.");
    expect(receiver.requests).to.have.length(before);
  });

  it('are a failure at once for a 4xx status, and the owner gets the status and the response', async () => {
    const [reply] = await after_(() => ({ status: 404, body: 'No ```such``` page' }));
    expect(reply.content).to.equal('Failure! Third party responded with 404');
    const report = await reported();
    expect(report.sender_id).to.equal(bot.id);
    const link = `http://chat.example.com/#narrow/dm/${anna.id}-dm/near/${reply.id - 1}`;
    expect(report.content).to.equal(
      [
        `[A message](${link}) to your bot @_**${bot.name}|${bot.id}** triggered an outgoing webhook.`,
        'The webhook got a response with status code *404*.',
        'The response contains the following payload:',
        '````',
        'No ```such``` page',
        '````',
      ].join('\n'),
    );
  });

  it('are a failure for a response that is not valid', async () => {
    const cases: [string | object, string][] = [
      ['{"content":', 'Invalid JSON in response'],
      ['[1]', 'Invalid response format'],
      ['null', 'Invalid response format'],
      [{ content: { deep: 1 } }, 'Invalid response format'],
      ['['.repeat(5_000), 'Invalid JSON in response'],
      [`{"content":"deep","rest":${'['.repeat(20)}${']'.repeat(20)}}`, 'Invalid JSON in response'],
      [{ content: 'many', rest: Array(10_000).fill(0) }, 'Invalid JSON in response'],
      [{ content: true }, 'Invalid response format'],
      ['"a text"', 'Invalid response format'],
    ];
    for (const [body, reason] of cases) {
      expect(await contentsAfter(body)).to.deep.equal([`Failure! ${reason}`]);
      expect((await reported()).content).to.include(`the following error:\n> ${reason}\n`);
    }
  });

  it('are a failure if the bot may not send them', async () => {
    const group = { name: 'closed', description: '', members: [owner.id] };
    await site.owner.ok('POST', '/user_groups/create', group);
    const { user_groups } = await site.owner.ok('GET', '/user_groups');
    const idOf = (named: string): number => user_groups.find(({ name }: Body) => name === named).id;
    const can_mention_group = { new: idOf('role:nobody') };
    await site.owner.ok('PATCH', `/user_groups/${idOf('closed')}`, { can_mention_group });
    const [reply, ...others] = await contentsAfter({ content: 'Hello @*closed*' });
    expect(others).to.deep.equal([]);
    expect(reply).to.match(/^Failure! You are not allowed to mention user group 'closed'/);
    expect((await reported()).content).to.include('> You are not allowed to mention');
  });

  it('are not read beyond 1 MiB', async () => {
    const mebibyte = 1024 * 1024;
    const sized = (size: number): string => {
      const fields = { content: 'x'.repeat(10), rest: '' };
      return JSON.stringify({ ...fields, rest: 'y'.repeat(size - JSON.stringify(fields).length) });
    };
    expect(await contentsAfter(sized(mebibyte))).to.deep.equal(['x'.repeat(10)]);
    expect(await contentsAfter(sized(mebibyte + 1))).to.deep.equal(['Failure! Bot is unavailable']);
    expect((await reported()).content).to.include('The response is too large.');
  });

  it('are not read beyond 1 MiB if the response does not end', async () => {
    const endless: Respond = () => (response) => {
      const more = (): void => {
        while (!response.destroyed && response.write('z'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    const [reply] = await after_(endless);
    expect(reply.content).to.equal('Failure! Bot is unavailable');
  });

  it('report no token, and a bounded part of the response', async () => {
    await after_(({ text }) => ({ status: 400, body: text + '!'.repeat(5_000) }));
    const { content } = await reported();
    expect(content).not.to.include(bot.token);
    expect(content).to.include('"token":"(token)"');
    expect(content.length).to.be.below(1_500);
  });

  it('report no part of the token, wherever the shown part of the response ends', async () => {
    for (let before = 1_000 - bot.token.length; before < 1_000; before += 3) {
      await after_(() => ({ status: 400, body: '.'.repeat(before) + bot.token + '!'.repeat(100) }));
      const { content } = await reported();
      expect(content, String(before)).not.to.include(bot.token.slice(0, 4));
    }
  });

  it('need no owner who may get direct messages', async () => {
    const lonely = await site.person('Lonely');
    const orphan = await makeWebhook(site, lonely, receiver.url);
    const { user_groups } = await site.owner.ok('GET', '/user_groups');
    const none = user_groups.find(({ name }: Body) => name === 'role:nobody').id;
    await site.owner.ok('PATCH', '/realm', { direct_message_permission_group: { new: none } });
    receiver.respond = () => ({ status: 403 });
    await say(anna, 'design', 'y', `@**${orphan.name}**`);
    await requestsDone(site);
    expect((await newest(anna, 1))[0].content).to.equal('Failure! Third party responded with 403');
    expect((await newest(lonely, 1)).map(({ sender_id }) => sender_id)).not.to.include(orphan.id);
  });
});
