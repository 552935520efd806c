import type { Dialect } from '../dialect.js';
import { withEscapes } from '../strings.js';

export const swift: Dialect = {
  space: '',
  words: {
    nb: 'Any AnyObject Array Bool Character Dictionary Double Float Int Int16 Int32 Int64 Int8 Optional Set String UInt UInt16 UInt32 UInt64 UInt8 Void',
    kr: 'Protocol Type associativity convenience didSet dynamic final get indirect infix inout lazy left mutating none nonmutating optional override postfix precedence prefix required rethrows right set throws unowned weak willSet',
    kc: 'Self _ dynamicType false nil self super true',
    bp: 'abs assert count debugPrint enumerate fatalError filter first insert join last map max min partition precondition print println sorted split',
    kd: 'actor associatedtype class deinit enum extension func import init internal let operator private protocol public static struct subscript typealias var',
    k: 'as async await break case catch continue default defer do else fallthrough for guard if in is repeat return switch throw try where while',
  },
  after: {
    class: 'nc',
    enum: 'nc',
    struct: 'nc',
    protocol: 'nc',
    extension: 'nc',
    import: 'nc',
    func: 'nf',
    var: 'nv',
    let: 'nv',
  },
  rules: [
    [/\.(?!\d)/y, 'p'],
    [/!==?/y, 'o'],
    [/===?/y, 'p'],
    [/(\d+\.)(\.<|\.\.)/y, 'mf', 'p'],
    [/->|=(?!=)|[()[\]{},;:?@#`]/y, 'p'],
  ],
  interpolation: [/\\\($/, /^\)/],
  string: ({ text }, put) => {
    withEscapes('s', text, put);
  },
};
