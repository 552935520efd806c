import type { BlockParser, BlockRule } from './block-parser.js';
import { append, isList, loosen, type Block } from './tree.js';

/** Spaces that indent a nested item. */
const INDENT = '  ';

const firstLines = { ol: /^ ?(\d+)\. +([^\n]*)/, ul: /^ ?([*+-]) +([^\n]*)/ };
const nestedItem = /^ {2,3}(?:\d+\.|[*+-]) /;

/** Divides a chunk into items. Nested items are parts of their own that begin with spaces. */
const itemsOf = (chunk: string, item: RegExp): string[] => {
  const items: string[] = [];
  for (const line of chunk.split('\n')) {
    const [, , content] = item.exec(line) ?? [];
    const last = items.at(-1);
    const isNested = nestedItem.test(line);
    if (content !== undefined) items.push(content);
    else if (last === undefined || (isNested && !last.startsWith(INDENT))) items.push(line);
    else items[items.length - 1] = `${last}\n${line}`;
  }
  return items;
};

/** Text after a heading in an item becomes a paragraph too. */
const loosenLast = (list: Block): void => {
  const item = list.children.at(-1);
  if (!item) return;
  loosen(item);
  const last = item.children.at(-1);
  if (!last?.tail) return;
  append(item, 'p', last.tail.trimStart());
  last.tail = '';
};

/** Continues a list of the same type after a blank line. The items on both sides of it get paragraphs. */
const continueList = (parser: BlockParser, list: Block, items: string[]): void => {
  loosenLast(list);
  const item = append(list, 'li');
  parser.within('loose list', () => {
    parser.parse(item, items.shift() ?? '');
  });
};

const listRule =
  (tag: 'ol' | 'ul'): BlockRule =>
  (parser, parent, chunk) => {
    const [, marker] = firstLines[tag].exec(chunk) ?? [];
    if (marker === undefined || !parser.mayNest) return false;
    const items = itemsOf(chunk, firstLines[tag]);
    let list = parent.children.at(-1);
    if (list?.tag === tag) continueList(parser, list, items);
    else if (isList(parent)) list = parent;
    else list = append(parent, tag, '', tag === 'ol' && marker !== '1' ? { start: marker } : {});
    const target = list;
    parser.within('list', () => {
      for (const item of items) {
        const last = target.children.at(-1);
        parser.parse(last && item.startsWith(INDENT) ? last : append(target, 'li'), item);
      }
    });
    return true;
  };

export const orderedList = listRule('ol');
export const bulletList = listRule('ul');

/** Removes the indentation of a level from the lines that have it. */
const outdent = (chunk: string, level: number): string => {
  const spaces = INDENT.repeat(level);
  return chunk
    .split('\n')
    .map((line) => (line.startsWith(spaces) ? line.slice(spaces.length) : line))
    .join('\n');
};

/** Returns the block that an indented chunk belongs to, and how many levels deeper than the current one it is. */
const ownerOf = (parser: BlockParser, parent: Block, chunk: string): { owner: Block; level: number } => {
  const indented = Math.floor((/^ */.exec(chunk)?.[0].length ?? 0) / INDENT.length);
  let level = parser.isIn('list') ? 1 : 0;
  let owner = parent;
  while (indented > level) {
    const child = owner.children.at(-1);
    if (!child || !(isList(child) || child.tag === 'li')) break;
    if (isList(child)) level += 1;
    owner = child;
  }
  return { owner, level };
};

/** Adds an indented chunk to the last item of a list. */
const addToLastItem = (parser: BlockParser, list: Block, chunk: string): void => {
  const item = list.children.at(-1);
  if (item?.tag !== 'li') {
    parser.parse(append(list, 'li'), chunk);
    return;
  }
  loosen(item);
  parser.parseText(item, chunk);
};

/** An indented chunk in or after a list item belongs to the item. */
export const indentedInList: BlockRule = (parser, parent, chunk) => {
  if (!chunk.startsWith(INDENT) || parser.isIn('outdented') || !parser.mayNest) return false;
  const last = parent.children.at(-1);
  if (parent.tag !== 'li' && !isList(last)) return false;
  const { owner, level } = ownerOf(parser, parent, chunk);
  const inner = outdent(chunk, level);
  parser.within('outdented', () => {
    if (parent.tag === 'li') parser.parse(last && isList(last) ? last : parent, inner);
    else if (owner.tag === 'li') parser.parse(owner, inner);
    else addToLastItem(parser, owner, inner);
  });
  return true;
};
