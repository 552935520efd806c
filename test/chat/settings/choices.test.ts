import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

/** The emoji sets of the specification, with the names that clients show. */
const EMOJI_SETS = [
  { key: 'google', text: 'Google' },
  { key: 'google-blob', text: 'Google blobs' },
  { key: 'twitter', text: 'Twitter' },
  { key: 'text', text: 'Plain text' },
];

describe('The choices for settings in the register response', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const settings = async (): Promise<Body> =>
    (await anna.client.ok('POST', '/register', { fetch_event_types: ['user_settings'] })).user_settings;

  it('name each emoji set, and PATCH /settings accepts each of them', async () => {
    const { emojiset_choices: choices } = await settings();
    expect(choices).to.deep.equal(EMOJI_SETS);
    for (const { key: emojiset } of EMOJI_SETS) {
      await anna.client.ok('PATCH', '/settings', { emojiset });
      expect((await settings()).emojiset).to.equal(emojiset);
    }
  });

  it('list all sounds, but not `none`, and PATCH /settings accepts each sound and `none`', async () => {
    const sounds = (await settings()).available_notification_sounds as string[];
    expect(sounds).to.include.members(['ding', 'wood block', (await settings()).notification_sound]);
    expect(sounds).not.to.include('none');
    for (const notification_sound of [...sounds, 'none']) {
      await anna.client.ok('PATCH', '/settings', { notification_sound });
      expect((await settings()).notification_sound).to.equal(notification_sound);
    }
  });
});
