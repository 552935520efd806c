import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { execute } from './database-server.js';

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const TIMEOUT_MS = 300_000;
const MAX_OUTPUT_BYTES = 2 ** 26;

/** Packages cannot be downloaded on this machine; the message has the reason. */
export class PackagesUnavailableError extends Error {}

/** The reason is in apt's first error line. Its last line is a summary. */
const complaint = (error: unknown): string => {
  const { stderr = '', message, code } = error as Error & { stderr?: string; code?: unknown };
  if (code === 'ENOENT') return `${message.replace(/^spawn (\S+) .*/, '$1')} was not found`;
  return (/^E: (.*)$/m.exec(stderr)?.[1] ?? stderr.trim().split('\n').at(-1) ?? '') || message;
};

const run = async (program: string, args: readonly string[]): Promise<string> => {
  const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES };
  try {
    return (await execute(program, [...args], options)).stdout;
  } catch (error) {
    throw new PackagesUnavailableError(complaint(error), { cause: error });
  }
};

/** The mirror from which the machine installs Debian's packages. */
const findMirror = async (): Promise<string> => {
  const format = '$(CREATED_BY) $(REPO_URI) $(RELEASE) $(COMPONENT)';
  const targets = await run('apt-get', ['indextargets', '--no-release-info', '--format', format]);
  for (const target of targets.split('\n')) {
    const [kind, uri, release = '', component] = target.split(' ');
    // Suites with a hyphen in their names, such as updates, may be on a mirror without the other suites.
    if (kind === 'Packages' && component === 'main' && uri && /^\w+$/.test(release)) return uri;
  }
  throw new PackagesUnavailableError("the machine's apt sources name no mirror of Debian");
};

const source = (mirror: string, suite: string, architecture: string): string => `Types: deb
URIs: ${mirror}
Suites: ${suite}
Components: main
Architectures: ${architecture}
Targets: Packages
Signed-By: ${KEYRING}
`;

/**
 * Keeps settings such as proxies. Replaces sources, lists, pins, hooks and the list of installed packages.
 */
const configuration = (folder: string): string => `
#clear APT::Update;
#clear DPkg;
APT::Default-Release "";
APT::Install-Recommends "false";
APT::Update::Error-Mode "any";
Acquire::Languages "none";
Acquire::Retries "2";
Acquire::http::Timeout "20";
Acquire::https::Timeout "20";
Dir::Cache "${folder}";
Dir::Cache::archives "${folder}/archives";
Dir::Etc::preferences "/dev/null";
Dir::Etc::preferencesparts "/dev/null";
Dir::Etc::sourcelist "${folder}/debian.sources";
Dir::Etc::sourceparts "/dev/null";
Dir::Log "${folder}";
Dir::State "${folder}";
Dir::State::lists "${folder}/lists";
Dir::State::status "${folder}/status";
`;

const configureApt = async (folder: string, suite: string): Promise<string> => {
  if (!existsSync(KEYRING)) {
    throw new PackagesUnavailableError(`this needs a Debian machine, and ${KEYRING} is missing`);
  }
  const architecture = (await run('dpkg', ['--print-architecture'])).trim();
  for (const name of ['lists/partial', 'archives/partial']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const file = join(folder, 'apt.conf');
  await writeFile(join(folder, 'status'), '');
  await writeFile(join(folder, 'debian.sources'), source(await findMirror(), suite, architecture));
  await writeFile(file, configuration(folder));
  return file;
};

/**
 * Downloads a package of a Debian suite and all its dependencies into the folder, and returns the files.
 * Installs nothing, needs no root, and does not change the machine's apt sources and lists.
 */
export const downloadPackages = async (
  folder: string,
  suite: string,
  name: string,
): Promise<readonly string[]> => {
  const options = ['-q', '-y', '-c', await configureApt(folder, suite)];
  await run('apt-get', [...options, 'update']);
  await run('apt-get', [...options, 'install', '--download-only', name]);
  const archives = join(folder, 'archives');
  const files = readdirSync(archives).filter((file) => file.endsWith('.deb'));
  return files.map((file) => join(archives, file));
};

/** Unpacks packages into a folder that serves as `/`. */
export const unpackPackages = async (files: readonly string[], root: string): Promise<void> => {
  for (const file of files) await run('dpkg-deb', ['--extract', file, root]);
};

export const versionOfPackage = async (file: string): Promise<string> =>
  (await run('dpkg-deb', ['--field', file, 'Version'])).trim();
