import { expect } from 'chai';

import { setOwn, setSubscription } from '../../accounts/email/notifications/fixtures.js';
import { react } from '../../chat/messages/reaction-fixtures.js';
import { edit } from '../../chat/messages/edit-fixtures.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { messageOf, send } from '../specification/sentences/fixtures.js';
import type { Effects } from './effect.js';
import type { EffectWorld } from './fixtures.js';

const MUTED_NOT = 2;
const FOLLOWED = 3;

/** The visibility policy of a user for a topic; undefined without one. */
const policyOf = async ({ client }: Person, topic: string): Promise<number | undefined> => {
  const { user_topics } = await client.ok('POST', '/register', { fetch_event_types: ['user_topic'] });
  return user_topics.find(({ topic_name }: Body) => topic_name === topic)?.visibility_policy;
};

type Deed = 'nothing' | 'reacts' | 'sends' | 'starts';

/** The visibility policy that Anna has for a topic after she acted in it. */
const seenAfter = async (
  fixtures: EffectWorld,
  deed: Deed,
  isMuted: boolean,
): Promise<number | undefined> => {
  const { anna, ben } = fixtures;
  const channel = await fixtures.channel([anna, ben]);
  const topic = fixtures.fresh('topic');
  if (isMuted) await setSubscription(anna, channel.id, { is_muted: true });
  const first = await send(deed === 'starts' ? anna : ben, channel, 'hello', topic);
  if (deed === 'reacts') await react(anna, first, { emoji_name: 'tada' });
  if (deed === 'sends') await send(anna, channel, 'hello', topic);
  return policyOf(anna, topic);
};

const deeds: readonly Deed[] = ['nothing', 'reacts', 'sends', 'starts'];

/**
 * The actions after which each choice of a policy applies: 1 participation, 2 sending, 3 starting, 4 none.
 */
const DEEDS: readonly (readonly [choice: number, after: readonly Deed[]])[] = [
  [1, ['reacts', 'sends', 'starts']],
  [2, ['sends', 'starts']],
  [3, ['starts']],
  [4, []],
];

const deedsThatGive = async (fixtures: EffectWorld, policy: number, isMuted: boolean): Promise<Deed[]> => {
  const found: Deed[] = [];
  for (const deed of deeds) if ((await seenAfter(fixtures, deed, isMuted)) === policy) found.push(deed);
  return found;
};

/** Settings that change a user's own messages and the topics that the user sees. */
export const ownMessageEffects: Effects = {
  async send_read_receipts(fixtures) {
    const { anna, ben } = fixtures;
    const id = await send(anna, await fixtures.channel([anna, ben]));
    await ben.client.ok('POST', '/messages/flags', { messages: [id], op: 'add', flag: 'read' });
    const shown = async (): Promise<unknown> =>
      (await anna.client.ok('GET', `/messages/${String(id)}/read_receipts`)).user_ids;
    await setOwn(ben, { send_read_receipts: false });
    expect(await shown()).to.deep.equal([]);
    await setOwn(ben, { send_read_receipts: true });
    expect(await shown()).to.deep.equal([ben.id]);
  },

  async translate_emoticons(fixtures) {
    const { anna, ben } = fixtures;
    await setOwn(anna, { translate_emoticons: true });
    const channel = await fixtures.channel([anna, ben]);
    const shown = async (by: Person): Promise<string> => {
      const id = await send(by, channel, 'hi :)');
      const sent = (await messageOf(ben, id)).content as string;
      await edit(by, id, { content: 'ho :)' });
      const edited = (await messageOf(ben, id)).content as string;
      return [sent, edited].map((html) => (html.includes('emoji-1f642') ? 'emoji' : 'text')).join(' ');
    };
    expect([await shown(anna), await shown(ben)]).to.deep.equal(['emoji emoji', 'text text']);
    await setOwn(anna, { translate_emoticons: false });
    expect(await shown(anna)).to.equal('text text');
  },

  async enable_drafts_synchronization({ anna, ben }) {
    const drafts = [{ type: '', to: [], topic: '', content: 'later' }];
    const count = async ({ client }: Person): Promise<number> =>
      (await client.ok('GET', '/drafts')).drafts.length;
    for (const { client } of [anna, ben]) await client.ok('POST', '/drafts', { drafts });
    await setOwn(anna, { enable_drafts_synchronization: false });
    await anna.client.fails('POST', '/drafts', { drafts }, { code: 'BAD_REQUEST' });
    await anna.client.fails('GET', '/drafts', {}, { code: 'BAD_REQUEST' });
    await setOwn(anna, { enable_drafts_synchronization: true });
    expect([await count(anna), await count(ben)]).to.deep.equal([0, 1]);
    await anna.client.ok('POST', '/drafts', { drafts });
    expect(await count(anna)).to.equal(1);
  },

  async automatically_follow_topics_policy(fixtures) {
    await setOwn(fixtures.anna, { automatically_unmute_topics_in_muted_streams_policy: 4 });
    for (const [choice, after] of DEEDS) {
      await setOwn(fixtures.anna, { automatically_follow_topics_policy: choice });
      expect(await deedsThatGive(fixtures, FOLLOWED, false), String(choice)).to.deep.equal(after);
    }
  },

  async automatically_unmute_topics_in_muted_streams_policy(fixtures) {
    await setOwn(fixtures.anna, { automatically_follow_topics_policy: 4 });
    for (const [choice, after] of DEEDS) {
      await setOwn(fixtures.anna, { automatically_unmute_topics_in_muted_streams_policy: choice });
      expect(await deedsThatGive(fixtures, MUTED_NOT, true), String(choice)).to.deep.equal(after);
      expect(await deedsThatGive(fixtures, MUTED_NOT, false), 'in a channel that is not muted').to.deep.equal(
        [],
      );
    }
  },

  async automatically_follow_topics_where_mentioned(fixtures) {
    const { anna, ben, moderator } = fixtures;
    const channel = await fixtures.channel([moderator, anna, ben]);
    const mentioned = async (): Promise<(number | undefined)[]> => {
      const topic = fixtures.fresh('topic');
      await send(moderator, channel, '@**Anna** @**Ben**', topic);
      return [await policyOf(anna, topic), await policyOf(ben, topic)];
    };
    await setOwn(anna, { automatically_follow_topics_where_mentioned: false });
    expect(await mentioned()).to.deep.equal([undefined, FOLLOWED]);
    await setOwn(anna, { automatically_follow_topics_where_mentioned: true });
    expect(await mentioned()).to.deep.equal([FOLLOWED, FOLLOWED]);
  },
};
