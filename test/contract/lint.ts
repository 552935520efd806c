import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { projectRoot } from '../../src/lib/project-root.js';

const run = promisify(execFile);

/** Runs a tool of the project on documents. Its output becomes the failure message. */
export const lint = async (name: string, ...args: string[]): Promise<void> => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    await run(join(projectRoot, 'node_modules/.bin', name), args, { cwd: projectRoot, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${name} is not content:\n${stdout}${stderr}`);
  }
};
