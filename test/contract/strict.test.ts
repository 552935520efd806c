import { expect } from 'chai';

import type { Operation, Parameter } from '../../tools/generate-contract/contract.js';
import type { Client, HttpResponse, Parameters as Given } from '../support/client.js';
import { contract } from '../support/contract-sources.js';
import { exampleFile } from '../support/files.js';
import { startServer, type TestServer } from '../support/server.js';

const { operations } = contract;

/** The example of a parameter, as the published document has it. */
const valueOf = ({ kind, example, schema }: Parameter): unknown => {
  if (kind === 'file') return exampleFile();
  return schema['x-published']?.type === 'string' ? String(example) : example;
};

const pathOf = ({ path, parameters }: Operation): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters.find((one) => one.name === name)?.example)),
  );

/** The examples of the parameters that are in a query or a body. */
const examplesOf = ({ parameters }: Operation, isMeant: (one: Parameter) => boolean): Given =>
  Object.fromEntries(
    parameters.filter((one) => one.in !== 'path' && isMeant(one)).map((one) => [one.name, valueOf(one)]),
  );

/** Where the contract has the parameters. */
const encodingOf = ({ parameters }: Operation): 'query' | 'form' | 'multipart' => {
  if (parameters.some(({ kind }) => kind === 'file')) return 'multipart';
  return parameters.some((one) => one.in === 'body') ? 'form' : 'query';
};

type SendOptions = NonNullable<Parameters<Client['send']>[3]>;

/** The third and the fourth argument of `send`. */
interface Sending {
  readonly given?: Given;
  readonly options?: SendOptions;
}

/** Their success ends the login of the user. */
const ENDS_LOGIN = new Set(['regenerateOwnApiKey', 'deactivateOwnUser', 'updateSettings']);

const current = operations.filter(({ deprecated }) => !deprecated);

describe('STRICT_REQUESTS', () => {
  let strict: TestServer;
  let lenient: TestServer;

  before(async () => {
    strict = await startServer({ env: { STRICT_REQUESTS: 'on' } });
    lenient = await startServer();
  });
  after(async () => {
    await strict.close();
    await lenient.close();
  });

  /** Sends a request that only the strict server refuses. Returns its error. */
  const refused = async (
    method: string,
    path: string,
    { given, options }: Sending,
  ): Promise<HttpResponse['body']> => {
    const { body: other } = await lenient.owner.send(method, path, given, options);
    expect(other.code, 'without the strict mode').to.not.equal('STRICT_REQUEST');
    const { status, body } = await strict.owner.send(method, path, given, options);
    expect(body, JSON.stringify(body)).to.include({ code: 'STRICT_REQUEST' });
    expect(status).to.equal(400);
    return body;
  };

  it('is off by default', () => {
    expect([strict, lenient].map(({ services }) => services.config.strictRequests)).to.deep.equal([
      true,
      false,
    ]);
  });

  describe('accepts the examples of the contract', () => {
    for (const operation of current) {
      const encodings =
        encodingOf(operation) === 'form' ? (['form', 'json'] as const) : [encodingOf(operation)];
      for (const encoding of encodings)
        it(`${operation.id} as ${encoding}`, async () => {
          const given = examplesOf(operation, (one) => !one.deprecated);
          const { client } = ENDS_LOGIN.has(operation.id)
            ? await strict.person(`${operation.id} ${encoding}`)
            : { client: strict.owner };
          const { body } = await client.send(operation.method, pathOf(operation), given, { encoding });
          expect(body?.code, JSON.stringify(body)).to.not.be.oneOf(['STRICT_REQUEST', 'UNAUTHORIZED']);
        });
    }
  });

  describe('refuses what the contract calls deprecated, and says what to send instead', () => {
    for (const operation of operations.filter(({ deprecated }) => deprecated))
      it(`the operation ${operation.id}`, async () => {
        const given = examplesOf(operation, ({ required }) => required);
        const body = await refused(operation.method, operation.path, { given });
        expect(body.var_name).to.equal(operation.id);
        expect(body.msg).to.match(/`(?:POST|PATCH) \/(?:user_topics|settings)`/);
      });

    for (const operation of current)
      for (const parameter of operation.parameters) {
        const given = examplesOf(operation, ({ required }) => required);
        const options = { encoding: encodingOf(operation) };
        if (parameter.deprecated)
          it(`${parameter.name} of ${operation.id}`, async () => {
            // A poll of the lenient server must not wait.
            const all = {
              ...given,
              ...(operation.id === 'getEvents' && { dont_block: true }),
              [parameter.name]: parameter.example,
            };
            const body = await refused(operation.method, pathOf(operation), { given: all, options });
            expect(body.var_name).to.equal(parameter.name);
            expect(body.msg).to.include('is deprecated. ');
          });
        for (const alias of parameter.aliases)
          it(`${alias} of ${operation.id}`, async () => {
            const { [parameter.name]: value = parameter.example, ...others } = given;
            const all = { ...others, [alias]: value };
            const body = await refused(operation.method, pathOf(operation), { given: all, options });
            expect(body.var_name).to.equal(alias);
            expect(body.msg).to.include(`Send \`${parameter.name}\` instead.`);
          });
      }

    it('former values, also in conditions of a narrow', async () => {
      const message = { type: 'stream', to: 'general', topic: 'a', content: 'a' };
      expect(await refused('POST', '/messages', { given: message })).to.include({
        var_name: 'type',
        msg: 'Strict mode: `stream` in `type` is a former name. Send `channel`.',
      });
      const narrow = [
        { operator: 'channel', operand: 'a' },
        { operator: '-pm-with', operand: 'a@b.example' },
      ];
      const given = { anchor: 'newest', num_before: 1, num_after: 0, narrow };
      const body = await refused('GET', '/messages', { given });
      expect(body.msg).to.include('`pm-with` in `narrow[1]["operator"]` is a former name. Send `dm`.');
    });
  });

  describe('refuses what other servers ignore', () => {
    const trials: Readonly<Record<string, readonly [string, string, Sending, Given]>> = {
      'an unknown parameter': [
        'GET',
        '/users',
        { given: { colour: 'red' } },
        { var_name: 'colour', msg: 'Strict mode: The operation has no parameter `colour`. Leave it out.' },
      ],
      'a name that a feature level removed': [
        'PATCH',
        '/realm',
        { given: { notifications_stream_id: 7 } },
        {
          var_name: 'notifications_stream_id',
          msg: 'Strict mode: The operation has no parameter `notifications_stream_id`. Send `new_stream_announcements_stream_id` instead.',
        },
      ],
      'the name of the client': ['GET', '/users', { given: { client: 'test' } }, { var_name: 'client' }],
      'the token of a form without a session': [
        'POST',
        '/messages/render',
        { given: { content: 'a', csrfmiddlewaretoken: 'a' } },
        { var_name: 'csrfmiddlewaretoken' },
      ],
      'an unknown field of an object': [
        'POST',
        '/users/me/subscriptions',
        { given: { subscriptions: [{ name: 'a', colour: 'red' }] } },
        {
          var_name: 'subscriptions',
          msg: 'Strict mode: `subscriptions[0]` has no field `colour`. Leave it out.',
        },
      ],
      'a parameter of the query in the body': [
        'GET',
        '/users',
        { given: { client_gravatar: true }, options: { encoding: 'form' } },
        {
          var_name: 'body',
          msg: 'Strict mode: The operation takes no body. Send its parameters in the query string.',
        },
      ],
      'a parameter of the body in the query': [
        'POST',
        '/messages/render',
        { given: { content: 'a' }, options: { encoding: 'query' } },
        { var_name: 'content', msg: 'Strict mode: `content` is in the query string. Send it in the body.' },
      ],
      'a body of an operation without one': [
        'POST',
        '/mark_all_as_read',
        { options: { encoding: 'json' } },
        { var_name: 'body' },
      ],
      'a parameter in the query and in the body': [
        'POST',
        '/messages/render?content=a',
        { given: { content: 'b' } },
        {
          var_name: 'content',
          msg: 'Strict mode: `content` is in the query string and in the body. Send it once.',
        },
      ],
      'a parameter twice in the query': [
        'GET',
        '/users?client_gravatar=true&client_gravatar=false',
        {},
        { var_name: 'client_gravatar' },
      ],
      'a multipart body of an operation without a file': [
        'POST',
        '/messages/render',
        { given: { content: 'a' }, options: { encoding: 'multipart' } },
        { var_name: 'Content-Type' },
      ],
      'a file under another name': [
        'POST',
        '/user_uploads',
        { given: { anything: exampleFile() } },
        {
          var_name: 'anything',
          msg: 'Strict mode: The operation has no parameter `anything`. Leave it out.',
        },
      ],
      'an Idempotency-Key without effect': [
        'GET',
        '/users',
        { options: { headers: { 'Idempotency-Key': 'a' } } },
        { var_name: 'Idempotency-Key' },
      ],
      'a list as text in a JSON body': [
        'POST',
        '/users/me/subscriptions',
        { given: { subscriptions: '[{"name":"a"}]' }, options: { encoding: 'json' } },
        { var_name: 'subscriptions' },
      ],
      'null for an absent parameter': [
        'POST',
        '/register',
        { given: { event_types: null }, options: { encoding: 'json' } },
        { var_name: 'event_types' },
      ],
      'an encoding of the body': [
        'POST',
        '/messages/render',
        { given: { content: 'a' }, options: { headers: { 'Content-Encoding': 'gzip' } } },
        { var_name: 'Content-Encoding' },
      ],
    };
    for (const [name, [method, path, sending, wanted]] of Object.entries(trials))
      it(name, async () => {
        expect(await refused(method, path, sending)).to.include(wanted);
      });

    it('a body of an unknown type', async () => {
      const init = {
        method: 'POST',
        headers: { Authorization: strict.owner.authorization ?? '', 'Content-Type': 'text/plain' },
      };
      const response = await fetch(`${strict.url}/api/v1/register`, { ...init, body: 'event_types=[]' });
      expect(await response.json()).to.include({ code: 'STRICT_REQUEST', var_name: 'Content-Type' });
    });

    it('a parameter twice in a form', async () => {
      const type = 'application/x-www-form-urlencoded';
      const init = {
        method: 'POST',
        headers: { Authorization: strict.owner.authorization ?? '', 'Content-Type': type },
      };
      const response = await fetch(`${strict.url}/api/v1/messages/render`, {
        ...init,
        body: 'content=a&content=b',
      });
      expect(await response.json()).to.include({ code: 'STRICT_REQUEST', var_name: 'content' });
    });
  });

  it('accepts a form that names the method, whose parameters the contract has in the query', async () => {
    const given = { method: 'DELETE', alert_words: ['a'] };
    await strict.owner.ok('POST', '/users/me/alert_words', given);
  });

  it('keeps the usual errors of invalid values', async () => {
    await strict.owner.fails('POST', '/messages/render', {}, { code: 'REQUEST_VARIABLE_MISSING' });
    await strict.owner.fails('POST', '/bots', { full_name: 'a', short_name: 'b' }, { code: 'BAD_REQUEST' });
    await strict.owner.fails('PATCH', '/settings', { enable_sounds: 'loud' }, { code: 'BAD_REQUEST' });
  });
});
