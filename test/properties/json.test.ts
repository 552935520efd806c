import { expect } from 'chai';
import fc from 'fast-check';

import { findExcess } from '../../src/runtime/http/form.js';
import { composedList, composedObject, serialize } from '../../src/runtime/http/serialize.js';
import { textOrJson } from '../../src/lib/json-text.js';
import { holds } from './property.js';
import { anyUnits, mixtureOf, text } from './texts.js';

const json = fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' });

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...childrenOf(value).map(depthOf)) : 0;

/** Each list and object counts, and each of their values after the first one. */
const valuesIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const children = childrenOf(value);
  return 1 + Math.max(0, children.length - 1) + children.reduce((sum: number, one) => sum + valuesIn(one), 0);
};

const bounds = fc.record({ depth: fc.integer({ min: 0, max: 6 }), values: fc.integer({ min: 0, max: 30 }) });

/** Serializes a list as a response does. */
const written = async (field: unknown): Promise<unknown> => {
  const { body } = await serialize({ field }, () => false);
  return (
    JSON.parse(Array.isArray(body) ? Buffer.concat(body).toString() : String(body)) as { field: unknown }
  ).field;
};

describe('JSON', () => {
  holds(
    'is refused before parsing exactly if it is nested too deeply or has too many values',
    { cases: 3000 },
    [json, bounds, fc.constantFrom(undefined, 1, '\t')],
    (value, { depth, values }, space) => {
      const found = findExcess(JSON.stringify(value, undefined, space), { depth, values });
      expect(found === undefined).to.equal(depthOf(value) <= depth && valuesIn(value) <= values);
    },
  );

  holds(
    'that is malformed is measured without an exception',
    { cases: 2000 },
    [mixtureOf(['[', ']', '{', '}', '"', '\\"', ',', ':', '\\', 'x', '"a":'], 40), bounds],
    (broken, limits) => {
      findExcess(broken, limits);
    },
  );

  holds(
    'of lists and objects that are written in steps is the JSON of their values',
    { cases: 300 },
    [fc.array(json, { maxLength: 20 }), fc.dictionary(text(8), json)],
    async (list, object) => {
      const same = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
      expect(await written(await composedList(list))).to.deep.equal(same(list));
      expect(await written(await composedObject(Object.entries(object)))).to.deep.equal(same(object));
    },
  );

  holds(
    'is the same text with and without quotes, where clients may send either',
    { cases: 1000 },
    [anyUnits()],
    (given) => {
      expect(textOrJson(JSON.stringify(given))).to.equal(given);
      if (!given.startsWith('"')) expect(textOrJson(given)).to.equal(given);
    },
  );
});
