import { expect } from 'chai';

import { redact } from '../../src/lib/redact.js';

describe('A line of the log', () => {
  it('shows no password of a URL, whatever characters it has', () => {
    for (const password of ['secret', 'a/b', 'a@b', 'a:b', 'a%2Fb', 'a?b#c', '/']) {
      const line = redact(`connect to mysql://chat:${password}@db.example.com:3306/chat failed`);
      expect(line, password).to.equal('connect to mysql://(not shown)@db.example.com:3306/chat failed');
    }
  });

  it('shows addresses without a login as they are', () => {
    const line = 'GET https://chat.example.com:443/a/b?c=d redis://cache:6379/0';
    expect(redact(line)).to.equal(line);
  });

  it('shows no email, and no beginning of a text that is no JSON', () => {
    expect(redact('550 <anna.b+c@mail.example.com> is unknown; pino@10.4.0')).to.equal(
      '550 <(email)> is unknown; pino@10.4.0',
    );
    expect(redact('no mailbox Anna.B@Mail.EXAMPLE.COM, nor B@Localhost')).to.equal(
      'no mailbox (email), nor (email)',
    );
    expect(redact(`Unexpected token 's', "secret text" is not valid JSON`)).to.equal(
      "Unexpected token 's', the text is not valid JSON",
    );
  });
});
