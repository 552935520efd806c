import { expect } from 'chai';
import fc from 'fast-check';

import { routes } from '../../generated/routes.js';
import { ApiError } from '../../src/http/api-error.js';
import { decode } from '../../src/http/decode.js';
import { parseForm, parseQuery } from '../../src/http/form.js';
import { RequestState } from '../../src/http/request-state.js';
import { validate } from '../../src/http/validate.js';
import { retryPolicy } from '../../src/http/retry.js';
import { parseIdempotencyKey } from '../../src/retries/header.js';
import { holds } from './property.js';
import { mixtureOf, text } from './texts.js';

/** Returns the result. An error of the API counts as its code and text, and every other one fails. */
const outcome = <T>(work: () => T): T | { readonly refused: unknown } => {
  try {
    return work();
  } catch (error) {
    if (error instanceof ApiError) return { refused: error.body };
    throw error;
  }
};

const route = fc.constantFrom(...routes);
const json = fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' });
const typed = fc.oneof(
  text(12),
  json.map((value) => JSON.stringify(value)),
  fc.constantFrom('true', '5', '-1', '1e9', '[', 'null'),
);

const formText = mixtureOf(
  ['a', 'b', '=', '&', '%', '%41', '%c3%a4', '%C3', '+', '%00', '__proto__', '[', ']', ';'],
  30,
);

describe('Requests', () => {
  holds(
    'with any values of their parameters are decoded, or refused with an error of the API',
    { cases: 4000 },
    [
      fc.tuple(
        route,
        fc.infiniteStream(fc.option(typed, { nil: undefined })),
        fc.infiniteStream(fc.option(json, { nil: undefined })),
      ),
      fc.boolean(),
    ],
    ([row, texts, values], isJson) => {
      const state = new RequestState(row.method, row.path, '');
      const given = (stream: Iterator<unknown>, where: boolean): Record<string, unknown> =>
        Object.fromEntries(
          row.parameters
            .filter(({ in: place }) => (place === 'path') === where)
            .flatMap(({ name }) => {
              const { value } = stream.next() as { value: unknown };
              return value === undefined ? [] : [[name, value]];
            }),
        );
      Object.assign(state, {
        route: row,
        params: Object.fromEntries(
          row.parameters
            .filter(({ in: place }) => place === 'path')
            .map(({ name }) => [name, String(texts.next().value ?? '1')]),
        ),
      });
      state.requestBody = given(isJson ? values : texts, false);
      state.query = given(texts, false) as Record<string, string>;
      outcome(() => {
        decode(state);
        validate(state);
      });
    },
  );

  holds('with forms have the fields that a browser reads from them', { cases: 3000 }, [formText], (form) => {
    const expected = Object.create(null) as Record<string, string>;
    for (const [name, value] of new URLSearchParams(`&${form}`)) expected[name] = value;
    const sent = form.replaceAll('+', ' ');
    for (const fields of [parseForm(sent), parseQuery(sent)]) {
      expect({ ...fields }).to.deep.equal({ ...expected });
      expect(Object.getPrototypeOf(fields)).to.equal(null);
    }
  });

  holds(
    'have the same Idempotency-Key with and without quotes',
    { cases: 2000 },
    [fc.string({ minLength: 1, maxLength: retryPolicy.maxKeyLength + 2, unit: 'binary-ascii' })],
    (key) => {
      const quoted = `"${key.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
      const isValid = /^[ -~]*$/.test(key) && key.length <= retryPolicy.maxKeyLength;
      const read = outcome(() => parseIdempotencyKey(quoted));
      expect(typeof read === 'string').to.equal(isValid);
      if (isValid) expect(read).to.equal(key);
      const plain = outcome(() => parseIdempotencyKey(key));
      if (typeof plain === 'string' && !key.startsWith('"')) expect(plain).to.equal(key);
    },
  );
});
