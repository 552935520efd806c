import type { Dialect } from '../dialect.js';
import type { Piece } from '../scan.js';
import { withEscapes } from '../strings.js';

/** Whether a piece is the flags of a regular expression, which the highlighter reads as a name. */
const isFlags = (piece: Piece, before: Piece | undefined): boolean =>
  before?.style === 'string.special' && before.text.endsWith('/') && /^[imxounse]{1,4}$/.test(piece.text);

export const ruby: Dialect = {
  words: {
    nb: 'Array Float Integer String autoload caller clone eval exec exit fail format freeze gets hash id inspect is_a? lambda load name object_id open p print printf proc putc puts rand raise_error require require_relative respond_to? select self send sleep split sprintf srand sub system test to_s to_a trap warn instance_variable_get instance_variable_set instance_of? kind_of? methods method_missing nil? dup display extend? class_eval instance_eval define_method const_get gsub chomp',
    k: 'BEGIN END alias begin break case class def do else elsif end ensure for if in module next raise redo rescue retry return super then undef unless until when while yield',
    bp: '__FILE__ __LINE__',
    ow: 'and not or',
    kp: 'attr_accessor attr_reader attr_writer catch extend false include initialize loop new nil private protected public throw true',
  },
  after: { '.': 'n', module: 'nn' },
  rules: [
    [/(module)(\s+)([A-Za-z_][\w:]*)/y, 'k', 'w', 'nn'],
    [/(class)(\s+)([A-Z]\w*)(::)([A-Z]\w*)/y, 'k', 'w', 'nc', 'o', 'nc'],
    [/(class)(\s+)([A-Z]\w*)/y, 'k', 'w', 'nc'],
    [/(def)(\s+)(self)(\.)([A-Za-z_]\w*[?!=]?)/y, 'k', 'w', 'nc', 'o', 'nf'],
    [/(def)(\s+)([A-Za-z_]\w*[?!=]?)/y, 'k', 'w', 'nf'],
    [/@@[A-Za-z_]\w*/y, 'vc'],
    [/@[A-Za-z_]\w*/y, 'vi'],
    [/\$(?:[A-Za-z_]\w*|[!@&`'+~=/\\,;.<>_*$?:"])/y, 'vg'],
    [/:(?:[A-Za-z_]\w*[?!=]?)/y, 'ss'],
    [/([A-Za-z_]\w*[?!]?)(:)(?!:)/y, 'ss', 'p'],
    [/(\d+)(\.)(\d+)/y, 'mi', 'o', 'mi'],
    [/(?<=\.)[A-Za-z_]\w*[?!]?/y, 'n'],
    [/defined\?|respond_to\?|is_a\?|nil\?|kind_of\?|instance_of\?/y, 'nb'],
    [/[A-Z]\w*/y, 'no'],
    [/[A-Za-z_]\w*[?!]/y, 'n'],
    [/(=~|!~)( )(?=$|\n|\/)/y, 'o', ''],
    [/(=~|!~)( )$/y, 'o', ''],
    [/(?<=[^\w\s)])( )$/y, 'w'],
    [/\[|\]|::|\./y, 'o'],
    [/[(){},;:]/y, 'p'],
  ],
  prepare: (pieces) =>
    pieces.flatMap((piece, index) => {
      if (isFlags(piece, pieces[index - 1])) return [];
      const next = pieces[index + 1];
      return [next && isFlags(next, piece) ? { ...piece, text: piece.text + next.text } : piece];
    }),
  whole: { 'variableName.special': 'vg' },
  interpolation: [/#\{$/, /^\}/],
  string: ({ text, opening }, put) => {
    if (text.startsWith('%')) put('sx', text);
    else if (opening === '/') put('sr', text);
    else if (opening === "'") put('s1', text);
    else if (opening === '`') put('sb', text);
    else withEscapes('s2', text, put);
  },
};
