import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

import { expect } from 'chai';

import { makeChannel, say, setOrganization, tell } from '../../../chat/messages/fixtures.js';
import { lonelyGuest, whileGuestsSeeFew } from '../../../chat/presence/fixtures.js';
import { exampleFile } from '../../../support/files.js';
import type { Person } from '../../../support/people.js';
import { startServer, type TestServer } from '../../../support/server.js';
import {
  mailsTo,
  parseMail,
  pass,
  pendingRows,
  setOwn,
  setSubscription,
  untilMailed,
  type Received,
} from './fixtures.js';

describe('The content of emails about messages', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let cora: Person;
  let design: number;

  beforeEach(async () => {
    site = await startServer({ env: { SITE_URL: 'https://chat.example.com' } });
    anna = await site.person('Anna Lee');
    ben = await site.person('Ben');
    cora = await site.person('Cora');
    design = await makeChannel(anna, 'design', [ben, cora]);
    await pass(5, site);
  });
  afterEach(() => site.close());

  const mailTo = async (person: Person): Promise<Received> => {
    await untilMailed(site);
    const mail = mailsTo(site, person).at(-1);
    if (!mail) throw new Error(`${person.name} got no email.`);
    return mail;
  };

  it('has sender, message, reason and link in text and HTML', async () => {
    const id = await tell(anna, [ben], 'Lunch at **noon**?');
    const { subject, text, html } = await mailTo(ben);
    expect(subject).to.equal('DMs with Anna Lee');
    expect(text).to.include('Anna Lee:\nLunch at noon?');
    expect(html).to.include('<b>Anna Lee</b>').and.include('<p>Lunch at <strong>noon</strong>?</p>');
    const url = `https://chat.example.com/conversation?message=${id}`;
    for (const part of [text, html]) {
      expect(part)
        .to.include('You receive this email from Team Chat because you received a direct message.')
        .and.include('Replies to this email reach no one.')
        .and.include(url);
    }
    expect(html).to.include(`<a href="${url}">`);
  });

  it('names the participants of a group conversation, or counts them if there are many', async () => {
    await tell(anna, [ben, cora]);
    expect((await mailTo(ben)).subject).to.equal('Group DMs with Anna Lee and Cora');
    const dora = await site.person('Dora');
    await tell(anna, [ben, cora, dora]);
    expect((await mailTo(ben)).subject).to.equal('Group DMs with Anna Lee, Cora, and Dora');
    const emil = await site.person('Emil');
    const id = await tell(anna, [ben, cora, dora, emil]);
    const { subject, text } = await mailTo(ben);
    expect(subject).to.equal('Group DMs with Anna Lee, Cora, and 2 others');
    expect(text).to.include(`/conversation?message=${id}`);
  });

  it('names the channel and the topic, resolved or not, and links to the message', async () => {
    const id = await say(anna, 'design', 'the logo', '@**Ben** look');
    const { subject, text } = await mailTo(ben);
    expect(subject).to.equal('#design > the logo');
    expect(text)
      .to.include('because you were mentioned, by name or with a group')
      .and.include(`https://chat.example.com/conversation?message=${id}`);
    await say(anna, 'design', '✔ done', '@**Ben** look');
    expect((await mailTo(ben)).subject).to.equal('[resolved] #design > done');
  });

  it('gives the strongest of several reasons', async () => {
    await setSubscription(ben, design, { email_notifications: true });
    await say(anna, 'design', 'logo', 'plain');
    expect((await mailTo(ben)).text).to.include('because you have email notifications on for this channel');
    await say(anna, 'design', 'other', 'plain');
    await say(anna, 'design', 'other', '@**all**');
    expect((await mailTo(ben)).text).to.include('because everyone was mentioned');
  });

  it('omits messages if message_content_in_email_notifications is off for the user or the organization', async () => {
    await setOwn(ben, { message_content_in_email_notifications: false });
    await say(anna, 'design', 'logo', 'hush @**Ben** @**Cora**');
    await say(anna, 'design', 'logo', 'more @**Ben**');
    const mail = await mailTo(ben);
    expect(mail.subject).to.equal('New messages');
    expect(mail.text)
      .to.include('You have 2 new messages in Team Chat.')
      .and.include('You chose that emails do not show messages.');
    const whole = [...mail.headers.values(), mail.text, mail.html].join('\n');
    for (const word of ['hush', 'more @', 'Anna', 'design', 'logo']) expect(whole).not.to.include(word);
    expect(mailsTo(site, cora)[0]?.text).to.include('hush');

    await setOrganization(site, { message_content_allowed_in_email_notifications: false });
    await tell(anna, [cora], 'hush');
    const organizations = await mailTo(cora);
    expect(organizations.subject).to.equal('New messages');
    expect(organizations.text)
      .to.include('You have 1 new message in Team Chat.')
      .and.include('Your organization does not allow emails to show messages.')
      .and.not.include('hush');
  });

  it('names the organization in subjects only if realm_name_in_email_notifications_policy is 2', async () => {
    const subjects: string[] = [];
    for (const policy of [1, 2, 3]) {
      await setOwn(ben, { realm_name_in_email_notifications_policy: policy });
      await tell(anna, [ben]);
      subjects.push((await mailTo(ben)).subject);
    }
    expect(subjects).to.deep.equal([
      'DMs with Anna Lee',
      '[Team Chat] DMs with Anna Lee',
      'DMs with Anna Lee',
    ]);
  });

  it('threads the emails of a conversation, and has headers for one-click unsubscribing', async () => {
    await tell(anna, [ben], 'one');
    const first = await mailTo(ben);
    await tell(anna, [ben], 'two');
    const second = await mailTo(ben);
    await tell(cora, [ben], 'three');
    const other = await mailTo(ben);
    expect(second.headers.get('references')).to.equal(first.headers.get('references'));
    expect(second.headers.get('in-reply-to')).to.equal(first.headers.get('references'));
    expect(other.headers.get('references')).not.to.equal(first.headers.get('references'));
    expect(second.headers.get('message-id')).not.to.equal(first.headers.get('message-id'));
    expect(first.headers.get('reply-to')).to.include('noreply@chat.example.com');
    const link = /https:\/\/chat\.example\.com\/accounts\/unsubscribe\/missed_messages\/\d+\/[\w-]{43}/;
    expect(first.headers.get('list-unsubscribe')).to.match(link);
    expect(first.headers.get('list-unsubscribe-post')).to.equal('List-Unsubscribe=One-Click');
    for (const part of [first.text, first.html]) expect(part).to.match(link);
  });

  it('escapes user content in HTML and headers', async () => {
    const nasty = `<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert) "'&`;
    await site.owner.ok('PATCH', '/realm', { name: 'A <b> & "co"' });
    await setOwn(ben, { realm_name_in_email_notifications_policy: 2 });
    await say(anna, 'design', '<i>Ünï</i> =?utf-8?q?x?= Bcc: x@example.com', `@**Ben** ${nasty}`);
    const { html, headers, subject, text } = await mailTo(ben);
    expect(
      html.replace(/<\/?(?:p|b|div|hr|strong|a)(?: style="[\w:#;-]+"| href="https:[^"<>]*"| \/)*>/g, ''),
    ).not.to.match(/[<>]/);
    expect(html).to.include('&lt;script&gt;').and.include('from A &lt;b&gt; &amp; &quot;co&quot; because');
    expect(text).to.include('<script>alert(1)</script>');
    expect(subject).to.equal('[A <b> & "co"] #design > <i>Ünï</i> =?utf-8?q?x?= Bcc: x@example.com');
    expect(headers.has('bcc')).to.equal(false);
    expect(headers.get('to')).to.equal(ben.email);
  });

  it('has the link of a message that shows only a picture', async () => {
    await tell(anna, [ben], 'http://example.com/pic.png');
    const { html, text } = await mailTo(ben);
    expect(html).to.include('<a href="http://example.com/pic.png">http://example.com/pic.png</a>');
    expect(html).not.to.include('<img');
    expect(text).to.include('http://example.com/pic.png');
  });

  it('has absolute URLs, no images, and plain characters for emoji, formulas and times', async () => {
    await setOwn(ben, { timezone: 'Europe/Berlin', twenty_four_hour_time: true });
    const { url } = await anna.client.ok('POST', '/user_uploads', { file: exampleFile() });
    const lines = [
      `[a picture](${url}) #**design** :tada:`,
      '$$x^2$$ <time:2024-06-01T12:00:00Z> <time:2024-06-01T22:00:00Z>',
      '```spoiler The end\nThey marry.\n```',
      '> quoted',
      '1. first\n2. second\n   - inner',
      '```python\n  if x:\n    pass\n```',
      '| a | b |\n|---|---|\n| 1 | 2 |',
    ];
    await tell(anna, [ben], lines.join('\n\n'));
    const { html, text } = await mailTo(ben);
    expect(html)
      .to.include(`<a href="https://chat.example.com${url}">a picture</a>`)
      .and.include(`<a href="https://chat.example.com/#narrow/stream/${design}-design">#design</a>`)
      .and.include('🎉')
      .and.include('<code>x^2</code>')
      .and.include('Saturday, June 1, 2024 at 14:00 GMT+2')
      .and.include('Sunday, June 2, 2024 at 00:00 GMT+2')
      .and.include('The end')
      .and.include('<pre><code>  if x:\n    pass\n</code></pre>')
      .and.include('<td>1</td>');
    expect(html).not.to.match(/<img|<svg|<math|class=|They marry/);
    expect(text)
      .to.include(`a picture (https://chat.example.com${url})`)
      .and.include('🎉')
      .and.include('The end')
      .and.include('> quoted')
      .and.include('1. first\n2. second')
      .and.include('   - inner')
      .and.include('\n  if x:\n    pass\n')
      .and.include('a | b\n1 | 2')
      .and.not.include('They marry');
  });

  it('has at most twenty messages, and counts the others', async () => {
    for (let index = 1; index <= 22; index += 1) await tell(anna, [ben], `number ${index}.`);
    const { text } = await mailTo(ben);
    expect(text).to.include('number 20.').and.not.include('number 21.');
    expect(text).to.include('And 2 more messages in this conversation.');
    expect(mailsTo(site, ben)).to.have.length(1);
  });

  it('truncates a list of long messages, and omits messages that are too large', async () => {
    const long = '"'.repeat(9_900);
    for (let index = 0; index < 4; index += 1) await tell(anna, [ben], long);
    const { text, html } = await mailTo(ben);
    expect(html.length).to.be.below(110_000);
    expect(text).to.include('And 3 more messages');
    await tell(anna, [cora], ':a: '.repeat(1_400));
    const large = await mailTo(cora);
    expect(large.text).to.include('(This message is too large for an email.)');
  });

  it('is one email for each of many conversations', async () => {
    await setSubscription(ben, design, { email_notifications: true });
    for (let index = 0; index < 23; index += 1) {
      await say(anna, 'design', `topic ${index}`, 'one');
      await say(anna, 'design', `topic ${index}`, 'two');
    }
    await untilMailed(site);
    const subjects = mailsTo(site, ben).map(({ subject }) => subject);
    expect(new Set(subjects).size).to.equal(23);
    expect(subjects).to.have.length(23);
  });

  it('summarizes all conversations beyond fifty in one email', async () => {
    await setSubscription(ben, design, { email_notifications: true });
    for (let index = 0; index < 53; index += 1) await say(anna, 'design', `topic ${index}`, 'one');
    await say(anna, 'design', 'topic 52', 'two');
    await untilMailed(site);
    const mails = mailsTo(site, ben);
    const subjects = mails.map(({ subject }) => subject);
    expect(new Set(subjects).size).to.equal(51);
    expect(subjects).to.have.length(51);
    const summary = mails.find(({ subject }) => subject === 'New messages in 3 more conversations');
    expect(summary?.text).to.include('You have 4 new messages in 3 more conversations in');
    expect(summary?.headers.get('list-unsubscribe')).to.match(/^<http/);
    expect(await pendingRows(site)).to.deep.equal([]);
  });

  it('hides the names of senders whom a guest cannot access', async () => {
    const guest = await lonelyGuest(site, 'Gina');
    await makeChannel(anna, 'design', [guest]);
    await pass(5, site);
    await setSubscription(guest, design, { email_notifications: true });
    await whileGuestsSeeFew(site, async () => {
      await say(cora, 'design', 'logo', 'hello');
      await cora.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['design'] });
      const { text, html } = await mailTo(guest);
      expect(text).to.include('Unknown user:\nhello');
      expect(html).not.to.include('Cora');
    });
  });

  it('reaches the server in SMTP_URL in both text and HTML', async () => {
    const said: string[] = [];
    const smtp = createServer((socket: Socket) => {
      let inData = false;
      socket.write('220 ready\r\n');
      socket.on('data', (chunk: Buffer) => {
        for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
          said.push(line);
          if (inData) {
            if (line !== '.') continue;
            inData = false;
            socket.write('250 ok\r\n');
          } else if (line === 'DATA') {
            inData = true;
            socket.write('354 go on\r\n');
          } else if (line === 'QUIT') socket.end('221 bye\r\n');
          else socket.write('250 ok\r\n');
        }
      });
    }).listen(0, '127.0.0.1');
    await once(smtp, 'listening');
    const { port } = smtp.address() as AddressInfo;
    const mailing = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const [one, two] = [await mailing.person('One'), await mailing.person('Two')];
    await tell(one, [two], 'over the wire');
    await untilMailed(mailing);
    const start = said.indexOf('RCPT TO:<two@example.com>');
    expect(start).to.be.above(0);
    const mail = parseMail(
      said.slice(said.indexOf('DATA', start) + 1, said.indexOf('.', start)).join('\r\n'),
    );
    expect(mail.subject).to.equal('DMs with One');
    expect(mail.text).to.include('over the wire');
    expect(mail.html).to.include('<p>over the wire</p>');
    await mailing.close();
    smtp.close();
  });
});
