import type { Command } from './run-command.js';

/** Without the documents and empty tests that openapi-generator adds to an SDK. */
const SDK_ONLY = 'apis,models,supportingFiles,apiDocs=false,modelDocs=false,apiTests=false,modelTests=false';

/** The command that generates an SDK into a folder. */
export const byOpenapiGenerator = (
  generator: string,
  folder: string,
  ...options: readonly string[]
): Command => [
  'java',
  '-jar',
  '../openapi-generator-cli.jar',
  'generate',
  '--input-spec=openapi.json',
  `--generator-name=${generator}`,
  `--output=${folder}`,
  `--global-property=${SDK_ONLY}`,
  ...options,
];
