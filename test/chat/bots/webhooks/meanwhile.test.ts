import { expect } from 'chai';

import { makeChannel, say, tell } from '../../messages/fixtures.js';
import type { Body } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import type { TestServer } from '../../../support/server.js';
import { makeWebhook, newest, requestsDone, startLocal, type Webhook } from './fixtures.js';
import { Receiver } from './receiver.js';

describe('Changes during a request of an outgoing webhook', () => {
  let site: TestServer;
  let receiver: Receiver;
  let owner: Person;
  let anna: Person;
  let bot: Webhook;
  let made = 0;

  before(async () => {
    site = await startLocal();
    anna = await site.person('Anna');
    await makeChannel(anna, 'design', []);
  });

  beforeEach(async () => {
    receiver = await Receiver.start();
    made += 1;
    owner = await site.person(`Owner ${made} of bots`);
    bot = await makeWebhook(site, owner, receiver.url);
  });

  afterEach(() => {
    receiver.close();
  });

  after(() => site.close());

  const mention = (): Promise<number> => say(anna, 'design', 'lunch', `@**${bot.name}**`);

  /** Sends a message, and makes a change before the service responds. Returns the messages after the change. */
  const during = async (
    id: number,
    change: () => Promise<unknown>,
    response: { readonly status?: number; readonly body: object } = { body: { content: 'Late' } },
  ): Promise<Body[]> => {
    let respond: () => void = () => undefined;
    receiver.respond = () => (open) => {
      respond = () => open.writeHead(response.status ?? 200).end(JSON.stringify(response.body));
    };
    await receiver.received(1);
    await change();
    const before = (await newest(anna, 1))[0]?.id ?? id;
    respond();
    await requestsDone(site);
    return (await newest(anna, 5)).filter((message) => message.id > before);
  };

  it('end it without a reply if the bot is deactivated', async () => {
    const id = await tell(anna, [bot]);
    expect(await during(id, () => owner.client.ok('DELETE', `/bots/${bot.id}`))).to.deep.equal([]);
  });

  it('end it without a reply if the owner of the bot is deactivated', async () => {
    const id = await tell(anna, [bot]);
    expect(await during(id, () => site.owner.ok('DELETE', `/users/${owner.id}`))).to.deep.equal([]);
  });

  it('end it without a reply if the message is deleted', async () => {
    const id = await mention();
    expect(await during(id, () => site.owner.ok('DELETE', `/messages/${id}`))).to.deep.equal([]);
  });

  it('move the reply to the new topic if the message is moved', async () => {
    const id = await mention();
    const [reply] = await during(id, () => anna.client.ok('PATCH', `/messages/${id}`, { topic: 'dinner' }));
    expect(reply).to.include({ content: 'Late', subject: 'dinner', display_recipient: 'design' });
  });

  it('end it without a reply if the message is moved to a channel that the bot cannot read', async () => {
    const admin = await site.person('Administrator', { role: 'administrator' });
    const stream_id = await makeChannel(admin, 'private plans', [anna], { invite_only: true });
    const id = await mention();
    const moved = await during(id, () => admin.client.ok('PATCH', `/messages/${id}`, { stream_id }));
    expect(moved).to.deep.equal([]);
  });

  it('wait with the reply while the organization is deactivated', async () => {
    const setActive = (isActive: number): Promise<void> =>
      site.services.store.write(async (tx) => {
        await tx.run('UPDATE organizations SET is_active = ?', [isActive]);
        tx.invalidate('organization');
      });
    let respond: () => void = () => undefined;
    receiver.respond = () => (open) => {
      respond = () => open.end('{"content":"Late"}');
    };
    const id = await tell(anna, [bot]);
    await receiver.received(1);
    await setActive(0);
    respond();
    await requestsDone(site);
    await setActive(1);
    expect((await newest(anna, 1))[0].id).to.equal(id);
    receiver.respond = () => ({ body: { content: 'Later' } });
    for (let passed = 0; passed < 15; passed += 5) {
      site.clock.advance(5_000);
      await requestsDone(site);
    }
    expect((await newest(anna, 1))[0].content).to.equal('Later');
  });

  it('send the reason of a failure to the new owner of the bot', async () => {
    const heir = await site.person('Heir');
    const id = await tell(anna, [bot]);
    const change = (): Promise<unknown> =>
      site.owner.ok('PATCH', `/bots/${bot.id}`, { bot_owner_id: heir.id });
    const [reply] = await during(id, change, { status: 404, body: { secret: 'word' } });
    expect(reply.content).to.equal('Failure! Third party responded with 404');
    expect((await newest(heir, 1))[0].content).to.include('status code *404*');
    expect(await newest(owner, 1)).to.deep.equal([]);
  });
});
