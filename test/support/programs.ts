import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { execute, isRoot } from './database-server.js';

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/libexec'];

/** Returns the path of the first of these programs that is installed. */
export const findProgram = (...names: readonly string[]): string | undefined => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
};

const install = async (packages: readonly string[]): Promise<void> => {
  if (!isRoot) throw new Error('only root may install packages');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const get = (...args: readonly string[]): Promise<unknown> => execute('apt-get', [...args], { env });
  await get('update', '-q');
  await get('install', '-q', '-y', '--no-install-recommends', ...packages);
};

/** The reason is in apt's first error line. */
const reasonOf = ({ message }: Error): string => /^E: (.*)$/m.exec(message)?.[1] ?? message.trim();

/** Returns what `find` finds, and installs Debian's packages first if it finds nothing. Throws the reason otherwise. */
export const findOrInstall = async <Found>(
  find: () => Found | undefined,
  packages: readonly string[],
  need: string,
): Promise<Found> => {
  const found = find();
  if (found) return found;
  const why = await install(packages).catch((error: unknown) => reasonOf(error as Error));
  const installed = find();
  if (installed) return installed;
  throw new Error(`${need} Installing it failed: ${String(why)}.`);
};
