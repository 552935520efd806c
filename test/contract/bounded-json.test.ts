import { expect } from 'chai';

import { findExcess } from '../../src/runtime/http/form.js';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const bounds = { depth: 3, values: 10 };

describe('findExcess, which measures JSON before it is parsed', () => {
  it('accepts JSON as deep as the bound, and refuses deeper JSON', () => {
    expect(findExcess(nested(3), bounds)).to.equal(undefined);
    expect(findExcess(nested(4), bounds)).to.deep.equal({ excess: 'depth', field: undefined });
    expect(findExcess('{"a":{"b":[{}]}}', bounds)).to.deep.equal({ excess: 'depth', field: 'a' });
  });

  it('counts the values of nested lists too, and names the field that has too many', () => {
    const list = (length: number): string => JSON.stringify(Array.from({ length }, () => 1));
    expect(findExcess(list(10), bounds)).to.equal(undefined);
    expect(findExcess(list(11), bounds)).to.include({ excess: 'values' });
    expect(findExcess(`[${'[],'.repeat(6)}1]`, bounds)).to.include({ excess: 'values' });
    expect(findExcess(`{"a":1,"b":${list(11)}}`, bounds)).to.deep.equal({ excess: 'values', field: 'b' });
  });

  it('ignores brackets and commas in strings, escaped quotes included', () => {
    for (const text of ['[[[[[', '{{{{{', ',,,,,,,,,,,,', '"[[[[', '\\"[[[[', '\\\\"[[[[', '\\\\\\'])
      expect(findExcess(JSON.stringify({ [text]: [text, text] }), bounds), text).to.equal(undefined);
    expect(findExcess(`["\\\\", ${nested(3)}]`, bounds)).to.include({ excess: 'depth' });
  });

  it('accepts malformed JSON without an excess', () => {
    for (const text of ['"', '"\\', '{"a', '}}}}]]]][', '\\'.repeat(1000), `"${'\\"'.repeat(1000)}`])
      expect(findExcess(text, bounds), text).to.equal(undefined);
    expect(findExcess(`{"\\u${nested(5)}`, bounds)).to.equal(undefined);
    expect(findExcess(`{"\\q":${nested(5)}`, bounds)).to.deep.equal({ excess: 'depth', field: undefined });
  });
});
