/** The level of the interface that this server speaks; raised with every change that clients can see. */
export const FEATURE_LEVEL = 282;

const RELEASE_LINE = '10.0-dev';
const PROGRAM_VERSION = '0.1.0';

const version = `${RELEASE_LINE}+${PROGRAM_VERSION}`;

/** By its own names, and by those that existing clients read. */
export const versionFields = {
  service_version: version,
  service_feature_level: FEATURE_LEVEL,
  service_merge_base: RELEASE_LINE,
  zulip_version: version,
  zulip_feature_level: FEATURE_LEVEL,
  zulip_merge_base: RELEASE_LINE,
} as const;
