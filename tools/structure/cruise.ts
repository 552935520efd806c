// What dependency-cruiser finds with the rules of `npm run lint`.
import { execFileSync } from 'node:child_process';

interface Cruise {
  readonly modules: readonly { readonly dependencies: readonly { readonly circular: boolean }[] }[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

export interface Imports {
  /** Imports of a higher package, as `file -> file`. Types count. */
  readonly upward: readonly string[];
  /** The number of files that import themselves through others. Types count. */
  readonly circular: number;
}

/** Compares the imports of the project in a folder with its own rules. */
export const cruise = (root: string): Imports => {
  const output = execFileSync(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ...['--config', 'dependency-cruiser.config.cjs', '--output-type', 'json', 'src', 'generated'],
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const { modules, summary } = JSON.parse(output) as Cruise;
  const upward = summary.violations.filter(({ rule }) => rule.name.endsWith('imports no package above it'));
  return {
    upward: upward.map(({ from, to }) => `${from} -> ${to}`),
    circular: modules.filter(({ dependencies }) => dependencies.some(({ circular }) => circular)).length,
  };
};
