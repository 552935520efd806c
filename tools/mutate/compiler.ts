// Most mutants that no test notices are ones that TypeScript refuses, such as `row.id` for `row?.id`. They are no gaps of
// the tests: they cannot be merged. The compiler takes longer than most tests, so it sees the survivors only.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { MutantResult } from '@stryker-mutator/api/core';
import ts from 'typescript';

export type Survivor = Pick<MutantResult, 'fileName' | 'location' | 'replacement'>;

/** The text of the file with the mutant in it. */
export const mutatedText = ({ fileName, location: { start, end }, replacement }: Survivor): string => {
  const text = readFileSync(fileName, 'utf8');
  const lines = text.split('\n');
  const offset = ({ line, column }: { line: number; column: number }): number =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);
  return text.slice(0, offset(start)) + replacement + text.slice(offset(end));
};

interface Compiler {
  /** Whether TypeScript finds an error in the file that has the mutant. */
  readonly refuses: (survivor: Survivor) => boolean;
}

export const openCompiler = (): Compiler => {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')) as {
    config: unknown;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const mutated = new Map<string, { readonly text: string; readonly version: number }>();
  const textOf = (file: string): string | undefined =>
    mutated.get(resolve(file))?.text ?? ts.sys.readFile(file);
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, noEmit: true }),
    getScriptFileNames: () => fileNames.filter((file) => !file.includes('/test/')),
    getScriptVersion: (file) => String(mutated.get(resolve(file))?.version ?? 0),
    getScriptSnapshot(file) {
      const text = textOf(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => ts.sys.fileExists(file),
    readFile: (file) => ts.sys.readFile(file),
  });
  let version = 0;
  return {
    refuses: (survivor) => {
      const file = resolve(survivor.fileName);
      version += 1;
      mutated.set(file, { text: mutatedText(survivor), version });
      const errors = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
      version += 1;
      mutated.set(file, { text: readFileSync(file, 'utf8'), version });
      return errors.length > 0;
    },
  };
};
