import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { parse } from 'yaml';

import { projectRoot } from '../../src/http/validators.js';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const settings = JSON.parse(read('.vscode/settings.json')) as {
  readonly 'yaml.schemas': Readonly<Record<string, string>>;
};
const schemas = Object.entries(settings['yaml.schemas']);

/** Whether a file matches a pattern, where `*` is any text within one folder. */
const matches = (glob: string, file: string): boolean =>
  new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(file);

const files = readdirSync(join(projectRoot, 'openapi'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => `openapi/${name}`);

const validatorOf = (schema: string) =>
  new Ajv2020({ strict: false }).compile(JSON.parse(read(schema)) as object);

describe('the JSON schemas for editors', () => {
  it('cover each source file with exactly one schema', () => {
    for (const file of files) {
      expect(
        schemas.filter(([, glob]) => matches(glob, file)).map(([schema]) => schema),
        file,
      ).to.have.length(1);
    }
  });

  for (const [schema, glob] of schemas) {
    const own = files.filter((file) => matches(glob, file));

    it(`accept ${glob}`, () => {
      expect(own).to.not.be.empty;
      const validate = validatorOf(schema);
      for (const file of own) {
        expect(validate(parse(read(file))), `${file}: ${JSON.stringify(validate.errors)}`).to.equal(true);
      }
    });

    it(`refuse an unknown key in ${glob}`, () => {
      const validate = validatorOf(schema);
      for (const file of own) {
        const source = parse(read(file)) as object;
        expect(
          validate(Array.isArray(source) ? [...source, 1] : { ...source, 'x-planted': 1 }),
          file,
        ).to.equal(false);
      }
    });
  }
});
