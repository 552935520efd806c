import { expect } from 'chai';

import { clientOf } from '../../../client/fixtures.js';
import { tell } from '../../messages/fixtures.js';
import { ManualClock } from '../../../support/clock.js';
import { Client } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import type { TestServer } from '../../../support/server.js';
import { migratedTestDatabase, type TestDatabase } from '../../../support/store.js';
import { makeBot, type MadeBot } from '../event-recorder.js';
import { makeWebhook, newest, requestsDone, startLocal, type Webhook } from './fixtures.js';
import { Receiver } from './receiver.js';

describe('Failed requests of outgoing webhooks', () => {
  let database: TestDatabase;
  let clock: ManualClock;
  let site: TestServer;
  let receiver: Receiver;
  let owner: Person;
  let anna: Person;
  let bot: Webhook;

  before(async () => {
    database = await migratedTestDatabase();
    clock = new ManualClock();
    site = await startLocal({ database, clock });
    owner = await site.person('Owner of bots');
    anna = await site.person('Anna');
  });

  beforeEach(async () => {
    receiver = await Receiver.start();
    bot = await makeWebhook(site, owner, receiver.url);
  });

  afterEach(async () => {
    receiver.close();
    await pass(10);
    await site.services.store.write((tx) => tx.run('DELETE FROM outbox WHERE lane IS NOT NULL'));
  });

  after(async () => {
    await site.close();
    await database.remove();
  });

  /** Moves the clock, and waits for the requests that become due. */
  const pass = async (seconds: number): Promise<void> => {
    clock.advance(seconds * 1000);
    await requestsDone(site);
  };

  const received = (): string[] => receiver.bodies.map(({ data }) => data);

  const lastReply = async (): Promise<string> => (await newest(anna, 1))[0].content;
  const lastReport = async (): Promise<string> => (await newest(owner, 1))[0].content;

  /** Returns the seconds from the message to each request, while the clock moves. */
  const timesOf = async (seconds: number): Promise<number[]> => {
    const start = clock.seconds();
    const times: number[] = [];
    const { respond } = receiver;
    receiver.respond = (request) => {
      times.push(clock.seconds() - start);
      return respond(request);
    };
    await tell(anna, [bot]);
    await requestsDone(site);
    for (let passed = 0; passed < seconds; passed += 5) await pass(5);
    return times;
  };

  it('are sent again at growing intervals after a 5xx status, until one succeeds', async () => {
    let left = 2;
    receiver.respond = () => {
      left -= 1;
      return left < 0 ? { body: { content: 'At last' } } : { status: 503 };
    };
    expect(await timesOf(200)).to.deep.equal([0, 15, 45]);
    expect(await lastReply()).to.equal('At last');
  });

  it('are given up after three repetitions, with a notice to the sender and to the owner', async () => {
    receiver.respond = () => ({ status: 500, body: 'Oops' });
    expect(await timesOf(400)).to.deep.equal([0, 15, 45, 105]);
    expect(await lastReply()).to.equal('Failure! Third party responded with 500');
    expect(await lastReport())
      .to.include('status code *500*.')
      .and.include('Oops');
  });

  it('end after 10 seconds without a complete response, and are sent again', async () => {
    receiver.respond = () => null;
    await tell(anna, [bot]);
    // The seconds from the end of each attempt to the next one.
    for (const [index, pause] of [5, 20, 50, 0].entries()) {
      await receiver.received(index + 1);
      expect(await lastReply()).to.equal('psst');
      await pass(10);
      clock.advance(pause * 1000);
    }
    expect(await lastReply()).to.equal('Failure! Bot is unavailable');
    expect(await lastReport()).to.include('Request timed out after 10 seconds.');
  });

  it('are sent again after a connection error', async () => {
    const { port } = receiver;
    receiver.close();
    await tell(anna, [bot], 'Are you there?');
    await requestsDone(site);
    receiver = await Receiver.start('127.0.0.1', port);
    receiver.respond = () => ({ body: { content: 'Now I am' } });
    for (let passed = 0; passed < 4; passed += 1) await pass(5);
    expect(received()).to.deep.equal(['Are you there?']);
    expect(await lastReply()).to.equal('Now I am');
  });

  it('are sent again if the service closes the connection within its response', async () => {
    let isFirst = true;
    receiver.respond = () => {
      if (!isFirst) return { body: { content: 'Complete' } };
      isFirst = false;
      return (response) => {
        response.writeHead(200, { 'Content-Length': '100' });
        response.write('{"content":');
        response.destroy();
      };
    };
    expect(await timesOf(20)).to.deep.equal([0, 15]);
    expect(await lastReply()).to.equal('Complete');
  });

  it('report a connection error in the end', async () => {
    receiver.close();
    await tell(anna, [bot]);
    for (let passed = 0; passed < 125; passed += 5) await pass(5);
    expect(await lastReply()).to.equal('Failure! Bot is unavailable');
    expect(await lastReport()).to.include('A connection error occurred. Is my bot server down?');
    receiver = await Receiver.start();
  });

  it('keep the order of the messages', async () => {
    let isFirst = true;
    receiver.respond = () => {
      const status = isFirst ? 503 : 200;
      isFirst = false;
      return { status };
    };
    for (const content of ['one', 'two', 'three']) await tell(anna, [bot], content);
    for (let passed = 0; passed < 20; passed += 5) await pass(5);
    expect(received()).to.deep.equal(['one', 'one', 'two', 'three']);
  });

  it('do not delay the requests of other bots of the same owner', async () => {
    const other = await Receiver.start();
    const fast = await makeWebhook(site, owner, other.url);
    receiver.respond = () => null;
    await tell(anna, [bot], 'slow');
    await receiver.received(1);
    let reply: () => void = () => undefined;
    other.respond = () => (response) => {
      reply = () => response.end('{"content":"Fast"}');
    };
    await tell(anna, [fast], 'fast');
    await other.received(1);
    for await (const event of clientOf(anna.client).events({ types: ['registered', 'message'] })) {
      if (event.type === 'registered') {
        reply();
        continue;
      }
      expect(event.message.content).to.include('Fast');
      break;
    }
    expect(received()).to.deep.equal(['slow']);
    other.close();
  });

  it('of ten bots of one owner do not delay the requests of other owners', async () => {
    receiver.respond = () => null;
    const slow: Webhook[] = [];
    for (let made = 0; made < 11; made += 1) slow.push(await makeWebhook(site, owner, receiver.url));
    for (const webhook of slow) await tell(anna, [webhook], 'slow');
    await receiver.received(10);
    const other = await Receiver.start();
    const fast = await makeWebhook(site, anna, other.url);
    await tell(anna, [fast], 'fast');
    await other.received(1);
    expect(receiver.requests).to.have.length(10);
    // The eleventh request begins when one of the others ends.
    clock.advance(10_000);
    await receiver.received(11);
    other.close();
  });

  it('of all bots are at most 50 at the same time: the next one begins when another ends', async () => {
    const warnings: Error[] = [];
    const warn = (warning: Error): number => warnings.push(warning);
    process.on('warning', warn);
    receiver.respond = () => null;
    for (let person = 1; person <= 5; person += 1) {
      const maker = await site.person(`Maker ${person}`);
      const service = { bot_type: 3, payload_url: receiver.url };
      const bots: MadeBot[] = [];
      for (let made = 0; made < 10; made += 1) bots.push(await makeBot(maker.client, service));
      await tell(maker, bots);
    }
    await receiver.received(50);
    const other = await Receiver.start();
    const next = await makeWebhook(site, anna, other.url);
    await tell(anna, [next], 'waits');
    expect([receiver.requests.length, other.requests.length]).to.deep.equal([50, 0]);
    clock.advance(10_000);
    await other.received(1);
    other.close();
    process.off('warning', warn);
    expect(warnings).to.deep.equal([]);
  });

  it('leave one attempt to each message that waits when a request is given up', async () => {
    receiver.respond = () => ({ status: 502 });
    for (const content of ['one', 'two', 'three']) await tell(anna, [bot], content);
    for (let passed = 0; passed < 110; passed += 5) await pass(5);
    expect(received()).to.deep.equal(['one', 'one', 'one', 'one', 'two', 'three']);
    receiver.requests.length = 0;
    await tell(anna, [bot], 'four');
    for (let passed = 0; passed < 20; passed += 5) await pass(5);
    expect(received()).to.deep.equal(['four', 'four']);
  });

  it('are kept for at most 1000 messages of a bot: the oldest is deleted', async () => {
    receiver.respond = () => ({ status: 503 });
    await tell(anna, [bot], 'first');
    await requestsDone(site);
    const waiting = (): Promise<{ id: number; lane: number }[]> =>
      site.services.store.read((tx) =>
        tx.all<{ id: number; lane: number }>('SELECT id, lane FROM outbox WHERE lane = ? ORDER BY id', [
          bot.id,
        ]),
      );
    const [first] = await waiting();
    const [row] = await site.services.store.read((tx) =>
      tx.all<{ kind: string; payload: string; due_at: number }>(
        'SELECT kind, payload, due_at FROM outbox WHERE lane = ?',
        [bot.id],
      ),
    );
    const { kind = '', payload = '', due_at = 0 } = row ?? {};
    await site.services.store.write((tx) =>
      tx.insertMany(
        'outbox',
        Array.from({ length: 998 }, () => ({ kind, payload, due_at, lane: bot.id })),
      ),
    );
    await tell(anna, [bot], 'the thousandth');
    const full = await waiting();
    expect(full).to.have.length(1000);
    expect(full[0]).to.deep.equal(first);
    await tell(anna, [bot], 'one more');
    const after_ = await waiting();
    expect(after_).to.have.length(1000);
    expect(after_[0]).to.deep.equal(full[1]);
    await site.services.store.write((tx) => tx.run('DELETE FROM outbox WHERE lane = ?', [bot.id]));
  });

  it('continue after a restart of the server', async () => {
    receiver.respond = () => null;
    await tell(anna, [bot], 'before the restart');
    await receiver.received(1);
    await tell(anna, [bot], 'waits');
    await site.close();
    receiver.respond = ({ text }) => ({ body: { content: `Read: ${JSON.parse(text).data}` } });
    site = await startLocal({ database, clock });
    const again = (person: Person): Person => ({
      ...person,
      client: new Client(site.url, person.client.credentials),
    });
    [anna, owner] = [again(anna), again(owner)];
    for (let passed = 0; passed < 20; passed += 5) await pass(5);
    expect(received()).to.deep.equal(['before the restart', 'before the restart', 'waits']);
    expect((await newest(anna, 2)).map(({ content }) => content)).to.deep.equal([
      'Read: before the restart',
      'Read: waits',
    ]);
  });
});
