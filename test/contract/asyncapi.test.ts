import { Parser } from '@asyncapi/parser';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { expect } from 'chai';

import { contract } from '../support/contract-sources.js';
import type { Body } from '../support/client.js';
import { readPublished } from '../support/published-document.js';
import { startServer, type TestServer } from '../support/server.js';
import { watch } from '../chat/users/event-recorder.js';
import { happenings } from './audiences/event-triggers.js';
import { openRoom, type Room } from './audiences/fixtures.js';

interface Message {
  readonly name: string;
  readonly payload: { readonly $ref: string };
  readonly examples: readonly { readonly payload: object }[];
}

interface AsyncDocument {
  readonly channels: Readonly<
    Record<string, { readonly address: string; readonly messages: Readonly<Record<string, object>> }>
  >;
  readonly components: {
    readonly messages: Readonly<Record<string, Message>>;
    readonly schemas: Readonly<Record<string, object>>;
  };
}

const document = readPublished('asyncapi.json') as AsyncDocument;
const { messages, schemas } = document.components;

/** Returns the findings of the official parser, except that a newer version of AsyncAPI exists. */
const findingsOf = async (some: object): Promise<string[]> => {
  const { diagnostics } = await new Parser().parse(JSON.stringify(some));
  return diagnostics
    .filter(({ code }) => code !== 'asyncapi-latest-version')
    .map(({ path, message }) => `${path.join('.')}: ${message}`);
};

/** Schemas of AsyncAPI are those of JSON Schema draft 07. Fields that the contract does not state are faults here. */
const ajv = addFormats.default(
  new Ajv({ strict: false, formats: { int64: true, binary: true } }).addSchema({
    $id: 'asyncapi',
    components: { schemas },
  }),
);
const validators = new Map<string, ValidateFunction>(
  Object.entries(messages).map(([name, { payload }]) => [
    name,
    ajv.compile({ $ref: `asyncapi${payload.$ref}` }),
  ]),
);

const faultsOf = (name: string, event: unknown): string[] => {
  const validate = validators.get(name);
  if (!validate) return [`${name} is no message`];
  return validate(event) ? [] : [`${name}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(event)}`];
};

describe('asyncapi.json', () => {
  it('satisfies the official parser', async () => {
    expect(await findingsOf(document)).to.deep.equal([]);
  });

  it('would not without the message of a channel', async () => {
    const wrong = structuredClone(document) as { components: { messages: Record<string, object> } };
    delete wrong.components.messages.MessageEvent;
    expect((await findingsOf(wrong)).join('\n')).to.include('MessageEvent');
  });

  it('has a message for each form of each event, in the queue and in the stream', () => {
    const names = contract.events.map(({ name }) => name);
    const { getEvents, streamEvents, ...others } = document.channels;
    expect(others).to.deep.equal({});
    expect(getEvents?.address).to.equal('/events');
    expect(streamEvents?.address).to.equal('/events/stream');
    expect(Object.keys(messages)).to.have.members(names);
    expect(Object.keys(getEvents?.messages ?? {})).to.have.members(names);
    expect(Object.keys(streamEvents?.messages ?? {})).to.have.members(
      names.filter((name) => name !== 'HeartbeatEvent'),
    );
    for (const { name, type, op } of contract.events)
      expect(messages[name]?.name).to.equal(op === undefined ? type : `${type} ${op}`);
  });

  it('has examples that fit the messages', () => {
    const faults = Object.entries(messages).flatMap(([name, { examples }]) =>
      examples.flatMap(({ payload }) => faultsOf(name, payload)),
    );
    expect(faults).to.deep.equal([]);
    expect(faultsOf('DraftsAddEvent', { id: 0, type: 'drafts', op: 'add' })).to.have.length(1);
  });

  it('has schemas of openapi.json, with the same names', () => {
    const { components } = readPublished() as { components: { schemas: Readonly<Record<string, object>> } };
    const bare = (schema: unknown): unknown =>
      JSON.parse(
        JSON.stringify(schema, (key, value: unknown) =>
          ['x-audience', 'x-varies-by'].includes(key) ||
          (key === 'discriminator' && typeof value === 'object')
            ? undefined
            : value,
        ),
      );
    for (const [name, schema] of Object.entries(schemas))
      expect(schema, name).to.deep.equal(bare(components.schemas[name]));
  });

  describe('on a running server', () => {
    let server: TestServer;
    let room: Room;

    before(async () => {
      server = await startServer();
      room = await openRoom(server);
    });
    after(() => server.close());

    it('describes every event that is sent', async () => {
      const types = [...new Set(contract.events.map(({ type }) => type))];
      const capabilities = {
        bulk_message_deletion: true,
        linkifier_url_template: true,
        user_list_incomplete: true,
      };
      const queues = await Promise.all(
        Object.values(room.people).map(({ client }) =>
          watch(client, types, { client_capabilities: capabilities }),
        ),
      );
      // Queues with events of `user_topic` do not get those of older clients.
      queues.push(await watch(room.people.anna.client, ['muted_topics']));
      const found: Body[] = [];
      for (const { before: prepare, act } of Object.values(happenings)) {
        await act(room, (await prepare?.(room)) as Body);
        for (const queue of queues) {
          const { client, id: queue_id, last: last_event_id } = queue;
          const { events } = await client.ok('GET', '/events', { queue_id, last_event_id, dont_block: true });
          queue.last = events.at(-1)?.id ?? queue.last;
          found.push(...events);
        }
      }
      const formOf = ({ type, op }: Body): string =>
        contract.events.find((form) => form.type === type && form.op === op)?.name ?? `${type} ${op}`;
      expect(found.flatMap((event) => faultsOf(formOf(event), event))).to.deep.equal([]);
      const seen = new Set(found.map(formOf));
      expect(Object.keys(happenings).filter((name) => !seen.has(name))).to.deep.equal([]);
    });
  });
});
