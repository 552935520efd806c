// `npm run lint` holds this: a package imports itself and those before it. docs/architecture.md draws them.

/** The packages of the server, from the lowest to the highest. Each is a folder of `src/`. */
const PACKAGES = require('./src/packages.json');

/** What the generator writes belongs to the contract. Only the list of all handlers imports those. */
const HANDLERS = 'handlers\\.ts';
const FILES = {
  contract: `src/contract/|generated/(?!${HANDLERS})`,
  server: `src/server/|generated/${HANDLERS}`,
};

const filesOf = (name) => FILES[name] ?? `src/${name}/`;

module.exports = {
  forbidden: [
    ...PACKAGES.slice(0, -1).map((name, index) => ({
      name: `${name} imports no package above it`,
      severity: 'error',
      comment: 'Move the file or what it imports, or pass the function as a parameter.',
      from: { path: `^(${filesOf(name)})` },
      to: {
        path: `^(${PACKAGES.slice(index + 1)
          .map(filesOf)
          .join('|')})`,
      },
    })),
    {
      name: 'every file is in a package',
      severity: 'error',
      from: { path: `^src/(?!(${PACKAGES.join('|')})/).*\\.ts$` },
      to: {},
    },
    {
      name: 'no circular imports',
      severity: 'error',
      from: { path: '^(src|tools|client|conformance)/' },
      to: { circular: true },
    },
    {
      name: 'the server without tools and tests',
      severity: 'error',
      from: { path: '^(src|generated)/' },
      to: { path: '^(tools|test|bench)/' },
    },
    {
      name: 'the client alone, without packages',
      severity: 'error',
      from: { path: '^client/src/' },
      to: { pathNot: '^(client/src|generated/client-)' },
    },
    {
      name: 'the tests of bots without the files of the server',
      severity: 'error',
      from: { path: '^client/testing/' },
      to: { pathNot: '^client/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'the conformance tests alone',
      comment: 'They run against any server. What they know of the contract is in contract.json.',
      severity: 'error',
      from: { path: '^conformance/src/' },
      to: { path: '^(src|generated|tools|test|client|bench)/' },
    },
    {
      name: 'no missing packages',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
};
