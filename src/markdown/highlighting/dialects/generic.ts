import type { Dialect } from '../dialect.js';

/** Names the tokens of most languages by the styles of the highlighter. */
export const generic: Dialect = {
  styles: {
    keyword: 'k',
    'keyword.special': 'k',
    builtin: 'nb',
    'variableName.standard': 'nb',
    atom: 'kc',
    type: 'kt',
    typeName: 'kt',
    def: 'nf',
    tag: 'nt',
    tagName: 'nt',
    attribute: 'na',
    qualifier: 'nd',
    labelName: 'nl',
    className: 'nc',
    variable: 'n',
    property: 'n',
    propertyName: 'n',
  },
  whole: { meta: 'cp', processingInstruction: 'cp', inserted: 'gi', deleted: 'gd', header: 'gh' },
};

export const tex: Dialect = {
  space: '',
  name: '',
  rules: [
    [/\\\\/y, 'k'],
    [/\\[A-Za-z]+|\\./y, 'k'],
    [/%.*/y, 'c'],
    [/(\$\$?)([^$\n\\]{0,200})(\$\$?)/y, 's', 'nb', 's'],
    [/[{}]/y, 'nb'],
    [/&/y, 'nb'],
    [/[^\\%${}&]+/y, ''],
    [/./y, ''],
  ],
};
