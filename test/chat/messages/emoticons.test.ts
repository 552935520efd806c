import { expect } from 'chai';

import { pass, received, schedule, listed } from '../scheduled-messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { makeChannel, read, say, tell } from './fixtures.js';
import { edit, hear } from './edit-fixtures.js';

const SMILE =
  '<p><span aria-label="smile" class="emoji emoji-1f642" role="img" title="smile">:smile:</span></p>';
const TEXT = '<p>:)</p>';

describe('The setting translate_emoticons', () => {
  let site: TestServer;
  /** Has the setting on. */
  let anna: Person;
  /** Has the setting off. */
  let ben: Person;
  let channel: number;

  const set = ({ client }: Person, translate_emoticons: boolean): Promise<unknown> =>
    client.ok('PATCH', '/settings', { translate_emoticons });
  const html = async (id: number): Promise<string> => (await read(ben, id)).content;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    channel = await makeChannel(anna, 'design', [ben]);
    await set(anna, true);
  });
  afterEach(() => site.close());

  it('applies to messages of its user only', async () => {
    for (const send of [
      (by: Person) => say(by, channel, 'faces', ':)'),
      (by: Person) => tell(by, [anna, ben], ':)'),
    ]) {
      expect(await html(await send(anna))).to.equal(SMILE);
      expect(await html(await send(ben))).to.equal(TEXT);
    }
  });

  it('leaves the stored Markdown unchanged', async () => {
    const id = await say(anna, channel, 'faces', ':)');
    expect((await ben.client.ok('GET', `/messages/${String(id)}`)).raw_content).to.equal(':)');
  });

  it('applies to edits with its current value, and the event has the new HTML', async () => {
    const id = await say(anna, channel, 'faces', 'hello');
    const heard = await hear(ben, ['update_message']);
    await edit(anna, id, { content: ':)' });
    expect((await heard())[0]).to.deep.include({ content: ':)', rendered_content: SMILE });
    await set(anna, false);
    await edit(anna, id, { content: ':) ' });
    expect(await html(id)).to.equal(TEXT);
    const other = await say(ben, channel, 'faces', 'hello');
    await edit(ben, other, { content: ':)' });
    expect(await html(other)).to.equal(TEXT);
  });

  it('leaves moved messages and earlier messages unchanged', async () => {
    const id = await say(anna, channel, 'faces', ':)');
    const other = await say(ben, channel, 'faces', ':)');
    await set(anna, false);
    await set(ben, true);
    await edit({ client: site.owner }, id, { topic: 'smiles', propagate_mode: 'change_all' });
    expect(await html(id)).to.equal(SMILE);
    expect(await html(other)).to.equal(TEXT);
  });

  it('applies to scheduled messages', async () => {
    const at = { type: 'channel', to: channel, topic: 'faces', content: ':)' };
    await schedule(anna, { ...at, scheduled_delivery_timestamp: site.clock.seconds() + 20 });
    expect((await listed(anna))[0]?.rendered_content).to.equal(SMILE);
    await schedule(ben, { ...at, scheduled_delivery_timestamp: site.clock.seconds() + 20 });
    expect((await listed(ben))[0]?.rendered_content).to.equal(TEXT);
    await pass(25, site);
    const sent = new Map(
      (await received(ben)).map(({ sender_id, id }) => [sender_id as number, id as number]),
    );
    expect(await html(sent.get(anna.id) ?? 0)).to.equal(SMILE);
    expect(await html(sent.get(ben.id) ?? 0)).to.equal(TEXT);
  });
});
