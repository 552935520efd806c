import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { createKeys, isApiKey } from '../../../src/runtime/identity/keys.js';
import { openSecrets } from '../../../src/runtime/identity/secrets.js';
import { ConfigError } from '../../../src/runtime/config.js';

const SECRET = 'an old secret of thirty-two characters or more';

describe('the secret of the server', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'team-chat-secrets-'));
  });

  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('is created once, in a file that only its owner can read', () => {
    const first = openSecrets({ secretKey: null, dataDir });
    const file = join(dataDir, 'secret-key');
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    expect(readFileSync(file, 'utf8').trim().length).to.be.at.least(43);
    expect(openSecrets({ secretKey: null, dataDir }).fingerprint).to.equal(first.fingerprint);
  });

  it('is SECRET_KEY if it is set', () => {
    const { fingerprint } = openSecrets({ secretKey: SECRET, dataDir });
    expect(openSecrets({ secretKey: SECRET, dataDir: '/nowhere' }).fingerprint).to.equal(fingerprint);
    expect(openSecrets({ secretKey: `${SECRET}!`, dataDir }).fingerprint).not.to.equal(fingerprint);
  });

  it('refuses a damaged file', () => {
    writeFileSync(join(dataDir, 'secret-key'), 'short\n');
    expect(() => openSecrets({ secretKey: null, dataDir })).to.throw(ConfigError, 'damaged');
  });

  it('derives a different key for each purpose', () => {
    const secrets = openSecrets({ secretKey: SECRET, dataDir });
    expect(secrets.derive('a').equals(secrets.derive('a'))).to.equal(true);
    expect(secrets.derive('a').equals(secrets.derive('b'))).to.equal(false);
  });

  it('encrypts API keys differently each time and gives them a stable hash', () => {
    const keys = createKeys(openSecrets({ secretKey: SECRET, dataDir }));
    const key = keys.make();
    expect(isApiKey(key)).to.equal(true);
    const [one, other] = [keys.encrypt(key), keys.encrypt(key)];
    expect(one).not.to.equal(other);
    expect([keys.decrypt(one), keys.decrypt(other)]).to.deep.equal([key, key]);
    expect(keys.hash(key))
      .to.equal(keys.hash(key))
      .and.to.match(/^[0-9a-f]{64}$/);
    expect(one.length).to.be.at.most(255);
  });

  it('refuses to decrypt API keys of another secret or with a changed bit', () => {
    const keys = createKeys(openSecrets({ secretKey: SECRET, dataDir }));
    const others = createKeys(openSecrets({ secretKey: `${SECRET}!`, dataDir }));
    const encrypted = keys.encrypt(keys.make());
    expect(() => others.decrypt(encrypted)).to.throw();
    const changed = Buffer.from(encrypted, 'base64');
    changed.writeUInt8(changed.readUInt8(20) ^ 1, 20);
    expect(() => keys.decrypt(changed.toString('base64'))).to.throw();
  });
});
