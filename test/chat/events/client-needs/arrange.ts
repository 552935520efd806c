import { addEmoji } from '../../emoji/fixtures.js';
import { makeChannel, say, tell } from '../../messages/fixtures.js';
import type { Person } from '../../../support/people.js';
import type { TestServer } from '../../../support/server.js';

const lists = async ({ owner }: TestServer): Promise<void> => {
  await owner.ok('POST', '/realm/filters', {
    pattern: '#(?P<id>[0-9]+)',
    url_template: 'https://example.com/{id}',
  });
  await owner.ok('POST', '/realm/playgrounds', {
    name: 'Try it',
    pygments_language: 'Python',
    url_template: 'https://example.com/{code}',
  });
  await owner.ok('POST', '/realm/domains', { domain: 'example.org', allow_subdomains: false });
  await owner.ok('POST', '/realm/profile_fields', { name: 'Team', field_type: 1 });
  await addEmoji(owner, 'parrot');
};

const people = async (server: TestServer, anna: Person, ben: Person): Promise<void> => {
  const gone = await server.person('Gone');
  await server.owner.ok('DELETE', `/users/${gone.id}`);
  await anna.client.ok('POST', '/bots', { short_name: 'helper', full_name: 'Helper', bot_type: 1 });
  await anna.client.ok('POST', `/users/me/muted_users/${gone.id}`);
  await ben.client.ok('POST', '/users/me/status', { status_text: 'here', emoji_name: 'car' });
  await ben.client.ok('POST', '/users/me/presence', { status: 'idle' });
  const [field] = (await anna.client.ok('GET', '/realm/profile_fields')).custom_fields;
  await ben.client.ok('PATCH', '/users/me/profile_data', { data: [{ id: field.id, value: 'Blue' }] });
  server.clock.advance(2000);
  await server.services.presence.reports.settled();
};

const messages = async (server: TestServer, anna: Person, ben: Person): Promise<void> => {
  const third = await server.person('Carla');
  const design = await makeChannel(anna, 'design', [ben]);
  const left = await makeChannel(anna, 'left', [ben]);
  await makeChannel(ben, 'never', []);
  await anna.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['left'] });
  await server.owner.ok('POST', '/default_streams', { stream_id: left });
  await tell(ben, [anna]);
  await tell(ben, [anna, third]);
  await say(ben, 'design', 'logo', `@**Anna**`);
  const id = await say(ben, 'design', 'logo');
  await anna.client.ok('POST', '/messages/flags', { messages: [id], op: 'add', flag: 'starred' });
  await anna.client.ok('POST', '/user_topics', { stream_id: design, topic: 'old', visibility_policy: 1 });
  const to = { type: 'channel', to: design, topic: 'logo', content: 'later' };
  const scheduled_delivery_timestamp = server.clock.seconds() + 3600;
  await anna.client.ok('POST', '/scheduled_messages', { ...to, scheduled_delivery_timestamp });
  await anna.client.ok('POST', '/drafts', {
    drafts: [{ type: 'private', to: [ben.id], topic: '', content: 'x' }],
  });
  await anna.client.ok('POST', '/users/me/alert_words', { alert_words: ['logo'] });
};

/** Makes something of each kind that Anna's clients read. */
export const arrangeEverything = async (server: TestServer): Promise<Record<'anna' | 'ben', Person>> => {
  const [anna, ben] = [await server.person('Anna'), await server.person('Ben')];
  await lists(server);
  await people(server, anna, ben);
  await messages(server, anna, ben);
  return { anna, ben };
};
