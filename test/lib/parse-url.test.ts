import { expect } from 'chai';

import { canParseUrl } from '../../src/lib/parse-url.js';
import { isUrl } from '../../src/chat/profile-fields/url.js';

describe('The check of a URL', () => {
  // In Node 20, `URL.canParse` returns another value once it is compiled.
  it('accepts letters of all languages after many calls', () => {
    for (let call = 0; call < 100_000; call += 1) canParseUrl(`https://example.com/${String(call)}`);
    for (const url of [
      'https://münchen.example',
      'https://example.com/straße',
      'https://例え.jp',
      'https://a.de/x',
    ]) {
      expect(canParseUrl(url), url).to.equal(true);
      expect(isUrl(url), url).to.equal(true);
    }
    expect(canParseUrl('https://')).to.equal(false);
    expect(canParseUrl('/x', 'https://example.com')).to.equal(true);
  });
});
