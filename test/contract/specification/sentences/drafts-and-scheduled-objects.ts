import { expect } from 'chai';

import { pass, schedule, advanceInOneStep } from '../../../chat/scheduled-messages/fixtures.js';
import type { Body } from '../../../support/client.js';
import { sentence, type Section } from './sentence.js';
import { omit, type Fixtures } from './fixtures.js';

const UNADDRESSED = { type: '', to: [], topic: '', content: 'Blue' };

const create = ({ anna }: Fixtures, draft: object) => anna.client.ok('POST', '/drafts', { drafts: [draft] });

const refuses = ({ anna }: Fixtures, draft: object, msg: string) =>
  anna.client.fails('POST', '/drafts', { drafts: [draft] }, { code: 'BAD_REQUEST', msg });

/** Creates a draft and fetches it. */
const kept = async (fixtures: Fixtures, draft: object): Promise<Body> => {
  const { ids } = await create(fixtures, draft);
  const { drafts } = await fixtures.anna.client.ok('GET', '/drafts');
  return drafts.find(({ id }: Body) => id === ids[0]);
};

const without = (name: string): object => omit(UNADDRESSED, name);

export const draftObject: Section = {
  title: 'Draft object',
  sentences: [
    sentence(
      'id | integer | no | Present only when drafts are fetched; must not be sent on create or edit',
      async (fixtures) => {
        const { id } = await kept(fixtures, UNADDRESSED);
        expect(id).to.be.a('number');
        const msg = 'Argument "id" at drafts[0]["id"] is unexpected';
        await refuses(fixtures, { ...UNADDRESSED, id }, msg);
        await fixtures.anna.client.fails(
          'PATCH',
          `/drafts/${String(id)}`,
          { draft: { ...UNADDRESSED, id } },
          { msg: 'Argument "id" at draft["id"] is unexpected' },
        );
      },
    ),
    sentence(
      'type | string | yes | One of empty string (unaddressed), `stream`, `private` (one-to-one and group direct messages)',
      async (fixtures) => {
        const { anna, ben, guest } = fixtures;
        const { id } = await fixtures.channel([anna]);
        const targets: Readonly<Record<string, number[]>> = {
          '': [],
          stream: [id],
          private: [ben.id, guest.id],
        };
        for (const [type, to] of Object.entries(targets)) {
          expect(await kept(fixtures, { ...UNADDRESSED, type, to })).to.deep.include({ type, to });
        }
        expect(await kept(fixtures, { ...UNADDRESSED, type: 'private', to: [ben.id] })).to.include({
          type: 'private',
        });
        await refuses(fixtures, { ...UNADDRESSED, type: 'direct' }, 'Invalid drafts[0]["type"]');
        await refuses(fixtures, without('type'), 'drafts[0]["type"] field is missing: Field required');
      },
    ),
    sentence(
      'to | integer[] | yes | For `stream`: exactly one channel ID. For `private`: target user IDs. For unaddressed: ignored, send empty array',
      async (fixtures) => {
        const { anna, ben } = fixtures;
        const [{ id: one }, { id: other }] = [await fixtures.channel([anna]), await fixtures.channel([anna])];
        const channelDraft = { ...UNADDRESSED, type: 'stream' };
        expect((await kept(fixtures, { ...channelDraft, to: [one] })).to).to.deep.equal([one]);
        const msg = 'Must specify exactly 1 channel ID for channel messages';
        for (const to of [[], [one, other]]) await refuses(fixtures, { ...channelDraft, to }, msg);
        const direct = { ...UNADDRESSED, type: 'private', to: [ben.id] };
        expect((await kept(fixtures, direct)).to).to.deep.equal([ben.id]);
        await refuses(fixtures, { ...direct, to: [999_999] }, 'Invalid user ID 999999');
        expect((await kept(fixtures, { ...UNADDRESSED, to: [ben.id] })).to).to.deep.equal([]);
        await refuses(fixtures, without('to'), 'drafts[0]["to"] field is missing: Field required');
      },
    ),
    sentence(
      'topic | string | yes | Channel drafts: topic name. Otherwise ignored, ideally empty. No null bytes',
      async (fixtures) => {
        const { anna, ben } = fixtures;
        const { id } = await fixtures.channel([anna]);
        const channelDraft = { ...UNADDRESSED, type: 'stream', to: [id], topic: 'logo' };
        expect((await kept(fixtures, channelDraft)).topic).to.equal('logo');
        await refuses(fixtures, { ...channelDraft, topic: 'lo\0go' }, 'Topic must not contain null bytes');
        const direct = { ...channelDraft, type: 'private', to: [ben.id] };
        expect((await kept(fixtures, direct)).topic).to.equal('');
        await refuses(fixtures, without('topic'), 'drafts[0]["topic"] field is missing: Field required');
      },
    ),
    sentence('content | string | yes | Body. No null bytes', async (fixtures) => {
      expect((await kept(fixtures, { ...UNADDRESSED, content: '**Red**' })).content).to.equal('**Red**');
      await refuses(fixtures, { ...UNADDRESSED, content: 'R\0ed' }, 'Message must not contain null bytes');
      await refuses(fixtures, without('content'), 'drafts[0]["content"] field is missing: Field required');
    }),
    sentence(
      'timestamp | integer | no | Last edit time in seconds; the server fills it on creation',
      async (fixtures) => {
        const now = fixtures.site.clock.seconds();
        expect((await kept(fixtures, { ...UNADDRESSED, timestamp: now - 100 })).timestamp).to.equal(
          now - 100,
        );
        const { id, timestamp } = await kept(fixtures, UNADDRESSED);
        expect(timestamp).to.equal(now);
        fixtures.site.clock.advance(60_000);
        const edited = { ...UNADDRESSED, content: 'Green' };
        await fixtures.anna.client.ok('PATCH', `/drafts/${String(id)}`, { draft: edited });
        const { drafts } = await fixtures.anna.client.ok('GET', '/drafts');
        expect(drafts.find((one: Body) => one.id === id)).to.include({
          content: 'Green',
          timestamp: now + 60,
        });
      },
    ),
  ],
};

export const scheduledMessage: Section = {
  title: 'Scheduled message',
  sentences: [
    sentence(
      'Fields used when editing: `type`, `to`, `content`, `topic`, `scheduled_delivery_timestamp` (see the endpoint).',
      async (fixtures) => {
        const { anna, ben, site } = fixtures;
        const { id: channel } = await fixtures.channel([anna]);
        const later = site.clock.seconds() + 3600;
        const direct = { type: 'direct', to: [ben.id], content: 'hi', scheduled_delivery_timestamp: later };
        const id = await schedule(anna, direct);
        const fields = {
          type: 'channel',
          to: channel,
          topic: 'logo',
          content: 'hello',
          scheduled_delivery_timestamp: later + 60,
        };
        const { ignored_parameters_unsupported: ignored } = await anna.client.ok(
          'PATCH',
          `/scheduled_messages/${String(id)}`,
          fields,
        );
        expect(ignored).to.equal(undefined);
        const { scheduled_messages } = await anna.client.ok('GET', '/scheduled_messages');
        expect(scheduled_messages.at(-1)).to.include({ ...fields, type: 'stream' });
      },
    ),
    sentence(
      'Listed scheduled-message objects carry a boolean `failed`, true when the server tried and failed to send the message.',
      async (fixtures) => {
        const { site } = fixtures;
        const anna = await fixtures.person();
        const { id: to } = await fixtures.channel([fixtures.owner, anna]);
        const due = site.clock.seconds() + 60;
        const message = { type: 'channel', topic: 'logo', content: 'hi', scheduled_delivery_timestamp: due };
        await schedule(anna, { ...message, to });
        const list = async (): Promise<Body[]> =>
          (await anna.client.ok('GET', '/scheduled_messages')).scheduled_messages;
        expect((await list()).map(({ failed }) => failed as boolean)).to.deep.equal([false]);
        await advanceInOneStep(60 + 601, site);
        await pass(5, site);
        expect((await list()).map(({ failed }) => failed as boolean)).to.deep.equal([true]);
      },
    ),
  ],
};
