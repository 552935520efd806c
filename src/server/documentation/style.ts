export const STYLE_PATH = '/docs/style.css';

export const STYLE = `:root { color-scheme: light dark; --line: light-dark(#c8c8c8, #4a4a4a); --soft: light-dark(#f3f3f3, #242424); --faint: light-dark(#555, #b4b4b4); }
body { background: light-dark(#fff, #141414); color: light-dark(#1b1b1b, #e8e8e8); font: 1rem/1.6 sans-serif; margin: 0; }
header, main { box-sizing: border-box; margin: 0 auto; max-width: 75rem; padding: 0.75rem 1rem; }
header { align-items: center; border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; justify-content: space-between; }
nav a { display: inline-block; margin-right: 1rem; }
a { color: light-dark(#0a58b0, #7db8ff); }
:focus-visible { outline: 0.2rem solid currentColor; outline-offset: 0.1rem; }
h1, h2, h3, p, li, dt, dd, summary { overflow-wrap: anywhere; }
main > p, main > ul, section > p, section > ul { max-width: 50rem; }
h1, h2, h3, h4 { line-height: 1.25; }
h2 { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1rem; }
h2 a.own { color: inherit; text-decoration: none; }
h2 a.own:hover { text-decoration: underline; }
:target { background: light-dark(#fff3bf, #4d4413); }
section:target { background: none; }
section:target > h2 { background: light-dark(#fff3bf, #4d4413); }
code { background: var(--soft); border-radius: 0.2rem; font: 0.9em monospace; overflow-wrap: anywhere; padding: 0.1em 0.25em; }
pre { background: var(--soft); overflow-x: auto; padding: 0.75rem; }
pre code { padding: 0; }
.table { overflow-x: auto; }
table { border-collapse: collapse; min-width: 100%; }
th, td { border: 1px solid var(--line); min-width: 9rem; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
th:first-child, td:first-child { min-width: 3rem; }
td code { overflow-wrap: break-word; }
dd { margin: 0 0 0.75rem 1rem; }
dd p, dd ul { margin: 0.2rem 0; }
dt { margin-top: 0.75rem; }
dl dl { border-left: 0.15rem solid var(--line); margin: 0.5rem 0; padding-left: 0.5rem; }
.kind { color: var(--faint); font-size: 0.9em; }
.route { font-size: 1.1rem; }
.operations { padding-left: 1.2rem; }
details { margin: 0.75rem 0; }
summary { cursor: pointer; font-weight: bold; }
input, button, select, textarea { background: light-dark(#fff, #1d1d1d); border: 1px solid var(--faint); border-radius: 0.2rem; box-sizing: border-box; color: inherit; font: inherit; max-width: 100%; padding: 0.3rem 0.5rem; }
button { background: var(--soft); cursor: pointer; }
:disabled { color: var(--faint); }
.try form { border: 1px solid var(--line); max-width: 45rem; padding: 0.25rem 1rem 1rem; }
.try fieldset { border: 1px solid var(--line); margin: 0.75rem 0; min-width: 0; }
.try .field { margin: 0.75rem 0; }
.try .field > label { font-weight: bold; }
.try textarea, .try .field > input { display: block; width: 100%; }
.try pre { max-height: 30rem; overflow: auto; white-space: pre-wrap; }
.results { padding-left: 1.5rem; }
.results li { margin-bottom: 1rem; }
.results p { margin: 0; }
`;

export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#0a58b0" d="M2 2h12v9H7l-4 3v-3H2z"/></svg>`;
