import type { BlockRule } from './block-parser.js';
import { append } from './tree.js';

/** More than one blank line between two chunks. */
export const blankLines: BlockRule = (_parser, parent, chunk, rest) => {
  if (chunk !== '' && !chunk.startsWith('\n')) return false;
  const last = parent.children.at(-1);
  if (last?.tag === 'code') last.text += chunk === '' ? '\n\n' : '\n';
  if (chunk.length > 1) rest.push(chunk.slice(1));
  return true;
};

const CODE_INDENT = '    ';

/** Returns the number of characters at the start of a chunk whose lines are indented like code, or blank. */
const lengthOfCode = (chunk: string): number => {
  let end = 0;
  for (const line of chunk.split('\n')) {
    if (!line.startsWith(CODE_INDENT) && line.trim() !== '') return end - 1;
    end += line.length + 1;
  }
  return chunk.length;
};

/** Lines with four spaces. Blank lines between them belong to the code. */
export const indentedCode: BlockRule = (_parser, parent, chunk, rest) => {
  if (!chunk.startsWith(CODE_INDENT)) return false;
  const length = lengthOfCode(chunk);
  const code = chunk
    .slice(0, length)
    .split('\n')
    .map((line) => line.slice(CODE_INDENT.length))
    .join('\n')
    .trimEnd();
  const last = parent.children.at(-1);
  if (last?.tag === 'code') last.text += `\n${code}\n`;
  else append(parent, 'code', `${code}\n`);
  if (length < chunk.length) rest.push(chunk.slice(length + 1));
  return true;
};

const line = /^ {0,3}(?:(?:- {0,2}){3,}|(?:_ {0,2}){3,}|(?:\* {0,2}){3,}) *$/m;

/** A horizontal line. */
export const thematicBreak: BlockRule = (parser, parent, chunk, rest) => {
  const match = line.exec(chunk);
  if (!match) return false;
  const before = chunk.slice(0, match.index).replace(/\n+$/, '');
  if (before !== '') parser.parse(parent, before);
  append(parent, 'hr');
  const after = chunk.slice(match.index + match[0].length).replace(/^\n+/, '');
  if (after !== '') rest.push(after);
  return true;
};

/** Text of a list item whose chunks have no blank lines between them has no paragraph of its own. */
export const paragraph: BlockRule = (parser, parent, chunk) => {
  if (chunk.trim() === '') return true;
  const last = parent.children.at(-1);
  if (!parser.isIn('list')) append(parent, 'p', chunk.trimStart());
  else if (last) last.tail += `\n${chunk}`;
  else parent.text += parent.text === '' ? chunk.trimStart() : `\n${chunk}`;
  return true;
};
