import type { Dialect } from '../dialect.js';

/** A line begins here, maybe after white space. */
const LINE = '(?<=(?:^|\\n)[ \\t]{0,40})';

export const toml: Dialect = {
  rules: [
    [/#.*/y, 'c1'],
    [new RegExp(`${LINE}\\[\\[?[^\\]\\n]*\\]\\]?(?=[ \\t]*(?:#|\\n|$))`, 'y'), 'k'],
    [/"""[^]{0,4000}?"""|"(?:[^"\\\n]|\\.)*"/y, 's2'],
    [/'''[^]{0,4000}?'''|'[^'\n]*'/y, 's1'],
    [/\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?)?/y, 'ld'],
    [/\d\d:\d\d:\d\d(?:\.\d+)?/y, 'ld'],
    [/(?:true|false)(?![\w-])/y, 'kc'],
    [/0x[\da-fA-F_]+/y, 'mh'],
    [/0o[0-7_]+/y, 'mo'],
    [/0b[01_]+/y, 'mb'],
    [/[+-]?(?:\d[\d_]*(?:\.\d[\d_]*(?:[eE][+-]?\d+)?|[eE][+-]?\d+)|inf|nan)(?![\w-])/y, 'mf'],
    [/[+-]?\d[\d_]*(?![\w-])/y, 'mi'],
    [/[\w-]+/y, 'n'],
    [/(?<=[{,][^={}\n]{0,100})=/y, 'p'],
    [/=/y, 'o'],
    [/[.,[\]{}]/y, 'p'],
  ],
};

/** The prerequisites of a target, up to here. */
const AFTER_TARGET = '(?<=(?:^|\\n)[^\\s:=#$][^:=\\n]{0,200}::?[^=:\\n]{0,400})';

export const makefile: Dialect = {
  name: '',
  rules: [
    [/(?<=^|\n)(?:-?include|ifn?eq|ifn?def|else|endif)\b.*/y, 'cp'],
    [/(?<=^|\n)(export)([ \t]+)([\w.-]+)/y, 'k', 'w', 'nv'],
    [/(?<=^|\n)([\w.-]+)([ \t]*)((?:::?|[!?+])?=)/y, 'nv', 'w', 'o'],
    [/(?<=^|\n)([^\s:=#$][^:=#\n$]{0,200}?)([ \t]*)(::?)(?!=)/y, 'nf', 'w', 'o'],
    [/(?<=^|\s)#.*/y, 'c'],
    [/"(?:[^"\\\n]|\\.)*"/y, 's2'],
    [/'[^'\n]*'/y, 's1'],
    [/(\$[({])([\w.-]+)(?=[)}])/y, 'k', ''],
    [/\$[({]|[)}]/y, 'k'],
    [/(?<=\s-\w )\$[@<^*?]/y, 'nv'],
    [/\$[@<^*?+%]/y, ''],
    [new RegExp(`${AFTER_TARGET}[A-Za-z_]\\w*`, 'y'), 'n'],
    [
      /(?<=\n[ \t]{1,40}@?-?)(?:cd|echo|exit|export|printf|read|set|source|test|true|false|unset)(?=\s)/y,
      'nb',
    ],
    [/[^\s$"'#)}]/y, ''],
  ],
};

export const dockerfile: Dialect = {
  name: '',
  rules: [
    [new RegExp(`${LINE}#.*`, 'y'), 'c'],
    [/(?<=(?:^|\n)FROM[ \t]+(?:--\S+[ \t]+)?\S+[ \t]+)(AS|as)([ \t]+)(\S+)/y, 'k', 'w', 's'],
    [/(?<=^|\n)(FROM)([ \t]+)(--\S+[ \t]+)?(\S+)/iy, 'k', 'w', '', 's'],
    [/(?<=^|\n)(ENV|ARG|LABEL)([ \t]+)([\w.-]+)(=?)/iy, 'k', 'w', 'nv', 'o'],
    [/(?<=^|\n)(EXPOSE|WORKDIR|USER|VOLUME|STOPSIGNAL|MAINTAINER)([ \t]+)([^\n[]+)/iy, 'k', 'w', 's'],
    [/(?<=^|\n)(?:ADD|CMD|COPY|ENTRYPOINT|HEALTHCHECK|ONBUILD|RUN|SHELL|VOLUME)\b/iy, 'k'],
    [/"(?:[^"\\\n]|\\.)*"/y, 's2'],
    [/'[^'\n]*'/y, 's1'],
    [/&&|\|\|?/y, 'o'],
    [/\\\n/y, 'se'],
    [/(?<=[[,][^\n]{0,400}|[ \t])[[\],]/y, 'p'],
    [/[^\s"'[\],&|\\]+/y, ''],
  ],
};
