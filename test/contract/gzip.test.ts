import { gunzipSync } from 'node:zlib';

import { expect } from 'chai';

import { asFragments, deflate, gzip, serialize, SharedJson } from '../../src/runtime/http/serialize.js';

type Parts = Parameters<typeof gzip>[0];
type Body = Awaited<ReturnType<typeof serialize>>['body'];

const unzipped = async (pieces: Parts): Promise<string> =>
  gunzipSync(Buffer.concat(await gzip(pieces))).toString();

const bytesOf = (body: Body): Buffer =>
  typeof body === 'string' ? Buffer.from(body) : Buffer.concat([...body]);

const textOf = (body: Body): string => bytesOf(body).toString();

describe('a body joined from pieces', () => {
  it('is one gzip stream with the checksum of the whole', async () => {
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
        expect(await unzipped([deflate(one), deflate(other), one])).to.equal(whole);
        expect(await unzipped([one, deflate(other), deflate(one)])).to.equal(whole);
      }
  });

  it('is the JSON of its fields', async () => {
    const shared = new SharedJson('"b":2');
    const fields = {
      one: 1,
      none: undefined,
      two: asFragments<object>(['{', shared, ',', new SharedJson('"c":"€"'), '}']),
      three: [asFragments<object>([shared])].length,
    };
    const { body } = await serialize(fields, () => true);
    expect(textOf(body)).to.equal('{"one":1,"two":{"b":2,"c":"€"},"three":1}\n');
    const only = await serialize({ only: asFragments([new SharedJson('[]')]) }, () => false);
    expect(textOf(only.body)).to.equal('{"only":[]}\n');
  });

  it('is compressed only if it is large and the client accepts gzip', async () => {
    const large = { list: asFragments<string>([new SharedJson(JSON.stringify('x'.repeat(20_000)))]) };
    const plain = await serialize(large, () => false);
    expect(plain.encoding).to.equal(undefined);
    const { body, encoding } = await serialize(large, () => true);
    expect(encoding).to.equal('gzip');
    expect(gunzipSync(bytesOf(body)).toString()).to.equal(textOf(plain.body));
  });
});
