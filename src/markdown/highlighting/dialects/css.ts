import type { Dialect } from '../dialect.js';

export const css: Dialect = {
  name: 'nt',
  rules: [
    [/(?<=@media[^{};]{0,100})[()]/y, 'o'],
    [/(?<=@media[^{};]{0,100}):/y, 'o'],
    [/(?<=@media[^{};]{0,100})[\w.-]+/y, 'nt'],
    [/(#)([A-Za-z_][\w-]*)(?=[^;{}]{0,200}\{)/y, 'p', 'nn'],
    [/#(?:[\da-fA-F]{8}|[\da-fA-F]{6}|[\da-fA-F]{3,4})\b/y, 'mh'],
    [/(\.)([A-Za-z_][\w-]*)/y, 'p', 'nc'],
    [/(@)([A-Za-z-]+)/y, 'p', 'k'],
    [/(::?)([A-Za-z-]+)(?=[^;{}]{0,200}\{)/y, 'p', 'nd'],
    [/--[\w-]+/y, 'nv'],
    [/!important\b/y, 'cp'],
    [/(-?\d*\.\d+)([a-z]{1,4}|%)?/y, 'mf', 'kt'],
    [/(-?\d+)([a-z]{1,4}|%)?/y, 'mi', 'kt'],
    [/(?<=[{;]\s{0,60})(-?[A-Za-z][\w-]*)(?=\s{0,20}:)/y, 'k'],
    [/(url|calc|rgb|rgba|hsl|hsla|var|min|max|clamp|attr|linear-gradient)(\()/y, 'nb', 'p'],
    [/([A-Za-z][\w-]*)(?=[^;{}]{0,200}\{)/y, 'nt'],
    [/-?[A-Za-z][\w-]*/y, '?'],
    [/,(?=[^;{}]{0,200}\{)/y, 'o'],
    [/[{}();:,[\]]/y, 'p'],
  ],
  words: {},
  styles: { keyword: 'kc', atom: 'kc', 'variableName.function': 'nb' },
  comment: () => 'c',
  string: ({ text, opening }, put) => {
    put(opening === "'" ? 's1' : 's2', text);
  },
};
