import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { channelMaker, say, setOrganization, tell } from './fixtures.js';

const inserted = (text: string): string => `<span class="highlight_text_inserted">${text}</span>`;
const deleted = (text: string): string => `<span class="highlight_text_deleted">${text}</span>`;

describe('GET /messages/{message_id}/history', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  const make = channelMaker(() => anna);

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());

  const history = async ({ client }: Pick<Person, 'client'>, id: number): Promise<Body[]> =>
    (await client.ok('GET', `/messages/${String(id)}/history`)).message_history;

  const edit = async (id: number, change: Record<string, unknown>, by = anna.client): Promise<number> => {
    site.clock.advance(60_000);
    await by.ok('PATCH', `/messages/${String(id)}`, change);
    return Math.floor(site.clock.now() / 1000);
  };

  /** Returns the marked change of the content of a message from one text to another. */
  const change = async (from: string, to: string): Promise<string> => {
    const id = await tell(anna, [anna], from);
    await edit(id, { content: to });
    return (await history(anna, id))[1]?.content_html_diff as string;
  };

  it('returns a message that was never edited as its only version', async () => {
    const id = await tell(anna, [ben], '**Hi**');
    const versions = await history(ben, id);
    expect(versions).to.have.length(1);
    expect(versions[0]).to.include({
      user_id: anna.id,
      topic: '',
      content: '**Hi**',
      rendered_content: '<p><strong>Hi</strong></p>',
    });
  });

  it('returns for each edit the version after it, what it changed, who made it and when', async () => {
    const [from, to] = [await make([ben]), await make([ben])];
    const id = await say(anna, from.id, 'logo', 'red');
    const sent = Math.floor(site.clock.now() / 1000);
    const atContent = await edit(id, { content: 'blue', topic: 'colors' });
    const atTopic = await edit(id, { topic: 'ideas' }, ben.client);
    const atChannel = await edit(id, { stream_id: to.id }, site.owner);
    const { user_id: owner } = await site.owner.ok('GET', '/users/me');
    const blue = { content: 'blue', rendered_content: '<p>blue</p>' };
    expect(await history(ben, id)).to.deep.equal([
      { user_id: anna.id, timestamp: sent, topic: 'logo', content: 'red', rendered_content: '<p>red</p>' },
      {
        user_id: anna.id,
        timestamp: atContent,
        topic: 'colors',
        prev_topic: 'logo',
        ...blue,
        prev_content: 'red',
        prev_rendered_content: '<p>red</p>',
        content_html_diff: `<div><p>${deleted('red')}${inserted('blue')}</p></div>`,
      },
      { user_id: ben.id, timestamp: atTopic, topic: 'ideas', prev_topic: 'colors', ...blue },
      { user_id: owner, timestamp: atChannel, topic: 'ideas', prev_stream: from.id, stream: to.id, ...blue },
    ]);
  });

  it('marks words within a sentence, and joins changes with only a space between them', async () => {
    expect(await change('one two three four', 'one zwei drei four five')).to.equal(
      `<div><p>one ${deleted('two three')}${inserted('zwei drei')} four${inserted(' five')}</p></div>`,
    );
  });

  it('keeps the structure of the new version, and shows removed blocks as a whole', async () => {
    expect(await change('one\n\n**two**', 'one')).to.equal(
      `<div><p>one</p>\n<p><strong>${deleted('two')}</strong></p></div>`,
    );
    expect(await change('one', '* one\n* a & b')).to.equal(
      `<div><ul>\n<li>one</li>\n<li>${inserted('a &amp; b')}</li>\n</ul></div>`,
    );
    expect(await change('**one** two', 'one two')).to.equal('<div><p>one two</p></div>');
  });

  it('takes a formula and an emoji as one word', async () => {
    const html = await change('$$a$$ :tada:', '$$b$$');
    expect(html).to.match(/^<div><p><span class="highlight_text_deleted"><span class="katex">.*<\/div>$/);
    expect(html.match(/highlight_text/g)).to.have.length(2);
    expect(html).to.contain(':tada:</span></span>');
  });

  it('marks everything between the common ends if nearly every word changed', async () => {
    const many = (letter: string): string =>
      Array.from({ length: 300 }, (_, index) => `${letter}${String(index)}`).join(' ');
    expect(await change(`start ${many('a')} end`, `start ${many('b')} end`)).to.equal(
      `<div><p>start ${deleted(many('a'))}${inserted(many('b'))} end</p></div>`,
    );
  });

  it('names neither channels that the reader cannot see nor topics in them', async () => {
    const adam = await site.person('Adam', { role: 'administrator' });
    const hidden = await make([adam], { invite_only: true });
    const open = await make([ben]);
    const id = await say(anna, hidden.id, 'layoffs', 'a');
    await edit(id, { topic: 'severance' });
    await edit(id, { stream_id: open.id, topic: 'news' }, adam.client);
    await edit(id, { topic: 'more news' });
    const seen = await history(ben, id);
    expect(JSON.stringify(seen)).not.to.match(/layoffs|severance/);
    expect(seen.map(({ topic }) => topic)).to.deep.equal(['', '', 'news', 'more news']);
    expect(seen.map(({ prev_topic }) => prev_topic)).to.deep.equal([undefined, undefined, undefined, 'news']);
    expect(seen.map(({ prev_stream }) => prev_stream)).to.deep.equal(Array(4).fill(undefined));
    expect(seen.map(({ stream }) => stream)).to.deep.equal([undefined, undefined, open.id, undefined]);
    const own = await history(anna, id);
    expect(own.map(({ topic }) => topic)).to.deep.equal(['layoffs', 'severance', 'news', 'more news']);
  });

  it('returns the newest versions if all are too long for a response', async () => {
    const id = await tell(anna, [anna], ':+1: '.repeat(1000));
    const [{ rendered_content } = {}] = await history(anna, id);
    const edits = Array.from({ length: 60 }, (_, index) => ({
      user_id: anna.id,
      timestamp: 1_700_000_000 - index,
      prev_content: `version ${String(index)}`,
      prev_rendered_content: `<p>version ${String(index)}</p>`,
      prev_topic: 'a',
    }));
    // Each move repeats the long content.
    const moves = edits.map(({ user_id, timestamp }) => ({
      user_id,
      timestamp,
      prev_topic: 'b',
      topic: 'c',
    }));
    await site.services.store.write((tx) =>
      tx.run('UPDATE messages SET edit_history = ?, last_edit_timestamp = 1 WHERE id = ?', [
        JSON.stringify([...moves, ...edits]),
        id,
      ]),
    );
    const versions = await history(anna, id);
    expect(versions.length).to.be.lessThan(60);
    expect(JSON.stringify(versions).length).to.be.within(1_500_000, 2 * 1024 * 1024 + 100);
    expect(versions.every((version) => version.rendered_content === rendered_content)).to.equal(true);
  });

  it('is refused if the organization does not show edits, also for unknown messages', async () => {
    await setOrganization(site, { allow_edit_history: false });
    const expected = { code: 'BAD_REQUEST', msg: 'Message edit history is disabled in this organization' };
    const id = await tell(anna, [ben]);
    await anna.client.fails('GET', `/messages/${String(id)}/history`, {}, expected);
    await anna.client.fails('GET', '/messages/4711/history', {}, expected);
    await setOrganization(site, {});
  });
});
