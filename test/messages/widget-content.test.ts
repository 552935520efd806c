import { expect } from 'chai';

import type { Body, Parameters } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { find, read } from './fixtures.js';

const BUTTONS = {
  widget_type: 'zform',
  extra_data: {
    type: 'choices',
    heading: 'Which color?',
    choices: [
      { type: 'multiple_choice', short_name: 'A', long_name: 'blue', reply: 'answer A' },
      { type: 'multiple_choice', short_name: 'B', long_name: 'green', reply: 'answer B' },
    ],
  },
} as const;

describe('POST /messages with widget_content', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());

  const message = (widget: unknown, content = 'Which color?'): Parameters => ({
    type: 'direct',
    to: [ben.id],
    content,
    widget_content: typeof widget === 'string' ? widget : JSON.stringify(widget),
  });
  const send = async (widget: unknown, content?: string): Promise<number> =>
    (await anna.client.ok('POST', '/messages', message(widget, content))).id;
  const dataOf = async (id: number): Promise<unknown[]> =>
    (await read(ben, id)).submessages.map(({ content }: Body) => JSON.parse(content as string));

  it('stores the buttons as the first submessage, which the event and all responses have', async () => {
    const queue = await ben.client.ok('POST', '/register', { event_types: ['message'] });
    const id = await send(BUTTONS);
    const { events } = await ben.client.ok('GET', '/events', { ...queue, dont_block: true });
    const { submessages } = await read(ben, id);
    expect(submessages).to.have.length(1);
    expect(submessages[0]).to.include({ message_id: id, sender_id: anna.id, msg_type: 'widget' });
    expect(JSON.parse(submessages[0].content as string)).to.deep.equal(BUTTONS);
    expect(events[0].message).to.deep.include({ content: 'Which color?', submessages });
    const { messages } = await ben.client.ok('GET', '/messages', { anchor: id, num_before: 0, num_after: 0 });
    expect(messages[0].submessages).to.deep.equal(submessages);
  });

  it('takes precedence over the widget of the content, which can then not be edited', async () => {
    const id = await send(BUTTONS, '/poll Which color?');
    expect(await dataOf(id)).to.deep.equal([BUTTONS]);
    await anna.client.fails(
      'PATCH',
      `/messages/${String(id)}`,
      { content: 'x' },
      { msg: 'Widgets cannot be edited.' },
    );
  });

  it('keeps only the fields that it knows, and accepts a form without choices', async () => {
    const [first] = BUTTONS.extra_data.choices;
    const extra_data = {
      ...BUTTONS.extra_data,
      color: 'blue',
      choices: [{ ...first, type: 'x', size: 1e20 }],
    };
    expect(await dataOf(await send({ ...BUTTONS, extra_data, more: [[]] }))).to.deep.equal([
      { ...BUTTONS, extra_data: { ...BUTTONS.extra_data, choices: [first] } },
    ]);
    const none = { ...BUTTONS, extra_data: { ...BUTTONS.extra_data, choices: [] } };
    expect(await dataOf(await send(none))).to.deep.equal([none]);
  });

  it('is refused if it is no object, of any depth', async () => {
    for (const widget of ['[]', 'null', '5', `${'['.repeat(4_999)}${']'.repeat(4_999)}`])
      await anna.client.fails('POST', '/messages', message(widget), {
        msg: 'Widgets: widget_content is not a dict',
      });
  });

  const data = BUTTONS.extra_data;
  const choice = data.choices[0];
  const within = (extra_data: unknown): object => ({ widget_type: 'zform', extra_data });
  const refused: readonly (readonly [widget: unknown, problem: string])[] = [
    ['{', 'widget_content is not valid JSON'],
    ['"zform"', 'widget_content is not a dict'],
    [{}, 'widget_type key is missing from widget_content'],
    [{ widget_type: 'zform' }, 'extra_data key is missing from widget_content'],
    [{ widget_type: 5, extra_data: {} }, 'widget_content["widget_type"] is not a string'],
    [{ widget_type: 'poll', extra_data: data }, 'unknown widget type in widget_content: poll'],
    [within([]), 'extra_data is not a dict'],
    [within({}), 'type key is missing from extra_data'],
    [within({ ...data, type: 'sliders' }), 'unknown zform type in extra_data: sliders'],
    [within({ ...data, heading: 5 }), 'extra_data["heading"] is not a string'],
    [within({ type: 'choices', heading: '' }), 'choices key is missing from extra_data'],
    [within({ ...data, choices: {} }), 'extra_data["choices"] is not a list'],
    [within({ ...data, choices: [choice, 'B'] }), 'extra_data["choices"][1] is not a dict'],
    [
      within({ ...data, choices: [{ ...choice, reply: undefined }] }),
      'reply key is missing from extra_data["choices"][0]',
    ],
    [
      within({ ...data, choices: [{ ...choice, long_name: null }] }),
      'extra_data["choices"][0]["long_name"] is not a string',
    ],
  ];
  for (const [widget, problem] of refused) {
    it(`is refused if ${problem}, and sends nothing`, async () => {
      const count = (await find(ben, [])).length;
      await anna.client.fails('POST', '/messages', message(widget), {
        code: 'BAD_REQUEST',
        msg: `Widgets: ${problem}`,
      });
      expect(await find(ben, [])).to.have.length(count);
    });
  }
});
