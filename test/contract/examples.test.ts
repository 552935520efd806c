import { expect } from 'chai';

import { readPublished, withSharedParts } from '../support/published-document.js';
import type { Schema } from '../../tools/generate-contract/schema/schema.js';
import { contract } from '../support/contract-sources.js';
import { contradictions } from './examples/contradictions.js';
import { examplesOf, type Example } from './examples/document-examples.js';

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const document = withSharedParts(readPublished() as Document);
const schemas = new Map(Object.entries(document.components.schemas));
const examples = examplesOf(document, (name) => contract.fileOf.get(name)?.split('/').at(-2));

const problemsOf = (value: unknown, others: Partial<Example> = {}): string[] => {
  const example: Example = {
    place: 'here',
    value,
    schema: {},
    part: 'messages',
    name: 'default',
    isSent: false,
    isError: false,
    beside: {},
    ...others,
  };
  return contradictions([example], schemas);
};

/** Examples with one fault each. */
const wrong: readonly {
  readonly what: string;
  readonly value: unknown;
  readonly others?: Partial<Example>;
  readonly found: RegExp;
}[] = [
  {
    what: 'the email of another user',
    value: { user_id: 10, email: 'iago@example.com' },
    found:
      /^here\.email: "iago@example.com" contradicts the user Zoe \(10\)\. Use "zoe@example.com", or the ID of Iago/,
  },
  {
    what: 'the name of another sender',
    value: { messages: [{ id: 42, sender_id: 9, sender_full_name: 'Zoe' }] },
    found: /^here\.messages\.0\.sender_full_name: "Zoe" contradicts/,
  },
  {
    what: 'the name of another channel',
    value: { stream_id: 7, display_recipient: 'payroll' },
    found: /contradicts/,
  },
  {
    what: 'a wrong name with an email',
    value: { username: 'iago@example.com', full_name: 'Zoe' },
    found: /"Zoe" contradicts the user Iago/,
  },
  {
    what: 'the content of another message',
    value: { message: { id: 42, content: 'Bye' } },
    found: /"Bye" contradicts/,
  },
  {
    what: 'an ID of no user',
    value: { author_id: 99 },
    found: /^here\.author_id: 99 is no user .* Use Owner \(8\), Iago \(9\)/,
  },
  { what: 'a list with an ID of no user', value: { user_ids: [9, 99] }, found: /99 is no user/ },
  { what: 'a list with an ID of no message', value: { messages: [42, 99] }, found: /99 is no message/ },
  {
    what: 'a list `ids` with an ID of no object of the part',
    value: { ids: [99] },
    found: /99 is no message/,
  },
  { what: 'an `id` of no object of the part', value: { id: 99 }, found: /here\.id: 99 is no message/ },
  {
    what: 'a key of no object',
    value: { presences: { 99: {} } },
    found: /here\.presences\.99: "99" is no user/,
  },
  {
    what: 'an email of no user',
    value: { removed: ['puck@example.com'] },
    found: /puck@example\.com is no email/,
  },
  {
    what: 'an email of no user in a text',
    value: 'Mail to puck@example.com.',
    found: /puck@example\.com is no email/,
  },
  {
    what: 'an email of no user as a key',
    value: { 'puck@example.com': [] },
    found: /puck@example\.com is no email/,
  },
  { what: 'an unknown kind of ID', value: { planet_id: 9 }, found: /unclear what "planet_id" identifies/ },
  {
    what: 'unknown keys that are IDs',
    value: { planets: { 9: {} } },
    found: /unclear what the keys of "planets"/,
  },
  {
    what: 'a reference to no object',
    value: [99],
    others: { schema: { type: 'array', items: { type: 'integer', 'x-refers-to': 'user-group' } } },
    found: /here\.0: 99 is no user-group/,
  },
  {
    what: 'a user as the recipient of a channel message',
    value: 9,
    others: { schema: { type: 'integer', 'x-refers-to': 'recipient' }, beside: { type: 'channel' } },
    found: /9 is no channel/,
  },
  {
    what: 'a user where a bot is required',
    value: 9,
    others: { schema: { type: 'integer', 'x-refers-to': 'bot' } },
    found: /9 is no bot/,
  },
  {
    what: 'a request about an object that it creates',
    value: 27,
    others: { schema: { type: 'integer', 'x-refers-to': 'user' }, isSent: true },
    found: /user Juliet \(27\) exists only after/,
  },
  {
    what: 'a response about an object that only errors name',
    value: { user_id: 4711 },
    found: /4711 is no user/,
  },
];

describe('the examples of the document', () => {
  it('describe one organization, in which each ID has the same name everywhere', () => {
    const found = contradictions(examples, schemas);
    expect(found, found.join('\n')).to.deep.equal([]);
  });

  it('are all compared', () => {
    let stated = 0;
    JSON.parse(JSON.stringify(document), (key, value: unknown) => {
      if (key === 'example') stated += 1;
      if (key === 'examples') stated += Object.keys(value as object).length;
      return value;
    });
    expect(examples).to.have.lengthOf(stated);
  });

  for (const { what, value, others, found } of wrong) {
    it(`are refused with ${what}`, () => {
      const problems = problemsOf(value, others);
      expect(problems).to.have.lengthOf(1);
      expect(problems[0]).to.match(found);
    });
  }

  it('may name an absent object in an error', () => {
    expect(problemsOf({ user_id: 4711, msg: 'nobody@example.com' }, { isError: true })).to.deep.equal([]);
  });
});
