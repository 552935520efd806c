import { gunzipSync } from 'node:zlib';

import { expect } from 'chai';

import { deflate, gzip } from '../../src/http/gzip.js';
import { serialize } from '../../src/http/serialize.js';
import { asFragments, SharedJson } from '../../src/http/shared-json.js';

describe('a body put together from pieces', () => {
  it('is one gzip stream with the checksum of the whole', () => {
    const texts = [
      '',
      'a',
      'b'.repeat(70_000),
      'ä€',
      JSON.stringify(Array.from({ length: 5000 }, (_, i) => i)),
    ];
    for (const first of texts)
      for (const second of texts) {
        const [one, other] = [Buffer.from(first), Buffer.from(second)];
        const whole = first + second + first;
        expect(gunzipSync(gzip([deflate(one), deflate(other), one])).toString()).to.equal(whole);
        expect(gunzipSync(gzip([one, deflate(other), deflate(one)])).toString()).to.equal(whole);
      }
  });

  it('is the JSON of its fields', () => {
    const shared = new SharedJson('"b":2');
    const fields = {
      one: 1,
      none: undefined,
      two: asFragments<object>(['{', shared, ',', new SharedJson('"c":"€"'), '}']),
      three: [asFragments<object>([shared])].length,
    };
    const { body } = serialize(fields, () => true);
    expect(body.toString()).to.equal('{"one":1,"two":{"b":2,"c":"€"},"three":1}\n');
    expect(serialize({ only: asFragments([new SharedJson('[]')]) }, () => false).body.toString()).to.equal(
      '{"only":[]}\n',
    );
  });

  it('is compressed only where it is large and the client takes it', () => {
    const large = { list: asFragments<string>([new SharedJson(JSON.stringify('x'.repeat(20_000)))]) };
    expect(serialize(large, () => false).encoding).to.equal(undefined);
    const { body, encoding } = serialize(large, () => true);
    expect(encoding).to.equal('gzip');
    expect(gunzipSync(body).toString()).to.equal(serialize(large, () => false).body.toString());
  });
});
