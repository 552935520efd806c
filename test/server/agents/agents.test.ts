import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'chai';

import { routes } from '../../../generated/routes.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { Agent, bearerOf, keyOf, post, request } from './agent.js';

describe('POST /mcp/all', () => {
  let site: TestServer;
  let anna: Person;
  let gina: Person;
  let bot: Person;
  let owner: Agent;
  let agent: Agent;
  let guest: Agent;
  let robot: Agent;
  const open: Agent[] = [];

  const connect = async (authorization: string): Promise<Agent> => {
    const connected = await Agent.connect(site.url, authorization, { path: '/mcp/all' });
    open.push(connected);
    return connected;
  };

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    gina = await site.person('Gina', { role: 'guest' });
    bot = await site.person('Robot', { botOf: anna.id });
    owner = await connect(bearerOf({ client: site.owner }));
    agent = await connect(bearerOf(anna));
    guest = await connect(bearerOf(gina));
    robot = await connect(bot.client.authorization ?? '');
  });
  after(async () => {
    for (const connected of open) await connected.close();
    await site.close();
  });

  describe('the list of tools', () => {
    const withFile = routes.filter(({ parameters }) => parameters.some(({ kind }) => kind === 'file'));
    const streams = ['streamEvents'];
    const left = new Set([...withFile.map(({ operationId }) => operationId), ...streams]);

    it('has every operation that takes no file and returns JSON', async () => {
      expect(withFile.map(({ operationId }) => operationId)).to.include.members(['uploadFile', 'uploadIcon']);
      const all = routes.map(({ operationId }) => operationId).filter((name) => !left.has(name));
      expect(await owner.names()).to.have.members(all);
    });

    it('has valid schemas in JSON Schema 2020-12 without references to other documents', async () => {
      const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
      formats.default(ajv);
      const { tools } = await owner.tools();
      for (const { name, inputSchema } of tools) {
        expect(inputSchema.type, name).to.equal('object');
        expect(() => ajv.compile(inputSchema), name).not.to.throw();
      }
    });

    it('has one argument for each parameter in the path, the query and the body', async () => {
      const { tools } = await owner.tools();
      for (const { name, inputSchema } of tools) {
        const parameters = routes.find(({ operationId }) => operationId === name)?.parameters ?? [];
        const names = parameters.map((row) => row.name).filter((one) => one !== 'dont_block');
        expect(Object.keys(inputSchema.properties ?? {}), name).to.have.members(names);
        const required = parameters.filter((row) => row.required).map((row) => row.name);
        expect(inputSchema.required ?? [], name).to.have.members(required);
      }
    });

    it('describes tools with the words of the contract', async () => {
      const { tools } = await agent.tools();
      const tool = tools.find(({ name }) => name === 'deleteMessage');
      expect(tool?.title).to.equal('Delete a message');
      expect(tool?.description).to.match(/`DELETE \/messages\/\{message_id\}` of the API\.$/);
      expect(tool?.annotations).to.deep.equal({
        title: 'Delete a message',
        readOnlyHint: false,
        idempotentHint: true,
        destructiveHint: true,
        openWorldHint: false,
      });
      const hints = (wanted: string): unknown =>
        tools.find(({ name }) => name === wanted)?.annotations?.readOnlyHint;
      expect(['listMessages', 'renderMessage', 'sendMessage'].map(hints)).to.deep.equal([true, true, false]);
    });

    it('has no tool that the role of the user cannot use', async () => {
      const [all, members, guests] = await Promise.all([owner.names(), agent.names(), guest.names()]);
      expect(all).to.include('createUser');
      expect(members).to.include('createUserGroup').and.not.include('createUser');
      expect(guests).to.include('sendMessage').and.not.include('createUserGroup');
      const allowed = routes.filter(({ role }) => role === 'guest').map(({ operationId }) => operationId);
      expect(guests).to.have.members(allowed.filter((name) => !left.has(name)));
    });

    it('has no tool that bots cannot use', async () => {
      const refused = routes.filter(({ bots }) => !bots).map(({ operationId }) => operationId);
      expect(refused).to.include('listBots');
      const names = await robot.names();
      expect(names).to.include('sendMessage');
      expect(names.filter((name) => refused.includes(name))).to.deep.equal([]);
    });
  });

  describe('a call', () => {
    it('sends a message, and another reads it', async () => {
      const { id } = await agent.ok('sendMessage', { type: 'direct', to: [gina.id], content: 'hello' });
      const { messages } = await guest.ok('listMessages', {
        anchor: 'newest',
        num_before: 1,
        num_after: 0,
        narrow: [{ operator: 'dm', operand: [anna.id] }],
      });
      expect(messages.map((message: { id: number }) => message.id)).to.deep.equal([id]);
      expect(messages[0].content).to.equal('<p>hello</p>');
      await agent.ok('createReaction', { message_id: id, emoji_name: 'tada' });
      const { message } = await gina.client.ok('GET', `/messages/${String(id)}`);
      expect(message.reactions).to.have.lengthOf(1);
    });

    it('returns the body of the API response', async () => {
      expect(await agent.ok('getOwnUser')).to.deep.equal(await anna.client.ok('GET', '/users/me'));
      expect(await agent.ok('listUsers')).to.deep.equal(await anna.client.ok('GET', '/users'));
    });

    it('lists arguments that the operation does not have', async () => {
      const { ignored_parameters_unsupported: ignored } = await agent.ok('getOwnUser', { color: 'red' });
      expect(ignored).to.deep.equal(['color']);
    });

    it('fails with the error of the API', async () => {
      await agent.fails(
        'getMessage',
        { message_id: 4711 },
        { code: 'BAD_REQUEST', msg: 'Invalid message(s)' },
      );
      await agent.fails(
        'sendMessage',
        { to: [gina.id], content: 'x' },
        { code: 'REQUEST_VARIABLE_MISSING', var_name: 'type' },
      );
      await agent.fails('getMessage', {}, { code: 'REQUEST_VARIABLE_MISSING', var_name: 'message_id' });
      await agent.fails('listMessages', { anchor: 'newest', num_before: 'many', num_after: 0 }, {});
    });

    it('fails for a tool that the list does not have for this user', async () => {
      await agent.fails(
        'createUser',
        { email: 'x@example.com', full_name: 'X' },
        { code: 'UNAUTHORIZED_PRINCIPAL' },
      );
      await robot.fails('listBots', {}, { code: 'BAD_REQUEST' });
    });

    it('never runs another operation, whatever the arguments of the path', async () => {
      const zoe = await site.person('Zoe', { role: 'administrator' });
      const administrator = await connect(bearerOf(zoe));
      // With `me`, the paths are those of getOwnUser and deactivateOwnUser.
      await administrator.fails('getUser', { user_id_or_email: 'me' }, { msg: 'Not found' });
      await administrator.fails('deactivateUser', { user_id_or_email: 'me' }, { msg: 'Not found' });
      await administrator.fails('deleteMessage', { message_id: '' }, { msg: 'Not found' });
      for (const user_id_or_email of ['', '.', '..', 'me/presence', '\ud800', ['me'], { id: 1 }])
        expect((await administrator.call('deactivateUser', { user_id_or_email })).isError).to.equal(true);
      expect((await zoe.client.ok('GET', '/users/me')).is_active).to.equal(true);
    });

    it('takes a path with slashes', async () => {
      const path = '1/ab/some file.txt';
      await agent.fails('getFileUrl', { realm_id_str: '1', filename: path }, {});
    });

    it('returns events at once', async () => {
      const { queue_id, last_event_id } = await agent.ok('registerQueue', { event_types: ['message'] });
      const none = await agent.ok('getEvents', { queue_id, last_event_id, dont_block: false });
      expect(none.events).to.deep.equal([]);
      await guest.ok('sendMessage', { type: 'direct', to: [anna.id], content: 'news' });
      const { events } = await agent.ok('getEvents', { queue_id, last_event_id });
      expect(events.map(({ message }: { message: { content: string } }) => message.content)).to.deep.equal([
        'news',
      ]);
    });

    it('refuses a tool that does not exist with an error of JSON-RPC', async () => {
      const error: unknown = await agent.call('streamEvents').catch((reason: unknown) => reason);
      expect(error).to.include({ code: -32602 });
    });

    it('makes a change once for repeats with one Idempotency-Key', async () => {
      const headers = { Authorization: bearerOf(anna), 'Idempotency-Key': 'agent-1' };
      const message = { type: 'direct', to: [gina.id], content: 'once' };
      const body = JSON.stringify(request('tools/call', { name: 'sendMessage', arguments: message }));
      const [first, second] = [await post(site.url, body, headers), await post(site.url, body, headers)];
      expect(first.status).to.equal(200);
      expect(second.text).to.equal(first.text);
      expect(second.headers.get('idempotency-replayed')).to.equal('true');
    });
  });

  describe('the protocol', () => {
    const listed = JSON.stringify(request('tools/list'));
    const send = (body: unknown, headers: Record<string, string> = {}): ReturnType<typeof post> =>
      post(site.url, typeof body === 'string' ? body : JSON.stringify(body), {
        Authorization: bearerOf(anna),
        ...headers,
      });

    it('names the server and its only capability', () => {
      expect(agent.serverInfo?.name).to.equal('team-chat-service');
      expect(agent.capabilities).to.deep.equal({ tools: {} });
    });

    it('keeps no session', async () => {
      const { status, headers } = await send(listed);
      expect(status).to.equal(200);
      expect(headers.get('content-type')).to.equal('application/json');
      expect(headers.get('cache-control')).to.equal('no-store');
      expect(headers.get('mcp-session-id')).to.equal(null);
    });

    it('accepts a notification without a response body', async () => {
      const { status, text } = await send({ jsonrpc: '2.0', method: 'notifications/initialized' });
      expect([status, text]).to.deep.equal([202, '']);
    });

    it('runs a batch of the versions that have batches', async () => {
      const me = { name: 'getOwnUser', arguments: {} };
      const batch = [
        request('tools/call', me, 'a'),
        { jsonrpc: '2.0', method: 'notifications/initialized' },
        request('ping', {}, 'b'),
      ];
      const { status, text } = await send(batch, { 'MCP-Protocol-Version': '2025-03-26' });
      expect(status).to.equal(200);
      expect((JSON.parse(text) as { id: string }[]).map(({ id }) => id)).to.have.members(['a', 'b']);
      const newer = await send(batch, { 'MCP-Protocol-Version': '2025-06-18' });
      expect(newer.status).to.equal(400);
      expect(JSON.parse(newer.text).error.code).to.equal(-32600);
    });

    // The hooks of all tests fail it if each call adds a listener to the response.
    it('runs a batch of many long reads', async () => {
      const drafts = { name: 'listDrafts', arguments: {} };
      const batch = Array.from({ length: 20 }, (_, id) => request('tools/call', drafts, id + 1));
      const { status, text } = await send(batch, { 'MCP-Protocol-Version': '2025-03-26' });
      expect([status, JSON.parse(text).length]).to.deep.equal([200, 20]);
    });

    it('refuses a batch with a request that would never end, or with large lists', async () => {
      const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
      const [list, ping] = [request('tools/list'), request('ping', {}, 2)];
      for (const batch of [
        [request('ping'), cancel],
        [ping, ping],
        [list, request('tools/list', {}, 3)],
      ]) {
        const { status, text } = await send(batch);
        expect([status, JSON.parse(text).error.code]).to.deep.equal([400, -32600]);
      }
      expect((await send(cancel)).status).to.equal(202);
    });

    it('refuses text that is no message of JSON-RPC', async () => {
      const codes: unknown[] = [];
      for (const text of ['', '{', 'null', '7', '{"id":1}', '[]', '[null]', '{"jsonrpc":"1.0","id":1}'])
        codes.push([text, (await send(text)).status]);
      expect(codes.filter((entry) => (entry as [string, number])[1] !== 400)).to.deep.equal([]);
    });

    it('refuses JSON that is nested too deeply, around an argument and in it', async () => {
      const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
      const call = (levels: number): string =>
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"getOwnUser","arguments":{"x":${deep(levels)}}}}`;
      expect((await send(call(100_000))).status).to.equal(400);
      const inside = JSON.parse((await send(call(21))).text);
      expect(inside.result.isError).to.equal(true);
      expect(JSON.parse(inside.result.content[0].text).code).to.equal('INVALID_JSON');
    });

    it('refuses a body that is too large for the protocol or for the operation', async () => {
      expect((await send(`"${'x'.repeat(2 * 1024 * 1024)}"`)).status).to.equal(413);
      const given = { status_text: 'x'.repeat(200_000) };
      await agent.fails('updateOwnStatus', given, {
        msg: 'The request body is too large (limit: 64 KiB, 1000 fields)',
      });
    });

    it('refuses other methods, media types and versions', async () => {
      for (const path of ['/mcp', '/mcp/', '/mcp/messages', '/mcp/all'])
        for (const method of ['GET', 'DELETE', 'PUT']) {
          const response = await fetch(new URL(path, site.url), {
            method,
            headers: { Authorization: bearerOf(anna), Accept: 'text/event-stream' },
          });
          const { status, headers } = response;
          expect([path, method, status, headers.get('allow')]).to.deep.equal([path, method, 405, 'POST']);
        }
      expect((await send(listed, { Accept: 'application/json' })).status).to.equal(406);
      expect((await send(listed, { 'Content-Type': 'text/plain' })).status).to.equal(415);
      expect((await send(listed, { 'MCP-Protocol-Version': '1999-01-01' })).status).to.equal(400);
    });

    it('refuses requests of pages of other sites', async () => {
      expect((await send(listed, { Origin: 'https://evil.example' })).status).to.equal(403);
      expect((await send(listed, { 'Sec-Fetch-Site': 'cross-site' })).status).to.equal(403);
      expect((await send(listed, { Origin: 'http://chat.example.com' })).status).to.equal(200);
    });
  });

  describe('credentials', () => {
    const statusOf = async (authorization?: string): Promise<unknown[]> => {
      const headers: Record<string, string> =
        authorization === undefined ? {} : { Authorization: authorization };
      const { status, headers: sent, text } = await post(site.url, JSON.stringify(request('ping')), headers);
      return [status, sent.get('www-authenticate'), status === 200 ? '' : JSON.parse(text).msg];
    };
    const challenge = 'Bearer realm="chat", Basic realm="chat"';

    it('are HTTP Basic, or the key as a bearer token', async () => {
      expect(await statusOf(anna.client.authorization)).to.deep.equal([200, null, '']);
      expect(await statusOf(bearerOf(anna))).to.deep.equal([200, null, '']);
      expect(await statusOf(`bearer ${keyOf(anna)}`)).to.deep.equal([200, null, '']);
    });

    it('are required, and wrong ones fail as in the API', async () => {
      const missing = 'Not logged in: API authentication or user session required';
      expect(await statusOf()).to.deep.equal([401, challenge, missing]);
      expect(await statusOf('Bearer')).to.deep.equal([401, challenge, 'Malformed API key']);
      expect(await statusOf('Bearer short')).to.deep.equal([401, challenge, 'Malformed API key']);
      expect(await statusOf(`Bearer ${'a'.repeat(32)}`)).to.deep.equal([401, challenge, 'Invalid API key']);
      const other = `Basic ${Buffer.from(`${gina.email}:${keyOf(anna)}`).toString('base64')}`;
      expect(await statusOf(other)).to.deep.equal([401, challenge, 'Invalid API key']);
    });

    it('of a bearer do not work in the API, even after an agent used them', async () => {
      await statusOf(bearerOf(anna));
      const { status } = await site.anonymous.send(
        'GET',
        '/users/me',
        {},
        { headers: { Authorization: bearerOf(anna) } },
      );
      expect(status).to.equal(401);
    });

    it('end with the key and with the account', async () => {
      const cara = await site.person('Cara');
      const old = bearerOf(cara);
      expect((await statusOf(old))[0]).to.equal(200);
      await cara.client.ok('POST', '/users/me/api_key/regenerate');
      expect(await statusOf(old)).to.deep.equal([401, challenge, 'Invalid API key']);
      const dora = await site.person('Dora');
      expect((await statusOf(bearerOf(dora)))[0]).to.equal(200);
      await site.owner.ok('DELETE', `/users/${String(dora.id)}`);
      expect(await statusOf(bearerOf(dora))).to.deep.equal([401, challenge, 'Account is deactivated']);
    });

    it('are not a session', async () => {
      const { text, status } = await post(site.url, JSON.stringify(request('ping')), {
        Cookie: 'sessionid=x',
      });
      expect([status, JSON.parse(text).code]).to.deep.equal([401, 'UNAUTHORIZED']);
    });
  });
});
