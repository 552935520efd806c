// Written by `npm run generate` from openapi/; never edited.

/** The feature level of the API that this server implements. It increases with every change that clients can see. */
export const FEATURE_LEVEL = 282;

export const RELEASE_LINE = '10.0-dev';
