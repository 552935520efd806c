import { expect } from 'chai';

import { Collector } from '../../../../src/accounts/email/notifications/collect.js';
import { prepareMails } from '../../../../src/accounts/email/notifications/prepare.js';
import { readLogPart } from '../../../../src/runtime/event-log/log-positions.js';
import { findPositions } from '../../../../src/runtime/event-log/log.js';
import { makeChannel, say } from '../../../chat/messages/fixtures.js';
import { leastHold, MOST_MS } from '../../../support/event-loop.js';
import type { Person } from '../../../support/people.js';
import { startServer, type TestServer } from '../../../support/server.js';
import { mailsTo, pass, setSubscription, untilMailed } from './fixtures.js';

/** More HTML than an email shows, but less than a message may have. */
const LARGE = ':a: '.repeat(1_400);

const MOST_CHARACTERS = 9_900;
const filled = (unit: string): string => unit.repeat(Math.floor(MOST_CHARACTERS / unit.length));

/** Messages that are slow to read, render or format. */
const COSTLY = {
  tables: `|a|b|\n|-|-|\n${filled('|a|b|\n')}`.slice(0, MOST_CHARACTERS),
  times: filled('<time:2020-01-01T00:00:00Z> '),
};

describe('The cost of emails about messages', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    await pass(5, site);
    const channel = await makeChannel(anna, 'design', [ben]);
    await setSubscription(ben, channel, { email_notifications: true });
  });
  afterEach(() => site.close());

  for (const [what, content] of Object.entries(COSTLY)) {
    it(`blocks the event loop for less than 20 ms: ${what}`, async () => {
      for (let topic = 0; topic < 20; topic += 1)
        for (let index = 0; index < 3; index += 1) await say(anna, 'design', `topic ${topic}`, content);
      await new Collector().collect(site.services, () => false);
      const held = await leastHold(() => () => prepareMails(site.services, ben.id));
      expect(held).to.be.below(MOST_MS);
    });
  }

  it('grows with the sent text, but not with the depth of quotes and lists', async () => {
    const lines = 'a\n'.repeat(4_500);
    for (const mark of ['>', '* ']) await say(anna, 'design', mark, `${mark.repeat(45)} ${lines}`);
    await untilMailed(site);
    const mails = mailsTo(site, ben);
    expect(mails).to.have.length(2);
    for (const { text } of mails) expect(text.length).to.be.within(4_500, 150_000);
  });

  it('includes only the messages that an email shows', async () => {
    for (let index = 0; index < 10; index += 1) await say(anna, 'design', 'large', LARGE);
    await untilMailed(site);
    const [mail] = mailsTo(site, ben);
    expect(mail?.text).to.include('(This message is too large for an email.)');
    expect(mail?.text).to.include('And 9 more messages in this conversation.');
  });

  it('includes reading the log in parts of bounded size, up to its end', async () => {
    const { last_id: start } = await site.services.store.read(findPositions);
    for (let index = 0; index < 6; index += 1) await say(anna, 'design', 'large', LARGE);
    const { last_id: end } = await site.services.store.read(findPositions);
    const sizes: number[] = [];
    let position = start;
    let isFull = true;
    while (isFull) {
      const part = await site.services.store.read((tx) => readLogPart(tx, position, 100));
      sizes.push(JSON.stringify(part.entries).length);
      ({ end: position, isFull } = part);
    }
    expect(position).to.equal(end);
    expect(Math.max(...sizes)).to.be.below(700_000);
    expect(sizes.length).to.be.within(2, 8);
  });
});
