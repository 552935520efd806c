import { expect } from 'chai';
import fc, { type Arbitrary } from 'fast-check';

import { checkEmojiName } from '../../src/markdown/emoji/name.js';
import { ApiError } from '../../src/contract/api-error.js';
import { findInvalidCharacter } from '../../src/lib/invalid-character.js';
import { noNames, scanNames, silenceMentions } from '../../src/markdown/mention-syntax.js';
import { render } from '../../src/markdown/render.js';
import { parseTimeText } from '../../src/markdown/time-text.js';
import { nameKey } from '../../src/lib/name-key.js';
import { holds } from './property.js';
import { text } from './texts.js';

/** What no name of a user may have, and what ends a name in a link to a channel. */
const SPECIAL = /[*`\\>"@|#[\]()&<]/;

const name: Arbitrary<string> = text(12)
  .map((one) => one.trim())
  .filter(
    (one) => one !== '' && findInvalidCharacter(one) === 0 && !SPECIAL.test(one) && !/\p{C}/u.test(one),
  );

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const NOW = new Date(Date.UTC(2026, 5, 15, 12));

const time = fc.date({
  min: new Date(Date.UTC(1900, 0)),
  max: new Date(Date.UTC(9998, 11)),
  noInvalidDate: true,
});

const pad = (part: number, length = 2): string => String(part).padStart(length, '0');

/** One moment as users write it, with an offset in minutes. */
const written = (date: Date, offset: number): readonly string[] => {
  const local = new Date(date.getTime() + offset * 60_000);
  const [year, month, day] = [pad(local.getUTCFullYear(), 4), local.getUTCMonth(), pad(local.getUTCDate())];
  const clock = `${pad(local.getUTCHours())}:${pad(local.getUTCMinutes())}:${pad(local.getUTCSeconds())}`;
  const zone = `${offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`;
  const monthName = local.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  return [
    `${year}-${pad(month + 1)}-${day}T${clock}${zone}`,
    `${day} ${monthName} ${year} ${clock} ${zone}`,
    `${monthName} ${day}, ${year} at ${clock}${zone.replace(':', '')}`,
    `${year}/${pad(month + 1)}/${day} ${clock} ${zone}`,
  ];
};

describe('Names', () => {
  holds(
    'have a key that fits its column, and that depends neither on case nor on the form of accents',
    { cases: 3000 },
    [text(20)],
    (one) => {
      const key = nameKey(one);
      expect(key.length).to.be.at.most(4 * one.trim().length);
      expect(nameKey(` ${one}\n`)).to.equal(key);
      const swapped = one.replaceAll(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) ^ 0x20));
      expect(nameKey(swapped)).to.equal(key);
      // A name full of ligatures is compared by case only.
      const isFolded = (form: string): boolean =>
        form.trim().normalize('NFKC').toLowerCase().length <= 4 * form.trim().length;
      const [composed, decomposed] = [one.trim().normalize('NFC'), one.trim().normalize('NFD')];
      if ([one, composed, decomposed].every(isFolded))
        expect(nameKey(decomposed)).to.equal(nameKey(composed)).and.to.equal(key);
    },
  );

  holds(
    'of users, groups and channels are mentioned and linked as they are written',
    { cases: 600 },
    [name, name, name, id],
    async (user, group, channel, userId) => {
      const source = `@**${user}** @*${group}* #**${channel}** @_**${user}|${userId}**`;
      const scanned = scanNames(source);
      const known = { id: userId, full_name: user, isActive: true };
      const isWildcard = ['all', 'everyone', 'channel', 'stream', 'topic'].includes(user);
      expect(scanned.userKeys.has(nameKey(user))).to.equal(!isWildcard);
      expect([...scanned.groupKeys]).to.include(nameKey(group));
      expect([...scanned.channelKeys]).to.include(nameKey(channel));
      const { html, mentions } = await render(source, {
        names: {
          ...noNames,
          users: new Map([[userId, known]]),
          usersByKey: new Map([[nameKey(user), known]]),
          groupsByKey: new Map([[nameKey(group), { id: 7, name: group }]]),
          channelsByKey: new Map([[nameKey(channel), { stream_id: 9, name: channel }]]),
        },
      });
      expect([...mentions.groupIds], html).to.deep.equal([7]);
      if (!isWildcard) expect([...mentions.userIds], html).to.deep.equal([userId]);
      expect(html.match(/data-user-id="\d+"/g), html).to.have.length(isWildcard ? 1 : 2);
      expect(html, html).to.include('data-stream-id="9"');
      const silent = await render(silenceMentions(source));
      expect(silent.mentions.userIds.size + silent.mentions.groupIds.size).to.equal(0);
    },
  );

  holds('of emoji are stored in one form, or refused', { cases: 2000 }, [text(12)], (typed) => {
    try {
      const stored = checkEmojiName(typed);
      expect(stored).to.match(/^[0-9a-z_-]{1,100}$/);
      expect(checkEmojiName(stored)).to.equal(stored);
    } catch (error) {
      expect(error).to.be.instanceOf(ApiError);
    }
  });
});

describe('Times', () => {
  holds(
    'are the same moment in each form that users write',
    { cases: 1500 },
    [time, fc.integer({ min: -14 * 60, max: 14 * 60 })],
    (date, offset) => {
      const seconds = Math.floor(date.getTime() / 1000) * 1000;
      for (const form of written(new Date(seconds), offset))
        expect(parseTimeText(form, NOW)?.milliseconds, form).to.equal(seconds);
    },
  );

  holds(
    'that are any text are valid dates, or none',
    { cases: 2000 },
    [
      fc.array(
        fc.oneof(
          fc.constantFrom(
            '20',
            '26',
            ':',
            '-',
            '/',
            ' ',
            'pm',
            'am',
            'Feb',
            '30',
            '29',
            '+01',
            'Z',
            '.5',
            'at',
            '12',
            '0',
          ),
          text(3),
        ),
        { maxLength: 10 },
      ),
    ],
    (parts) => {
      const parsed = parseTimeText(parts.join(''), NOW);
      if (!parsed) return;
      expect(Number.isNaN(new Date(parsed.milliseconds).getTime())).to.equal(false);
      expect(parsed.microseconds).to.be.within(0, 999_999);
    },
  );
});
