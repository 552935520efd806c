import { expect } from 'chai';

import { INACTIVE_AFTER_SECONDS } from '../../../../src/accounts/email/notifications/activity.js';
import { Collector } from '../../../../src/accounts/email/notifications/collect.js';
import { endChannelEmails } from '../../../../src/accounts/email/notifications/end.js';
import { pieces } from '../../../../src/chat/messages/sending/notice.js';
import { postNotice } from '../../../../src/chat/messages/sending/post-notice.js';
import { findUser } from '../../../../src/chat/users/model/store.js';
import { edit } from '../../../chat/messages/edit-fixtures.js';
import { makeChannel, say, setMark, tell } from '../../../chat/messages/fixtures.js';
import type { Person } from '../../../support/people.js';
import { startServer, type TestServer } from '../../../support/server.js';
import { events, watch } from '../../../chat/users/event-recorder.js';
import {
  allMails,
  BATCH,
  mailsTo,
  pass,
  pendingRows,
  reportActive,
  setOwn,
  setSubscription,
  setTopicPolicy,
  untilMailed,
} from './fixtures.js';

describe('The recipients of emails about messages', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let cora: Person;
  let design: number;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    cora = await site.person('Cora');
    design = await makeChannel(anna, 'design', [ben, cora]);
    await site.owner.ok('PATCH', '/realm', { delete_own_message_policy: 5 });
    // Waits for the email about the announcement of the channel, which these tests do not count.
    await pass(5, site);
  });
  afterEach(() => site.close());

  /** Returns the number of emails of each user. */
  const counts = (...people: Person[]): number[] => people.map((person) => mailsTo(site, person).length);

  it('omit users who muted the sender, before or after the message', async () => {
    await ben.client.ok('POST', `/users/me/muted_users/${anna.id}`);
    await tell(anna, [ben]);
    await tell(anna, [cora]);
    await say(anna, design, 'logo', '@**Ben** @**Cora**');
    await cora.client.ok('POST', `/users/me/muted_users/${anna.id}`);
    await untilMailed(site);
    expect(counts(ben, cora)).to.deep.equal([0, 0]);
  });

  it('include the recipient of a direct message, at the end of the batching period', async () => {
    await tell(anna, [ben]);
    await pass(BATCH - 5, site);
    expect(await pendingRows(site)).to.have.length(1);
    expect(allMails(site)).to.deep.equal([]);
    await pass(5, site);
    expect(await pendingRows(site)).to.deep.equal([]);
    await pass(5, site);
    expect(counts(anna, ben, cora)).to.deep.equal([0, 1, 0]);
    await untilMailed(site);
    expect(counts(anna, ben, cora)).to.deep.equal([0, 1, 0]);
  });

  it('receive the email exactly at its due time', async () => {
    await tell(anna, [ben]);
    const due = site.clock.seconds() + BATCH;
    await pass(5, site);
    expect((await pendingRows(site)).map(({ due_at }) => due_at)).to.deep.equal([due]);
    await site.services.store.write((tx) =>
      tx.run('UPDATE email_notifications SET due_at = ?', [due - BATCH + 11]),
    );
    await pass(5, site);
    expect(await pendingRows(site), 'one second before').to.have.length(1);
    await site.services.store.write((tx) =>
      tx.run('UPDATE email_notifications SET due_at = ?', [site.clock.seconds() + 5]),
    );
    await pass(5, site);
    expect(await pendingRows(site), 'at the second').to.deep.equal([]);
  });

  it('receive one email per conversation, a batching period after its first message', async () => {
    await setOwn(ben, { email_notifications_batching_period_seconds: 60 });
    await tell(anna, [ben], 'first');
    await pass(50, site);
    await tell(anna, [ben], 'second');
    await tell(cora, [ben], 'other');
    await pass(15, site);
    const mails = mailsTo(site, ben);
    expect(mails.map(({ subject }) => subject)).to.have.members(['DMs with Anna', 'DMs with Cora']);
    expect(mails.find(({ subject }) => subject === 'DMs with Anna')?.text)
      .to.match(/first[^]*second/)
      .and.not.include('other');
    await untilMailed(site);
    expect(mailsTo(site, ben)).to.have.length(2);
  });

  it('receive pending emails by a new batching period', async () => {
    await tell(anna, [ben]);
    await pass(5, site);
    await setOwn(ben, { email_notifications_batching_period_seconds: 20 });
    await pass(20, site);
    expect(counts(ben)).to.deep.equal([1]);
  });

  it('include mentioned users and members of mentioned groups, but not silently mentioned users', async () => {
    await site.owner.ok('POST', '/user_groups/create', {
      name: 'builders',
      description: '',
      members: [cora.id],
    });
    await say(anna, 'design', 'logo', 'hi @**Ben**, and @_**Cora**');
    await untilMailed(site);
    expect(counts(anna, ben, cora)).to.deep.equal([0, 1, 0]);
    await say(anna, 'design', 'logo', 'hi @*builders*');
    await untilMailed(site);
    // Ben follows the topic since the mention in it.
    expect(counts(anna, ben, cora)).to.deep.equal([0, 2, 1]);
  });

  it('exclude users with enable_offline_email_notifications off, for direct messages and mentions', async () => {
    await setOwn(ben, {
      enable_offline_email_notifications: false,
      automatically_follow_topics_where_mentioned: false,
    });
    await tell(anna, [ben, cora]);
    await say(anna, 'design', 'logo', '@**Ben** @**Cora**');
    await say(anna, 'design', 'all', '@**all**');
    await untilMailed(site);
    expect(counts(ben, cora)).to.deep.equal([0, 3]);
  });

  it('of wildcard mentions follow wildcard_mentions_notify of the subscription, or else of the user', async () => {
    await setOwn(ben, { wildcard_mentions_notify: false });
    await say(anna, 'design', 'one', '@**all**');
    await untilMailed(site);
    expect(counts(anna, ben, cora)).to.deep.equal([0, 0, 1]);
    await setSubscription(ben, design, { wildcard_mentions_notify: true });
    await setSubscription(cora, design, { wildcard_mentions_notify: false });
    await say(anna, 'design', 'two', '@**all**');
    await untilMailed(site);
    expect(counts(anna, ben, cora)).to.deep.equal([0, 1, 1]);
  });

  it('of topic wildcard mentions are the participants of the topic', async () => {
    await setOwn(ben, { automatically_follow_topics_policy: 4 });
    await say(ben, 'design', 'logo');
    await say(anna, 'design', 'logo', '@**topic**');
    await untilMailed(site);
    expect(counts(anna, ben, cora)).to.deep.equal([0, 1, 0]);
  });

  it('of wildcard mentions in followed topics follow enable_followed_topic_wildcard_mentions_notify', async () => {
    for (const person of [ben, cora]) {
      await setOwn(person, {
        wildcard_mentions_notify: false,
        enable_followed_topic_email_notifications: false,
        enable_followed_topic_wildcard_mentions_notify: person === ben,
      });
      await setTopicPolicy(site, person, design, 'logo', 3);
    }
    await say(anna, 'design', 'logo', '@**all**');
    await say(anna, 'design', 'other', '@**all**');
    await untilMailed(site);
    expect(counts(ben, cora)).to.deep.equal([1, 0]);
    expect(mailsTo(site, ben)[0]?.subject).to.equal('#design > logo');
  });

  it('include followers of the topic, by enable_followed_topic_email_notifications', async () => {
    await setOwn(cora, { enable_followed_topic_email_notifications: false });
    for (const person of [ben, cora]) await setTopicPolicy(site, person, design, 'logo', 3);
    await say(anna, 'design', 'logo');
    await say(anna, 'design', 'other');
    await untilMailed(site);
    expect(counts(anna, ben, cora)).to.deep.equal([0, 1, 0]);
  });

  it('include followers in muted channels, but not unsubscribed users', async () => {
    for (const person of [ben, cora]) await setTopicPolicy(site, person, design, 'logo', 3);
    await setSubscription(ben, design, { is_muted: true });
    await cora.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['design'] });
    await say(anna, 'design', 'logo');
    await untilMailed(site);
    expect(counts(ben, cora)).to.deep.equal([1, 0]);
  });

  it('of channels follow email_notifications, or else enable_stream_email_notifications', async () => {
    await setOwn(ben, { enable_stream_email_notifications: true });
    await say(anna, 'design', 'one');
    await untilMailed(site);
    expect(counts(anna, ben, cora)).to.deep.equal([0, 1, 0]);
    await setSubscription(ben, design, { email_notifications: false });
    await setSubscription(cora, design, { email_notifications: true });
    await say(anna, 'design', 'two');
    await untilMailed(site);
    expect(counts(anna, ben, cora)).to.deep.equal([0, 1, 1]);
    await setOwn(ben, { enable_stream_email_notifications: false });
    await setSubscription(ben, design, { email_notifications: true });
    await say(anna, 'design', 'three');
    await untilMailed(site);
    expect(counts(anna, ben, cora)).to.deep.equal([0, 2, 2]);
  });

  it('exclude users after endChannelEmails, which sends them subscription events', async () => {
    for (const person of [ben, cora]) await setSubscription(person, design, { email_notifications: true });
    const queue = await watch(ben.client, ['subscription']);
    const { services } = site;
    await services.store.write(async (tx) => {
      const user = await findUser(tx, ben.id);
      if (user) await endChannelEmails(tx, user);
    });
    await say(anna, 'design', 'logo');
    await untilMailed(site);
    expect(counts(ben, cora)).to.deep.equal([0, 1]);
    expect(await events(queue)).to.deep.equal([
      {
        type: 'subscription',
        op: 'update',
        property: 'email_notifications',
        value: false,
        stream_id: design,
      },
    ]);
  });

  it('exclude users who muted the topic, or the channel without unmuting the topic', async () => {
    for (const person of [ben, cora]) await setSubscription(person, design, { email_notifications: true });
    await setTopicPolicy(site, ben, design, 'muted', 1);
    await setSubscription(cora, design, { is_muted: true });
    await setTopicPolicy(site, cora, design, 'unmuted', 2);
    for (const topic of ['muted', 'unmuted', 'other']) await say(anna, 'design', topic, 'hi @**all**');
    await untilMailed(site);
    const subjects = (person: Person): string[] => mailsTo(site, person).map(({ subject }) => subject);
    expect(subjects(ben)).to.have.members(['#design > unmuted', '#design > other']);
    expect(subjects(cora)).to.deep.equal(['#design > unmuted']);
    await say(anna, 'design', 'muted', 'hi @**Ben** and @**Cora**');
    await untilMailed(site);
    expect(counts(ben, cora), 'a mention by name is never muted').to.deep.equal([3, 2]);
  });

  it('exclude active users until the second at which they count as inactive', async () => {
    const collector = new Collector();
    const look = async (): Promise<number> => {
      await collector.collect(site.services, () => false);
      return (await pendingRows(site)).length;
    };
    await reportActive(site, ben);
    const reported = site.clock.seconds() - 1;
    site.clock.advance((INACTIVE_AFTER_SECONDS - 2) * 1000);
    await site.server.workers.emailNotifications.settled();
    expect(site.clock.seconds()).to.equal(reported + INACTIVE_AFTER_SECONDS - 1);
    await tell(anna, [ben], 'while active');
    expect(await look()).to.equal(0);
    site.clock.advance(1000);
    await site.server.workers.emailNotifications.settled();
    await tell(anna, [ben], 'while away');
    expect(await look()).to.equal(1);
    await untilMailed(site);
    expect(mailsTo(site, ben)[0]?.text).to.include('while away').and.not.include('while active');
  });

  it('exclude users who are active again when the email is due', async () => {
    await tell(anna, [ben]);
    await pass(BATCH - 10, site);
    await reportActive(site, ben);
    await untilMailed(site);
    expect(counts(ben)).to.deep.equal([0]);
    expect(await pendingRows(site)).to.deep.equal([]);
  });

  it('receive no read or deleted messages, and edited messages with the newest content', async () => {
    const [read, gone, edited] = [
      await tell(anna, [ben], 'read'),
      await tell(anna, [ben], 'gone'),
      await tell(anna, [ben], 'before'),
    ];
    await pass(20, site);
    await setMark(site, ben, read);
    await anna.client.ok('DELETE', `/messages/${gone}`);
    await edit(anna, edited, { content: 'after' });
    await untilMailed(site);
    const [mail, ...more] = mailsTo(site, ben);
    expect(more).to.deep.equal([]);
    expect(mail?.text).to.include('after');
    for (const text of ['read\n', 'gone', 'before']) expect(mail?.text).not.to.include(text);
    expect(mail?.html).not.to.match(/>read<|gone|before/);
  });

  it('receive no email if no message remains', async () => {
    const only = await tell(anna, [ben]);
    await pass(20, site);
    await anna.client.ok('DELETE', `/messages/${only}`);
    const mention = await say(anna, 'design', 'logo', '@**Cora**');
    await pass(20, site);
    await setTopicPolicy(site, cora, design, 'logo', 2);
    await edit(anna, mention, { content: 'nobody' });
    await untilMailed(site);
    expect(counts(ben, cora)).to.deep.equal([0, 0]);
  });

  it('depend on settings, muting, subscriptions and deactivation at the time of sending', async () => {
    for (const person of [ben, cora]) await setSubscription(person, design, { email_notifications: true });
    const dora = await site.person('Dora');
    const emil = await site.person('Emil');
    await makeChannel(anna, 'design', [dora, emil]);
    await pass(5, site);
    await say(anna, 'design', 'logo', 'plain');
    await say(anna, 'design', 'mention', '@**Dora** @**Emil**');
    await pass(20, site);
    await setSubscription(ben, design, { is_muted: true });
    await setSubscription(cora, design, { email_notifications: false });
    await dora.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['design'] });
    await site.owner.ok('DELETE', `/users/${emil.id}`);
    await untilMailed(site);
    expect(counts(ben, cora, dora)).to.deep.equal([0, 0, 0]);
    expect(allMails(site).filter(({ subject }) => subject.startsWith('#'))).to.deep.equal([]);
  });

  it('exclude users who cannot access a moved message; the email names its new topic', async () => {
    const secret = await makeChannel(anna, 'secret', [cora], { invite_only: true });
    await pass(5, site);
    const first = await say(anna, 'design', 'logo', '@**Ben** @**Cora**');
    await pass(5, site);
    await edit(anna, first, {
      stream_id: secret,
      topic: 'hidden',
      send_notification_to_old_thread: false,
      send_notification_to_new_thread: false,
    }).catch(() => undefined);
    await untilMailed(site);
    expect(counts(ben)).to.deep.equal([0]);
    expect(mailsTo(site, cora).map(({ subject }) => subject)).to.deep.equal(['#secret > hidden']);
  });

  it('include guests, but not bots', async () => {
    const guest = await site.person('Gina', { role: 'guest' });
    const bot = await site.person('Robot', { botOf: anna.id });
    await tell(anna, [guest, bot]);
    await untilMailed(site);
    expect(counts(guest, bot)).to.deep.equal([1, 0]);
  });

  it('include subscribers, for messages of system bots', async () => {
    await setSubscription(ben, design, { email_notifications: true });
    const message = { channel: { id: design }, topic: 'news', text: () => pieces`hello` };
    await site.services.store.write((tx) => postNotice({ tx, services: site.services }, message));
    await untilMailed(site);
    expect(mailsTo(site, ben)[0]?.text).to.include('Notification Bot:\nhello');
  });

  it('include users whom an edit mentions, once', async () => {
    const id = await say(anna, 'design', 'logo', 'hi @**Ben**');
    await untilMailed(site);
    expect(counts(ben, cora)).to.deep.equal([1, 0]);
    await edit(anna, id, { content: 'hi @**Ben** and @**Cora**' });
    await untilMailed(site);
    expect(counts(ben, cora)).to.deep.equal([1, 1]);
    await edit(anna, id, { content: 'hi again @**Ben** and @**Cora**' });
    await untilMailed(site);
    expect(counts(ben, cora)).to.deep.equal([1, 1]);
    await edit(anna, id, { content: 'hi @**all**' });
    await untilMailed(site);
    expect(counts(anna, ben, cora), 'who was mentioned by name had an email').to.deep.equal([0, 1, 1]);
  });
});
