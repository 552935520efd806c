import { expect } from 'chai';

import { createClient } from '../../../client/src/index.js';
import type { Operation } from '../../../tools/generate-contract/contract.js';
import { readKinds, type Kind } from '../../../tools/mock/kinds.js';
import type { Running } from '../../../tools/mock/listen.js';
import { ownExamples, readPublished, type Json, type Published } from '../../../tools/mock/published.js';
import { startMock } from '../../../tools/mock/server.js';
import { Client, type HttpResponse } from '../../support/client.js';
import { exampleFile } from '../../support/files.js';
import { contract } from '../../support/contract-sources.js';
import { startServer, type TestServer } from '../../support/server.js';

/** Statuses of errors with which any request may fail. */
const OF_ANY_REQUEST: ReadonlySet<string> = new Set(['431', '500', '503']);

/** The mock takes any key. */
const CREDENTIALS = { email: 'anyone@example.com', key: 'a-key-of-no-account' };

const operationOf = (id: string): Operation => {
  const found = contract.operations.find((one) => one.id === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
};

const exampleOf = (id: string, name: string): unknown =>
  operationOf(id).parameters.find((one) => one.name === name)?.example;

describe('npm run mock', () => {
  let mock: Running;
  let client: Client;
  let published: Published;

  /** Sends the example request of an operation, with other values of some parameters. */
  const send = (
    id: string,
    changes: Json = {},
    headers: Record<string, string> = {},
  ): Promise<HttpResponse> => {
    const operation = operationOf(id);
    const { path, parameters } = operation;
    const required = parameters.filter(({ required: isRequired, kind }) => isRequired || kind === 'file');
    const values: Json = {
      ...Object.fromEntries(
        required.map(({ name, kind, example }) => [name, kind === 'file' ? exampleFile() : example]),
      ),
      ...(id === 'getEvents' && { queue_id: exampleOf('deleteQueue', 'queue_id'), dont_block: true }),
      ...changes,
    };
    const own = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
    const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    const rest = Object.entries(values).filter(([name]) => !inPath.includes(name));
    return client.send(operation.method, own, Object.fromEntries(rest), {
      ...(parameters.some((one) => one.in === 'query') && { encoding: 'query' }),
      headers,
    });
  };

  before(async () => {
    published = await readPublished();
    mock = await startMock({ port: 0, waitMs: 200 });
    client = new Client(mock.url, CREDENTIALS);
  });
  after(() => mock.close());

  // The client compares each response with the contract.
  describe('responds as the contract states', () => {
    const kinds = (): Promise<readonly Kind[]> => readPublished().then(readKinds);
    const plain = contract.operations.filter(({ id }) => id !== 'streamEvents');

    it('to each example request', async () => {
      const all = await kinds();
      const isDeletion = ({ id }: Operation): boolean => all.some(({ deletions }) => deletions.has(id));
      for (const { id } of [...plain.filter((one) => !isDeletion(one)), ...plain.filter(isDeletion)]) {
        const { status, body } = await send(id);
        expect(status, `${id} ${JSON.stringify(body)}`).to.equal(200);
      }
    });

    it('with each documented status that "Prefer" chooses', async () => {
      for (const { id } of contract.operations) {
        const operation = published.operations.get(id);
        for (const code of Object.keys(operation?.responses ?? {})) {
          const examples = operation ? ownExamples(operation, code) : [];
          expect(examples, `${id} ${code}`).not.to.deep.equal([]);
          if (OF_ANY_REQUEST.has(code)) {
            // The client of the tests knows only what an operation itself may respond.
            const outcome = await send(id, {}, { Prefer: `code=${code}` }).then(
              ({ status }) => String(status),
              String,
            );
            expect(outcome).to.match(new RegExp(`\\b${code}\\b`));
            continue;
          }
          // The IDs of deleted examples do not matter.
          const { status, headers } = await send(id, {}, { Prefer: `code=${code}` });
          expect(status, `${id} ${code}`).to.equal(Number(code));
          if (status === 200) expect(headers.get('preference-applied')).to.equal('code=200');
        }
      }
    });

    it('with an example that "Prefer" names', async () => {
      const { status, body, headers } = await send(
        'listDrafts',
        {},
        { Prefer: 'example=draftSynchronizationDisabled' },
      );
      expect({ status, msg: body.msg }).to.deep.equal({
        status: 400,
        msg: 'User has disabled synchronizing drafts.',
      });
      expect(headers.get('preference-applied')).to.equal('example=draftSynchronizationDisabled');
      const limited = await send('listDrafts', {}, { Prefer: 'code=429' });
      expect(limited.headers.get('retry-after')).to.equal('13');
      const other = await send('listDrafts', {}, { Prefer: 'example=messageNotFound' });
      expect({ status: other.status, applied: other.headers.get('preference-applied') }).to.deep.equal({
        status: 200,
        applied: null,
      });
    });
  });

  describe('keeps what requests create', () => {
    let kinds: readonly Kind[];

    before(async () => {
      await mock.close();
      mock = await startMock({ port: 0, waitMs: 200 });
      client = new Client(mock.url, CREDENTIALS);
      kinds = readKinds(published);
    });

    const withLists = (): Kind[] =>
      kinds.filter(
        ({ creations, views }) => creations.size > 0 && [...views.values()].some((one) => one.isList),
      );

    const list = async (kind: Kind): Promise<readonly Json[]> => {
      const [id = '', view] = [...kind.views].find(([, one]) => one.isList) ?? [];
      const { body } = await send(id);
      return (body as Record<string, readonly Json[]>)[view?.field ?? ''] ?? [];
    };

    /** Creates an object by the example request. Returns its ID. */
    const create = async (kind: Kind): Promise<unknown> => {
      const before = (await list(kind)).map((one) => one[kind.keys[0] ?? '']);
      const id = [...kind.creations.keys()].at(-1) ?? '';
      const { parameters } = operationOf(id);
      const inBody = parameters.filter((one) => one.in === 'body' && one.kind !== 'file');
      await send(id, Object.fromEntries(inBody.map(({ name, example }) => [name, example])));
      const after = (await list(kind)).map((one) => one[kind.keys[0] ?? '']);
      const added = after.filter((id) => !before.includes(id));
      expect(added, kind.name).to.have.lengthOf(1);
      return added[0];
    };

    it('of each kind that the links connect with a list', () => {
      const names = withLists().map(({ views }) => [...views.keys()][0]);
      expect(names).to.include.members([
        'listDrafts',
        'listScheduledMessages',
        'listUserGroups',
        'listUsers',
        'listMessages',
        'listLinkifiers',
        'listProfileFields',
        'listDomains',
        'listExports',
      ]);
    });

    it('in the list, until it is deleted; then it is unknown', async () => {
      for (const kind of withLists()) {
        const id = await create(kind);
        const [operation = ''] = kind.deletions;
        const name = kind.parameters.get(operation) ?? '';
        expect((await send(operation, { [name]: id })).status, operation).to.equal(200);
        expect(
          (await list(kind)).map((one) => one[kind.keys[0] ?? '']),
          operation,
        ).not.to.include(id);
        const again = await send(operation, { [name]: id });
        expect(again.status, operation).to.be.oneOf([400, 404]);
      }
    });

    it('with the values that were sent and changed', async () => {
      const created = { type: 'channel', to: 'design', topic: 'colors', content: 'What about green?' };
      const { id } = await client.ok('POST', '/messages', created);
      const one = async (): Promise<Json> => (await client.ok('GET', `/messages/${id}`)).message as Json;
      expect(await one()).to.include({ id, subject: 'colors', content: 'What about green?' });
      await client.ok('PATCH', `/messages/${id}`, { content: 'What about blue?' });
      expect(await one()).to.include({ id, subject: 'colors', content: 'What about blue?' });
      const group = { name: 'painters', description: 'Who paints', members: [9, 10] };
      const { group_id } = await client.ok('POST', '/user_groups/create', group);
      expect((await client.ok('GET', `/user_groups/${group_id}/members`)).members).to.deep.equal([9, 10]);
    });

    it('although what a user added to it is deleted', async () => {
      await client.ok('POST', '/users/me/muted_users/10');
      await client.ok('DELETE', '/users/me/muted_users/10');
      await client.ok('GET', '/users/10');
    });

    it('under another field that identifies it', async () => {
      const email = 'new.user@example.com';
      const { user_id } = await send('createUser', { email, full_name: 'New User' }).then(({ body }) => body);
      const { user } = await client.ok('GET', `/users/${email}`);
      expect(user).to.include({ user_id, email, delivery_email: email, full_name: 'New User' });
      await client.fails('GET', '/users/other@example.com', {}, { msg: 'No such user' });
    });

    it('as many as a request has', async () => {
      const draft = { type: 'stream', to: [7], topic: 'logo', content: 'One' };
      const drafts = [draft, { ...draft, content: 'Two' }, { ...draft, content: 'Three' }];
      const { ids } = await client.ok('POST', '/drafts', { drafts });
      expect(new Set(ids)).to.have.property('size', 3);
      const listed = await client.ok('GET', '/drafts');
      expect(listed.drafts.slice(-3).map(({ content }: { content: string }) => content)).to.deep.equal([
        'One',
        'Two',
        'Three',
      ]);
      expect(listed.count).to.equal(listed.drafts.length);
      expect((await client.ok('POST', '/drafts', { drafts: [] })).ids).to.deep.equal([]);
    });

    it('changes and deletes the objects of the examples', async () => {
      await client.ok('PATCH', '/realm/filters/1', {
        pattern: 'CHANGED',
        url_template: 'https://example.com/',
      });
      const { linkifiers } = await client.ok('GET', '/realm/linkifiers');
      expect(linkifiers[0]).to.include({ id: 1, pattern: 'CHANGED' });
      await client.ok('DELETE', '/realm/filters/1');
      const ids = (await client.ok('GET', '/realm/linkifiers')).linkifiers.map(
        ({ id }: { id: number }) => id,
      );
      expect(ids).not.to.include(1);
    });

    it('not longer than its budget of bytes allows', async () => {
      const small = await startMock({ port: 0, stateBytes: 5_000 });
      try {
        const own = new Client(small.url, CREDENTIALS);
        const send10 = (): Promise<number[]> =>
          Promise.all(
            Array.from({ length: 10 }, async (_, index) => {
              const content = `${index} ${'x'.repeat(900)}`;
              const { id } = await own.ok('POST', '/messages', { type: 'direct', to: [9], content });
              return Number(id);
            }),
          );
        const ids = await send10();
        const { messages } = await own.ok('GET', '/messages', {
          anchor: 'newest',
          num_before: 9,
          num_after: 0,
        });
        const kept = ids.filter((id) => messages.some((one: Json) => one.id === id));
        expect(kept.length).to.be.within(1, 5);
        expect(kept).to.include(Math.max(...ids));
      } finally {
        await small.close();
      }
    });
  });

  describe('refuses what the server refuses, with the same error', () => {
    let server: TestServer;

    before(async () => {
      server = await startServer();
    });
    after(() => server.close());

    const both = async (...request: Parameters<Client['send']>): Promise<void> => {
      const [real, mocked] = await Promise.all([server.owner.send(...request), client.send(...request)]);
      expect(real.status).to.be.within(400, 499);
      expect({ status: mocked.status, body: mocked.body as object }).to.deep.equal({
        status: real.status,
        body: real.body as object,
      });
    };

    it('a missing, malformed or too long value in a form, JSON or query', async () => {
      await both('POST', '/drafts', { drafts: 'x' });
      await both('POST', '/drafts', { drafts: [{ type: 'stream' }] }, { encoding: 'json' });
      await both('POST', '/users', { email: 'a@example.com' });
      await both('GET', '/messages', { anchor: 'soon' });
      await both('POST', '/user_groups/create', { name: 'x'.repeat(200), description: '', members: 3 });
      await both('PATCH', '/drafts/1', { draft: 7 }, { encoding: 'json' });
    });

    it('an unknown path and a method that the path does not have', async () => {
      await both('GET', '/nothing');
      await both('PUT', '/drafts');
      await both('GET', '/messages/abc');
    });

    it('missing and malformed credentials', async () => {
      const anonymous = { headers: { Authorization: '' } };
      const malformed = { headers: { Authorization: 'Basic ?' } };
      for (const options of [anonymous, malformed]) await both('GET', '/users/me', {}, options);
    });

    it('a body that is too large', async () => {
      await both('POST', '/users/me/alert_words', { alert_words: ['x'.repeat(3_000_000)] });
    });
  });

  describe('responds to requests for events', () => {
    const register = (event_types?: string[]): Promise<{ queue_id: string; last_event_id: number }> =>
      client.ok('POST', '/register', event_types ? { event_types } : {});

    it('with those that follow from what was done', async () => {
      const queue = await register(['drafts', 'reaction']);
      const draft = { type: 'stream', to: [7], topic: 'logo', content: 'Red' };
      const { ids } = await client.ok('POST', '/drafts', { drafts: [draft] });
      await client.ok('PATCH', `/drafts/${ids[0]}`, { draft: { ...draft, content: 'Blue' } });
      await client.ok('DELETE', `/drafts/${ids[0]}`);
      await client.ok('POST', '/messages', {
        type: 'channel',
        to: 'design',
        topic: 'a',
        content: 'Not for this queue',
      });
      await client.ok('POST', '/messages/42/reactions', { emoji_name: 'octopus' });
      const { events } = await client.ok('GET', '/events', queue);
      const [added, updated, removed, reaction, ...others] = events as Record<string, Json & Json[]>[];
      expect(added).to.include({ type: 'drafts', op: 'add' });
      expect(added?.drafts?.[0]).to.include({ id: ids[0], content: 'Red' });
      expect(updated?.draft).to.include({ id: ids[0], content: 'Blue' });
      expect(removed).to.include({ type: 'drafts', op: 'remove', draft_id: ids[0] });
      expect(reaction).to.include({ type: 'reaction', op: 'add', message_id: 42, emoji_name: 'octopus' });
      expect(others).to.deep.equal([]);
    });

    it('when one arrives while the request waits', async () => {
      const queue = await register(['message']);
      const patient = await startMock({ port: 0, waitMs: 60_000 });
      try {
        const own = new Client(patient.url, CREDENTIALS);
        const { queue_id, last_event_id } = await own.ok('POST', '/register', { event_types: ['message'] });
        const waiting = own.ok('GET', '/events', { queue_id, last_event_id });
        await own.ok('POST', '/messages', { type: 'channel', to: 'design', topic: 'a', content: 'Now' });
        const { events } = await waiting;
        expect(events[0].message).to.include({ content: 'Now' });
      } finally {
        await patient.close();
      }
      expect(queue.queue_id).to.be.a('string');
    });

    it('with a heartbeat after the stated time, and at once with dont_block', async () => {
      const queue = await register();
      expect((await client.ok('GET', '/events', queue)).events).to.have.nested.property(
        '[0].type',
        'heartbeat',
      );
      expect((await client.ok('GET', '/events', { ...queue, dont_block: true })).events).to.deep.equal([]);
    });

    it('with an event that the client chooses', async () => {
      const queue = await register();
      const headers = { Prefer: 'event=user_status' };
      const { body } = await client.send('GET', '/events', { ...queue }, { headers });
      expect(body.events[0]).to.include({ type: 'user_status' });
    });

    it('without a queue, whose ID it returns', async () => {
      const { queue_id } = await client.ok('GET', '/events', { dont_block: true });
      await client.ok('GET', '/events', { queue_id, dont_block: true });
    });

    it('with the error of a deleted queue', async () => {
      const queue = await register();
      const { queue_id } = queue;
      await client.send('DELETE', '/events', { queue_id }, { encoding: 'query' });
      await client.fails('GET', '/events', { ...queue }, { code: 'BAD_EVENT_QUEUE_ID', queue_id });
    });

    it('with the error of an unknown queue', async () => {
      const wanted = { code: 'BAD_EVENT_QUEUE_ID', queue_id: 'gone' };
      await client.fails('GET', '/events', { queue_id: 'gone', last_event_id: 1 }, wanted);
    });
  });

  it('serves our client, with calls, errors, and events by poll and stream', async () => {
    const bot = createClient({ site: mock.url, ...CREDENTIALS });
    for (const transport of ['poll', 'stream'] as const) {
      for await (const event of bot.events({ types: ['registered', 'message'], transport })) {
        if (event.type === 'registered') {
          await bot.sendMessage({ type: 'channel', to: 'design', topic: 'greetings', content: transport });
          continue;
        }
        expect(event.message.content).to.equal(transport);
        break;
      }
    }
    const failure = await bot.deleteDraft({ draft_id: 4711 }).catch((error: unknown) => error);
    expect(failure).to.include({ status: 404, message: 'Draft does not exist' });
  });

  it('goes on after the event that a reconnecting browser had, as the server does', async () => {
    const { queue_id, last_event_id } = await client.ok('POST', '/register', { event_types: ['message'] });
    for (const content of ['first', 'second'])
      await client.ok('POST', '/messages', { type: 'channel', to: 'design', topic: 'again', content });
    const { events } = await client.ok('GET', '/events', { queue_id, last_event_id });
    const [first, second] = events as readonly Json[];
    const url = new URL('/api/v1/events/stream', mock.url);
    url.search = new URLSearchParams({ queue_id, last_event_id: String(last_event_id) }).toString();
    const response = await fetch(url, {
      headers: { Authorization: client.authorization ?? '', 'Last-Event-ID': String(first?.id) },
    });
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString();
      if (text.includes('data:')) break;
    }
    expect(text)
      .to.include(`id: ${String(second?.id)}`)
      .and.include('second')
      .and.not.include('first');
  });
});
