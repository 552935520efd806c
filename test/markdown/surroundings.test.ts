import { expect } from 'chai';

import { linkifying } from '../../src/markdown/linkifiers/matching.js';
import { noNames } from '../../src/markdown/mention-syntax.js';
import { render } from '../../src/markdown/render.js';

describe('Markdown', () => {
  it('keeps the text before, between and after the links of linkifiers', async () => {
    const links = await linkifying([
      { id: 1, pattern: '#(?P<id>[0-9]+)', url_template: 'https://t.example/{id}' },
    ]);
    const link = (id: number): string => `<a href="https://t.example/${String(id)}">#${String(id)}</a>`;
    for (const [source, html] of [
      ['see #1 and *also* #2, please', `see ${link(1)} and <em>also</em> ${link(2)}, please`],
      ['#1 #2', `${link(1)} ${link(2)}`],
      ['[a](https://b.example) #1.', `<a href="https://b.example">a</a> ${link(1)}.`],
    ] as const) {
      expect((await render(source, { linkifying: links })).html, source).to.equal(`<p>${html}</p>`);
    }
  });

  it('translates emoticons after a link', async () => {
    const { html } = await render('[:)](https://b.example) :)', { translatesEmoticons: true });
    expect(html).to.match(/^<p><a [^>]*>:\)<\/a> <span [^>]*>:smile:<\/span><\/p>$/);
  });

  it('mentions deactivated users silently, and counts no mention of them', async () => {
    const gone = { id: 9, full_name: 'Gone', isActive: false };
    const names = { ...noNames, users: new Map([[9, gone]]), usersByKey: new Map([['gone', gone]]) };
    const { html, mentions } = await render('@**Gone**', { names });
    expect(html).to.equal('<p><span class="user-mention silent" data-user-id="9">Gone</span></p>');
    expect([...mentions.userIds]).to.deep.equal([]);
  });

  it('renders formulas with letters of any language', async () => {
    for (const formula of ['é = 1', '\\text{Größe} = 1', 'я']) {
      expect((await render(`$$${formula}$$`)).html, formula).to.include('class="katex"');
    }
  });

  for (const [language, names] of [
    ['Bash', ['bash', 'sh', 'shell', 'zsh']],
    ['C', ['c', 'h']],
    ['C#', ['csharp', 'c#', 'cs']],
    ['C++', ['cpp', 'c++', 'cc', 'hpp']],
    ['Clojure', ['clojure', 'clj']],
    ['CSS', ['css']],
    ['Dart', ['dart']],
    ['Diff', ['diff', 'patch', 'udiff']],
    ['Docker', ['docker', 'dockerfile']],
    ['Elixir', ['elixir', 'ex', 'exs']],
    ['Elm', ['elm']],
    ['Erlang', ['erlang']],
    ['F#', ['fsharp', 'f#']],
    ['Go', ['go', 'golang']],
    ['GraphQL', ['graphql']],
    ['Groovy', ['groovy']],
    ['Haskell', ['haskell', 'hs']],
    ['HTML', ['html']],
    ['INI', ['ini', 'cfg', 'dosini']],
    ['Java', ['java']],
    ['JavaScript', ['javascript', 'js', 'JS', 'mjs']],
    ['JSON', ['json']],
    ['JSX', ['jsx']],
    ['IPython', ['ipython', 'ipython3']],
    ['Julia', ['julia', 'jl']],
    ['Kotlin', ['kotlin', 'kt']],
    ['Lua', ['lua']],
    ['Makefile', ['makefile', 'make', 'mf']],
    ['Markdown', ['markdown', 'md']],
    ['Matlab', ['matlab']],
    ['Nginx configuration file', ['nginx']],
    ['Nix', ['nix']],
    ['OCaml', ['ocaml']],
    ['Perl', ['perl', 'pl']],
    ['PHP', ['php']],
    ['PowerShell', ['powershell', 'ps1', 'pwsh']],
    ['Python', ['python', 'py', 'python3', 'py3', '.py', '{.py}', '{python foo}']],
    ['S', ['r', 's', 'splus']],
    ['Ruby', ['ruby', 'rb']],
    ['Rust', ['rust', 'rs']],
    ['Scala', ['scala']],
    ['Sass', ['sass']],
    ['SCSS', ['scss']],
    ['SQL', ['sql']],
    ['MySQL', ['mysql']],
    ['PostgreSQL SQL dialect', ['postgresql', 'postgres']],
    ['Bash Session', ['console', 'shell-session']],
    ['TeX', ['latex', 'tex']],
    ['Swift', ['swift']],
    ['Terraform', ['terraform', 'tf', 'hcl']],
    ['Text only', ['text']],
    ['TOML', ['toml']],
    ['TypeScript', ['typescript', 'ts', 'tsx']],
    ['XML', ['xml', 'svg']],
    ['YAML', ['yaml', 'yml']],
    ['Zig', ['zig']],
  ] as const) {
    it(`names the language ${language} of a code block, which users type as ${names.join(', ')}`, async () => {
      for (const name of names) {
        const { html } = await render(`\`\`\`${name}\nx\n\`\`\``);
        expect(html, name).to.include(`data-code-language="${language}"`);
      }
    });
  }
});
