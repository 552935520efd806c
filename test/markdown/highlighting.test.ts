import { expect } from 'chai';

import { render } from '../../src/markdown/render.js';

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const textOf = (html: string): string => html.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity);

/** Returns the tokens of a code block as `class:text`, without white space. Text without a class has no colon. */
const tokensOf = async (language: string, code: string): Promise<string> => {
  const { html } = await render(`\`\`\`${language}\n${code}\n\`\`\``);
  const inside = /<code>(.*)<\/code>/s.exec(html)?.[1] ?? '';
  const tokens = inside.matchAll(/<span class="([^"]*)">([^<]*)<\/span>|([^<]+)/g);
  return Array.from(tokens, ([, name, text = '', plain = '']) =>
    name === undefined ? textOf(plain).trim() : `${name}:${textOf(text)}`,
  )
    .filter((token) => token !== '' && !token.startsWith('w:'))
    .join(' ');
};

/** What the reference server's highlighter writes. */
const samples: Record<string, [language: string, code: string, tokens: string][]> = {
  'programming languages': [
    [
      'python',
      'def f(self, x):\n    """Doc."""\n    return f"{x!r}" + \'a\\n\'  # c',
      'k:def nf:f p:( bp:self p:, n:x p:): sd:"""Doc.""" k:return sa:f s2:" si:{ n:x si:!r} s2:" o:+ s1:\'a se:\\n s1:\' c1:# c',
    ],
    ['python', 'from os.path import join\n@cache', 'kn:from nn:os.path kn:import n:join nd:@cache'],
    ['python', 'class A(ValueError): pass', 'k:class nc:A p:( ne:ValueError p:): k:pass'],
    ['js', 'const a = x => `b ${c}`;', 'kd:const nx:a o:= nx:x p:=> sb:`b  si:${ nx:c si:} sb:` p:;'],
    ['js', 'if (a === 1 && /b+/g) {}', 'k:if p:( nx:a o:=== mf:1 o:&& sr:/b+/g p:) p:{}'],
    ['ts', 'let a: string = "b";', 'kd:let nx:a o:: kt:string o:= s2:"b" p:;'],
    [
      'java',
      'public int f() { return a.b; } // c',
      'kd:public kt:int nf:f p:() p:{ k:return n:a p:. na:b p:; p:} c1:// c',
    ],
    ['c', '#include <a.h>\nint f(char *s);', 'cp:#include cpf:<a.h> kt:int nf:f p:( kt:char o:* n:s p:);'],
    ['c++', 'std::cout << "a\\n";', 'n:std o::: n:cout o:<< s:"a se:\\n s:" p:;'],
    ['c#', 'using System;\nvar x = 1;', 'k:using nn:System p:; kt:var n:x o:= m:1 p:;'],
    ['go', 'func f() error { return nil }', 'kd:func nx:f p:() kt:error p:{ k:return kc:nil p:}'],
    ['rust', 'let x: u32 = 1; // a', 'kd:let n:x p:: kt:u32 o:= mi:1 p:; c1:// a'],
    ['ruby', 'def f\n  puts "a #{@b}"\nend', 'k:def nf:f nb:puts s2:"a  si:#{ vi:@b si:} s2:" k:end'],
    ['php', 'echo $a->b . "c";', 'k:echo nv:$a o:-> na:b o:. s2:"c" p:;'],
    ['kotlin', 'val a = "b $c"', 'kd:val nv:a o:= s:"b  si:$ n:c s:"'],
    ['swift', 'let a = b(1)', 'kd:let nv:a p:= n:b p:( mi:1 p:)'],
  ],
  'files, scripts and sessions': [
    [
      'toml',
      '# c\n[servers]\n[servers.alpha]\n[[products]]\nip = "10.0.0.1"\nports = [ 8001, 8002 ]\nenabled = true\npi = 3.14\ndob = 1979-05-27T07:32:00Z\n"quoted key" = \'lit\'\nb = { x = 1, y = "z" }\nml = """a\nb"""\na.b = -1_000\nh = 0xff',
      'c1:# c k:[servers] k:[servers.alpha] k:[[products]] n:ip o:= s2:"10.0.0.1" n:ports o:= p:[ mi:8001 p:, mi:8002 p:] n:enabled o:= kc:true n:pi o:= mf:3.14 n:dob o:= ld:1979-05-27T07:32:00Z s2:"quoted key" o:= s1:\'lit\' n:b o:= p:{ n:x p:= mi:1 p:, n:y p:= s2:"z" p:} n:ml o:= s2:"""a s2:b""" n:a p:. n:b o:= mi:-1_000 n:h o:= mh:0xff',
    ],
    [
      'make',
      '# c\nCC = gcc\nCFLAGS := -O2 $(X)\nexport PATH\ninclude a.mk\nall: main.o util.o\n\t$(CC) -o $@ $^\n\techo "hi"\n\n.PHONY: clean\nclean:\n\trm -f *.o\nifeq ($(A),b)\nendif\n%.o: %.c\n\t@gcc $<',
      'c:# c nv:CC o:= gcc nv:CFLAGS o::= -O2 k:$( X k:) k:export nv:PATH cp:include a.mk nf:all o:: n:main . n:o n:util . n:o k:$( CC k:) -o nv:$@ $^ nb:echo s2:"hi" nf:.PHONY o:: n:clean nf:clean o:: rm -f *.o cp:ifeq ($(A),b) cp:endif nf:%.o o:: %. n:c @gcc $<',
    ],
    [
      'powershell',
      '# c\n$x = 1\nGet-ChildItem -Path "C:\\a $x" | Where-Object { $_.Length -gt 10 }\nfunction Get-A([string]$b) { return $b }\nif ($x -eq 1) { Write-Host \'a\' }\n<# d #>',
      'c:# c nv:$x p:= n:1 nb:Get-ChildItem n:-Path s2:"C:\\a $x" p:| nb:Where-Object p:{ nv:$_ p:. n:Length o:-gt n:10 p:} k:function nb:Get-A p:( no:[string] nv:$b p:) p:{ k:return nv:$b p:} k:if p:( nv:$x o:-eq n:1 p:) p:{ nb:Write-Host s1:\'a\' p:} cm:<# d #>',
    ],
    [
      'r',
      '# c\nx <- c(1, 2.5, "a")\nf <- function(n) { if (n > 0) TRUE else NULL }\ny = x[1] %in% z\nlibrary(ggplot2)\nfor (i in 1:10) print(i)',
      'c1:# c n:x o:<- nf:c p:( m:1 p:, m:2.5 p:, s:"a" p:) n:f o:<- kr:function p:( n:n p:) p:{ kr:if p:( n:n o:> m:0 p:) kc:TRUE kr:else kc:NULL p:} n:y o:= n:x p:[ m:1 p:] o:%in% n:z nf:library p:( n:ggplot2 p:) kr:for p:( n:i kr:in m:1 o:: m:10 p:) nf:print p:( n:i p:)',
    ],
    [
      'markdown',
      '# Head\n\n## Two\n\nText **bold** and *em* `code` [l](http://a.b) ~~x~~\n\n* item\n- other\n1. one\n> quote\n\n- [ ] task',
      'gh:# Head gu:## Two Text gs:**bold** and ge:*em* sb:`code` [ nt:l ]( na:http://a.b ) gd:~~x~~ k:* item k:- other k:1. one k:>  ge:quote k:- [ ] task',
    ],
    [
      'dockerfile',
      '# c\nFROM node:20 AS build\nWORKDIR /app\nCOPY . .\nRUN npm ci && \\\n    npm test\nENV A=b\nCMD ["node", "a.js"]\nEXPOSE 80',
      'c:# c k:FROM s:node:20 k:AS s:build k:WORKDIR s:/app k:COPY . . k:RUN npm ci o:&& se:\\ npm test k:ENV nv:A o:= b k:CMD p:[ s2:"node" p:, s2:"a.js" p:] k:EXPOSE s:80',
    ],
    [
      'pycon',
      '>>> x = 1\n>>> def f():\n...     return x\n...\n>>> f()\n1\n>>> 1/0\nTraceback (most recent call last):\n  File "<stdin>", line 1, in <module>\nZeroDivisionError: division by zero',
      'gp:>>>  n:x o:= mi:1 gp:>>>  k:def nf:f p:(): gp:...  k:return n:x gp:... gp:>>>  n:f p:() go:1 gp:>>>  mi:1 o:/ mi:0 gt:Traceback (most recent call last): File nb:"<stdin>" , line m:1 , in n:<module> gr:ZeroDivisionError : n:division by zero',
    ],
  ],
  'the details of languages': [
    [
      'java',
      'package a.b;\nimport static a.B.*;\nimport a.b.*;\nBoolean x = true; y = null;',
      'kn:package nn:a.b p:; kn:import static nn:a.B.* p:; kn:import nn:a.b.* p:; n:Boolean n:x o:= kc:true p:; n:y o:= kc:null p:;',
    ],
    [
      'c',
      "# define X 1\nint x = NULL; char c = 'a';",
      "cp:# define X 1 kt:int n:x o:= nb:NULL p:; kt:char n:c o:= sc:'a' p:;",
    ],
    ['c++', 'struct A {};\nnamespace d {}', 'k:struct nc:A p:{}; k:namespace nn:d p:{}'],
    [
      'c#',
      '#if X\n#endif\nnamespace A.B;\nusing X;\nstring s = "a";',
      'cp:#if X cp:#endif k:namespace nn:A.B p:; k:using nn:X p:; kt:string n:s o:= s:"a" p:;',
    ],
    [
      'kotlin',
      'package a.b\nimport c.D\nval x = 12..14',
      'k:package nn:a.b k:import nn:c.D kd:val nv:x o:= m:12. p:. m:14',
    ],
    [
      'json',
      '{"a": -12.5e3, "b": [1, true, null], "c\\"": "x"}',
      'p:{ nt:"a" p:: mf:-12.5e3 p:, nt:"b" p:: p:[ mi:1 p:, kc:true p:, kc:null p:], nt:"c\\"" p:: s2:"x" p:}',
    ],
    ['diff', '--- a\n+++ b\n-old\n+new', 'gd:--- a gi:+++ b gd:-old gi:+new'],
    [
      'css',
      '#id { color: #ff00aa; }\na:hover::before { color: #abc; }',
      'p:# nn:id p:{ k:color p:: mh:#ff00aa p:; p:} nt:a p:: nd:hover p::: nd:before p:{ k:color p:: mh:#abc p:; p:}',
    ],
    ['ts', 'f({a?: b})', 'nx:f p:({ nx:a? o:: kt:b p:})'],
    [
      'python',
      'x.y_z\nprint("%(a)s %d" % 1)\nf"{a!r:>10} {b[0]} {c}"\nnonlocal a',
      'n:x o:. n:y_z nb:print p:( s2:" si:%(a)s s2:  si:%d s2:" o:% mi:1 p:) sa:f s2:" si:{ n:a si:!r: s2:>10 si:} s2:  si:{ n:b p:[ mi:0 p:] si:} s2:  si:{ n:c si:} s2:" k:nonlocal n:a',
    ],
    ['sh', 'echo $(ls) "x" $A', 'nb:echo k:$( ls k:) s2:"x" nv:$A'],
    ['console', '$ ls \\\n> a\nout\n$ cd', 'gp:$  ls se:\\ gp:>  a go:out gp:$  nb:cd'],
    ['html', '<a b="c">x=y</a>', 'p:< nt:a na:b o:= s:"c" p:> x=y p:</ nt:a p:>'],
    ['rust', '/// doc\nfn a() {}', 'sd:/// doc k:fn nf:a p:() p:{}'],
    [
      'js',
      '"\\u0041\\u{42}\\x41\\n"; a.b.function',
      's2:"\\u0041\\u{42}\\x41\\n" p:; nx:a p:. nx:b p:. kd:function',
    ],
    [
      'python',
      'class A:\n    def f(self): pass\nx.true',
      'k:class nc:A p:: k:def nf:f p:( bp:self p:): k:pass n:x o:. n:true',
    ],
    ['json', '[12, 1.25, 1e5, -3]', 'p:[ mi:12 p:, mf:1.25 p:, mf:1e5 p:, mi:-3 p:]'],
    ['swift', 'let x = 1', 'kd:let nv:x p:= mi:1'],
    [
      'java',
      "char c = 'a'; double d = .5; int[] a;",
      "kt:char n:c o:= sc:'a' p:; kt:double n:d o:= mf:.5 p:; kt:int o:[] n:a p:;",
    ],
    ['diff', '@@ -1 +1 @@\n context', 'gu:@@ -1 +1 @@ context'],
  ],
  'other languages': [
    ['sql', "SELECT a FROM b WHERE c1 = 'd'", "k:SELECT n:a k:FROM n:b k:WHERE n:c1 o:= s1:'d'"],
    ['bash', 'echo "a $b" | grep c # d', 'nb:echo s2:"a  nv:$b s2:" p:| grep c c1:# d'],
    ['console', '$ cd a\nb', 'gp:$  nb:cd a go:b'],
    ['html', '<a href="b">c &amp; d</a>', 'p:< nt:a na:href o:= s:"b" p:> c ni:&amp; d p:</ nt:a p:>'],
    ['xml', '<a b="c"/>', 'nt:<a na:b= s:"c" nt:/>'],
    ['css', 'a { color: red; }', 'nt:a p:{ k:color p:: kc:red p:; p:}'],
    ['json', '{"a": [1, true, "b"]}', 'p:{ nt:"a" p:: p:[ mi:1 p:, kc:true p:, s2:"b" p:]}'],
    ['diff', '-a\n+b\n@@ 1 @@', 'gd:-a gi:+b gu:@@ 1 @@'],
    ['latex', '\\frac{a} % b', 'k:\\frac nb:{ a nb:} c:% b'],
    ['ini', '[a]\nb = c', 'k:[a] na:b o:= s:c'],
  ],
};

describe('Highlighted code', () => {
  for (const [group, list] of Object.entries(samples))
    describe(group, () => {
      for (const [language, code, tokens] of list)
        it(`has the classes of the reference in ${language}: ${JSON.stringify(code)}`, async () => {
          expect(await tokensOf(language, code)).to.equal(tokens);
        });
    });

  it('names the values of YAML by two classes', async () => {
    const { html } = await render('```yaml\na: b\n```');
    expect(html).to.include(
      '<span class="nt">a</span><span class="p">:</span><span class="w"> </span><span class="l l-Scalar l-Scalar-Plain">b</span>',
    );
  });

  it('ends each element with its line', async () => {
    const { html } = await render('```c\n/* a\nb */\n```');
    expect(html).to.include('<span class="cm">/* a</span>\n<span class="cm">b */</span>\n');
  });

  it('has the same text as the code', async () => {
    const code = 'x = {"a<b>": \'&amp;\'}\n    if not x: y()';
    const { html } = await render(`\`\`\`py\n${code}\n\`\`\``);
    const text = textOf(html.replaceAll(/<[^>]*>/g, ''));
    expect(text.trim()).to.equal(code);
  });

  it('escapes the code', async () => {
    const { html } = await render('```html\n<script>alert("x")</script>\n```');
    expect(html).not.to.match(/<script|<\/script/);
  });

  it('leaves code in an unknown language as it is', async () => {
    expect((await render('```nosuch\nif x\n```')).html).to.include('<code>if x\n</code>');
  });

  it('leaves code with a very long line as it is', async () => {
    const line = 'if x: '.repeat(200).trim();
    expect((await render(`\`\`\`py\n${line}\n\`\`\``)).html).to.include(`<code>${line}\n</code>`);
  });

  it('leaves code as it is whose HTML would be too long for the message', async () => {
    const code = `${'a+b-'.repeat(200)}\n`.repeat(12);
    expect((await render(`\`\`\`py\n${code}\`\`\``)).html).to.include(`<code>${code}</code>`);
  });

  it('highlights the short code of a message whose long code has no space', async () => {
    const code = `${'a+b-'.repeat(200)}\n`.repeat(11);
    const { html } = await render(`\`\`\`py\n${code}\`\`\`\n\`\`\`py\nimport os\n\`\`\``);
    expect(html).to.include(`<code>${code}</code>`);
    expect(html).to.include('<span class="kn">import</span>');
  });

  it('refuses no message because of the elements around its code', async () => {
    const code = `${'a+'.repeat(400)}\n`.repeat(3);
    const { html } = await render(`\`\`\`py\n${code}\`\`\``, { most: 10_000 });
    expect(html).to.include(`<code>${code}</code>`);
  });
});
