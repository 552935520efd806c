import { expect } from 'chai';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterMap } from 'parse5';

import type { Schema } from '../../../tools/generate-contract/schema/schema.js';
import { readPublished, withJoinedObjects, withSharedParts } from '../../support/published-document.js';
import { startServer, type TestServer } from '../../support/server.js';

type Tree = DefaultTreeAdapterMap['node'];

interface Content {
  readonly schema: Schema;
  readonly examples?: Readonly<
    Record<string, { readonly value: { readonly msg: string; readonly code: string } }>
  >;
}

interface Published {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly [string];
  readonly parameters?: readonly {
    readonly name: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, Content>> }>>;
  readonly 'x-changes'?: readonly { readonly level: number }[];
}

interface Whole {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Published>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const document = withJoinedObjects(withSharedParts(readPublished('openapi.json') as Whole));

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);

/** Returns a schema as the document has it under its name. */
const named = (schema: Schema): Schema => {
  const [, name = ''] = /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref ?? '') ?? [];
  return { ...document.components.schemas[name], ...schema };
};

const COMMON_FIELDS = ['result', 'msg', 'code'];

interface Parameter {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
}

const parametersOf = ({ parameters = [], requestBody }: Published): Parameter[] => {
  const [body] = Object.values(requestBody?.content ?? {});
  const { properties = {}, required = [] } = named(body?.schema ?? {});
  return [
    ...parameters.map(({ name, required: isRequired = false, schema = {} }) => ({
      name,
      isRequired,
      schema: named(schema),
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      isRequired: required.includes(name),
      schema: named(schema),
    })),
  ];
};

const childrenOf = (node: Tree): Tree[] => ('childNodes' in node ? node.childNodes : []);

const textOf = (node: Tree): string =>
  defaultTreeAdapter.isTextNode(node) ? node.value : childrenOf(node).map(textOf).join('');

/** Returns a text as browsers show it. */
const shown = (text: string): string => text.replaceAll(/\s+/g, ' ');

const find = (node: Tree, matches: (element: DefaultTreeAdapterMap['element']) => boolean): Tree[] => [
  ...(defaultTreeAdapter.isElementNode(node) && matches(node) ? [node] : []),
  ...childrenOf(node).flatMap((child) => find(child, matches)),
];

const byId = (tree: Tree, id: string): Tree | undefined =>
  find(tree, ({ attrs }) => attrs.some(({ name, value }) => name === 'id' && value === id))[0];

/** Returns what a list says of each of its terms. */
const definitionsOf = (section: Tree): Map<string, string> => {
  const texts = find(section, ({ tagName }) => tagName === 'dt' || tagName === 'dd');
  return new Map(
    texts.flatMap((node, index) =>
      defaultTreeAdapter.isElementNode(node) && node.tagName === 'dt'
        ? [[shown(textOf(node)).trim(), shown(textOf(texts[index + 1] ?? node))] as const]
        : [],
    ),
  );
};

describe('the page of a part', () => {
  let site: TestServer;
  const trees = new Map<string, Tree>();

  const sectionOf = ({ operationId, tags: [part] }: Published): Tree => {
    const section = byId(trees.get(part) ?? parse(''), operationId);
    if (!section) throw new Error(`/docs/api/${part} has no ${operationId}`);
    return section;
  };

  before(async () => {
    site = await startServer();
    for (const part of new Set(operations.map(({ tags }) => tags[0])))
      trees.set(part, parse(await (await fetch(`${site.url}/docs/api/${part}`)).text()));
  });
  after(() => site.close());

  it('has each operation, with its method, its path, and the permission that it needs', () => {
    for (const operation of operations) {
      const text = shown(textOf(sectionOf(operation)));
      expect(text).to.include(operation.summary).and.to.include(`${operation.method} ${operation.path} `);
      expect(text, operation.operationId).to.match(/ Permission: \w/);
      for (const { level } of operation['x-changes'] ?? [])
        expect(text, operation.operationId).to.include(`Changed in level ${String(level)}: `);
    }
  });

  it('has each parameter, whether it is required, and its default, limits and values', () => {
    let defaults = 0;
    for (const operation of operations) {
      const definitions = definitionsOf(sectionOf(operation));
      for (const { name, isRequired, schema } of parametersOf(operation)) {
        const own = [...definitions].filter(([term]) => term.startsWith(`${name} `) && term.includes(','));
        const id = `${operation.operationId}, ${name}`;
        expect(own, id).not.to.have.length(0);
        const [[term, text] = ['', '']] = own;
        expect(/, required\b/.test(term), id).to.equal(isRequired);
        if (schema.default !== undefined) {
          defaults += 1;
          expect(text, id).to.include(`Default: ${shown(JSON.stringify(schema.default))}.`);
        }
        if (schema.maxLength !== undefined)
          expect(text, id).to.include(`At most ${String(schema.maxLength)} character`);
        if (schema.maxItems !== undefined)
          expect(text, id).to.include(`At most ${String(schema.maxItems)} element`);
        if (schema.pattern !== undefined) expect(text, id).to.include(`Pattern: ${shown(schema.pattern)}.`);
        for (const value of schema.enum ?? []) expect(text, id).to.include(JSON.stringify(value));
      }
    }
    expect(defaults).to.be.above(40);
  });

  it('has each error, with its status, its code, and what to do', () => {
    for (const operation of operations) {
      const section = sectionOf(operation);
      const definitions = definitionsOf(section);
      const text = shown(textOf(section));
      for (const [status, { content }] of Object.entries(operation.responses)) {
        if (status === '200') continue;
        const { examples = {} } = content['application/json'] ?? {};
        expect(examples, `${operation.operationId} ${status}`).not.to.be.empty;
        for (const { value } of Object.values(examples)) {
          const id = `${operation.operationId} ${status} ${value.msg}`;
          expect(definitions.has(`${status} ${value.code}`), id).to.equal(true);
          expect(text, id).to.include(shown(value.msg));
          for (const field of Object.keys(value).filter((name) => !COMMON_FIELDS.includes(name)))
            expect(text, id).to.match(new RegExp(`Further fields: [^.]*\\b${field}\\b`));
        }
      }
      for (const [term, text] of definitions)
        if (/^[45]\d\d /.test(term)) expect(text, term).to.match(/^ ?What to do: \w.*\. /);
    }
  });
});
