import pc from 'picocolors';

import { loadConfig, type Config } from '../../runtime/config.js';
import { failCommand } from '../../lib/fail-command.js';
import { settingWarnings } from '../start/setting-warnings.js';
import { checkDatabase } from './database.js';
import { checkDisks } from './disks.js';
import { findingOf, ok, warning, type Finding } from './finding.js';
import { checkAddress, checkDirectory, checkMail, checkProxy, checkRedis } from './servers.js';

type Check = (config: Config) => Promise<readonly Finding[]>;

const checkSettings: Check = (config) => {
  const warnings = settingWarnings(config);
  return Promise.resolve(warnings.length > 0 ? warnings.map(warning) : [ok('Each can be used.')]);
};

/** What is checked, in the order of the output. */
const CHECKS: Readonly<Record<string, Check>> = {
  settings: checkSettings,
  address: checkAddress,
  disk: checkDisks,
  database: checkDatabase,
  mail: checkMail,
  directory: checkDirectory,
  redis: checkRedis,
  proxy: checkProxy,
};

/** Colours appear on a terminal only. */
const MARKS = { ok: pc.green('ok'), warning: pc.yellow('warning'), failed: pc.red('failed') } as const;

const checkAll = async (config: Config): Promise<void> => {
  for (const [name, check] of Object.entries(CHECKS)) {
    const findings = await findingOf(() => check(config));
    for (const { state, text } of findings) {
      process.stdout.write(`${name.padEnd(10)} ${MARKS[state]}  ${text}\n`);
      if (state === 'failed') process.exitCode = 1;
    }
  }
};

const run = async (): Promise<void> => {
  await checkAll(loadConfig());
};

/**
 * `team-chat check`: prints a line for each thing that the server needs. The exit code is 1 if it could not work, and 2 if
 * a setting cannot be used.
 */
export const check = (): Promise<void> => run().catch(failCommand(''));
