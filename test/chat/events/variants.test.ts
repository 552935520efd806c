import { expect } from 'chai';
import pino from 'pino';

import { budgets } from '../../../src/lib/budgets.js';
import { RenderedEvents } from '../../../src/runtime/event-log/pending-bytes.js';
import { createRender, type Renderer } from '../../../src/runtime/event-log/variants.js';
import { flagsOf } from '../../../src/runtime/event-log/events.js';
import { plainOptions, Site } from './fixtures.js';

const ANNA = 1;
const BORIS = 2;

describe('The variants of an event', () => {
  let site: Site;
  const rendered: string[] = [];

  const renderer: Renderer = {
    type: 'message',
    key: (queue, { audience }, userId) =>
      `${String(queue.options.apply_markdown)} ${flagsOf(audience, userId).join(',')}`,
    render({ event, audience }, queue, userId) {
      const flags = flagsOf(audience, userId);
      if (flags.includes('hidden')) return null;
      if (flags.includes('broken')) throw new Error('It cannot be rendered.');
      rendered.push(this.key(queue, { id: 0, event, audience }, userId));
      return { type: 'message', content: queue.options.apply_markdown ? event.html : event.raw, flags };
    },
  };

  beforeEach(async () => {
    rendered.length = 0;
    site = await Site.create([renderer]);
  });

  afterEach(() => site.remove());

  const send = (flags: ReadonlyMap<number, readonly string[]>, users: readonly number[]): Promise<void> =>
    site.store.write((tx) => {
      tx.emit({ type: 'message', raw: '*a*', html: '<em>a</em>' }, { users, flags, defaultFlags: [] });
      return Promise.resolve();
    });

  it('are rendered once each, for any number of recipients', async () => {
    const people = Array.from({ length: 20 }, (_, user) => user + 1);
    const queues = await Promise.all(
      people.map((user) => site.register(user, { apply_markdown: user % 2 === 0 })),
    );
    for (const [index, queue] of queues.entries()) await site.peek(queue, index + 1);
    await send(new Map([[BORIS, ['mentioned']]]), people);
    const events = await Promise.all(queues.map((queue, index) => site.peek(queue, index + 1)));
    expect(events[0]?.[0]).to.deep.include({ content: '*a*', flags: [] });
    expect(events[1]?.[0]).to.deep.include({ content: '<em>a</em>', flags: ['mentioned'] });
    expect(events[3]?.[0]).to.deep.include({ content: '<em>a</em>', flags: [] });
    expect(rendered.sort()).to.deep.equal(['false ', 'true ', 'true mentioned']);
  });

  it('are the same from memory and from the log', async () => {
    const queue = await site.register(ANNA, { apply_markdown: true });
    await site.peek(queue, ANNA);
    await send(new Map([[ANNA, ['read']]]), [ANNA, BORIS]);
    const live = await site.peek(queue, ANNA);
    await site.crash();
    site = await site.another([renderer]);
    expect(await site.peek(queue, ANNA)).to.deep.equal(live);
    expect(live).to.have.length(1);
  });

  it('can skip a queue; a failing one affects no other queue', async () => {
    const anna = await site.register(ANNA);
    const boris = await site.register(BORIS);
    for (const [queue, user] of [
      [anna, ANNA],
      [boris, BORIS],
    ] as const)
      await site.peek(queue, user);
    await send(new Map([[ANNA, ['hidden']]]), [ANNA, BORIS]);
    await send(new Map([[ANNA, ['broken']]]), [ANNA, BORIS]);
    await send(new Map(), [ANNA, BORIS]);
    expect(await site.peek(anna, ANNA)).to.have.length(1);
    expect(await site.peek(boris, BORIS)).to.have.length(3);
  });

  it('are kept within their budget of memory, and rendered again beyond it', () => {
    const rounds: string[] = [];
    /** The text of one variant takes half of the budget: two bytes for each character. */
    const text = 'x'.repeat(budgets.eventVariants.bytes / 4);
    const large: Renderer = {
      type: 'large',
      key: ({ id }) => id,
      render: (_logged, { id }) => {
        rounds.push(id);
        return { type: 'large', ...(id !== 'small' && { text }) };
      },
    };
    const render = createRender([large], new RenderedEvents(1), pino({ level: 'silent' }));
    const rendering = render({ id: 1, event: { type: 'large' }, audience: { users: 'everyone' } });
    for (const id of ['small', 'one', 'small', 'one', 'two', 'two', 'one', 'small'])
      rendering({ id, user_id: ANNA, client: 'test', options: plainOptions });
    expect(rounds).to.deep.equal(['small', 'one', 'two', 'one', 'small']);
  });

  it('are shared with queues that catch up, by event and variant, within their budget of memory', () => {
    const rounds: string[] = [];
    const counted: Renderer = {
      type: 'counted',
      key: ({ client }) => client,
      render: ({ id }, { client }) => {
        rounds.push(`${id} ${client}`);
        return [{ type: 'counted', text: 'x'.repeat(1000) }, { type: 'counted' }];
      },
    };
    /** Enough for two events: each of their texts is kept alone and in the list. */
    const rendered = new RenderedEvents(10_000);
    const render = createRender([counted], rendered, pino({ level: 'silent' }));
    const give = (id: number, client: string) =>
      render({ id, event: { type: 'counted' }, audience: { users: 'everyone' } })({
        id: 'queue',
        user_id: ANNA,
        client,
        options: plainOptions,
      });
    const first = give(1, 'web');
    expect(give(1, 'web')).to.equal(first);
    expect(give(1, 'app')?.id).to.equal(1);
    expect(give(2, 'app')?.id).to.equal(2);
    expect(give(2, 'app')?.id).to.equal(2);
    expect(give(1, 'web')).to.deep.equal(first);
    expect(rounds).to.deep.equal(['1 web', '1 app', '2 app', '1 web']);
    expect(rendered.bytes).to.be.within(8_000, 10_000);
  });
});
