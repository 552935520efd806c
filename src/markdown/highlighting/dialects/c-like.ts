import type { Dialect } from '../dialect.js';
import { cString, withCode, withEscapes } from '../strings.js';
import { wordsOfC, wordsOfCpp, wordsOfCSharp, wordsOfJava, wordsOfKotlin } from './c-like-words.js';

/** A name before parentheses is defined there if a type or a modifier precedes it. */
const definition = (keywords: string): RegExp => {
  const words = `(?:${keywords.replaceAll(' ', '|')})`;
  const before = String.raw`(?<=[\w\]>?][*&]{0,3}[ \t]{1,20}[*&]{0,3})(?<!\b${words}[ \t]{1,20})`;
  return new RegExp(String.raw`${before}(?!${words}\b)[A-Za-z_]\w*(?=[ \t]{0,20}\()`, 'y');
};

const withoutNames = (words: string): string =>
  words
    .split(' ')
    .filter(
      (word) =>
        !/^(?:static|void|public|private|protected|const|inline|extern|virtual|explicit|override|async|unsafe|sealed|abstract|final|auto)$/.test(
          word,
        ),
    )
    .join(' ');

const include = [
  [/(#[ \t]*include)([ \t]+)(<[^>\n]{1,200}>|"[^"\n]{1,200}")/y, 'cp', 'w', 'cpf'],
  [/#[ \t]*[a-z]+.*/y, 'cp'],
] as const;

export const c: Dialect = {
  words: wordsOfC,
  after: { struct: 'nc', class: 'nc', union: 'nc', enum: 'nc', goto: 'n' },
  rules: [
    ...include,
    [
      /(?<=(?:^|[;{}:\n])\s{0,40})((?!default\b|public\b|private\b|protected\b)[A-Za-z_]\w*)(:)(?!:)/y,
      'nl',
      'p',
    ],
    [definition(withoutNames(wordsOfC.k)), 'nf'],
    [/[()[\]{},;]/y, 'p'],
    [/\.(?!\d)/y, 'p'],
  ],
  string: cString,
};

export const cpp: Dialect = {
  ...c,
  words: wordsOfCpp,
  after: { struct: 'nc', class: 'nc', typename: 'nc', namespace: 'nn', enum: 'k' },
  rules: [...include, [/\.\.\./y, 'p'], [definition(withoutNames(wordsOfCpp.k)), 'nf'], [/:/y, 'o']],
};

export const java: Dialect = {
  words: wordsOfJava,
  after: { '.': 'na' },
  rules: [
    [/(package|import(?:\s+static)?)(\s+)([\w.*]+)/y, 'kn', 'w', 'nn'],
    [/(class|interface|record)(\s+)([A-Za-z_]\w*)/y, 'kd', '', 'nc'],
    [/::?/y, 'p'],
    [/@interface\b/y, 'kd'],
    [/@[A-Za-z_][\w.]*/y, 'nd'],
    [definition(wordsOfJava.k), 'nf'],
    [/[[\]]/y, 'o'],
  ],
  string: ({ text, opening }, put) => {
    put(opening === "'" ? 'sc' : 's', text);
  },
  whole: { meta: 'nd' },
};

export const csharp: Dialect = {
  words: wordsOfCSharp,
  numbers: ['m', 'm'],
  after: { class: 'nc', struct: 'nc', interface: 'n' },
  rules: [
    [/(using|namespace)(\s+)([A-Za-z_][\w.]*)/y, 'k', 'w', 'nn'],
    [
      /#[ \t]*(?:if|endif|else|elif|define|undef|region|endregion|error|warning|line|pragma|nullable).*/y,
      'cp',
    ],
    [definition(withoutNames(wordsOfCSharp.k)), 'nf'],
    [/0[xX][\da-fA-F]+[lLuU]*/y, 'm'],
    [/[$@]+$/y, 's'],
    [/:/y, 'p'],
  ],
  string: ({ text, opening }, put) => {
    put(opening === "'" ? 'sc' : 's', text);
  },
};

const KOTLIN_CODE = /(\$\{)([^{}]*)(\})|(\$)([A-Za-z_]\w*)/g;

export const kotlin: Dialect = {
  words: wordsOfKotlin,
  numbers: ['m', 'm'],
  after: { class: 'nc', interface: 'nc', object: 'nc', fun: 'nf', val: 'nv', var: 'nv', '.': 'na' },
  rules: [
    [/(package|import)([ \t]+)([\w.*]+)/y, 'k', 'w', 'nn'],
    [
      /(companion|data|inner|sealed|value|annotation|enum)([ \t]+)(class|object|interface)\b/y,
      'kd',
      'w',
      'kd',
    ],
    [/@[A-Za-z_]\w*/y, 'nd'],
    [/(\d+\.)(\.)/y, 'm', 'p'],
    [/:/y, 'p'],
  ],
  string: ({ text, opening }, put, code) => {
    if (opening === "'") put('sc', text);
    else
      withCode(
        text,
        KOTLIN_CODE,
        (part) => {
          withEscapes('s', part, put);
        },
        put,
        code,
      );
  },
};
