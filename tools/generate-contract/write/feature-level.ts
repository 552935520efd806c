import type { Contract } from '../contract.js';

/** Returns the module with the newest feature level and its release line. */
export const writeFeatureLevel = ({ levels: [newest] }: Contract): string => {
  const { level = 0, release = '0', development } = newest ?? {};
  return `// Written by \`npm run generate\` from openapi/; never edited.

/** The feature level of the API that this server implements. It increases with every change that clients can see. */
export const FEATURE_LEVEL = ${level};

export const RELEASE_LINE = '${development === undefined ? release : `${development}-dev`}';
`;
};
