import type { Dialect } from '../dialect.js';
import { cString, withEscapes } from '../strings.js';

const builtIn =
  /(append|cap|clear|close|complex|copy|delete|imag|len|make|max|min|new|panic|print|println|real|recover)\b(?=[ \t]*\()/y;

export const go: Dialect = {
  name: 'nx',
  words: {
    kt: 'any bool byte comparable complex128 complex64 error float float32 float64 int int16 int32 int64 int8 rune string uint uint16 uint32 uint64 uint8 uintptr',
    k: 'break case continue default defer else fallthrough for go goto if range return select switch',
    kd: 'chan const func interface map struct type var',
    kc: 'false iota nil true',
    kn: 'import package',
  },
  rules: [
    [builtIn, 'nb'],
    [
      /(bool|byte|complex128|complex64|error|float32|float64|int|int16|int32|int64|int8|rune|string|uint|uint16|uint32|uint64|uint8|uintptr)(\()/y,
      'nb',
      'p',
    ],
    [
      /<<=|>>=|<<|>>|<=|>=|&\^=|&\^|\+=|-=|\*=|\/=|%=|&=|\|=|&&|\|\||<-|\+\+|--|==|!=|:=|\.\.\.|[+\-*/%&]/y,
      'o',
    ],
    [/[|^<>=!()[\]{}.,;:~]/y, 'p'],
  ],
  string: (part, put) => {
    if (part.opening === '`') put('s', part.text);
    else if (part.opening === '"')
      withEscapes('s', part.text, (_kind, text) => {
        put('s', text);
      });
    else cString(part, put);
  },
};
