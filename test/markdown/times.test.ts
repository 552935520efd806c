import { expect } from 'chai';

import { render } from '../../src/markdown/render.js';
import { parseTimeText } from '../../src/markdown/time-text.js';

/** A Saturday. */
const NOW = new Date('2026-11-28T09:30:00Z');

/**
 * Texts and the moments that they mean, in UTC: most as the parser of existing servers reads them. It reads `UTC-5` as five
 * hours ahead of UTC, and leaves out what it does not understand. Here, such a text is `none`.
 */
const texts: Readonly<Record<string, string>> = {
  weekdays: `
    Monday 5pm = 2026-11-30 17:00
    Mon 17:00 = 2026-11-30 17:00
    Tuesday = 2026-12-01 00:00
    Saturday = 2026-11-28 00:00
    sat 9am = 2026-11-28 09:00
    Sunday 00:00 = 2026-11-29 00:00
    Friday, 5 pm = 2026-12-04 17:00
    5pm Friday = 2026-12-04 17:00
    Fri Nov 27 2026 = 2026-11-27 00:00
    Mon Nov 27 2026 = none
    Tue Aug 6 2024 5pm = 2024-08-06 17:00
    Wed Aug 6 2024 = none
    Tuesday, August 6, 2024 = 2024-08-06 00:00
    Tue 17 = 2026-11-17 00:00
    Sat 28 = 2026-11-28 00:00
    Mon 28 = none
    Monday June 2024 = none
    next Monday = none
    Mon-Fri = none
    Thurs 5pm = 2026-12-03 17:00
    Thu 5pm utc = 2026-12-03 17:00
  `,
  'offsets and zones': `
    January 25, 2021, 13:00 UTC-5 = 2021-01-25 18:00
    13:00 UTC-5 January 25, 2021 = 2021-01-25 18:00
    2021-01-25 13:00 UTC+5 = 2021-01-25 08:00
    2021-01-25 13:00 GMT-5 = 2021-01-25 18:00
    2021-01-25 13:00 GMT+2 = 2021-01-25 11:00
    2021-01-25 13:00 UTC-05:00 = 2021-01-25 18:00
    2021-01-25 13:00 UTC+0530 = 2021-01-25 07:30
    2021-01-25 13:00 UTC+5:30 = 2021-01-25 07:30
    2021-01-25 13:00 UTC +2 = 2021-01-25 11:00
    2021-01-25 13:00 +5:30 = 2021-01-25 07:30
    2021-01-25 13:00 +5 = 2021-01-25 08:00
    2021-01-25 13:00 -0 = 2021-01-25 13:00
    2021-01-25 13:00+05:30 = 2021-01-25 07:30
    2021-01-25T13:00-0800 = 2021-01-25 21:00
    13:00 January 25, 2021 -05:00 = 2021-01-25 18:00
    13:00 2021-01-25 +02:00 = 2021-01-25 11:00
    2021-01-25+02:00 = 2021-01-24 22:00
    2021-01-25 UTC = 2021-01-25 00:00
    2021-01-25 UTC+3 = 2021-01-24 21:00
    2021-01-25 13:00+14:00 = 2021-01-24 23:00
    2021-01-25 13:00-12:00 = 2021-01-26 01:00
    12:00 WIB = 2026-11-28 05:00
    12:00 PKT = 2026-11-28 07:00
    12:00 SGT = 2026-11-28 04:00
    12:00 SST = 2026-11-28 23:00
    12:00 EST = 2026-11-28 17:00
    UTC 12:00 = 2026-11-28 12:00
    20240806170000Z = 2024-08-06 17:00
    2024-08-06T17:00:00.123456Z = 2024-08-06 17:00
    2024-08-06T17:00:00,5Z = 2024-08-06 17:00
    Aug 6 2024 5pm CEST = 2024-08-06 15:00
    12:00 Z = 2026-11-28 12:00
    2024-08-06T17:00+1:00 = 2024-08-06 16:00
    5pm GMT = 2026-11-28 17:00
    5pm GMT+0 = 2026-11-28 17:00
    5pm UTC-0 = 2026-11-28 17:00
    5pm UTC-12 = 2026-11-29 05:00
    5pm UTC+14 = 2026-11-28 03:00
  `,
  dates: `
    061824 = 2024-06-18 00:00
    240618 = 2018-06-24 00:00
    Jun-18-2024 = 2024-06-18 00:00
    18-Jun-2024 = 2024-06-18 00:00
    0001-01-01 = 0001-01-01 00:00
    1900-01-01 = 1900-01-01 00:00
    9999-12-31 = 9999-12-31 00:00
    2024 = 2024-11-28 00:00
    06 2024 = 2024-06-28 00:00
    2024 06 = 2024-06-28 00:00
    06/2024 = 2024-06-28 00:00
    2024-06 = 2024-06-28 00:00
    June 2024 = 2024-06-28 00:00
    June = 2026-06-28 00:00
    Jun 18 = 2026-06-18 00:00
    18 June = 2026-06-18 00:00
    18th June 2024 = 2024-06-18 00:00
    18 of June 2024 = 2024-06-18 00:00
    20240806 = 2024-08-06 00:00
    2024-02-29 = 2024-02-29 00:00
    13/01/2024 = 2024-01-13 00:00
    01/13/2024 = 2024-01-13 00:00
    01/02/2024 = 2024-01-02 00:00
    1.5.2024 = 2024-01-05 00:00
    24.12.2024 = 2024-12-24 00:00
    31/12/99 = 1999-12-31 00:00
    31/12/20 = 2020-12-31 00:00
    2024/8/6 = 2024-08-06 00:00
    6-8-2024 = 2024-06-08 00:00
    Aug 6 2024 = 2024-08-06 00:00
    Sept 6 2024 = 2024-09-06 00:00
    September 6 2024 = 2024-09-06 00:00
    12 = 2026-11-12 00:00
    6 Aug 24 = 2024-08-06 00:00
    6 Aug '24 = 2024-08-06 00:00
    2024 Aug 6 = 2024-08-06 00:00
  `,
  'times of day': `
    17h32 = 2026-11-28 17:32
    17h = 2026-11-28 17:00
    17h32 August 6 2024 = 2024-08-06 17:32
    5pm 18-Jun-2024 = 2024-06-18 17:00
    17:00 18-Jun-2024 = 2024-06-18 17:00
    Jun-18-2024 17:00 = 2024-06-18 17:00
    9999-12-31 23:59:59 = 9999-12-31 23:59:59
    June 18th, 2024 at 5pm = 2024-06-18 17:00
    Aug 6 2024 1700 = 2024-08-06 17:00
    2024-08-06 1700 = 2024-08-06 17:00
    20240806T170000 = 2024-08-06 17:00
    202408061700 = 2024-08-06 17:00
    2024-08-06 17 = 2024-08-06 17:00
    5 pm = 2026-11-28 17:00
    5 p.m. = 2026-11-28 17:00
    12am = 2026-11-28 00:00
    12pm = 2026-11-28 12:00
    0am = 2026-11-28 00:00
    24.12. 17:00 = 2026-12-24 17:00
    17:00:00.000001 = 2026-11-28 17:00
    AUG 6 2024 5PM = 2024-08-06 17:00
    17:00, 6 Aug 2024 = 2024-08-06 17:00
    2024, 6 Aug 5pm = 2024-08-06 17:00
  `,
  'texts of which a part would be lost, or which are no time': `
    2021-01-25-10:00 = none
    1969-12-31T00:00:00+32:00 = none
    1969-12-31T00:00:00+99:99 = none
    1969-12-31T00:00:00-32:00 = none
    2021-01-25 13:00+05:75 = none
    17.32 = none
    10000-01-01 = none
    0000-01-01 = none
    12:00 EST-5 = none
    12:00 XYZ = none
    Aug 6 7 2024 = none
    5pm and 6pm = none
    10m = none
    10 m = none
    13pm = none
    24:00 = none
    23:59:60 = none
    12:60 = none
    2023-02-29 = none
    2024-13-01 = none
    tomorrow = none
    today 5pm = none
    now = none
    9:00 - 10:00 = none
    9-10 Aug 2024 = none
    2024-219 = none
    2024-W32 = none
    Aug 6 2024 5pm cest+1 = none
    12:00Z+1 = none
    1 2 3 4 = none
    5pm UTC+15 = none
    Aug 6, 2024 5pm (UTC) = none
  `,
};

const rowsOf = (table: string): (readonly [text: string, moment: string])[] =>
  table
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [text = '', moment = ''] = row.split(' = ');
      return [text, moment];
    });

const momentOf = (text: string): string => {
  const time = parseTimeText(text, NOW);
  return time ? new Date(time.milliseconds).toISOString().slice(0, 19) : 'none';
};

describe('The time in a message', () => {
  for (const [what, table] of Object.entries(texts)) {
    it(`reads ${what}`, () => {
      for (const [text, moment] of rowsOf(table)) {
        const [date = '', clock = ''] = moment.split(' ');
        const whole = clock.length === 5 ? `${clock}:00` : clock;
        expect(momentOf(text), text).to.equal(moment === 'none' ? 'none' : `${date}T${whole}`);
      }
    });
  }

  it('is the next weekday for every day of a week', () => {
    const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    for (let today = 0; today < 7; today += 1) {
      const now = new Date(NOW.getTime() + today * 86_400_000);
      for (const day of days) {
        const { milliseconds = NaN } = parseTimeText(`${day} 23:59`, now) ?? {};
        const found = new Date(milliseconds);
        expect(days[found.getUTCDay()]).to.equal(day);
        const hours = (milliseconds - now.getTime()) / 3_600_000;
        expect(hours).to.be.within(0, 7 * 24);
      }
    }
  });

  const datetimeOf = async (text: string): Promise<string | undefined> =>
    /datetime="([^"]*)"/.exec((await render(`<time:${text}>`)).html)?.[1];

  it('is a UNIX timestamp where it is one number and no date', async () => {
    expect(await datetimeOf('1496134140')).to.equal('2017-05-30T08:49:00Z');
    expect(await datetimeOf('1496134140.5')).to.equal('2017-05-30T08:49:00.500000Z');
    expect(await datetimeOf('0')).to.equal('1970-01-01T00:00:00Z');
  });

  it('may be in any year of four digits', async () => {
    expect(await datetimeOf('0001-01-01')).to.equal('0001-01-01T00:00:00Z');
    expect(await datetimeOf('1900-01-01')).to.equal('1900-01-01T00:00:00Z');
    expect(await datetimeOf('9999-12-31T23:59:59Z')).to.equal('9999-12-31T23:59:59Z');
    expect(await datetimeOf('9999-12-31T23:59:59-01:00')).to.equal(undefined);
    expect(await datetimeOf('0001-01-01T00:00:00+01:00')).to.equal(undefined);
  });

  it('is refused rather than guessed', async () => {
    for (const text of ['17.32', '1969-12-31T00:00:00+32:00', 'Wed Aug 6 2024', '1e9'])
      expect((await render(`<time:${text}>`)).html).to.equal(
        `<p><span class="timestamp-error">Invalid time format: ${text}</span></p>`,
      );
  });
});
