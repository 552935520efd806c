import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';
import { readPublished } from '../support/published-document.js';
import { commonRules, newestRules, type Published } from './rules/rules.js';

/** The bytes of a document as the server sends it to most clients, with Brotli. */
const MOST_BYTES = 200_000;

for (const name of ['openapi', 'openapi-3.0', 'openapi-sdk']) {
  describe(`for code generators, ${name}.json`, () => {
    const document = readPublished(`${name}.json`) as Published;
    const rules = name === 'openapi' ? [...commonRules, ...newestRules] : commonRules;

    for (const { what, find, plant } of rules) {
      it(what, () => {
        const found = find(document);
        expect(found, found.join('\n')).to.deep.equal([]);
        const wrong = structuredClone(document);
        plant(wrong);
        expect(find(wrong), 'a planted fault').not.to.deep.equal([]);
      });
    }

    it(`is sent in at most ${String(MOST_BYTES)} bytes`, () => {
      const sent = readFileSync(join(projectRoot, 'dist/generated/served', `${name}.json.br`));
      expect(sent.byteLength, 'bytes').to.be.at.most(MOST_BYTES);
      expect(JSON.parse(brotliDecompressSync(sent).toString())).to.deep.equal(document);
    });
  });
}

describe('openapi-sdk.json', () => {
  it('has no discriminator, which the code for Rust removes from events', () => {
    expect(JSON.stringify(readPublished('openapi-sdk.json'))).not.to.include('"discriminator"');
    expect(JSON.stringify(readPublished('openapi-3.0.json'))).to.include('"discriminator"');
  });
});
