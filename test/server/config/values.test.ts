import { availableParallelism } from 'node:os';

import { expect } from 'chai';

import { ConfigError, loadConfig, type Config } from '../../../src/runtime/config.js';

/** Settings that must be set with others. */
const WITH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  LDAP_URL: { LDAP_SEARCH_BASE: 'dc=example,dc=com' },
  PROCESSES: { DATABASE_URL: 'mysql://chat@localhost/chat' },
};

/** The number of processes for this machine. */
const AUTO = Math.min(8, Math.max(1, Math.floor(availableParallelism() / 2)));

/** For each variable: its setting, the values that it accepts with their meaning, and the values that it refuses. */
const VALUES: Readonly<
  Record<string, readonly [keyof Config, readonly (readonly [string, unknown])[], readonly string[]]>
> = {
  PORT: [
    'port',
    [
      ['0', 0],
      ['65535', 65_535],
    ],
    ['65536', '80a', 'a80', '8 0', '-1', '1.5', '0x50'],
  ],
  HOST: [
    'host',
    [
      ['::', '::'],
      ['chat-1.example.com', 'chat-1.example.com'],
      ['10.0.0.1', '10.0.0.1'],
    ],
    ['chat_1', 'http://chat', 'a b', 'chat:80', '[::1]', '999.1.1.1', '1.2.3.4.5', 'chat.1'],
  ],
  UPLOADS: ['uploads', [['/srv/files', '/srv/files']], ['s3://bucket', 'S3://bucket', 'h2+x.y-z://host']],
  UPLOAD_QUOTA_MIB: [
    'uploadQuotaMib',
    [
      ['0', 0],
      ['999999999999', 999_999_999_999],
    ],
    ['1000000000000', '5x', 'x5', '-1', '1.5'],
  ],
  PROCESSES: [
    'processes',
    [
      ['', AUTO],
      ['Auto', AUTO],
      ['1', 1],
      ['999', 999],
    ],
    ['0', '1000', '-1', '1.5', '02', 'all'],
  ],
  PASSWORD_LOGIN: [
    'passwordLogin',
    [
      ['On', true],
      ['true', true],
      ['YES', true],
      ['1', true],
      ['Off', false],
      ['false', false],
      ['NO', false],
      ['0', false],
    ],
    ['online', 'offline', 'noon', 'maybe', '10', '2'],
  ],
  SITE_URL: [
    'siteUrl',
    [
      ['https://chat.example.com', 'https://chat.example.com'],
      ['http://127.0.0.1:9991/', 'http://127.0.0.1:9991'],
    ],
    ['https://c.com/chat', 'https://c.com/?a=b', 'https://c.com/#top', 'https://anna@c.com', 'ftp://c.com'],
  ],
  DATABASE_URL: [
    'databaseUrl',
    [
      ['sqlite:c', 'sqlite:c'],
      ['mysql://chat:pw@db:3306/chat', 'mysql://chat:pw@db:3306/chat'],
    ],
    ['sqlite:', 'postgres://db/chat', 'sqlite', 'mysql://chat:100%@db/chat', 'mysql://100%:pw@db/chat'],
  ],
  REDIS_URL: [
    'redisUrl',
    [
      ['redis://cache', 'redis://cache'],
      ['rediss://cache:6380', 'rediss://cache:6380'],
    ],
    ['cache:6379', 'redis:cache', 'redis://', 'redis://user:100%@cache'],
  ],
  LDAP_URL: [
    'ldapUrl',
    [
      ['ldap://127.0.0.1:389', 'ldap://127.0.0.1:389'],
      ['ldaps://ldap.example.com/', 'ldaps://ldap.example.com/'],
    ],
    ['ldap://', 'ldap:///', 'ldaps://h/dc=example', 'ldap://h/?uid', 'ldap://anna@h', 'http://h'],
  ],
  LDAP_USER_FILTER: [
    'ldapUserFilter',
    [['(&(a=b)(mail=%(user)s))', '(&(a=b)(mail=%(user)s))']],
    ['(uid=iago)', '(uid=%s)'],
  ],
  LDAP_EMAIL_ATTRIBUTE: [
    'ldapEmailAttribute',
    [
      ['m', 'm'],
      ['Mail-Address2', 'Mail-Address2'],
    ],
    ['mail)(uid=*', '2mail', '-mail', 'mail address', 'mail_2'],
  ],
  LDAP_APPEND_DOMAIN: [
    'ldapAppendDomain',
    [
      ['', null],
      ['example.com', 'example.com'],
    ],
    ['@example.com', 'exa mple.com', 'example'],
  ],
  LDAP_TIMEOUT: [
    'ldapTimeout',
    [
      ['1', 1],
      ['60', 60],
    ],
    ['0', '61', '1e1', '5s', 's5', '-5', '1.5'],
  ],
  FORCE_PASSWORD_RESET: [
    'forcePasswordReset',
    [
      ['', null],
      ['2026-03-01', Date.UTC(2026, 2, 1)],
      ['2026-03-01T12:00:00Z', Date.UTC(2026, 2, 1, 12)],
      ['2026-03-01T12:00:00.5Z', Date.UTC(2026, 2, 1, 12, 0, 0, 500)],
      ['2026-03-01T12:00:00+02:30', Date.UTC(2026, 2, 1, 9, 30)],
      ['2026-03-01T12:00-11:00', Date.UTC(2026, 2, 1, 23)],
    ],
    [
      'yes',
      '2026',
      '2026-3-1',
      '2026-13-01',
      '2026-03-01T12:00:00',
      '2026-03-01Z',
      'on 2026-03-01',
      '1772323200000',
    ],
  ],
  SECRET_KEY: [
    'secretKey',
    [
      ['', null],
      ['x'.repeat(32), 'x'.repeat(32)],
    ],
    ['x'.repeat(31)],
  ],
  ORGANIZATION_NAME: [
    'organizationName',
    [
      ['', 'Team Chat'],
      [' A ', 'A'],
      ['😀'.repeat(40), '😀'.repeat(40)],
    ],
    ['x'.repeat(41), '😀'.repeat(41)],
  ],
  OWNER_EMAIL: [
    'ownerEmail',
    [['anna@example.com', 'anna@example.com']],
    ['anna', 'an:na@example.com', 'user7@127.0.0.1', '@example.com'],
  ],
  TRUSTED_PROXIES: [
    'trustedProxies',
    [
      ['', []],
      ['10.0.0.1 ,fd00::/8', ['10.0.0.1', 'fd00::/8']],
    ],
    ['10.0.0.1,', ',', 'proxy', '10.0.0.1,proxy', '10.0.0.0/33'],
  ],
  LOG_LEVEL: [
    'logLevel',
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].map((level) => [level, level] as const),
    ['loud', 'INFO', 'inf'],
  ],
  SMTP_URL: [
    'smtpUrl',
    [
      ['', null],
      ['smtps://anna:p%25w@mail:465', 'smtps://anna:p%25w@mail:465'],
    ],
    ['mail.example.com', 'smtp:mail', 'smtp://', 'http://mail'],
  ],
};

describe('The environment variable', () => {
  const load = (name: string, value: string): Config => loadConfig({ ...WITH[name], [name]: value });

  for (const [name, [setting, accepted, refused]] of Object.entries(VALUES)) {
    it(`${name} accepts only its documented values`, () => {
      for (const [value, meaning] of accepted)
        expect(load(name, value)[setting], value).to.deep.equal(meaning);
      for (const value of refused)
        expect(() => load(name, value), value).to.throw(ConfigError, new RegExp(`^${name} is .*[^.]\\.$`));
    });
  }

  it('PROCESSES is 1 by itself with the embedded database', () => {
    expect(loadConfig({}).processes).to.equal(1);
    expect(loadConfig({ PROCESSES: '2' }).processes).to.equal(2);
  });

  it('LDAP_STARTTLS is possible with ldap:// only', () => {
    const env = { ...WITH.LDAP_URL, LDAP_STARTTLS: 'on' };
    expect(loadConfig({ ...env, LDAP_URL: 'ldap://h' }).ldapStarttls).to.equal(true);
    expect(() => loadConfig({ ...env, LDAP_URL: 'ldaps://h' })).to.throw(ConfigError, /^LDAP_STARTTLS is on/);
  });

  it('LDAP_BIND_DN is possible with LDAP_BIND_PASSWORD only, and is ignored without LDAP_URL', () => {
    const env = { ...WITH.LDAP_URL, LDAP_URL: 'ldap://h', LDAP_BIND_DN: 'cn=chat' };
    expect(loadConfig({ ...env, LDAP_BIND_PASSWORD: 'pw' })).to.include({ ldapBindDn: 'cn=chat' });
    expect(() => loadConfig(env)).to.throw(ConfigError, /together/);
    expect(loadConfig({ LDAP_BIND_DN: 'cn=chat' }).ldapUrl).to.equal(null);
  });
});
