import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

import { expect } from 'chai';

import { resolveEmoji } from '../../../src/chat/emoji/reference.js';
import { makeChannel, read, say } from '../messages/fixtures.js';
import { react, refuses, takeBack } from '../messages/reaction-fixtures.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

type Names = Readonly<Record<string, readonly string[]>>;

/** The hash of all codes with their names, as clients of level 282 know them. */
const KNOWN = 'efc7d9ab7c65231daaa8b07632a79dcbc356feaf52149c5514563b4edcc11503';

const unicode = (emoji_name: string, emoji_code: string): Body => ({
  emoji_name,
  emoji_code,
  reaction_type: 'unicode_emoji',
});

const span = (name: string, code: string): string => {
  const label = name.replaceAll('_', ' ');
  return `<span aria-label="${label}" class="emoji emoji-${code}" role="img" title="${label}">:${name}:</span>`;
};

/** All emoji as users type them: with the variation selectors that Unicode recommends. */
const typedEmoji = (): string[] =>
  Object.keys(
    JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('unicode-emoji-json/data-by-emoji.json'), 'utf8'),
    ) as object,
  );

const codeOf = (characters: string): string =>
  Array.from(characters.replaceAll('\ufe0f', ''), (one) =>
    one.codePointAt(0)?.toString(16).padStart(4, '0'),
  ).join('-');

describe('The names of emoji', () => {
  let site: TestServer;
  let anna: Person;
  let names: Names;
  let pairs: [name: string, code: string][];

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    await makeChannel(anna, 'design', []);
    const { server_emoji_data_url: url } = await anna.client.ok('POST', '/register', {
      fetch_event_types: ['realm'],
    });
    const response = await fetch(new URL(new URL(url as string).pathname, site.url));
    names = ((await response.json()) as { code_to_names: Names }).code_to_names;
    pairs = Object.entries(names).flatMap(([code, all]) => all.map((name): [string, string] => [name, code]));
  });
  after(() => site.close());

  /** Sends texts in as few messages as fit, each text in a line, and returns the lines of the HTML. */
  const rendered = async (texts: readonly string[]): Promise<string[]> => {
    const lines: string[] = [];
    for (let start = 0; start < texts.length; start += 400) {
      const id = await say(anna, 'design', 'a', texts.slice(start, start + 400).join('\n'));
      const { content } = await read(anna, id);
      lines.push(...(content as string).slice('<p>'.length, -'</p>'.length).split('<br>\n'));
    }
    return lines;
  };

  it('are the 2,999 names of 1,875 codes that existing clients know', () => {
    const lines = Object.entries(names).map(([code, all]) => [code, ...all].join(' '));
    expect(createHash('sha256').update(lines.sort().join('\n')).digest('hex')).to.equal(KNOWN);
    expect([lines.length, new Set(pairs.map(([name]) => name)).size]).to.deep.equal([1875, 2999]);
    expect(names['1f44d']).to.deep.equal(['+1', 'thumbs_up', 'like']);
  });

  it('are each valid with their code in reactions and statuses, and each name alone means the code', async () => {
    await site.services.store.read(async (tx) => {
      for (const [name, code] of pairs) {
        const reference = unicode(name, code);
        expect(await resolveEmoji(tx, reference as Parameters<typeof resolveEmoji>[1])).to.deep.equal(
          reference,
        );
        expect(await resolveEmoji(tx, { emoji_name: name })).to.deep.equal(reference);
      }
    });
  });

  it('include those of the emoji that every client offers first', async () => {
    const id = await say(anna, 'design', 'a');
    const offered = [
      unicode('+1', '1f44d'),
      unicode('tada', '1f389'),
      unicode('smile', '1f642'),
      unicode('heart', '2764'),
      unicode('working_on_it', '1f6e0'),
      unicode('octopus', '1f419'),
      unicode('flag_åland_islands', '1f1e6-1f1fd'),
    ];
    for (const emoji of offered) {
      await react(anna, id, emoji);
      await anna.client.ok('POST', '/users/me/status', emoji);
      const { status } = await anna.client.ok('GET', `/users/${String(anna.id)}/status`);
      expect(status).to.deep.equal(emoji);
    }
    const { reactions } = await read(anna, id);
    expect(reactions.map(({ emoji_name }: Body) => emoji_name)).to.deep.equal(
      offered.map(({ emoji_name }) => emoji_name as string),
    );
    for (const emoji of offered) await takeBack(anna, id, { emoji_name: emoji.emoji_name });
    expect((await read(anna, id)).reactions).to.deep.equal([]);
  });

  it('are each shown in messages as the emoji of their code', async () => {
    const html = await rendered(pairs.map(([name]) => `:${name}:`));
    expect(html).to.deep.equal(pairs.map(([name, code]) => span(name, code)));
  });

  it('are shown for emoji that users type as characters, each with its canonical name', async () => {
    const typed = typedEmoji().filter((characters) => codeOf(characters) in names);
    expect(typed.map(codeOf).sort()).to.deep.equal(Object.keys(names).sort());
    const html = await rendered(typed.map((characters) => `a${characters}b`));
    expect(html).to.deep.equal(
      typed.map((characters) => {
        const code = codeOf(characters);
        return `a${span(names[code]?.[0] ?? '', code)}b`;
      }),
    );
  });

  it('do not replace characters that are text, or that existing clients do not know', async () => {
    // Without the selector, Unicode shows the first ones as text. Then come a skin tone, an unknown family, one half of
    // a flag, a clock of twelve, and an emoji that is newer than the clients.
    const texts = ['❤', '✔', '➡', '☺', '♀', '©', '™', '1', '1\u20e3', '🕛', '👍🏽', '🇩', '\u{1fae9}'];
    const sequences = ['👨\u200d👨\u200d👨\u200d👨', '1\u200d👍'];
    expect(await rendered([...texts, ...sequences])).to.deep.equal([...texts, ...sequences]);
    const [flags, heart] = await rendered(['🇩🇪🇫🇷', '❤\ufe0f🕛']);
    expect(flags).to.equal(span('flag_germany', '1f1e9-1f1ea') + span('flag_france', '1f1eb-1f1f7'));
    expect(heart).to.equal(`${span('heart', '2764')}🕛`);
    const [joined] = await rendered(['🇩🇪\u200d🔥']);
    expect(joined).to.equal(`${span('flag_germany', '1f1e9-1f1ea')}\u200d${span('fire', '1f525')}`);
  });

  it('begin and end with a colon of their own', async () => {
    const smile = span('smile', '1f642');
    const texts = [
      ':smile:smile:',
      ':no_such:smile:',
      '10:30:smile:',
      'a:smile:b',
      '::smile::',
      'x:b:c:smile:',
    ];
    expect(await rendered(texts)).to.deep.equal([
      `${smile}smile:`,
      ':no_such:smile:',
      '10:30:smile:',
      `a${smile}b`,
      `:${smile}:`,
      `x${span('b', '1f171')}c${smile}`,
    ]);
    expect((await rendered(['see:https://example.com/*a*b']))[0]).to.include(
      'href="https://example.com/*a*b"',
    );
  });

  it('have aliases from common data sets, as far as they do not name another emoji', async () => {
    const id = await say(anna, 'design', 'a');
    const aliases = [
      unicode('slightly_smiling_face', '1f642'),
      unicode('thumbsup', '1f44d'),
      unicode('clock12', '1f55b'),
      unicode('dizzy_face', '1f635'),
    ];
    for (const { emoji_name, emoji_code } of aliases) {
      await react(anna, id, unicode(emoji_name as string, emoji_code as string));
      expect(await rendered([`:${emoji_name}:`])).to.deep.equal([
        span(emoji_name as string, emoji_code as string),
      ]);
    }
    // In those data sets it is the face of a cat.
    await refuses('POST', anna, id, unicode('cat', '1f431'), { msg: 'Invalid emoji name.' });
    await react(anna, id, unicode('cat', '1f408'));
  });

  it('stay those of a reaction that an older version of the server stored', async () => {
    const id = await say(anna, 'design', 'a');
    const ben = await site.person('Ben');
    const stored = unicode('flag_of_nowhere', '1f431');
    await site.services.store.write((tx) =>
      tx.insert('reactions', { message_id: id, user_id: ben.id, ...stored, added_version: 0 }),
    );
    await react(anna, id, stored);
    const { reactions } = await read(anna, id);
    expect(reactions.map(({ emoji_name }: Body) => emoji_name)).to.deep.equal([
      'flag_of_nowhere',
      'flag_of_nowhere',
    ]);
    await takeBack(anna, id, { emoji_code: '1f431', reaction_type: 'unicode_emoji' });
    expect((await read(anna, id)).reactions).to.have.length(1);
  });
});
