import { expect } from 'chai';

import { loadConfig } from '../../../src/runtime/config.js';
import { settingWarnings } from '../../../src/server/start/setting-warnings.js';

describe('The warnings about settings', () => {
  const found = (env: Readonly<Record<string, string>>): string[] => settingWarnings(loadConfig(env));

  it('name the setting that a misspelt variable is near', () => {
    for (const [given, meant] of [
      ['LOG_LEVE', 'LOG_LEVEL'],
      ['DATABSE_URL', 'DATABASE_URL'],
      ['SITEURL', 'SITE_URL'],
      ['data_dir', 'DATA_DIR'],
    ] as const)
      expect(found({ [given]: 'info' })).to.deep.equal([
        `${given} is no setting of the server. ${meant} is one.`,
      ]);
    for (const other of [
      'LOG_LEVEL',
      'PATH',
      'HOME',
      'HOSTNAME',
      'POST',
      'DATABASE',
      'NODE_ENV',
      'LOGNAME',
      'LOG',
    ])
      expect(found({ [other]: 'info' }), other).to.deep.equal([]);
  });

  it('say that no one can log in', () => {
    const withDirectory = { LDAP_URL: 'ldap://127.0.0.1', LDAP_SEARCH_BASE: 'dc=example,dc=com' };
    expect(found({ PASSWORD_LOGIN: 'off' })).to.have.length(1);
    expect(found({ PASSWORD_LOGIN: 'off', ...withDirectory })).to.deep.equal([]);
  });
});
