// Mutants that change only what people read in the log, or in an error that shows a fault of the server, are no faults.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

interface Node {
  readonly type: string;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly name?: string;
}

const TEXTS = new Set(['StringLiteral', 'TemplateLiteral', 'StringTemplate']);
const LOGS = new Set(['log', 'logger']);

const isLogCall = ({ type, callee }: Node): boolean => {
  if (type !== 'CallExpression' || callee?.type !== 'MemberExpression') return false;
  const { name } =
    callee.object?.type === 'MemberExpression' ? (callee.object.property ?? {}) : (callee.object ?? {});
  return name !== undefined && LOGS.has(name);
};

const isNewError = ({ type, callee }: Node): boolean => type === 'NewExpression' && callee?.name === 'Error';

export const logTexts = declareValuePlugin(PluginKind.Ignore, 'log-texts', {
  shouldIgnore(path) {
    const { node, parent } = path as unknown as { readonly node: Node; readonly parent: Node | undefined };
    if (!TEXTS.has(node.type) || !parent) return undefined;
    return isLogCall(parent) || isNewError(parent) ? 'a text that people read in the log' : undefined;
  },
});
