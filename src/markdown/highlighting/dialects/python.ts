import type { Dialect, StringPart } from '../dialect.js';
import { openingOf } from '../join.js';
import { split, withEscapes } from '../strings.js';
import type { Put } from '../tokens.js';
import { joinFormats } from './python-formats.js';

const words = {
  k: 'as assert async await break class continue def del elif else except finally for global if lambda nonlocal pass raise return try while with yield',
  kc: 'False None True',
  kn: 'from import',
  ow: 'and in is not or',
  bp: 'self cls Ellipsis NotImplemented',
  nb: '__import__ abs aiter all any bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir divmod enumerate eval filter float format frozenset getattr globals hasattr hash hex id input int isinstance issubclass iter len list locals map max memoryview min next object oct open ord pow print property range repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip',
  ne: 'ArithmeticError AssertionError AttributeError BaseException BlockingIOError BrokenPipeError ConnectionError DeprecationWarning EOFError EnvironmentError Exception FileExistsError FileNotFoundError GeneratorExit IOError ImportError IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError NotImplementedError OSError OverflowError PermissionError RecursionError ReferenceError RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UserWarning ValueError Warning ZeroDivisionError',
  fm: '__abs__ __add__ __aenter__ __aexit__ __aiter__ __and__ __anext__ __await__ __bool__ __bytes__ __call__ __contains__ __del__ __delattr__ __delete__ __delitem__ __dir__ __enter__ __eq__ __exit__ __float__ __floordiv__ __format__ __ge__ __get__ __getattr__ __getattribute__ __getitem__ __gt__ __hash__ __iadd__ __index__ __init__ __instancecheck__ __int__ __iter__ __le__ __len__ __lt__ __missing__ __mod__ __mul__ __ne__ __neg__ __new__ __next__ __or__ __pow__ __prepare__ __radd__ __repr__ __reversed__ __rmul__ __round__ __set__ __setattr__ __setitem__ __str__ __sub__ __subclasscheck__ __truediv__ __xor__',
  vm: '__all__ __annotations__ __bases__ __class__ __dict__ __doc__ __file__ __func__ __module__ __mro__ __name__ __path__ __qualname__ __slots__ __spec__ __version__ __weakref__',
};

const OLD_FORMAT =
  /%(?:\(\w{1,50}\))?[-#0 +]*(?:\d+|\*)?(?:\.(?:\d+|\*))?[hlL]?[E-GXc-giorsaux%]|\{[\w.]{0,50}(?:\[\w{1,50}\])?(?:![rsa])?(?::[^{}\n]{0,20})?\}/g;
const BRACES = /\{\{|\}\}/g;

const string = ({ text, opening, isStart }: StringPart, put: Put): void => {
  const prefix = opening.replace(/["']+$/, '');
  const kind = opening.endsWith("'") ? 's1' : 's2';
  const isFormat = /f/i.test(prefix);
  if (isStart) put('sa', prefix);
  const plain: Put = (found, part) => {
    if (found !== kind) put(found, part);
    else if (/r/i.test(prefix)) put(kind, part);
    else withEscapes(kind, part, put);
  };
  split(
    isStart ? text.slice(prefix.length) : text,
    isFormat ? BRACES : OLD_FORMAT,
    [kind, isFormat ? 'se' : 'si'],
    plain,
  );
};

export const python: Dialect = {
  space: '',
  words,
  after: { class: 'nc', def: 'nf' },
  rules: [
    [/@[\p{L}_][\p{L}\p{N}_]*/uy, 'nd'],
    [/(from)([ \t]+)([\w.]+)([ \t]+)(import)\b/y, 'kn', '', 'nn', '', 'kn'],
    [/(import)([ \t]+)([\w.]+)([ \t]+)(as)([ \t]+)(\w+)/y, 'kn', '', 'nn', '', 'k', '', 'nn'],
    [/(import)([ \t]+)([\w.]+)(,)([ \t]*)([\w.]+)/y, 'kn', '', 'nn', 'o', '', 'nn'],
    [/(import)([ \t]+)([\w.]+)/y, 'kn', '', 'nn'],
    [/(?<=\.)(?!__)[\p{L}_][\p{L}\p{N}_]*/uy, 'n'],
    [/:=/y, 'o'],
    [/[:;,()[\]{}]/y, 'p'],
    [/\./y, 'o'],
  ],
  string,
  interpolation: [/\{$/, /^((?:![rsa])?:?)([^}]*)(\})/],
  comment: (text) => (text.startsWith('#!/') ? 'ch' : 'c1'),
  whole: { docstring: 'sd', indent: 'w' },
  prepare: (pieces) => {
    const result = joinFormats(pieces);
    for (const [index, { style, text }] of result.entries()) {
      if (style !== 'string' || !/^(?:"""|''')$/.test(openingOf(text))) continue;
      const before = result[index - 1];
      const isIndented = before !== undefined && /^[ \t]+$/.test(before.text);
      const lineEnd = isIndented ? result[index - 2] : before;
      if (lineEnd && !lineEnd.text.endsWith('\n')) continue;
      result[index] = { style: 'docstring', text };
      if (isIndented) result[index - 1] = { style: 'indent', text: before.text };
    }
    return result;
  },
};
