import { expect } from 'chai';

import type { Body } from '../../../support/client.js';
import { writesTimes } from './mail-effects.js';
import type { Sentence } from './sentence.js';
import { flag, numbers, pair, setting, texts, type Values } from './setting-row.js';
import { listen, messageOf, registered, send, type Fixtures } from './fixtures.js';

const between = (first: number, last: number): Values => ({
  takes: [first, 17, last],
  refuses: [first - 1, last + 1, 'big', 16.5],
});

const takesEverySize = async ({ anna }: Fixtures): Promise<void> => {
  for (const dense_mode of [true, false])
    for (const web_font_size_px of [1, 100])
      await anna.client.ok('PATCH', '/settings', {
        dense_mode,
        web_font_size_px,
        web_line_height_percent: 200,
      });
};

const letsTypingThrough = async (fixtures: Fixtures): Promise<void> => {
  const { anna } = fixtures;
  const untouched = await fixtures.person();
  const [on, off] = await pair(fixtures, 'receives_typing_notifications');
  const people = [untouched, on, off];
  const queues = [];
  for (const { client } of people) queues.push(await listen(client, ['typing']));
  const to = people.map(({ id }) => id);
  await anna.client.ok('POST', '/typing', { op: 'start', type: 'direct', to });
  const received = [];
  for (const events of queues) received.push((await events()).length);
  expect(received).to.deep.equal([1, 1, 0]);
};

const deletesDrafts = async (fixtures: Fixtures): Promise<void> => {
  const { client } = await fixtures.person();
  const drafts = [{ type: '', to: [], topic: '', content: 'Blue' }];
  await client.ok('POST', '/drafts', { drafts });
  const set = (enable_drafts_synchronization: boolean): Promise<Body> =>
    client.ok('PATCH', '/settings', { enable_drafts_synchronization });
  await set(true);
  expect((await client.ok('GET', '/drafts')).count).to.equal(1);
  await set(false);
  await set(true);
  expect((await client.ok('GET', '/drafts')).count).to.equal(0);
};

const translates = async (fixtures: Fixtures): Promise<void> => {
  const [on, off] = await pair(fixtures, 'translate_emoticons');
  const content = async (by: typeof on): Promise<string> =>
    (await messageOf(by, await send(by, [fixtures.anna], 'fine :)'))).content;
  expect(await content(on)).to.include('emoji-1f642');
  expect(await content(off)).to.equal('<p>fine :)</p>');
};

const isShown = async (fixtures: Fixtures): Promise<void> => {
  const person = await fixtures.person();
  const events = await listen(fixtures.ben.client, ['realm_user']);
  await person.client.ok('PATCH', '/settings', { timezone: 'Asia/Kolkata' });
  const { user } = await fixtures.ben.client.ok('GET', `/users/${person.email}`);
  expect(user.timezone).to.equal('Asia/Kolkata');
  expect((await events()).map(({ person: change }) => change.timezone as string)).to.deep.equal([
    'Asia/Kolkata',
  ]);
};

const typingIsOnByDefault = async (fixtures: Fixtures): Promise<void> => {
  const { client } = await fixtures.person();
  const { user_settings } = await registered(client, 'user_settings');
  expect(user_settings.receives_typing_notifications).to.equal(true);
  await letsTypingThrough(fixtures);
};

/** The parameters of PATCH /settings from `twenty_four_hour_time` to `timezone`. */
export const displaySettings: readonly Sentence[] = [
  setting('twenty_four_hour_time | boolean | 24-hour time display', flag, writesTimes),
  setting('dense_mode | boolean | No effect at present; reserved', flag, takesEverySize),
  setting(
    'web_channel_default_view | integer | 1 top topic in the channel; 2 channel feed (FL 269)',
    numbers(2),
  ),
  setting('starred_message_counts | boolean | Show starred counts'),
  setting(
    'receives_typing_notifications | boolean | Default true; typing events are delivered only to users with it enabled (FL 253)',
    flag,
    typingIsOnByDefault,
  ),
  setting('fluid_layout_width | boolean | Use maximum screen width for center panel'),
  setting('high_contrast_mode | boolean | Reserved for accessibility variations'),
  setting('web_font_size_px | integer | Font size in pixels (FL 245)', between(1, 100)),
  setting(
    'web_line_height_percent | integer | Line height in percent, 120 means 1.2 (FL 245)',
    between(1, 1000),
  ),
  setting('color_scheme | integer | 1 automatic; 2 dark; 3 light', numbers(3)),
  setting(
    'enable_drafts_synchronization | boolean | When set false, all server-side drafts are deleted (FL 87)',
    flag,
    deletesDrafts,
  ),
  setting('translate_emoticons | boolean | Translate emoticons to emoji in sent messages', flag, translates),
  setting(
    "display_emoji_reaction_users | boolean | Show reacting users' names rather than counts when few reactions (FL 125)",
  ),
  setting(
    'default_language | string | Language code the server has translations for; controls UI and notification emails',
    { takes: ['de', 'fr', 'en'], refuses: ['qqqqqq', 'x', ''] },
  ),
  setting(
    'web_home_view | string | `recent_topics`, `inbox`, `all_messages` (FL 219; earlier named default_view)',
    texts('recent_topics', 'inbox', 'all_messages'),
  ),
  setting('web_escape_navigates_to_home_view | boolean | Escape key navigates to home view (FL 219)'),
  setting('left_side_userlist | boolean | Users list on left sidebar in narrow windows'),
  setting(
    'emojiset | string | `google`, `google-blob`, `twitter`, `text`',
    texts('google', 'google-blob', 'twitter', 'text'),
  ),
  setting('demote_inactive_streams | integer | 1 automatic; 2 always; 3 never', numbers(3)),
  setting(
    'user_list_style | integer | 1 compact; 2 with status; 3 with avatar and status (FL 141)',
    numbers(3),
  ),
  setting(
    'web_animate_image_previews | string | `always`, `on_hover`, `never` (FL 275)',
    texts('always', 'on_hover', 'never'),
  ),
  setting(
    'web_stream_unreads_count_display_policy | integer | 1 all channels; 2 unmuted channels and topics; 3 no channels (FL 210)',
    numbers(3),
  ),
  setting(
    'timezone | string | IANA time zone identifier',
    { takes: ['Europe/Rome', 'America/New_York', 'UTC'], refuses: ['Mars/Olympus', '+01:00', 'rome'] },
    isShown,
  ),
];
