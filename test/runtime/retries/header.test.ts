import { expect } from 'chai';

import { ApiError } from '../../../src/contract/api-error.js';
import { parseIdempotencyKey } from '../../../src/runtime/retries/retries.js';
import { readPublished } from '../../support/published-document.js';

interface Published {
  readonly components: {
    readonly parameters: { readonly IdempotencyKey: { readonly schema: { readonly pattern: string } } };
  };
}

const LONGEST = 'k'.repeat(255);

const READ: readonly (readonly [header: string, key: string])[] = [
  ['8e03978e-40d5', '8e03978e-40d5'],
  ['"8e03978e-40d5"', '8e03978e-40d5'],
  ['"with a space"', 'with a space'],
  ['"a \\"quoted\\" word and a \\\\"', 'a "quoted" word and a \\'],
  ['a,b;c=1', 'a,b;c=1'],
  [LONGEST, LONGEST],
  [`"${LONGEST}"`, LONGEST],
];

const REFUSED: readonly string[] = [
  '',
  '""',
  'two words',
  '"one", "two"',
  '"open',
  'closed"',
  '"a\\b"',
  'café',
  '"caf\u00e9"',
  `${LONGEST}k`,
  `"${LONGEST}k"`,
];

describe('the header Idempotency-Key', () => {
  for (const [header, key] of READ) {
    it(`reads ${header.slice(0, 40)} (${String(header.length)} characters)`, () => {
      expect(parseIdempotencyKey(header)).to.equal(key);
    });
  }

  for (const header of REFUSED) {
    it(`refuses ${JSON.stringify(header.slice(0, 40))} (${String(header.length)} characters)`, () => {
      expect(() => parseIdempotencyKey(header)).to.throw(ApiError, 'Invalid Idempotency-Key header');
    });
  }

  it('has a documented form that accepts the same', () => {
    const { schema } = (readPublished('openapi.json') as Published).components.parameters.IdempotencyKey;
    const form = new RegExp(schema.pattern, 'u');
    for (const [header] of READ) expect(header).to.match(form);
    for (const header of REFUSED) expect(header).not.to.match(form);
  });
});
