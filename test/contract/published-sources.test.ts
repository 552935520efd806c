import { expect } from 'chai';

import { isRecord, omit } from '../../tools/generate-contract/schema/schema.js';
import { bundle } from '../support/contract-sources.js';
import { readPublished } from '../support/published-document.js';

type Node = Readonly<Record<string, unknown>>;

/** The extensions of the sources that only the server and the tests use. */
const OF_MAKERS: ReadonlySet<string> = new Set([
  'x-accepts',
  'x-error',
  'x-properties',
  'x-refers-to',
  'x-server',
  'x-setting',
]);

/** What is said of a parameter. A response refers to its form. */
const OF_REQUESTS: ReadonlySet<string> = new Set(['x-aliases', 'x-permission']);

/** Keys with data, which is compared as it is. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'value', 'enum', 'const', 'default']);

const pointed = (document: Node, reference: string): Node =>
  reference
    .slice(2)
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (node as Node | undefined)?.[step], document) as Node;

/** What an object does not get from those of its `allOf`. */
const OF_MEMBER: ReadonlySet<string> = new Set(['title', 'description']);

const withoutNotes = (node: Node): Node => omit(node, 'description', 'x-since', 'x-changes', 'x-gap');

const withoutOwn = (member: Node): Node =>
  Object.fromEntries(Object.entries(member).filter(([key]) => !OF_MEMBER.has(key) && !key.startsWith('x-')));

/** Joins the members of an `allOf` to one object, as JSON Schema reads it. */
const merged = (members: readonly Node[], own: Node): Node => {
  const all = [...members, own];
  const isObject = all.some((one) => one.properties !== undefined);
  const properties = Object.assign({}, ...all.map((one) => one.properties ?? {})) as Node;
  const required = [...new Set(all.flatMap((one) => (one.required ?? []) as string[]))];
  return {
    ...Object.assign({}, ...(isObject ? members.map(withoutOwn) : members)),
    ...own,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  } as Node;
};

/** A choice in a choice is one choice, unless a property distinguishes its members. */
const flattened = (node: Node): Node =>
  Array.isArray(node.oneOf)
    ? {
        ...node,
        oneOf: (node.oneOf as Node[]).flatMap((one) =>
          Array.isArray(one.oneOf) && one.discriminator === undefined ? (one.oneOf as Node[]) : one,
        ),
      }
    : node;

/** A parameter with the form of a property of a body has what is said of that property. */
const withNotesOfSchema = (parameter: Node): Node => {
  const { content, schema } = parameter as { content?: Readonly<Record<string, Node>>; schema?: Node };
  const form = (content ? Object.values(content)[0]?.schema : schema) as Node | undefined;
  if (!form) return parameter;
  const { description, deprecated, examples: _, 'x-changes': changes, 'x-since': since, ...bare } = form;
  const notes = { description, deprecated, 'x-changes': changes, 'x-since': since };
  const stated = Object.entries(notes).filter(([, value]) => value !== undefined);
  const forms = content
    ? {
        content: Object.fromEntries(
          Object.entries(content).map(([type, media]) => [type, { ...media, schema: bare }]),
        ),
      }
    : { schema: bare };
  return { ...Object.fromEntries(stated), ...parameter, ...forms };
};

/** Returns a part of a document with everything to which it refers in its place. */
const whole = (document: Node, node: unknown, key = ''): unknown => {
  if (Array.isArray(node)) {
    const children = node.map((child) => whole(document, child));
    return key === 'parameters' ? (children as Node[]).map(withNotesOfSchema) : children;
  }
  if (!isRecord(node)) return node;
  if (DATA.has(key) && key !== 'examples') return node;
  const { $ref, allOf, ...own } = node;
  if (typeof $ref === 'string') {
    const [, , kind, name, ...deeper] = $ref.split('/');
    const isNamed = kind === 'schemas' && deeper.length === 0;
    const found = whole(document, pointed(document, $ref)) as Node;
    // Its description is about the object. That of the place may be another one.
    const target = isNamed && document === bundle.document && isRecord(found) ? withoutNotes(found) : found;
    const siblings = whole(document, own) as Node;
    // The name of a schema is its title where it stands in line.
    const title = isNamed ? { title: name } : {};
    return isRecord(target) ? { ...title, ...target, ...siblings } : target;
  }
  const rest: Node = Object.fromEntries(
    Object.entries(own).map(([name, child]) => [
      name,
      whole(document, child, key === 'properties' ? '' : name),
    ]),
  );
  return Array.isArray(allOf) ? merged(whole(document, allOf) as Node[], rest) : flattened(rest);
};

const nameOf = (reference: unknown): string => String(reference).split('/').at(-1) ?? '';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns what the sources state of a part and the published document does not. */
const lost = (stated: unknown, published: unknown, place: string, key = ''): string[] => {
  if (key === 'description' || key === 'summary')
    return textOf(published).startsWith(textOf(stated)) ? [] : [place];
  if (Array.isArray(stated) && Array.isArray(published)) {
    const names = stated.every((one) => typeof one === 'string' || (isRecord(one) && 'name' in one));
    const find = (one: unknown, index: number): unknown =>
      names
        ? published.find((other) => (isRecord(one) ? (other as Node).name === one.name : other === one))
        : published[index];
    return stated.flatMap((one, index) => lost(one, find(one, index), `${place}[${String(index)}]`));
  }
  // A mapping names files in the sources.
  if (key === 'mapping' && isRecord(stated) && isRecord(published))
    return Object.entries(stated).flatMap(([name, target]) =>
      nameOf(target) === nameOf(published[name]) ? [] : [`${place}.${name}`],
    );
  if (!isRecord(stated)) return JSON.stringify(stated) === JSON.stringify(published) ? [] : [place];
  if (!isRecord(published)) return [place];
  // The published example names a parameter of the operation.
  const { replaces } = (stated['x-error'] ?? {}) as { readonly replaces?: string };
  if (replaces !== undefined) return [];
  return Object.entries(stated).flatMap(([name, child]) =>
    (OF_MAKERS.has(name) && key !== 'properties') || (OF_REQUESTS.has(name) && place.includes('.responses.'))
      ? []
      : lost(child, published[name], `${place}.${name}`, key === 'properties' ? '' : name),
  );
};

describe('the published document', () => {
  const published = readPublished() as Node & {
    readonly paths: Readonly<Record<string, Node>>;
    readonly components: { readonly schemas: Node };
  };
  const { document } = bundle;

  it('has everything that the sources state of each operation, at its place', () => {
    const missing = Object.entries(document.paths).flatMap(([path, item]) =>
      lost(whole(document, item), whole(published, published.paths[path]), path),
    );
    expect(missing.join('\n')).to.equal('');
  });

  it('has everything that the sources state of each named schema', () => {
    // The test of the operations reads those of responses.
    const isOfResponse = (name: string): boolean => /Result$|^ChangedOrganizationSettings$/.test(name);
    const missing = Object.entries(document.components.schemas ?? {}).flatMap(([name, schema]) =>
      name in published.components.schemas && !isOfResponse(name)
        ? lost(whole(document, schema), whole(published, published.components.schemas[name]), name)
        : [],
    );
    expect(missing.join('\n')).to.equal('');
  });

  it('has the fields of the schemas that it does not name', () => {
    const unnamed = Object.keys(document.components.schemas ?? {}).filter(
      (name) => !(name in published.components.schemas),
    );
    // The response of `POST /register` is one flat object, and the settings of a response are those of a request.
    const isPartOfRegister = (name: string): boolean => name.endsWith('RegisterFields');
    expect(unnamed.filter((name) => !isPartOfRegister(name))).to.have.members([
      'LegacyUserSettings',
      'OrganizationSettingValues',
      'OrganizationSettings',
      'OwnUser',
      'PersonalSettingValues',
    ]);
  });

  it('has all else of the sources', () => {
    const { paths: _, components, 'x-properties': _properties, ...index } = document as Node;
    const { securitySchemes, headers } = components as Node;
    expect(lost(index, published, '')).to.deep.equal([]);
    expect(lost({ securitySchemes, headers }, published.components, 'components')).to.deep.equal([]);
  });
});
