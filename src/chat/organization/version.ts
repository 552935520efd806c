import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FEATURE_LEVEL, RELEASE_LINE } from '../../../generated/feature-level.js';
import { projectRoot } from '../../lib/project-root.js';

/** The program, as its package describes it. */
export const program = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
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
