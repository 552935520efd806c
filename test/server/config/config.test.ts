import { resolve } from 'node:path';

import { expect } from 'chai';

import { ConfigError, loadConfig, onPort } from '../../../src/runtime/config.js';
import { variables } from '../../../src/runtime/config-variables.js';

const refuses = (env: Record<string, string>, ...words: string[]): void => {
  let message = '';
  try {
    loadConfig(env);
  } catch (error) {
    expect(error).to.be.instanceOf(ConfigError);
    message = (error as Error).message;
  }
  expect(message, JSON.stringify(env)).to.include(Object.keys(env)[0]).and.not.include('\n');
  for (const word of words) expect(message).to.include(word);
};

describe('loadConfig', () => {
  it('has defaults for all settings', () => {
    const config = loadConfig({});
    expect(config).to.include({
      port: 9991,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: `sqlite:${resolve('data/chat.sqlite')}`,
      siteUrl: 'http://127.0.0.1:9991',
      secretKey: null,
      rateLimits: true,
      devMode: false,
      logLevel: 'info',
    });
  });

  it('reads the environment and treats empty values as unset', () => {
    const config = loadConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/tmp/chat-data',
      DATABASE_URL: 'mysql://chat:pw@db/chat',
      RATE_LIMITS: 'OFF',
      OWNER_EMAIL: ' desdemona@example.com ',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8',
      LOG_LEVEL: '',
    });
    expect(config.trustedProxies).to.deep.equal(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
    expect(config).to.include({
      port: 8080,
      siteUrl: 'http://localhost:8080',
      dataDir: '/tmp/chat-data',
      databaseUrl: 'mysql://chat:pw@db/chat',
      uploads: '/tmp/chat-data/uploads',
      rateLimits: false,
      ownerEmail: 'desdemona@example.com',
      logLevel: 'info',
    });
  });

  it('removes the trailing slash of SITE_URL and formats default addresses', () => {
    expect(loadConfig({ SITE_URL: 'https://chat.example.com/' }).siteUrl).to.equal(
      'https://chat.example.com',
    );
    expect(loadConfig({ HOST: '::1', PORT: '80' }).siteUrl).to.equal('http://[::1]');
  });

  it('derives the site URL from the port that PORT=0 resolves to, unless SITE_URL is set', () => {
    const any = loadConfig({ PORT: '0' });
    expect(onPort(any, 4711)).to.include({ port: 4711, siteUrl: 'http://127.0.0.1:4711' });
    const given = loadConfig({ PORT: '0', SITE_URL: 'https://chat.example.com' });
    expect(onPort(given, 4711).siteUrl).to.equal('https://chat.example.com');
  });

  it('refuses invalid values with a message of one line', () => {
    refuses({ PORT: 'http' }, '"http"', 'port number');
    refuses({ PORT: '65536' }, '65535');
    refuses({ PORT: '-1' });
    refuses({ HOST: 'a b' }, 'host name');
    refuses({ DATABASE_URL: 'postgres://db/chat' }, 'mysql://', 'sqlite:');
    refuses({ DATABASE_URL: 'sqlite:' });
    refuses({ SITE_URL: 'chat.example.com' }, 'http://');
    refuses({ SITE_URL: 'https://chat.example.com/chat' }, 'root');
    refuses({ REDIS_URL: 'localhost:6379' }, 'redis://');
    refuses({ SMTP_URL: 'mail.example.com' }, 'smtp://');
    refuses({ RATE_LIMITS: 'maybe' }, '"maybe"', 'on or off');
    refuses({ LOG_LEVEL: 'loud' }, 'debug');
    for (const proxies of ['proxy.example.com', '10.0.0.0/33', '10.0.0.1,', '10.0.0.0/', '::1/129'])
      refuses({ TRUSTED_PROXIES: proxies }, 'ranges');
    refuses({ OWNER_EMAIL: 'owner' }, 'email');
    refuses({ ORGANIZATION_NAME: 'x'.repeat(41) }, '40');
    refuses({ UPLOADS: 's3://bucket' }, 'a directory');
    refuses({ FORCE_PASSWORD_RESET: 'yes' }, 'a date');
    refuses({ FORCE_PASSWORD_RESET: '2026-13-01' }, 'a date');
    for (const bad of ['ldap.example.com', 'ldap://', 'ldaps://ldap.example.com/dc=example', 'http://ldap'])
      refuses({ LDAP_URL: bad }, 'ldap');
    refuses({ LDAP_USER_FILTER: '(uid=iago)' }, '%(user)s');
    refuses({ LDAP_EMAIL_ATTRIBUTE: 'mail)(uid=*' }, 'attribute');
    refuses({ LDAP_APPEND_DOMAIN: '@example.com' }, 'domain');
    refuses({ LDAP_TIMEOUT: '0' }, 'seconds');
    refuses({ LDAP_TIMEOUT: '61' }, 'seconds');
    refuses({ LDAP_TIMEOUT: '1e1' }, 'seconds');
    refuses({ DATA_DIR: 'package.json' }, 'not a directory');
  });

  it('refuses incompatible LDAP settings', () => {
    const base = { LDAP_URL: 'ldaps://ldap.example.com', LDAP_SEARCH_BASE: 'dc=example,dc=com' };
    const fails = (env: Record<string, string>, message: RegExp): void => {
      expect(() => loadConfig(env)).to.throw(ConfigError, message);
    };
    fails({ LDAP_URL: base.LDAP_URL }, /^LDAP_SEARCH_BASE must be set/);
    fails({ ...base, LDAP_STARTTLS: 'on' }, /^LDAP_STARTTLS is on/);
    fails({ ...base, LDAP_BIND_DN: 'cn=chat' }, /together/);
    fails({ ...base, LDAP_BIND_PASSWORD: 'hunter2' }, /^((?!hunter2).)*together((?!hunter2).)*$/);
    expect(loadConfig(base)).to.include({ ldapUserFilter: '(uid=%(user)s)', ldapTimeout: 5 });
    expect(loadConfig({ FORCE_PASSWORD_RESET: '2026-03-01' }).forcePasswordReset).to.equal(
      Date.UTC(2026, 2, 1),
    );
  });

  it('omits secrets from error messages', () => {
    const message = (env: Record<string, string>): string => {
      try {
        loadConfig(env);
      } catch (error) {
        return (error as Error).message;
      }
      return '';
    };
    expect(message({ SECRET_KEY: 'hunter2' }))
      .to.include('at least 32')
      .and.not.include('hunter2');
    expect(message({ DATABASE_URL: 'postgres://chat:hunter2@db/chat' }))
      .to.include('db')
      .and.not.include('hunter2');
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'LDAP_URL', 'SITE_URL'])
      for (const password of ['hunter2/lantern', 'hunter2@lantern', 'hunter2#lantern', 'hunter2?lantern/@'])
        for (const scheme of ['mysql', 'redis', 'smtp', 'ldaps', 'https', 'postgres'])
          expect(message({ [name]: `${scheme}://chat:${password}@host:x/` }), password)
            .to.include(`${name} is `)
            .and.not.match(/hunter2|lantern/);
  });

  it('refuses a URL whose password is not encoded, before any connection', () => {
    refuses({ DATABASE_URL: 'mysql://chat:100%@db/chat' }, 'mysql://');
    refuses({ REDIS_URL: 'redis://chat:100%@db' }, 'percent-encoded');
    refuses({ SMTP_URL: 'smtp://chat:100%@mail' }, 'percent-encoded');
    expect(loadConfig({ SMTP_URL: 'smtp://chat:100%25@mail' }).smtpUrl).to.equal('smtp://chat:100%25@mail');
  });

  it('declares each variable once, with a description', () => {
    const names = Object.values(variables).map(({ name }) => name);
    expect(new Set(names).size).to.equal(names.length);
    for (const { name, meaning } of Object.values(variables)) {
      expect(name).to.match(/^[A-Z][A-Z_]*$/);
      expect(meaning, name).to.match(/[.]$/);
    }
  });
});
