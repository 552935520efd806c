import { expect } from 'chai';

import { isEmail } from '../../../src/lib/email-address.js';
import { checkFullName, toFullName } from '../../../src/chat/users/model/name.js';

describe('names and emails of users', () => {
  it('accepts names in any script and trims them', () => {
    expect(checkFullName('  Ḥafṣa O’Brien-Łukasz  ')).to.equal('Ḥafṣa O’Brien-Łukasz');
    expect(checkFullName('李雷')).to.equal('李雷');
    expect(checkFullName('𝒜'.repeat(100))).to.have.length(200);
  });

  it('refuses names that the mention syntax cannot represent', () => {
    const refusals: [string, string][] = [
      ['x'.repeat(101), 'Name too long!'],
      ['x', 'Name too short!'],
      ['   ', 'Name too short!'],
      ['a*b', 'Invalid characters in name!'],
      ['a`b', 'Invalid characters in name!'],
      ['a\\b', 'Invalid characters in name!'],
      ['a>b', 'Invalid characters in name!'],
      ['a"b', 'Invalid characters in name!'],
      ['a@b', 'Invalid characters in name!'],
      ['a\0b', 'Invalid characters in name!'],
      ['a\u200eb', 'Invalid characters in name!'],
      ['a\ud800b', 'Invalid characters in name!'],
      ['Iago|12', 'Invalid format!'],
    ];
    for (const [name, message] of refusals) expect(() => checkFullName(name), name).to.throw(message);
  });

  it('converts any text to the nearest valid name, or to undefined', () => {
    const names: [string, string | undefined][] = [
      ['Ḥafṣa O’Brien-Łukasz', 'Ḥafṣa O’Brien-Łukasz'],
      [' **Iago**\u200e <i@x>|12', 'Iago <i x 12'],
      ['Iago||12', 'Iago 12'],
      ['Iago|12|3', 'Iago|12 3'],
      ['𝒜'.repeat(101), '𝒜'.repeat(100)],
      [`${'x'.repeat(97)}|12345`, `${'x'.repeat(97)} 12`],
      ['*x*', undefined],
      ['', undefined],
    ];
    for (const [text, name] of names) {
      expect(toFullName(text), text).to.equal(name);
      if (name !== undefined) expect(checkFullName(name)).to.equal(name);
    }
  });

  it('distinguishes emails from other text', () => {
    for (const email of [
      'iago@example.com',
      "o'brien+chat@mail.example.co.uk",
      'owner@localhost',
      'a@xn--bcher-kva.example',
    ]) {
      expect(isEmail(email), email).to.equal(true);
    }
    const others = [
      '',
      'iago',
      '@example.com',
      'iago@',
      'ia go@example.com',
      'iago@example',
      'iago@-a.com',
      'i:o@example.com',
    ];
    for (const other of [
      ...others,
      'iago@@example.com',
      '.iago@example.com',
      `${'x'.repeat(65)}@example.com`,
      'iago@exa\0mple.com',
      'iago@example.com\0',
      'iago@example.com,other@example.com',
      'iago@example.com>',
      'iago@localhost:25',
      'iago@example.com\r\nBcc: other@example.com',
    ]) {
      expect(isEmail(other), other).to.equal(false);
    }
  });
});
