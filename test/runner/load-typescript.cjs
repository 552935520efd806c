// Lets `require` load TypeScript, as what test/runner/compile.mjs keeps of it. Mocha loads this before the tests.
const { existsSync } = require('node:fs');
const Module = require('node:module');
const { dirname, resolve } = require('node:path');

const { compiled } = require('./compile.mjs');

const isTypeScript = (name) => name?.endsWith('.ts') && !name.includes('node_modules');

// An import in TypeScript names the file that the compiler would write.
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function resolveSource(request, parent, ...rest) {
  if (request.startsWith('.') && request.endsWith('.js') && isTypeScript(parent?.filename)) {
    const source = resolve(dirname(parent.filename), `${request.slice(0, -'.js'.length)}.ts`);
    if (existsSync(source)) return source;
  }
  return resolveFilename.call(this, request, parent, ...rest);
};

process.setSourceMapsEnabled(true);
Module._extensions['.ts'] = (module, file) => module._compile(compiled(file), file);
