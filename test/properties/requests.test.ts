import { expect } from 'chai';
import fc from 'fast-check';

import { routes } from '../../generated/routes.js';
import { ApiError } from '../../src/contract/api-error.js';
import { decode } from '../../src/runtime/http/decode.js';
import { parseQuery } from '../../src/runtime/http/form.js';
import { RequestState } from '../../src/runtime/http/request.js';
import { validate } from '../../src/runtime/http/validate.js';
import { retryPolicy } from '../../src/runtime/http/run.js';
import { parseIdempotencyKey } from '../../src/runtime/retries/retries.js';
import { type FormServer, startFormServer } from '../support/form-server.js';
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

  const fieldsInBrowser = (form: string): Record<string, string> => {
    const fields = Object.create(null) as Record<string, string>;
    // URLSearchParams of Node.js takes characters beyond ASCII as one byte each if a percent sign is wrong.
    const ascii = form.replaceAll(/[^\0-\x7F]+/g, (others) => encodeURIComponent(others));
    for (const [name, value] of new URLSearchParams(`&${ascii}`)) fields[name] = value;
    return { ...fields };
  };

  holds('with a query have the fields that a browser reads from it', { cases: 3000 }, [formText], (form) => {
    const fields = parseQuery(form.replaceAll('+', ' '));
    expect({ ...fields }).to.deep.equal(fieldsInBrowser(form));
    expect(Object.getPrototypeOf(fields)).to.equal(null);
  });

  describe('with a form', () => {
    let server: FormServer;
    before(async () => {
      server = await startFormServer();
    });
    after(() => {
      server.close();
    });

    /** A byte order mark before a form is no part of it. */
    const expected = (form: string): Record<string, string> => fieldsInBrowser(form.replace(/^\uFEFF/, ''));

    holds('have the fields that a browser reads from it', { cases: 1000 }, [formText], async (form) => {
      expect({ ...(await server.send(form)) }).to.deep.equal(expected(form));
    });

    // koa-body parses short forms only.
    holds('have the same fields if it is long', { cases: 300 }, [formText], async (form) => {
      const long = `${form}&long=${'x'.repeat(10_000)}`;
      expect({ ...(await server.send(long)) }).to.deep.equal(expected(long));
    });
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
