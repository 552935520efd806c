import type { parseDocument } from 'htmlparser2';

import { emojiCharacters } from '../../../markdown/emoji/data.js';
import { parseUrl } from '../../../lib/parse-url.js';

type ChildNode = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<ChildNode, { readonly attribs: object }>;

/** A part of a message in an email: text, or an element that every mail program supports. */
export type Node = string | Shown;

export interface Shown {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

/** How the reader sees links and times. */
export interface ReadingSettings {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly formatTime: (milliseconds: number) => string;
  /** The number of quotes and lists around the nodes. */
  readonly depth?: number;
}

/** In characters. Larger HTML, such as that of many formulas, is not read. */
const MAX_HTML_LENGTH = 100_000;
/** The cost of reading HTML depends on the number of tags. This many take a few milliseconds. */
const MAX_TAGS = 5_000;
/** Deeper quotes and lists are shown at this level: each level indents all its lines once more. */
const MAX_DEPTH = 5;

const KEPT = new Set(
  'blockquote br code del em h1 h2 h3 h4 h5 h6 hr li ol p pre strong table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const INDENTED = new Set(['blockquote', 'ol', 'ul']);
const DROPPED = new Set(['script', 'style', 'svg', 'math']);
const LINKED = /^(?:https?|ftps?|mailto):/i;

const shown = (
  tag: string,
  children: readonly Node[],
  attributes: Readonly<Record<string, string>> = {},
): Shown => ({ tag, attributes, children });

const classesOf = ({ attribs }: Element): readonly string[] => (attribs.class ?? '').split(' ');

const isElement = (node: ChildNode): node is Element => 'attribs' in node;

const find = (nodes: readonly ChildNode[], meets: (element: Element) => boolean): Element | undefined => {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = meets(node) ? node : find(node.children, meets);
    if (found) return found;
  }
  return undefined;
};

const textOf = (nodes: readonly ChildNode[]): string =>
  nodes.map((node) => (isElement(node) ? textOf(node.children) : 'data' in node ? node.data : '')).join('');

/** Returns the absolute URL. Undefined for targets that a link must not have. */
const absoluteUrl = (href: string, siteUrl: string): string | undefined => {
  const url = parseUrl(href, `${siteUrl}/`)?.href;
  return url !== undefined && LINKED.test(url) ? url : undefined;
};

const link = (element: Element, reading: ReadingSettings): readonly Node[] => {
  const children = simplify(element.children, reading);
  const href = absoluteUrl(element.attribs.href ?? '', reading.siteUrl);
  return href === undefined ? children : [shown('a', children, { href })];
};

/** Returns the character of an emoji. The class contains its code: `emoji-1f468-200d-1f4bb`. */
const emojiCharacter = (element: Element): string => {
  const code =
    classesOf(element)
      .find((name) => name.startsWith('emoji-'))
      ?.slice('emoji-'.length) ?? '';
  return emojiCharacters(code) ?? textOf(element.children);
};

/** Returns the source of a formula, since mail programs do not support MathML. */
const formula = (element: Element): Node => {
  const source = find(element.children, ({ name }) => name === 'annotation');
  return shown('code', [source ? textOf(source.children) : '(formula)']);
};

const spoiler = (element: Element, reading: ReadingSettings): readonly Node[] => {
  const header = find(element.children, (one) => classesOf(one).includes('spoiler-header'));
  const hint = shown('p', [shown('em', ['(Open the conversation to see this spoiler.)'])]);
  return [...simplify(header?.children ?? [], reading), hint];
};

const time = ({ attribs, children }: Element, { formatTime }: ReadingSettings): string => {
  const at = Date.parse(attribs.datetime ?? '');
  return Number.isNaN(at) ? textOf(children) : formatTime(at);
};

/** Returns the link to a picture or video, unless the text contains it, too. */
const preview = (element: Element, reading: ReadingSettings): readonly Node[] => {
  const linked = find(element.children, ({ name }) => name === 'a');
  let top = element.parent;
  while (top?.parent) top = top.parent;
  const again = ({ name, attribs, parent }: Element): boolean =>
    name === 'a' && parent !== element && attribs.href === linked?.attribs.href;
  const href = absoluteUrl(linked?.attribs.href ?? '', reading.siteUrl);
  if (!linked || href === undefined || find(top?.children ?? [], again)) return [];
  return [shown('p', [shown('a', [href], { href })])];
};

const special = (element: Element, reading: ReadingSettings): readonly Node[] | undefined => {
  const classes = classesOf(element);
  if (element.name === 'a') return link(element, reading);
  if (element.name === 'time') return [time(element, reading)];
  if (element.name === 'img') return [element.attribs.alt ?? ''];
  if (classes.includes('message_inline_image')) return preview(element, reading);
  if (classes.includes('spoiler-block')) return spoiler(element, reading);
  if (classes.includes('emoji')) return [emojiCharacter(element)];
  if (classes.includes('katex')) return [formula(element)];
  if (classes.includes('user-mention') || classes.includes('user-group-mention'))
    return [shown('strong', simplify(element.children, reading))];
  return undefined;
};

const ATTRIBUTES: Readonly<Record<string, RegExp>> = { start: /^\d+$/, style: /^text-align:\w+$/ };

const kept = ({ name, attribs, children }: Element, reading: ReadingSettings): Shown => {
  const attributes = Object.entries(attribs).filter(([key, value]) => ATTRIBUTES[key]?.test(value));
  return shown(name, simplify(children, reading), Object.fromEntries(attributes));
};

const simplifyElement = (element: Element, reading: ReadingSettings): readonly Node[] => {
  if (DROPPED.has(element.name)) return [];
  const found = special(element, reading);
  if (found) return found;
  const { depth = 0 } = reading;
  const isIndented = INDENTED.has(element.name);
  if (!KEPT.has(element.name) || (isIndented && depth === MAX_DEPTH))
    return simplify(element.children, reading);
  return [kept(element, isIndented ? { ...reading, depth: depth + 1 } : reading)];
};

const simplify = (nodes: readonly ChildNode[], reading: ReadingSettings): Node[] =>
  nodes.flatMap((node) => {
    if (isElement(node)) return simplifyElement(node, reading);
    return 'data' in node ? [node.data] : [];
  });

/** Reads a rendered message. Undefined if it is too large for an email. */
export const readContent = async (
  html: string,
  reading: ReadingSettings,
): Promise<readonly Node[] | undefined> => {
  if (html.length > MAX_HTML_LENGTH || html.split('<', MAX_TAGS + 2).length > MAX_TAGS + 1) return undefined;
  const { parseDocument } = await import('htmlparser2');
  return simplify(parseDocument(html).children, reading);
};
