import { dockerfile, makefile, toml } from './dialects/build-files.js';
import { c, cpp, csharp, java, kotlin } from './dialects/c-like.js';
import { consoleSession, scanSession } from './dialects/console.js';
import { css } from './dialects/css.js';
import { diff, ini, json, yaml } from './dialects/data.js';
import { generic, tex } from './dialects/generic.js';
import { go } from './dialects/go.js';
import { javascript, typescript } from './dialects/javascript.js';
import { html, xml } from './dialects/markup.js';
import { php } from './dialects/php.js';
import { powershell, r } from './dialects/scripts.js';
import { markdown } from './dialects/prose.js';
import { python } from './dialects/python.js';
import { pythonSession, scanPythonSession } from './dialects/python-session.js';
import { ruby } from './dialects/ruby.js';
import { rust } from './dialects/rust.js';
import { shell } from './dialects/shell.js';
import { sql } from './dialects/sql.js';
import { swift } from './dialects/swift.js';
import type { Dialect } from './dialect.js';
import type { Mode, scan } from './scan.js';

/** A language whose code is highlighted. */
export interface Language {
  readonly dialect: Dialect;
  /** Loads the parser. Absent if the dialect describes the language alone. */
  readonly load?: () => Promise<Mode>;
  readonly scan?: typeof scan;
}

const clike = () => import('@codemirror/legacy-modes/mode/clike');
const scripts = () => import('@codemirror/legacy-modes/mode/javascript');
const markup = () => import('@codemirror/legacy-modes/mode/xml');
const styles = () => import('@codemirror/legacy-modes/mode/css');

const shellMode = async (): Promise<Mode> => (await import('@codemirror/legacy-modes/mode/shell')).shell;

const pythonMode = async (): Promise<Mode> => (await import('@codemirror/legacy-modes/mode/python')).python;

/** The highlighter has no parser for PHP. Only strings and comments differ from its relatives of C. */
const phpFamily = { name: 'php', multiLineStrings: true };

/** The languages by the names that messages show. All others remain unhighlighted. */
export const languages: Readonly<Record<string, Language>> = {
  Bash: { dialect: shell, load: shellMode },
  'Bash Session': { dialect: consoleSession, load: shellMode, scan: scanSession },
  C: { dialect: c, load: async () => (await clike()).c },
  'C++': { dialect: cpp, load: async () => (await clike()).cpp },
  'C#': { dialect: csharp, load: async () => (await clike()).csharp },
  CSS: { dialect: css, load: async () => (await styles()).css },
  Diff: { dialect: diff },
  Go: { dialect: go, load: async () => (await import('@codemirror/legacy-modes/mode/go')).go },
  HTML: { dialect: html, load: async () => (await markup()).html },
  INI: { dialect: ini },
  Java: { dialect: java, load: async () => (await clike()).java },
  JavaScript: { dialect: javascript, load: async () => (await scripts()).javascript },
  JSON: { dialect: json },
  JSX: { dialect: javascript, load: async () => (await scripts()).javascript },
  Kotlin: { dialect: kotlin, load: async () => (await clike()).kotlin },
  MySQL: { dialect: sql, load: async () => (await import('@codemirror/legacy-modes/mode/sql')).mySQL },
  PHP: { dialect: php, load: async () => (await clike()).clike(phpFamily) },
  'PostgreSQL SQL dialect': {
    dialect: sql,
    load: async () => (await import('@codemirror/legacy-modes/mode/sql')).pgSQL,
  },
  Python: { dialect: python, load: pythonMode },
  IPython: { dialect: python, load: pythonMode },
  'Python console session': { dialect: pythonSession, load: pythonMode, scan: scanPythonSession },
  Ruby: { dialect: ruby, load: async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby },
  Rust: { dialect: rust, load: async () => (await import('@codemirror/legacy-modes/mode/rust')).rust },
  SCSS: { dialect: css, load: async () => (await styles()).sCSS },
  SQL: { dialect: sql, load: async () => (await import('@codemirror/legacy-modes/mode/sql')).standardSQL },
  Swift: { dialect: swift, load: async () => (await import('@codemirror/legacy-modes/mode/swift')).swift },
  TeX: { dialect: tex },
  TypeScript: { dialect: typescript, load: async () => (await scripts()).typescript },
  XML: { dialect: xml, load: async () => (await markup()).xml },
  YAML: { dialect: yaml },
  Dart: { dialect: generic, load: async () => (await clike()).dart },
  Scala: { dialect: generic, load: async () => (await clike()).scala },
  Lua: { dialect: generic, load: async () => (await import('@codemirror/legacy-modes/mode/lua')).lua },
  Perl: { dialect: generic, load: async () => (await import('@codemirror/legacy-modes/mode/perl')).perl },
  Haskell: {
    dialect: generic,
    load: async () => (await import('@codemirror/legacy-modes/mode/haskell')).haskell,
  },
  Docker: { dialect: dockerfile },
  Makefile: { dialect: makefile },
  Markdown: { dialect: markdown },
  PowerShell: { dialect: powershell },
  S: { dialect: r },
  TOML: { dialect: toml },
};
