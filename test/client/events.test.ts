import { expect } from 'chai';

import {
  BadRequestError,
  UnauthorizedError,
  type Client,
  type EventOf,
  type RegisteredNotice,
} from '../../client/src/index.js';
import { startServer, type TestServer } from '../support/server.js';
import { clientOf } from './fixtures.js';

/** Takes events from a loop until one of a type comes. */
const next = async <Event extends { readonly type: string }, Type extends Event['type']>(
  events: AsyncGenerator<Event, void>,
  type: Type,
): Promise<Extract<Event, { readonly type: Type }>> => {
  for (;;) {
    const { value } = await events.next();
    if (!value) throw new Error('The loop ended.');
    if (value.type === type) return value as Extract<Event, { readonly type: Type }>;
  }
};

for (const transport of ['poll', 'stream'] as const)
  describe(`the events of a client (${transport})`, () => {
    let site: TestServer;
    let owner: Client;

    before(async () => {
      site = await startServer();
      owner = clientOf(site.owner);
    });
    after(() => site.close());

    const send = (content: string): Promise<unknown> =>
      owner.sendMessage({ type: 'channel', to: 'general', topic: 'hello', content });

    const queues = (): Promise<number> =>
      site.services.store.read(async (tx) => (await tx.all('SELECT id FROM queues')).length);

    it('have the type that the loop names, and nothing else', async () => {
      const events = owner.events({ types: ['message'], transport, apply_markdown: true });
      const first = events.next();
      while ((await queues()) === 0) await new Promise(setImmediate);
      await owner.createAlertWords({ alert_words: ['word'] });
      await send('hello');
      const { value } = await first;
      // The compiler knows that a message event has a message.
      expect(value?.message.content).to.equal('<p>hello</p>');
      await events.return();
    });

    it('begin with the state, and continue with a new state after the queue expired', async () => {
      const events = owner.events({ types: ['registered', 'message', 'alert_words'], transport });
      const first: RegisteredNotice = await next(events, 'registered');
      expect(first.missedEvents).to.equal(false);
      expect(first.state.alert_words).to.include('word');
      await send('before');
      expect((await next(events, 'message')).message.content).to.equal('before');
      await owner.deleteQueue({ queue_id: first.state.queue_id ?? '' });
      await owner.createAlertWords({ alert_words: ['missed'] });
      const second = await next(events, 'registered');
      expect(second.missedEvents).to.equal(true);
      expect(second.state.alert_words).to.include('missed');
      await send('after');
      expect((await next(events, 'message')).message.content).to.equal('after');
      await events.return();
    });

    it('are all types but heartbeats if none is named', async () => {
      const events = owner.events({ transport });
      await next(events, 'registered');
      const waiting = next(events, 'alert_words');
      while (site.services.queues.waiting === 0) await new Promise(setImmediate);
      site.clock.advance(60_000);
      await owner.createAlertWords({ alert_words: ['another'] });
      const { alert_words }: EventOf<'alert_words'> = await waiting;
      expect(alert_words).to.include('another');
      await events.return();
    });

    it('include heartbeats that are named', async () => {
      const events = owner.events({ types: ['heartbeat'], transport });
      const waiting = events.next();
      while (site.services.queues.waiting === 0) await new Promise(setImmediate);
      site.clock.advance(60_000);
      expect((await waiting).value?.type).to.equal('heartbeat');
      await events.return();
    });

    it('end with the queue', async () => {
      const before = await queues();
      for await (const { type } of owner.events({ types: ['registered'], transport })) {
        expect([type, await queues()]).to.deep.equal(['registered', before + 1]);
        break;
      }
      expect(await queues()).to.equal(before);
    });

    it('end with the reason of a signal while they wait', async () => {
      const ending = new AbortController();
      const events = owner.events({ types: ['registered', 'message'], transport, signal: ending.signal });
      await next(events, 'registered');
      const waiting = next(events, 'message').catch((error: unknown) => error);
      while (site.services.queues.waiting === 0) await new Promise(setImmediate);
      ending.abort(new Error('Enough.'));
      expect(await waiting).to.equal(ending.signal.reason);
    });

    it('end with an error that does not pass', async () => {
      const narrow = [{ operator: 'followed', operand: '1' }];
      const refused = await owner
        .events({ transport, narrow })
        .next()
        .catch((error: unknown) => error);
      expect(refused).to.be.instanceOf(BadRequestError);
      const person = await site.person(`Cordelia ${transport}`);
      const hers = clientOf(person.client).events({ types: ['registered', 'message'], transport });
      await next(hers, 'registered');
      const waiting = next(hers, 'message').catch((error: unknown) => error);
      while (site.services.queues.waiting === 0) await new Promise(setImmediate);
      await owner.deactivateUser({ user_id_or_email: person.id });
      expect(await waiting).to.be.instanceOf(UnauthorizedError);
    });
  });
