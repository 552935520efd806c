import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { createAjv, standaloneCode } from './compile.js';
import type { Contract } from './contract.js';
import { inputSchemas, outputSchemas } from './validation-schemas.js';

/** Both halves define names of their own, so each is a function around its code. */
const asModule = (code: string): string => `((exports) => {\n${code}\nreturn exports;\n})({})`;

/** Writes Ajv's code for every input, answer and event, unless the file is up to date. */
export const writeValidatorsOf = (contract: Contract, outFile: string): void => {
  const inputs = inputSchemas(contract);
  const outputs = outputSchemas(contract);
  const content = JSON.stringify([inputs, outputs].map(({ schemas, exports }) => [[...schemas], [...exports]]));
  const stamp = `// ${createHash('sha256').update(content).digest('hex')}\n`;
  if (existsSync(outFile) && readFileSync(outFile, 'utf8').startsWith(stamp)) return;
  const halves = [
    standaloneCode(createAjv(inputs, { inputs: true }), inputs),
    standaloneCode(createAjv(outputs, { inputs: false }), outputs),
  ];
  mkdirSync(dirname(outFile), { recursive: true });
  writeFileSync(outFile, `${stamp}module.exports = Object.assign({}, ${halves.map(asModule).join(',\n')});\n`);
};
