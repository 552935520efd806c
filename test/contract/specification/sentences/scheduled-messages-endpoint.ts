import { expect } from 'chai';

import { listed, schedule, advanceInOneStep } from '../../../chat/scheduled-messages/fixtures.js';
import type { Body, Parameters } from '../../../support/client.js';
import { sentence, successBody, type Section } from './sentence.js';
import { inWorld, limit, send, type Fixtures } from './fixtures.js';

/** Anna's message to Ben, scheduled for an hour later. */
const scheduled = ({ anna, ben, site }: Fixtures): Promise<number> =>
  schedule(anna, {
    type: 'direct',
    to: [ben.id],
    content: 'hi',
    scheduled_delivery_timestamp: site.clock.seconds() + 3600,
  });

const change = ({ anna }: Fixtures, id: number, parameters: Parameters): Promise<Body> =>
  anna.client.ok('PATCH', `/scheduled_messages/${String(id)}`, parameters);

const refuses = ({ anna }: Fixtures, id: number, parameters: Parameters): Promise<Body> =>
  anna.client.fails('PATCH', `/scheduled_messages/${String(id)}`, parameters, { code: 'BAD_REQUEST' });

const shown = async ({ anna }: Fixtures, id: number): Promise<Body> =>
  (await listed(anna)).find(({ scheduled_message_id }) => scheduled_message_id === id);

export const updateScheduledMessage: Section = {
  title: 'PATCH /scheduled_messages/{scheduled_message_id}',
  sentences: [
    sentence('Edits a scheduled message (FL 184).', async (fixtures) => {
      const id = await scheduled(fixtures);
      await change(fixtures, id, { content: 'hello' });
      expect(await shown(fixtures, id)).to.include({ content: 'hello' });
    }),
    sentence(
      'Path: scheduled_message_id integer (not the ID the message would have once sent).',
      async (fixtures) => {
        const { anna, ben } = fixtures;
        const id = await scheduled(fixtures);
        let message = id;
        while (message <= id) message = await send(anna, [ben]);
        await anna.client.fails(
          'PATCH',
          `/scheduled_messages/${String(message)}`,
          { content: 'x' },
          { status: 404, msg: 'Scheduled message does not exist' },
        );
      },
    ),
    sentence(
      'type | string | no | `direct`, `channel` (FL 248), `stream`, `private` (legacy alias of direct)',
      async (fixtures) => {
        const { anna, ben } = fixtures;
        const { id: channel } = await fixtures.channel([anna]);
        const id = await scheduled(fixtures);
        const types = { channel: 'stream', direct: 'private', stream: 'stream', private: 'private' };
        for (const [type, kept] of Object.entries(types)) {
          const target = kept === 'stream' ? { to: channel, topic: 'logo' } : { to: [ben.id] };
          await change(fixtures, id, { type, ...target });
          expect(await shown(fixtures, id)).to.include({ type: kept });
        }
        await refuses(fixtures, id, { type: 'letter', to: [ben.id] });
      },
    ),
    sentence(
      'to | integer or integer[] | no | Channel ID for channel messages; list of user IDs for direct messages. Required when type is updated',
      async (fixtures) => {
        const { anna, ben, guest } = fixtures;
        const { id: channel } = await fixtures.channel([anna]);
        const id = await scheduled(fixtures);
        await change(fixtures, id, { to: [ben.id, guest.id] });
        expect((await shown(fixtures, id)).to).to.have.members([ben.id, guest.id]);
        await refuses(fixtures, id, { type: 'channel', topic: 'logo' });
        await refuses(fixtures, id, { type: 'direct' });
        await change(fixtures, id, { type: 'channel', to: channel, topic: 'logo' });
        expect((await shown(fixtures, id)).to).to.equal(channel);
      },
    ),
    sentence(
      'content | string | no | Max length is max_message_length from the register response',
      async (fixtures) => {
        const most = await limit(fixtures, 'max_message_length');
        const id = await scheduled(fixtures);
        await change(fixtures, id, { content: 'x'.repeat(most) });
        expect((await shown(fixtures, id)).content).to.equal('x'.repeat(most));
        await change(fixtures, id, { content: 'y'.repeat(most + 1) });
        expect((await shown(fixtures, id)).content).to.have.length(most);
        expect((await shown(fixtures, id)).content.endsWith('[message truncated]')).to.equal(true);
      },
    ),
    sentence(
      'topic | string | no | Required when type is updated to `stream` or `channel`; ignored for direct or private; max length max_topic_length',
      async (fixtures) => {
        const { anna, ben } = fixtures;
        const { id: to } = await fixtures.channel([anna]);
        const id = await scheduled(fixtures);
        for (const type of ['stream', 'channel']) await refuses(fixtures, id, { type, to });
        for (const type of ['direct', 'private']) {
          await change(fixtures, id, { type, to: [ben.id], topic: 'logo' });
          expect(await shown(fixtures, id)).not.to.have.property('topic');
        }
        const most = await limit(fixtures, 'max_topic_length');
        await change(fixtures, id, { type: 'channel', to, topic: 't'.repeat(most) });
        expect((await shown(fixtures, id)).topic).to.equal('t'.repeat(most));
        await change(fixtures, id, { topic: 'u'.repeat(most + 1) });
        expect((await shown(fixtures, id)).topic).to.have.length(most);
      },
    ),
    sentence(
      'scheduled_delivery_timestamp | integer | no | UTC seconds. Required when the message has failed (failed is true)',
      (fixtures) =>
        inWorld({ clock: fixtures.site.clock }, async (other) => {
          const { anna, site } = other;
          const id = await scheduled(other);
          const later = site.clock.seconds() + 7200;
          await change(other, id, { scheduled_delivery_timestamp: later });
          expect((await shown(other, id)).scheduled_delivery_timestamp).to.equal(later);
          await refuses(other, id, { scheduled_delivery_timestamp: site.clock.seconds() });
          await advanceInOneStep(7200 + 601, site);
          expect((await shown(other, id)).failed).to.equal(true);
          await refuses(other, id, { content: 'again' });
          const soon = site.clock.seconds() + 60;
          await change(other, id, { content: 'again', scheduled_delivery_timestamp: soon });
          expect((await listed(anna))[0]).to.include({ failed: false, content: 'again' });
        }),
    ),
    successBody(async (fixtures) => change(fixtures, await scheduled(fixtures), { content: 'hello' })),
  ],
};
