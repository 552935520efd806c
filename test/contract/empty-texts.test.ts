import { expect } from 'chai';

import type { Operation, Parameter } from '../../tools/generate-contract/contract.js';
import { mayBe } from '../../tools/generate-contract/schema/schema.js';
import { wireRequest } from '../../conformance/src/run/request.js';
import { arrange } from '../../conformance/src/cases/case-request.js';
import { successOf } from '../bad-input/base.js';
import { send } from '../bad-input/request.js';
import { Fixtures } from '../conformance/fixtures.js';
import { contract } from '../support/contract-sources.js';

const all = (reason: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, reason]));

/** Optional texts that may not be empty, with the reason. */
const REFUSED: Readonly<Record<string, string>> = {
  ...all('a name has a character at least', [
    'updateBot full_name',
    'createProfileField name',
    'updateProfileField name',
    'updateUserGroup name',
    'updateChannel new_name',
    'updateOrganization name',
  ]),
  ...all('the value of a setting is one of a list', [
    ...['updateSettings', 'updateUserSettingsDefaults'].flatMap((operation) =>
      [
        'default_language',
        'web_home_view',
        'emojiset',
        'web_animate_image_previews',
        'notification_sound',
      ].map((setting) => `${operation} ${setting}`),
    ),
    'updateSettings timezone',
    'updateOrganization default_language',
  ]),
  ...all('it is a number or one of some words', [
    'updateOrganization message_content_edit_limit_seconds',
    'updateOrganization message_content_delete_limit_seconds',
    'updateOrganization move_messages_within_stream_limit_seconds',
    'updateOrganization move_messages_between_streams_limit_seconds',
    'updateOrganization message_retention_days',
    'createSubscriptions message_retention_days',
    'updateChannel message_retention_days',
    'listMessages anchor',
  ]),
  ...all('it is JSON', ['sendMessage widget_content', 'updateOrganization jitsi_server_url']),
  ...all('a message in a channel has a topic and a text', [
    'sendMessage to',
    'sendMessage topic',
    'createScheduledMessage topic',
    'updateScheduledMessage topic',
    'updateScheduledMessage content',
    'updateMessage topic',
  ]),
  ...all('it refers to something', [
    'updateBot service_payload_url',
    'updateMutedTopic stream',
    'getEvents queue_id',
    'sendTestPushNotification token',
  ]),
};

/** What a request must have in addition, since the tried parameter counts as absent. */
const BESIDE: Readonly<Record<string, Record<string, unknown>>> = {
  'updateScheduledMessage type': { to: undefined, content: 'Later' },
  'deleteReaction emoji_code': { emoji_name: 'tada' },
};

interface Text {
  readonly operation: Operation;
  readonly parameter: Parameter;
}

const isOptionalText = ({ required, in: place, schema }: Parameter): boolean =>
  !required && place !== 'path' && mayBe('string', schema, contract.schemas);

const texts: readonly Text[] = contract.operations
  .filter(({ sameAs }) => sameAs === undefined)
  .flatMap((operation) =>
    operation.parameters.filter(isOptionalText).map((parameter) => ({ operation, parameter })),
  );

describe('An optional text', () => {
  let fixtures: Fixtures;

  before(async () => {
    fixtures = await Fixtures.create();
  });
  after(() => fixtures.close());

  it('that may not be empty exists', () => {
    const names = texts.map(({ operation, parameter }) => `${operation.id} ${parameter.name}`);
    expect(names).to.include.members(Object.keys({ ...REFUSED, ...BESIDE }));
  });

  it('without a meaning in a direct message is ignored if empty, as the topic', async () => {
    const { id, client } = await fixtures.person();
    const message = { to: [id], topic: '', content: 'Hello' };
    await fixtures.owner.ok('POST', '/messages', { type: 'direct', ...message });
    await fixtures.owner.ok('POST', '/messages', { type: 'private', ...message, subject: undefined });
    const scheduled_delivery_timestamp = 4_000_000_000;
    const later = { ...message, scheduled_delivery_timestamp };
    const { scheduled_message_id } = await client.ok('POST', '/scheduled_messages', {
      type: 'direct',
      ...later,
    });
    const edited = { type: 'direct', to: [id], topic: '', content: 'Hi' };
    await client.ok('PATCH', `/scheduled_messages/${String(scheduled_message_id)}`, edited);
    await client.ok('POST', '/typing', { type: 'direct', op: 'start', to: [id], topic: '' });
  });

  for (const { operation, parameter } of texts) {
    const name = `${operation.id} ${parameter.name}`;
    const reason = REFUSED[name];
    it(`${name} ${reason === undefined ? 'may be empty' : `may not be empty: ${reason}`}`, async () => {
      const success = successOf(operation.id);
      const good = await arrange(success, fixtures);
      const parameters = { ...good.parameters, ...BESIDE[name], [parameter.name]: '' };
      const request = { ...good, parameters };
      const { status, body } = await send(
        operation.method,
        await wireRequest(success, request, fixtures.url),
      );
      expect(status, String(body.msg)).to.equal(reason === undefined ? 200 : 400);
    });
  }
});
