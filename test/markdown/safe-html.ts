/** Allowed HTML of rendered messages: the attributes of each tag, with a pattern for their values. */
const any = /^/;
const allowed: Record<string, Record<string, RegExp>> = {
  a: {
    href: /^(?:(?:https?|ftps?):\/\/|mailto:|tel:|\/|#|[^:]*$)/i,
    title: any,
    class: /^stream(?:-topic)?$/,
    'data-id': /^[\w-]+$/,
    'data-stream-id': /^\d+$/,
  },
  blockquote: {},
  br: {},
  code: {},
  del: {},
  div: {
    class:
      /^(?:codehilite|(?:youtube-video )?message_inline_image|message_inline_image message_inline_video|spoiler-block|spoiler-header|spoiler-content)$/,
    'data-code-language': any,
    'aria-hidden': /^true$/,
  },
  em: {},
  h1: {},
  h2: {},
  h3: {},
  h4: {},
  h5: {},
  h6: {},
  hr: {},
  img: {
    src: /^\/user_uploads\/|^https?:\/\//,
    'data-original-dimensions': /^\d+x\d+$/,
    'data-animated': /^true$/,
  },
  video: { src: /^https?:\/\//, preload: /^metadata$/ },
  li: {},
  ol: { start: /^\d+$/ },
  p: {},
  pre: {},
  span: {
    class:
      /^(?:(?:user-mention(?: channel-wildcard-mention)?|user-group-mention|topic-mention)(?: silent)?|emoji emoji-[0-9a-f-]+|timestamp-error|tex-error|katex|katex-display|[a-z]{1,3}\d?|l l-Scalar l-Scalar-Plain|p p-Indicator)$/,
    'data-user-id': /^(?:\d+|\*)$/,
    'data-user-group-id': /^\d+$/,
    'aria-label': any,
    title: any,
    role: /^img$/,
  },
  strong: {},
  table: {},
  tbody: {},
  td: { style: /^text-align: (?:left|right|center);$/ },
  th: { style: /^text-align: (?:left|right|center);$/ },
  thead: {},
  time: { datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{6})?Z$/ },
  tr: {},
  ul: {},
};

const safeStyle = /^(?:[a-z-]+:[\w#.%() -]+;?)*$/;
const word = /^[\w #.%,:()+-]*$/;
const mathAttributes = { class: word, style: safeStyle, 'aria-hidden': /^true$/ };
/** Attributes of tags in formulas. KaTeX writes MathML and boxes, which neither link nor load anything. */
const inFormula = (tag: string): Record<string, RegExp> | undefined => {
  if (tag === 'span') return mathAttributes;
  if (tag === 'svg') {
    return {
      xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
      width: word,
      height: word,
      viewBox: word,
      style: safeStyle,
      preserveAspectRatio: word,
    };
  }
  if (tag === 'path') return { d: /^[\w .,\n-]*$/ };
  if (tag === 'line') return { x1: word, x2: word, y1: word, y2: word, 'stroke-width': word };
  if (tag === 'math') return { xmlns: /^http:\/\/www\.w3\.org\/1998\/Math\/MathML$/, display: word };
  if (tag === 'annotation') return { encoding: /^application\/x-tex$/ };
  if (/^(?:semantics|m[a-z]+)$/.test(tag)) {
    const names = [
      'mathvariant',
      'mathcolor',
      'mathbackground',
      'mathsize',
      'width',
      'height',
      'lspace',
      'rspace',
      'depth',
      'voffset',
      'scriptlevel',
      'displaystyle',
      'stretchy',
      'fence',
      'separator',
      'accent',
      'accentunder',
      'minsize',
      'maxsize',
      'linethickness',
      'columnalign',
      'columnspacing',
      'rowspacing',
      'columnlines',
      'rowlines',
      'notation',
      'movablelimits',
      'largeop',
      'form',
      'symmetric',
      'side',
      'class',
    ];
    return { ...Object.fromEntries(names.map((name) => [name, word])), style: safeStyle };
  }
  return undefined;
};

const decode = (value: string): string =>
  value
    .replace(/&#(\d{1,6});/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&colon;', ':')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/**
 * Returns the faults of rendered HTML, which must be well-formed and contain only allowed tags.
 * The parser is stricter than a browser: it reports whatever it does not understand.
 */
export const faultsOf = (html: string): string[] => {
  const faults: string[] = [];
  const open: { tag: string; formula: boolean }[] = [];
  let position = 0;
  while (position < html.length && faults.length < 5) {
    const text = /[^<>&]+|&(?:#\d+|#x[\da-f]+|[\da-z]+);/iy;
    text.lastIndex = position;
    const plain = text.exec(html);
    if (plain) {
      position += plain[0].length;
      continue;
    }
    const tagPattern = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?: [\w-]+="[^"<>]*")*)(\/?)>/y;
    tagPattern.lastIndex = position;
    const match = tagPattern.exec(html);
    if (!match) {
      faults.push(`not HTML of ours at ${position}: ${html.slice(position, position + 60)}`);
      break;
    }
    const [whole, slash, tag = '', attributes = '', selfClosing] = match;
    position += whole.length;
    if (slash) {
      const last = open.pop();
      if (last?.tag !== tag) faults.push(`</${tag}> closes ${last?.tag ?? 'nothing'}`);
      continue;
    }
    const formula = open.at(-1)?.formula ?? false;
    const known = formula ? inFormula(tag) : allowed[tag];
    if (!known) {
      faults.push(`<${tag}>`);
      continue;
    }
    let opensFormula = formula;
    for (const [, name = '', value = ''] of attributes.matchAll(/ ([\w-]+)="([^"<>]*)"/g)) {
      const pattern = known[name];
      if (!pattern?.test(decode(value))) faults.push(`<${tag} ${name}="${value}">`);
      if (tag === 'span' && name === 'class' && value === 'katex') opensFormula = true;
    }
    if (!['br', 'hr', 'img'].includes(tag) && !selfClosing) open.push({ tag, formula: opensFormula });
  }
  if (faults.length === 0 && open.length > 0) faults.push(`<${open.at(-1)?.tag ?? ''}> is not closed`);
  return faults;
};
