// What the sources of the server import and export.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import ts from 'typescript';

export interface Source {
  /** Relative to the root. */
  readonly file: string;
  readonly lines: number;
  /** The names that the file exports. */
  readonly exports: readonly string[];
  /** The names that the file imports, by file. Types count. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** The texts of SQL statements. */
  readonly statements: number;
  /** The statements that are written with the builder. */
  readonly built: number;
  /** The lines of each function. */
  readonly functions: readonly number[];
}

const SQL = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH|REPLACE)\s/;

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const namesIn = (statement: ts.Statement): readonly string[] => {
  if (
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
  )
    return statement.exportClause.elements.map(({ name }) => name.text);
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
  return name ? [name.text] : [];
};

const importedNames = (clause: ts.ImportClause | undefined): readonly string[] => {
  const bindings = clause?.namedBindings;
  if (!bindings) return [];
  return ts.isNamedImports(bindings)
    ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : ['*'];
};

const isFunction = (node: ts.Node): boolean =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node);

const read = (root: string, file: string): Source => {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const imports = new Map<string, readonly string[]>();
  const functions: number[] = [];
  let statements = 0;
  let built = 0;
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) functions.push(lineOf(node.end) - lineOf(node.getStart()) + 1);
    if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && SQL.test(node.getText().slice(1)))
      statements += 1;
    if (ts.isCallExpression(node) && node.expression.getText() === 'statement') built += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const specifier = (statement.moduleSpecifier as ts.StringLiteral | undefined)?.text;
    if (!specifier?.startsWith('.')) continue;
    const target = normalize(join(dirname(file), specifier)).replace(/\.js$/, '.ts');
    const names = ts.isImportDeclaration(statement)
      ? importedNames(statement.importClause)
      : namesIn(statement);
    if (existsSync(join(root, target))) imports.set(target, [...(imports.get(target) ?? []), ...names]);
  }
  const lines = text.split('\n').length - 1;
  return { file, lines, exports: source.statements.flatMap(namesIn), imports, statements, built, functions };
};

/** Reads the TypeScript files below these folders. */
export const readSources = (root: string, folders: readonly string[]): readonly Source[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
      .map((name) => read(root, join(folder, name))),
  );
