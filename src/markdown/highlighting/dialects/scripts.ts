import type { Dialect } from '../dialect.js';

export const r: Dialect = {
  numbers: ['m', 'm'],
  rules: [
    [/#.*/y, 'c1'],
    [/"(?:[^"\\]|\\[^]){0,2000}"|'(?:[^'\\]|\\[^]){0,2000}'/y, 's'],
    [/`[^`\n]{1,200}`/y, 'sb'],
    [/(?:if|else|for|while|repeat|in|next|break|return|switch|function)(?![\w.])/y, 'kr'],
    [
      /(?:NULL|NA(?:_(?:integer|real|complex|character)_)?|TRUE|FALSE|Inf|NaN|letters|LETTERS|pi|T|F)(?![\w.])/y,
      'kc',
    ],
    [/0x[\da-fA-F]+L?/y, 'mh'],
    [/(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?L?i?/y, 'm'],
    [/[A-Za-z.][\w.]*(?=\s*\()/y, 'nf'],
    [/[A-Za-z.][\w.]*/y, 'n'],
    [/<<?-|->>?|%[^%\s]{0,20}%|[=!<>]=|\|>|&&|\|\||[-+*/^~<>=!&|?:@$]/y, 'o'],
    [/[()[\]{},;]/y, 'p'],
  ],
};

const KEYWORDS =
  'begin break catch class continue data do dynamicparam else elseif end exit filter finally for foreach from function if ' +
  'in param process return switch throw trap try until using while workflow';

export const powershell: Dialect = {
  space: '',
  isCaseless: true,
  numbers: ['n', 'n'],
  rules: [
    [/<#[^]{0,4000}?#>/y, 'cm'],
    [/#.*/y, 'c'],
    [/"(?:[^"`]|`[^]|""){0,2000}"/y, 's2'],
    [/'(?:[^']|''){0,2000}'/y, 's1'],
    [/\$(?:(?:global|local|private|script|env|using):)?\w+|\$[_?$^]|\$\{[^}\n]{1,100}\}/iy, 'nv'],
    [/\[[a-z_][\w.]*(?:\[\])?\]/iy, 'no'],
    [/[A-Za-z]+-[A-Za-z_]\w*/y, 'nb'],
    [
      /-(?:eq|ne|gt|ge|lt|le|like|notlike|match|notmatch|contains|notcontains|in|notin|replace|split|join|and|or|not|xor|is|isnot|as|f)\b/iy,
      'o',
    ],
    [/-[A-Za-z]\w*/y, 'n'],
    [/\d+(?:\.\d+)?/y, 'n'],
    [new RegExp(`(?:${KEYWORDS.replaceAll(' ', '|')})\\b`, 'iy'), 'k'],
    [/[A-Za-z_]\w*/y, 'n'],
    [/[.,;=|(){}[\]@&+*/%!<>:-]/y, 'p'],
  ],
};
