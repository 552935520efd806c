import type { Toolbox } from './target.js';

const NPM_INSTALL = [
  'npm',
  'install',
  '--prefix',
  '.',
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
] as const;
/** The compiler of all SDKs in TypeScript. */
const TYPESCRIPT = ['typescript@5.9.3', '@types/node@20.19.43'];

/** A generator from npm, with other packages that its SDK needs. */
export const npmPackage = (name: string, version: string, ...others: readonly string[]): Toolbox => ({
  name: name.replace(/^@[^/]+\//, ''),
  version,
  needs: ['npm'],
  install: [[...NPM_INSTALL, `${name}@${version}`, ...others, ...TYPESCRIPT]],
});

/** Python packages in an environment of their own, `.venv`. */
export const pythonPackage = (name: string, version: string, ...others: readonly string[]): Toolbox => ({
  name,
  version,
  needs: ['python3'],
  install: [
    ['python3', '-m', 'venv', '.venv'],
    ['.venv/bin/python', '-m', 'pip', 'install', '--quiet', `${name}==${version}`, ...others],
  ],
});

/** A program from crates.io, in `bin`. */
export const cargoProgram = (name: string, version: string): Toolbox => ({
  name,
  version,
  needs: ['cargo'],
  install: [['cargo', 'install', `${name}@${version}`, '--locked', '--quiet', '--root', '.']],
});

const OPENAPI_GENERATOR = '7.24.0';
const JAR = `org.openapitools:openapi-generator-cli:${OPENAPI_GENERATOR}`;
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';

/** The jar of openapi-generator, with what the SDK needs besides. */
export const openapiGenerator = (name: string, others: Partial<Toolbox> = {}): Toolbox => ({
  name: `openapi-generator-${name}`,
  version: OPENAPI_GENERATOR,
  needs: ['java', 'mvn', ...(others.needs ?? [])],
  install: [
    ['mvn', '-q', COPY, `-Dartifact=${JAR}`, '-DoutputDirectory=.', '-Dmdep.stripVersion=true'],
    ...(others.install ?? []),
  ],
});

/** The compiler of TypeScript alone. */
export const typescript: Partial<Toolbox> = { needs: ['npm'], install: [[...NPM_INSTALL, ...TYPESCRIPT]] };

/** What openapi-generator's SDKs for Python need. */
export const pythonSdk: Partial<Toolbox> = {
  needs: ['python3'],
  install: [
    ['python3', '-m', 'venv', '.venv'],
    [
      '.venv/bin/python',
      '-m',
      'pip',
      'install',
      '--quiet',
      'urllib3==2.6.3',
      'python-dateutil==2.9.0.post0',
      'pydantic==2.12.5',
      'typing-extensions==4.15.0',
    ],
  ],
};

/** Debian's packages, for languages whose own registry not every machine reaches. They are unpacked in the toolbox. */
export const debianPackages = (...names: readonly string[]): Partial<Toolbox> => ({
  needs: ['apt-get', 'dpkg-deb'],
  install: [
    ['apt-get', 'download', ...names],
    // Their files have the version in their names, which the release of Debian determines.
    ['sh', '-c', 'for file in *.deb; do dpkg-deb --extract "$file" . || exit 1; done'],
  ],
});
