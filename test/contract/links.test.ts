import { expect } from 'chai';

import { ContractError } from '../../tools/generate-contract/problems.js';
import type { Operation } from '../../tools/generate-contract/contract.js';
import { contract } from '../support/contract-sources.js';
import { readPublished } from '../support/published-document.js';
import { loadSmallContract } from './small-contract.js';

/** Reads the small contract, in which createThing has a link. */
const withLink = (operationId: string, parameters: string): ReturnType<typeof loadSmallContract> =>
  loadSmallContract([
    'things/paths/things.yaml',
    "            examples: { default: { value: { result: success, msg: '', id: 25 } } }\n",
    `            examples: { default: { value: { result: success, msg: '', id: 25 } } }
        links: { next: { operationId: ${operationId}, parameters: { ${parameters} } } }\n`,
  ]);

const problemsOf = (operationId: string, parameters: string): Promise<string> =>
  withLink(operationId, parameters).then(
    () => '',
    (error: unknown) => {
      if (error instanceof ContractError) return error.message;
      throw error;
    },
  );

/** The value of an example to which a runtime expression leads. */
const valueAt = (expression: string, { parameters, examples }: Operation): unknown => {
  const given = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
  const [place = '', pointer] = expression.split('#/');
  if (pointer === undefined) return given[place.split('.').at(-1) ?? ''];
  const body: unknown = place === '$request.body' ? given : examples.default;
  return pointer
    .split('/')
    .reduce((value, step) => (value as Readonly<Record<string, unknown>> | undefined)?.[step], body);
};

const all = contract.operations.map((operation) => ({ operation, links: Object.entries(operation.links) }));

describe('links', () => {
  it('lead from a value of the example to a parameter of the path or the query', () => {
    for (const { operation, links } of all)
      for (const [target, link] of links)
        for (const [name, expression] of Object.entries(link)) {
          const taken = contract.operations
            .find(({ id }) => id === target)
            ?.parameters.find((parameter) => parameter.name === name);
          const place = `${operation.id} -> ${target}.${name}`;
          const value = valueAt(expression, operation);
          expect(value, place).to.be.oneOf([Number(value), String(value)]);
          expect(taken?.in, place).to.be.oneOf(['path', 'query']);
        }
  });

  it('lead to each operation on one object', () => {
    const reached = new Set(all.flatMap(({ links }) => links.map(([target]) => target)));
    const open = contract.operations
      .filter(({ path }) => path.includes('{'))
      .map(({ id }) => id)
      .filter((id) => !reached.has(id));
    // The name of a new custom emoji is free, and an expression cannot be a part of the address of a file.
    const without = ['uploadCustomEmoji', 'getFileUrl'];
    const missing = open.filter((id) => !without.includes(id));
    if (missing.length > 0)
      expect.fail(
        `${missing.join(', ')}: add it to \`links\` of a response with such an object, in openapi/<part>/paths/`,
      );
    expect(open).to.have.members(without);
  });

  it('are in the published document, with the values of all parameters', () => {
    const { paths } = readPublished() as {
      paths: Record<string, Record<string, { responses: Record<string, { links?: unknown }> }>>;
    };
    expect(paths['/drafts']?.post?.responses['200']?.links).to.deep.equal({
      updateDraft: { operationId: 'updateDraft', parameters: { draft_id: '$response.body#/ids/0' } },
      deleteDraft: { operationId: 'deleteDraft', parameters: { draft_id: '$response.body#/ids/0' } },
    });
    expect(paths['/register']?.post?.responses['200']?.links).to.deep.include({
      getEvents: {
        operationId: 'getEvents',
        parameters: {
          queue_id: '$response.body#/queue_id',
          last_event_id: '$response.body#/last_event_id',
        },
      },
    });
  });

  for (const name of ['openapi-3.0.json', 'openapi-sdk.json'])
    it(`are not in ${name}, and separate no shared responses there`, () => {
      const { paths } = readPublished(name) as {
        paths: Record<string, Record<string, { responses: Record<string, object> }>>;
      };
      const shared = { $ref: '#/components/responses/SuccessWithRetry' };
      expect(paths['/messages/{message_id}/reactions']?.post?.responses['200']).to.deep.equal(shared);
      expect(paths['/drafts']?.post?.responses['200']).not.to.have.property('links');
    });

  describe('of a source', () => {
    it('lead to an operation', async () => {
      const small = await withLink('updateThing', 'thing_id: $response.body#/id');
      const creating = small.operations.filter(({ id }) => id === 'createThing');
      expect(creating.map(({ links }) => links)).to.deep.equal([
        { updateThing: { thing_id: '$response.body#/id' } },
      ]);
    });

    for (const [what, operationId, parameters, message] of [
      [
        'from a missing field',
        'updateThing',
        'thing_id: $response.body#/ids/0',
        /ids\/0, which is no value of/,
      ],
      [
        'from a missing parameter of the path',
        'updateThing',
        'thing_id: $request.path.thing_id',
        /thing_id, which is no value of the operation/,
      ],
      ['to a missing operation', 'eatThing', 'thing_id: $response.body#/id', /correct eatThing/],
      ['to a missing parameter', 'updateThing', 'id: $response.body#/id', /gives "id", which is no/],
      ['to a parameter of the body', 'updateThing', 'mood: $request.body#/name', /gives "mood", which is/],
      [
        'to a parameter of another type',
        'updateThing',
        'thing_id: $request.body#/name',
        /"thing_id" of updateThing a value of another type/,
      ],
      ['from a value that is no expression', 'updateThing', 'thing_id: id', /has id, which is no value/],
    ] as const)
      it(`cannot lead ${what}`, async () => {
        expect(await problemsOf(operationId, parameters)).to.match(message);
      });
  });
});
