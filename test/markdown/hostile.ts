/** Inputs that attack renderers and parsers, with the expected output where it matters. */
export interface HostileInput {
  readonly name: string;
  readonly source: string;
  readonly html?: string;
  readonly without?: RegExp;
  /** Set if the HTML would exceed the limit of a message. */
  readonly isTooLong?: true;
}

const times = (text: string, count: number): string => text.repeat(count);
const longest = 10_000;
const fill = (text: string): string => times(text, Math.ceil(longest / text.length)).slice(0, longest);

const scripts: HostileInput[] = [
  {
    name: 'a script tag',
    source: '<script>alert(1)</script>',
    html: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  },
  {
    name: 'an event handler',
    source: '<img src=x onerror=alert(1)>',
    html: '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  },
  { name: 'an HTML block', source: '<div onclick="x">\n\n</div>' },
  { name: 'a comment', source: '<!-- x --><![CDATA[ y ]]><?php z ?>' },
  {
    name: 'a javascript link',
    source: '[x](javascript:alert(1))',
    html: '<p>[x](javascript:alert(1))</p>',
  },
  { name: 'a javascript link in capitals', source: '[x](JaVaScRiPt:alert(1))', without: /<a / },
  {
    name: 'a javascript link with a tab',
    source: '[x](java\tscript:alert(1))',
    without: /href="(?!http:\/\/)/,
  },
  {
    name: 'a javascript link with entities',
    source: '[x](&#106;avascript:alert(1)) [x](javascript&colon;alert(1))',
    without: /href="(?!http:\/\/)/,
  },
  {
    name: 'a javascript link with percents',
    source: '[x](javascript%3Aalert(1))',
    without: /href="javascript:/i,
  },
  {
    name: 'a javascript link in angle brackets',
    source: '[x](<javascript:alert(1)>) [x](< javascript:alert(1)>)',
    without: /<a /,
  },
  {
    name: 'a javascript link behind control characters',
    source: '[x](\u0001javascript:alert(1)) [x](<\u00a0javascript:alert(1)>)',
    without: /href="[^"]*javascript/,
  },
  {
    name: 'a javascript autolink',
    source: '<javascript:alert(1)> <javascript://%0aalert(1)>',
    without: /<a /,
  },
  {
    name: 'a bare javascript URL',
    source: 'javascript://example.com/%0aalert(1)',
    without: /href="javascript/,
  },
  {
    name: 'a data link',
    source: '[x](data:text/html;base64,PHNjcmlwdD4=) [y](data:image/png;base64,AA==)',
    without: /<a /,
  },
  {
    name: 'a vbscript and a file link',
    source: '[x](vbscript:x) [y](file:///etc/passwd) [z](blob:x)',
    without: /<a /,
  },
  {
    name: 'a link that breaks out of its attribute',
    source: '[x](https://a.b/"onmouseover="alert(1))',
    without: /"onmouseover=/,
  },
  {
    name: 'a title that breaks out',
    source: `[x](https://a.b 'y" onmouseover="z')`,
    without: /" onmouseover="/,
  },
  { name: 'a code language that breaks out', source: '```"><img/src=x>\nx\n```', without: /<img/ },
  { name: 'a code language in another fence', source: '~~~`"onload=x\ny\n~~~' },
  {
    name: 'a closing tag in code',
    source: '```\n</code></pre></div><script>x</script>\n```',
    without: /<script/,
  },
  {
    name: 'a closing tag in a code span',
    source: '`</code><script>`',
    html: '<p><code>&lt;/code&gt;&lt;script&gt;</code></p>',
  },
  {
    name: 'a tag in a formula',
    source: '$$<img src=x onerror=y>$$ $$\\text{<script>}$$',
    without: /<(?:img|script)/,
  },
  { name: 'a link in a formula', source: '$$\\href{javascript:alert(1)}{x}$$', without: /<a / },
  {
    name: 'raw HTML in a formula',
    source: '$$\\htmlStyle{background:url(x)}{y}\\htmlData{a=b}{c}\\includegraphics{x}$$',
    without: /="[^"]*url\(|<img/,
  },
  {
    name: 'a colour that breaks out',
    source: '$$\\color{red;background:url(//x)}y\\textcolor{"><script>}{z}$$',
    without: /="[^"]*url\(|<script/,
  },
  { name: 'a formula error with a tag', source: '$$\\undefined{<b onclick=x>}$$', without: /<b / },
  { name: 'a formula block with a tag', source: '```math\n\\bad{<script>}\n```', without: /<script/ },
  { name: 'a time with a tag', source: '<time:"<script>', without: /<script/ },
  { name: 'a time that breaks out', source: '<time:2026-01-01" onclick="x>', without: /" onclick="/ },
  {
    name: 'a time far away',
    source: '<time:999999999999> <time:99999-01-01> <time:2026-99-99> <time:+275760-09-13T00:00Z>',
  },
  {
    name: 'a mention of a tag',
    source: '@**<script>** @*<script>* #**<script>** #**general><script>**',
    without: /<script/,
  },
  {
    name: 'a spoiler header with a tag',
    source: '```spoiler <script>x</script>\ny\n```',
    without: /<script/,
  },
  {
    name: 'a table with tags',
    source: '| <b> | `</td>` |\n|---|---|\n| <script> | </table> |',
    without: /<script|<\/table>.*<\/table>/s,
  },
  { name: 'an emoji name with a tag', source: ':<b>: :smile"onclick=x:' },
  { name: 'a heading with a tag', source: '# <img src=x onerror=y>', without: /<img/ },
  {
    name: 'an image',
    source: '![x](https://a.b/c.png) ![x](javascript:alert(1))',
    without: /(?:href|src)="javascript/,
  },
  { name: 'a reference', source: '[x]\n\n[x]: javascript:alert(1)', without: /<a / },
  {
    name: 'an email with a tag',
    source: '<a@b.c"><script>> mailto:x@y.com?body=<script>',
    without: /<script/,
  },
];

const unicode: HostileInput[] = [
  { name: 'null bytes', source: 'a\0b `\0` <scr\0ipt>', without: /\0/ },
  {
    name: 'lone surrogates',
    source: '\ud800 #**general>\udfff** [x](https://a.b/\ud800) :\ud83d:',
    without: /\p{Surrogate}/u,
  },
  { name: 'direction overrides', source: '\u202e[x](https://a.b)\u202c \u2066y\u2069' },
  {
    name: 'zero width in a scheme',
    source: '[x](java\u200bscript:alert(1)) [y](\u2028javascript:alert(1))',
    without: /<a [^>]*href="java/,
  },
  { name: 'line and paragraph separators', source: 'a\u2028b\u2029c\u0085d' },
  { name: 'combining marks', source: `a${times('\u0301', 5000)}` },
  { name: 'wide letters in a scheme', source: '[x](ｊavascript:alert(1))', without: /href="javascript/ },
  { name: 'an emoji sequence without end', source: times('\u{1f468}\u200d', 3000) },
  { name: 'emoji only', source: times('\u{1f604}', 10_000), isTooLong: true },
  { name: 'flags and tags', source: `${times('\u{1f1e9}', 999)}\u{1f3f4}${times('\u{e0067}', 999)}` },
  { name: 'an IDN host', source: 'https://xn--80ak6aa92e.com https://аррӏе.com [x](https://a\u0300.com)' },
];

const expensive: HostileInput[] = [
  ...[
    '*',
    '**',
    '~~',
    '_',
    '`',
    '``',
    '[',
    '![',
    '](',
    '<',
    '>',
    '> ',
    '- ',
    '1. ',
    '(',
    '$$',
    '$',
    ':',
    '@',
    '@**',
    '#**',
    '|',
    '#',
    '\\',
    '&',
    '```',
    '~~~\n',
    '\n',
    ' ',
    '\t',
  ].map((text) => ({ name: `${JSON.stringify(text)} all over`, source: fill(text) })),
  ...[
    '*a ',
    '*a **a ',
    '**a *a',
    '~~a ',
    '[a](',
    '[a][',
    '[[a]',
    '<a',
    '<time:',
    '<http://',
    '`a',
    '``a`',
    '$$a',
    '$$a$$',
    '$$\\frac{a}{b}$$',
    ':)',
    '(:',
    '@**a',
    '@**a** ',
    '#**a>b** ',
    'a.b.',
    'a@b.',
    'http://',
    'http://a.b/(',
    'https://a.com/[',
    'a.com/',
    '//',
    'mailto:',
    '![a](',
    '|a',
    '> - ',
    '- > ',
    '1. > ',
    '> > ',
    '* a\n',
    '> a\n',
    '# a\n',
    '```a\n',
    '```quote\n',
    '```spoiler a\n',
    '~~~quote\n',
    '````quote\n```\n',
    '|-|-|\n',
    '---\n',
    '    a\n',
    'www.a',
    'x\u0301',
  ].map((text) => ({ name: `${JSON.stringify(text)} all over`, source: fill(text) })),
  ...[':a', ':smile:', ':) ', '**:)** ', '@*a* '].map((text) => ({
    name: `${JSON.stringify(text)} all over`,
    source: fill(text),
    isTooLong: true as const,
  })),
  { name: 'quotations in quotations', source: `${times('>', 5000)} x` },
  {
    name: 'lists in lists',
    source: Array.from({ length: 130 }, (_, depth) => `${times(' ', depth)}- x`).join('\n'),
  },
  {
    name: 'fences in fences',
    source: Array.from({ length: 100 }, (_, depth) => `${times('`', 103 - depth)}quote`).join('\n'),
  },
  { name: 'brackets in brackets', source: `${times('[', 4999)}x${times(']', 4999)}` },
  { name: 'a table of one row', source: `${times('|', 3300)}\n${times('|-', 3300)}` },
  { name: 'a table of many cells', source: `|a|b|c|d|e|\n|-|-|-|-|-|\n${times('|\n', 4500)}` },
  { name: 'a wide and long table', source: `${times('|a', 60)}\n${times('|-', 60)}\n${times('a\n', 4800)}` },
  { name: 'braces in a formula', source: `$$${times('{', 1900)}x${times('}', 1900)}$$` },
  { name: 'fractions in a formula', source: `$$${times('\\frac{', 600)}x$$` },
  { name: 'roots in a formula', source: `$$${times('\\sqrt{', 500)}x${times('}', 500)}$$` },
  {
    name: 'definitions in a formula',
    source: `$$\\def\\a{${times('x', 3000)}}\\def\\b{\\a\\a\\a\\a\\a\\a\\a\\a}\\b\\b\\b\\b$$`,
  },
  {
    name: 'definitions that build on each other',
    source: times(
      `$$\\def\\a{${times('\\sqrt x', 5)}}\\def\\b{\\a\\a\\a}\\def\\c{\\b\\b\\b}\\c\\c\\c$$ `,
      100,
    ),
  },
  {
    name: 'definitions that feed themselves',
    source: '$$\\def\\a{\\a\\a}\\a$$ $$\\let\\x=\\y\\gdef\\z{\\z x}\\z$$',
  },
  { name: 'a matrix in a formula', source: `$$\\begin{matrix}${times('x&', 1900)}\\end{matrix}$$` },
  { name: 'a large box', source: '$$\\rule{99999em}{99999em}\\kern{99999em}x$$' },
  { name: 'one long word', source: times('a', longest) },
  { name: 'one long URL', source: `https://a.com/${times('a', 9900)}` },
  { name: 'link labels without end', source: fill('~~[') },
  { name: 'times without end', source: fill('<time:[') },
  { name: 'domains side by side', source: fill('a.com|') },
  { name: 'cells of a matrix', source: `$$${times('&', 4000)}$$` },
  { name: 'arrows of a diagram', source: `$$\\begin{CD}${times('@>>>', 900)}\\end{CD}$$` },
  { name: 'links without end', source: `[a](https://a.com/${times('(', 4000)}` },
  { name: 'a long language', source: `\`\`\`${times('a', 9000)}\nx` },
];

/** Texts of any length that a reader in quadratic time would read far too slowly. */
export interface GrowingInput {
  readonly name: string;
  readonly source: (length: number) => string;
}

export const growing: readonly GrowingInput[] = [
  { name: 'a language and a mark after it', source: (length) => `\`\`\`${times('a', length)}~` },
  { name: 'dots in a word', source: (length) => `${times('.', length)}a` },
  { name: 'dots in an email address', source: (length) => `a@b${times('.', length)}a!` },
  { name: 'code spans in a table', source: (length) => `${times('`|`|', length / 4)}\n|` },
  { name: 'a list of many items', source: (length) => times('* a\n', length / 4) },
];

export const hostileInputs: readonly HostileInput[] = [...scripts, ...unicode, ...expensive];
