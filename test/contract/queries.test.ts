import { expect } from 'chai';

import { successOf } from '../bad-input/base.js';
import { complaintAbout } from '../bad-input/oracle.js';
import { send } from '../bad-input/request.js';
import { Fixtures } from '../conformance/fixtures.js';
import { wireRequest, type WireRequest } from '../../conformance/src/run/request.js';
import { bounds, type Bound } from './limits/bounds.js';
import { requestOf, trialsOf } from './limits/trials.js';

/** Node.js reads 16 KiB of a request line and headers. */
const LONGEST_QUERY = 15_000;

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns the request with all parameters in its query; undefined if they are too long for one. */
const inQuery = (
  wire: WireRequest,
  parameters: Readonly<Record<string, unknown>>,
): WireRequest | undefined => {
  const url = new URL(wire.url);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, asText(value));
  const headers = { ...wire.headers };
  delete headers['Content-Type'];
  return url.search.length > LONGEST_QUERY ? undefined : { url, headers, body: Buffer.alloc(0) };
};

/** One limit of each kind in each operation. */
const tried = [
  ...new Map(
    bounds
      .filter(({ key, place }) => key !== 'x-truncate-at' && place.parameter.in !== 'path')
      .filter(({ operation }) => operation.parameters.every(({ kind }) => kind !== 'file'))
      .map((bound) => [`${bound.operation.id} ${bound.key}`, bound]),
  ).values(),
];

describe('a query', () => {
  let fixtures: Fixtures;

  before(async () => {
    fixtures = await Fixtures.create();
  });
  after(() => fixtures.close());

  const refuseInQuery = async (bound: Bound): Promise<boolean> => {
    const { operation, place } = bound;
    const beyond = trialsOf(bound).find(({ isWithin }) => !isWithin);
    if (!beyond) return false;
    const { request } = await requestOf(bound, beyond, fixtures);
    const wire = inQuery(
      await wireRequest(successOf(operation.id), request, fixtures.url),
      request.parameters,
    );
    const answer = wire && (await send(operation.method, wire));
    await request.after?.();
    if (!answer) return false;
    expect(complaintAbout(answer, operation, place.parameter.name), bound.name).to.equal(undefined);
    return true;
  };

  it('has the same limits as a body', async () => {
    let refused = 0;
    for (const bound of tried) if (await refuseInQuery(bound)) refused += 1;
    expect(refused).to.be.above(100);
  });

  for (const [what, client_gravatar, msg] of [
    ['lists that are nested too deeply', '['.repeat(5000), /^client_gravatar is nested too deeply/],
    ['more values than a body', `[${'0,'.repeat(1000)}0]`, /^client_gravatar has too many values/],
  ] as const)
    it(`has no ${what}`, async () => {
      const { status, body } = await fixtures.owner.send('GET', '/users', { client_gravatar });
      expect(status).to.equal(400);
      expect(body.msg).to.match(msg);
    });

  for (const encoding of ['query', 'form', 'json'] as const)
    it(`may have the same depth as a body of any kind: ${encoding}`, async () => {
      const messagesOf = async (depth: number): Promise<unknown> => {
        let messages: unknown = 1;
        for (let level = 0; level < depth; level += 1) messages = [messages];
        const parameters = { messages, op: 'add', flag: 'read' };
        const { status, body } = await fixtures.owner.send('POST', '/messages/flags', parameters, {
          encoding,
        });
        expect(status).to.equal(400);
        return body.msg;
      };
      expect(await messagesOf(20)).to.equal('messages[0] is not an integer');
      expect(await messagesOf(21)).to.match(/^messages is nested too deeply/);
    });

  it('may have as many fields as fit into the head of a request', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`x${index}`, 1]));
    const { ignored_parameters_unsupported: ignored } = await fixtures.owner.ok('GET', '/users/me', unknown);
    expect(ignored).to.have.length(1500);
  });

  it('that is longer than the head of a request is refused with the error that the contract states', async () => {
    const wire = await wireRequest(
      successOf('getEvents'),
      { as: fixtures.owner, path: {}, parameters: {} },
      fixtures.url,
    );
    wire.url.searchParams.set('event_types', JSON.stringify(['x'.repeat(17_000)]));
    const { status, body } = await send('GET', wire);
    expect([status, body.code]).to.deep.equal([431, 'BAD_REQUEST']);
  });
});
