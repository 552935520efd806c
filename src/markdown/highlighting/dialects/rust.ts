import type { Dialect } from '../dialect.js';
import { cString } from '../strings.js';

export const rust: Dialect = {
  words: {
    nb: 'AsMut AsRef Box Clone Copy Default DoubleEndedIterator Drop Eq Err ExactSizeIterator Extend Fn FnMut FnOnce From Into IntoIterator Iterator None Ok Option Ord PartialEq PartialOrd Result Send Sized Some String Sync ToOwned ToString Unpin Vec drop',
    bp: 'self',
    nc: 'Self',
    kr: 'abstract become do final macro override priv try typeof unsized virtual yield',
    k: 'as async await box break const continue crate dyn else enum extern fn for if impl in loop match move mut pub ref return static struct super trait type union unsafe use where while',
    kt: 'bool char f32 f64 i128 i16 i32 i64 i8 isize str u128 u16 u32 u64 u8 usize',
    kc: 'false true',
    kd: 'let',
  },
  after: { struct: 'nc', enum: 'nc', fn: 'nf', mod: 'nn', type: 'nc', ':': 'nc' },
  rules: [
    [/(mod)(\s+)(\w+)/y, 'k', 'w', 'nn'],
    [/[A-Za-z_]\w*!(?!=)/y, 'fm'],
    [/(&)(')(static)\b/y, 'o', 'o', 'nb'],
    [/(&?)(')([A-Za-z_]\w*)/y, 'o', 'o', 'na'],
    [/(\d[\d_]*\.\d[\d_]*)(f32|f64)/y, 'mf', 'k'],
    [/(\d[\d_]*)(u8|u16|u32|u64|u128|i8|i16|i32|i64|i128|usize|isize|f32|f64)/y, 'mi', 'k'],
    [/\d[\d_]*(?=\.\.)/y, 'mi'],
    [/\.\.=?|=>/y, 'o'],
    [/->|::|[{}()[\],;.:@]/y, 'p'],
  ],
  comment: (text) => (/^\/\/[/!](?!\/)/.test(text) ? 'sd' : text.startsWith('/*') ? 'cm' : 'c1'),
  whole: { meta: 'cp', 'string special': 'sc' },
  string: cString,
};
