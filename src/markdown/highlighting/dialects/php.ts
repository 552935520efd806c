import type { Dialect } from '../dialect.js';
import { withCode, withEscapes } from '../strings.js';

const INTERPOLATED = /(\$[A-Za-z_]\w*(?:->\w+|\[\w+\])?)()()/g;

export const php: Dialect = {
  name: 'nx',
  space: '',
  isCaseless: true,
  words: {
    k: 'abstract and array as break case catch class clone continue declare default die do echo else elseif empty enddeclare endfor endforeach endif endswitch endwhile enum eval exit extends final finally fn for foreach from function global goto if implements include include_once instanceof insteadof interface list match new null or parent print private protected public readonly require require_once return static switch throw trait true false try use var while xor yield yield_from',
    nb: 'array_filter array_keys array_map array_merge array_pop array_push array_shift array_slice array_values ceil chr count date define defined dirname end explode fclose file file_exists file_get_contents file_put_contents floor fopen fwrite gettype hash header htmlspecialchars implode in_array intval is_array is_int is_null is_numeric is_string isset join json_decode json_encode key ltrim max md5 microtime min mt_rand number_format ord pow preg_match preg_match_all preg_replace preg_split print_r printf rand range round rtrim sizeof sleep sort sprintf sqrt str_pad str_repeat str_replace strcmp strlen strpos strrev strtolower strtotime strtoupper substr time trim ucfirst unset usort var_dump',
    fm: '__call __callstatic __clone __construct __destruct __get __invoke __isset __set __sleep __tostring __unset __wakeup',
  },
  after: { '->': 'na', '?->': 'na', '::': 'na' },
  rules: [
    [/\?>/y, 'cp'],
    [/(namespace|use)(\s+)([A-Za-z_\\][\w\\]*)/y, 'k', '', 'nx'],
    [/(class|interface|trait|enum)(\s+)([A-Za-z_]\w*)/y, 'k', '', 'nc'],
    [/(function)(\s+)(&?)(__[a-z]\w*)/iy, 'k', '', 'o', 'fm'],
    [/(function)(\s+)(&?)([A-Za-z_]\w*)/iy, 'k', '', 'o', 'nf'],
    [/\$[A-Za-z_]\w*/y, 'nv'],
    [/#.*/y, 'c1'],
    [/\?->|->/y, 'o'],
    [/::/y, 'o'],
    [/[(){}[\];,]/y, 'p'],
    [/\.(?!\d)/y, 'o'],
  ],
  string: ({ text, opening }, put) => {
    if (opening === "'") put('s1', text);
    else
      withCode(
        text,
        INTERPOLATED,
        (part) => {
          withEscapes('s2', part, put);
        },
        put,
        () => undefined,
      );
  },
};
