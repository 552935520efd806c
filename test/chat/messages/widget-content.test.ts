import { expect } from 'chai';

import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { channelMaker, listen, read } from './fixtures.js';

describe('POST /messages with widget_content', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let robot: Person;
  const make = channelMaker(() => anna);

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    robot = await site.person('Robot', { botOf: anna.id });
  });
  after(() => site.close());

  const choice = { short_name: 'A', long_name: 'forty-two', reply: 'answer q1 A' };
  const form = { type: 'choices', heading: 'What is the answer?', choices: [choice] };
  const zform = { widget_type: 'zform', extra_data: form };
  const body = (widget: unknown, more: Parameters = {}): Parameters => ({
    type: 'direct',
    to: [ben.id],
    content: 'What is the answer? A: forty-two',
    widget_content: typeof widget === 'string' ? widget : JSON.stringify(widget),
    ...more,
  });
  const send = async (widget: unknown, more: Parameters = {}): Promise<number> =>
    (await robot.client.ok('POST', '/messages', body(widget, more))).id;
  const widgetsOf = async (id: number): Promise<Body[]> =>
    (await read(ben, id)).submessages.map(({ content }: Body) => JSON.parse(content as string));

  it('sends a form, as the first submessage in the event and in the message', async () => {
    const { id: to } = await make([ben, robot]);
    const heard = await listen(ben.client, { event_types: ['message'] });
    const id = await send(zform, { type: 'channel', to, topic: 'quiz' });
    const [event] = await heard();
    const { submessages, content } = await read(ben, id);
    expect(content).to.equal('<p>What is the answer? A: forty-two</p>');
    const [first, ...others] = submessages;
    expect(others).to.deep.equal([]);
    expect(first).to.deep.include({ msg_type: 'widget', message_id: id, sender_id: robot.id });
    expect(JSON.parse(first.content)).to.deep.equal(zform);
    expect(event.message.submessages).to.deep.equal(submessages);
  });

  it('takes precedence over a poll in the content, and keeps further fields', async () => {
    const extra = { ...zform, extra_data: { ...form, color: 'blue', choices: [{ ...choice, hint: 'x' }] } };
    expect(await widgetsOf(await send({ ...extra, more: 1 }, { content: '/poll A?' }))).to.deep.equal([
      extra,
    ]);
  });

  it('lets users add any data, since only clients know what a form does', async () => {
    const message_id = await send(zform);
    await ben.client.ok('POST', '/submessage', { message_id, msg_type: 'widget', content: '{"any":1}' });
    expect(await widgetsOf(message_id)).to.deep.equal([zform, { any: 1 }]);
  });

  it('is refused with the reason, and sends nothing', async () => {
    const heard = await listen(ben.client, { event_types: ['message'] });
    const inForm = (fields: object): unknown => ({ ...zform, extra_data: { ...form, ...fields } });
    const refusals: readonly [unknown, string][] = [
      ['{', 'API programmer sent invalid JSON content'],
      ['', 'API programmer sent invalid JSON content'],
      [[], 'widget_content is not a dict'],
      ['null', 'widget_content is not a dict'],
      [{ extra_data: form }, 'widget_type is not in widget_content'],
      [{ widget_type: 'zform' }, 'extra_data is not in widget_content'],
      [{ widget_type: 'zform', extra_data: [form] }, 'extra_data is not a dict'],
      [{ widget_type: 'poll', extra_data: {} }, 'unknown widget type: poll'],
      [{ widget_type: 'toString', extra_data: {} }, 'unknown widget type: toString'],
      [{ widget_type: { toString: 1 }, extra_data: {} }, 'unknown widget type: {"toString":1}'],
      [inForm({ type: { toString: 1 } }), 'unknown zform type: {"toString":1}'],
      [{ widget_type: 'zform', extra_data: {} }, 'zform is missing type field'],
      [inForm({ type: 'text' }), 'unknown zform type: text'],
      [inForm({ heading: undefined }), 'heading key is missing from extra_data'],
      [inForm({ heading: 5 }), 'extra_data["heading"] is not a string'],
      [inForm({ choices: undefined }), 'choices key is missing from extra_data'],
      [inForm({ choices: {} }), 'extra_data["choices"] is not a list'],
      [inForm({ choices: [choice, 'B'] }), 'extra_data["choices"][1] is not a dict'],
      [
        inForm({ choices: [{ ...choice, reply: undefined }] }),
        'reply key is missing from extra_data["choices"][0]',
      ],
      [
        inForm({ choices: [{ ...choice, long_name: null }] }),
        'extra_data["choices"][0]["long_name"] is not a string',
      ],
    ];
    for (const [widget, reason] of refusals)
      await robot.client.fails('POST', '/messages', body(widget), {
        code: 'BAD_REQUEST',
        msg: `Widgets: ${reason}`,
      });
    await robot.client.fails('POST', '/messages', body('x'.repeat(10_001)), {
      msg: 'widget_content is too long (limit: 10000 characters)',
    });
    expect(await heard()).to.deep.equal([]);
  });
});
