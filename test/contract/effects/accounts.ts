import { expect } from 'chai';

import { generalId } from '../../chat/organization/fixtures.js';
import type { Body } from '../../support/client.js';
import { exampleFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { setRealm, shownBy, type Check, type Effects } from './effect.js';
import { ranksOf, succeeds, type EffectWorld } from './fixtures.js';

/** Checks that only administrators may do it while the setting is on, and all users while it is off. */
const onlyAdministrators =
  (name: string, attempt: (fixtures: EffectWorld, person: Person) => Promise<boolean>): Check =>
  async (fixtures) => {
    for (const [value, word] of [
      [true, 'administrators'],
      [false, 'everyone'],
    ] as const) {
      await setRealm(fixtures, { [name]: value });
      expect(await fixtures.whoMay((person) => attempt(fixtures, person)), String(value)).to.deep.equal(
        ranksOf(word),
      );
    }
  };

const email = (fixtures: EffectWorld): string => `${fixtures.fresh('new').replace(' ', '.')}@example.com`;

const rename = ({ client }: Person, full_name: string): Promise<unknown> =>
  client.ok('PATCH', '/settings', { full_name });

/** The newest message of a channel. */
const newest = async ({ owner }: EffectWorld, channel: number): Promise<Body> => {
  const narrow = [{ operator: 'channel', operand: channel }];
  const { messages } = await owner.client.ok('GET', '/messages', {
    anchor: 'newest',
    num_before: 1,
    num_after: 0,
    narrow,
  });
  return messages[0];
};

/** Checks that the notice goes to the channel in the setting, and that -1 turns the notice off. */
const announces =
  (name: string, topic: string, happen: (fixtures: EffectWorld) => Promise<string>): Check =>
  async (fixtures) => {
    const { site, owner } = fixtures;
    const channels = [await generalId(site.owner), (await fixtures.channel([owner])).id];
    const after = async (): Promise<{ word: string; messages: Body[] }> => {
      const word = await happen(fixtures);
      return { word, messages: await Promise.all(channels.map((id) => newest(fixtures, id))) };
    };
    for (const [index, id] of channels.entries()) {
      await setRealm(fixtures, { [name]: id });
      const { word, messages } = await after();
      expect(messages[index]?.subject).to.equal(topic);
      expect(messages[index]?.content).to.include(word);
      expect(messages[1 - index]?.content ?? '').to.not.include(word);
    }
    await setRealm(fixtures, { [name]: -1 });
    const { word, messages } = await after();
    for (const message of messages) expect(message?.content ?? '').to.not.include(word);
  };

export const accountEffects: Effects = {
  avatar_changes_disabled: onlyAdministrators('avatar_changes_disabled', async (_world, person) => {
    const isSet = await succeeds(person, 'POST', '/users/me/avatar', { filename: exampleFile() });
    expect(await succeeds(person, 'DELETE', '/users/me/avatar')).to.equal(isSet);
    return isSet;
  }),

  email_changes_disabled: onlyAdministrators('email_changes_disabled', (fixtures, person) =>
    succeeds(person, 'PATCH', '/settings', { email: email(fixtures) }),
  ),

  // The request ignores the new name. A request that also changes other fields succeeds.
  name_changes_disabled: onlyAdministrators('name_changes_disabled', async (fixtures, person) => {
    const wanted = fixtures.fresh('Name');
    await rename(person, wanted);
    const { full_name } = await person.client.ok('GET', '/users/me');
    await fixtures.owner.client.ok('PATCH', `/users/${String(person.id)}`, { full_name: person.name });
    return full_name === wanted;
  }),

  async require_unique_names(fixtures) {
    const { guest, owner, site } = fixtures;
    const takes = (full_name: string): Promise<boolean> =>
      succeeds(guest, 'PATCH', '/settings', { full_name });
    const joins = (full_name: string): Promise<boolean> =>
      succeeds(owner, 'POST', '/users', { email: email(fixtures), password: 'a long password', full_name });
    const taken = (await fixtures.person()).name;
    await setRealm(fixtures, { require_unique_names: true });
    expect([await takes(taken), await takes(taken.toUpperCase()), await joins(taken)]).to.deep.equal([
      false,
      false,
      false,
    ]);
    expect(await joins(fixtures.fresh('Person'))).to.equal(true);
    await setRealm(fixtures, { require_unique_names: false });
    expect([await takes(taken), await joins(taken)]).to.deep.equal([true, true]);
    await rename(guest, guest.name);
    expect((await site.owner.ok('GET', `/users/${String(guest.id)}`)).user.full_name).to.equal(guest.name);
  },

  disallow_disposable_email_addresses: shownBy(
    'chat/organization/allowed-email.test.ts',
    'are not those of providers of disposable emails',
  ),

  emails_restricted_to_domains: shownBy(
    'chat/organization/allowed-email.test.ts',
    'are those of its domains, and of subdomains where it allows them',
  ),

  invite_required: shownBy(
    'accounts/invitations/register.test.ts',
    'is closed if users need an invitation, also for links that were mailed before',
  ),

  async default_language(fixtures) {
    for (const language of ['de', 'fr', 'en']) {
      await setRealm(fixtures, { default_language: language });
      const { client } = await fixtures.person();
      const { user_settings } = await client.ok('POST', '/register', {
        fetch_event_types: ['user_settings'],
      });
      expect(user_settings.default_language).to.equal(language);
    }
  },

  authentication_methods: shownBy(
    'accounts/authentication/fetchApiKey.test.ts',
    'refuses if the organization disables password login',
  ),

  async enable_spectator_access(fixtures) {
    const { owner, site } = fixtures;
    const creates = (): Promise<boolean> =>
      succeeds(owner, 'POST', '/users/me/subscriptions', {
        subscriptions: [{ name: fixtures.fresh('open') }],
        is_web_public: true,
      });
    const { url } = await owner.client.ok('POST', '/user_uploads', { filename: exampleFile() });
    await setRealm(fixtures, { enable_spectator_access: true });
    const channel = await fixtures.channel([owner], { is_web_public: true });
    await owner.client.ok('POST', '/messages', {
      type: 'channel',
      to: channel.id,
      topic: 'logo',
      content: `[it](${String(url)})`,
    });
    const isFetched = async (): Promise<boolean> =>
      (await fetch(new URL(String(url), site.url))).status === 200;
    expect([await creates(), await isFetched()]).to.deep.equal([true, true]);
    await setRealm(fixtures, { enable_spectator_access: false });
    expect([await creates(), await isFetched()]).to.deep.equal([false, false]);
  },

  new_stream_announcements_stream_id: announces(
    'new_stream_announcements_stream_id',
    'new channels',
    async (fixtures) => {
      const name = fixtures.fresh('announced');
      await fixtures.owner.client.ok('POST', '/users/me/subscriptions', {
        subscriptions: [{ name }],
        announce: true,
      });
      return name;
    },
  ),

  signup_announcements_stream_id: announces('signup_announcements_stream_id', 'signups', async (fixtures) => {
    const { name } = await fixtures.person();
    return name;
  }),
};
