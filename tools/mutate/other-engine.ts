// Mutants of code that only the other engine runs: what `dialect === '…'` guards, and the SQL below its name. The
// comparison does not count either, since half of its mutants do the same on the engine of the tests.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

interface Node {
  readonly type: string;
  readonly test?: Node;
  readonly consequent?: Node;
  readonly alternate?: Node | null;
  readonly body?: readonly Node[];
  readonly operator?: string;
  readonly left?: Node;
  readonly right?: Node;
  readonly property?: Node;
  readonly key?: Node;
  readonly name?: string;
  readonly value?: unknown;
}

const [OWN, OTHER] = process.env.TEST_DATABASE === 'mysql' ? ['mysql', 'sqlite'] : ['sqlite', 'mysql'];

/** Returns the engine with which a condition compares the dialect. */
const engineIn = (test: Node | undefined): unknown => {
  if (test?.type !== 'BinaryExpression' || test.operator !== '===') return undefined;
  const name = test.left?.property?.name ?? test.left?.name;
  return name === 'dialect' ? test.right?.value : undefined;
};

const endsFunction = ({ type, body }: Node): boolean =>
  type === 'ReturnStatement' || (type === 'BlockStatement' && body?.at(-1)?.type === 'ReturnStatement');

const afterReturn = new WeakSet<Node>();

/** Remembers what follows a return on the engine of the tests. Called before the statements of a block are changed. */
const remember = ({ type, body }: Node): void => {
  if (type !== 'BlockStatement' || !body) return;
  const end = body.findIndex(
    ({ test, consequent }) => engineIn(test) === OWN && consequent && endsFunction(consequent),
  );
  if (end >= 0) for (const statement of body.slice(end + 1)) afterReturn.add(statement);
};

const isOfOtherEngine = (node: Node, parent: Node): boolean =>
  engineIn(node) !== undefined ||
  (node === parent.consequent && engineIn(parent.test) === OTHER) ||
  (node === parent.alternate && engineIn(parent.test) === OWN) ||
  (parent.type === 'ObjectProperty' && node === parent.value && parent.key?.name === OTHER) ||
  afterReturn.has(node);

export const otherEngine = declareValuePlugin(PluginKind.Ignore, 'other-engine', {
  shouldIgnore(path) {
    const { node, parent } = path as unknown as { readonly node: Node; readonly parent: Node | undefined };
    remember(node);
    return parent && isOfOtherEngine(node, parent) ? 'code that only the other engine runs' : undefined;
  },
});
