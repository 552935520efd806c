import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../http/validators.js';

/** The feature level of the API that this server implements. It increases with every change that clients can see. */
const FEATURE_LEVEL = 282;

const RELEASE_LINE = '10.0-dev';
const program = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  readonly version: string;
};

const version = `${RELEASE_LINE}+${program.version}`;

/** The fields under the server's own names and under the names that existing clients read. */
export const versionFields = {
  service_version: version,
  service_feature_level: FEATURE_LEVEL,
  service_merge_base: RELEASE_LINE,
  zulip_version: version,
  zulip_feature_level: FEATURE_LEVEL,
  zulip_merge_base: RELEASE_LINE,
} as const;
