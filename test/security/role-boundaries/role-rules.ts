import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { projectRoot } from '../../../src/lib/project-root.js';

/** The functions that compare a user with the groups and policies of settings. */
const POLICIES = ['isWithinPolicy', 'isFullMember', 'isInGroup', 'isGranted', 'isInSystemGroup'];

/** Returns the name of the outermost function, method or constant around the node. */
const enclosing = (node: ts.Node): string => {
  let name = '';
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const isNamed =
      ts.isVariableDeclaration(at) || ts.isMethodDeclaration(at) || ts.isFunctionDeclaration(at);
    if (isNamed) name = (at as ts.NamedDeclaration).name?.getText() ?? name;
  }
  return name;
};

const isComparison = ({ kind }: ts.Node): boolean =>
  (kind >= ts.SyntaxKind.LessThanToken && kind <= ts.SyntaxKind.GreaterThanEqualsToken) ||
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
  kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;

/** The role of `roles.owner`, and `role` for the role of a user. */
const roleIn = (text: string): string | undefined =>
  /^roles\.(\w+)$|(?:^|\.)(role)$/.exec(text)?.slice(1).find(Boolean);

/** The role or roles that a comparison or a call of `hasRole` names, and `policy` for the other checks. */
const comparedIn = (node: ts.Node): string[] => {
  if (ts.isCallExpression(node)) {
    const called = node.expression.getText();
    if (POLICIES.includes(called)) return ['policy'];
    if (called !== 'hasRole') return [];
    const least = node.arguments[1]?.getText() ?? '';
    return Array.from(least.matchAll(/'(\w+)'/g), ([, role = '']) => role).concat(
      least.includes("'") ? [] : 'role',
    );
  }
  if (!ts.isBinaryExpression(node) || !isComparison(node.operatorToken)) return [];
  const [left, right] = [roleIn(node.left.getText()), roleIn(node.right.getText())];
  return left === undefined || right === undefined ? [] : [right];
};

/** What every file with a rule has in its text. Only such files are parsed. */
const HINT = new RegExp(`hasRole|\\brole\\b|${POLICIES.join('|')}`);

const rulesIn = (path: string): string[] => {
  const text = readFileSync(path, 'utf8');
  if (!HINT.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const rules: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const compared of comparedIn(node)) rules.push(`${enclosing(node)}: ${compared}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return rules;
};

/**
 * Every rule of the server that depends on a role, as the name of its function and the role that it names:
 * `checkMayAdd: administrator`. The name of the file is left out, so that a function may move.
 */
export const roleRules = (): string[] => {
  const root = join(projectRoot, 'src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const paths = files.filter((name) => !name.includes('migrations')).map((name) => join(root, name));
  return [...new Set(paths.flatMap(rulesIn))].sort();
};
