import { expect } from 'chai';

import {
  isRecord,
  nameOfReference,
  typesOf,
  type Schema,
} from '../../tools/generate-contract/schema/schema.js';
import { readPublished } from '../support/published-document.js';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly schema?: Schema;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Body {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Published {
  readonly paths: Readonly<
    Record<string, Record<string, { readonly parameters?: Parameter[]; readonly requestBody?: Body }>>
  >;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

for (const name of ['openapi.json', 'openapi-3.0.json']) {
  describe(`the values of requests in ${name}`, () => {
    const { paths, components } = readPublished(name) as Published;
    const operations = Object.values(paths).flatMap((item) => Object.values(item));
    const parameters = [
      ...Object.values(components.parameters),
      ...operations.flatMap(({ parameters: own = [] }) => own.filter(({ $ref }) => $ref === undefined)),
    ];

    /** Every schema inside others, those of references included, each once. */
    const reached = new Set<Schema>();
    const reach = (schema: unknown): void => {
      if (Array.isArray(schema)) schema.forEach(reach);
      if (!isRecord(schema) || reached.has(schema)) return;
      reached.add(schema);
      const { $ref } = schema as Schema;
      if ($ref !== undefined) reach(components.schemas[nameOfReference($ref)]);
      Object.values(schema).forEach(reach);
    };
    for (const { schema, content } of parameters) reach(schema ?? Object.values(content ?? {}));
    for (const { requestBody } of operations) reach(Object.values(requestBody?.content ?? {}));

    it('are integers that JSON represents exactly, since the server refuses others', () => {
      const integers = [...reached].filter(
        (schema) => typesOf(schema).includes('integer') && (schema.enum ?? schema.const) === undefined,
      );
      expect(integers).to.have.length.above(50);
      for (const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, description } of integers) {
        expect(minimum ?? exclusiveMinimum, description).to.be.at.least(Number.MIN_SAFE_INTEGER);
        expect(maximum ?? exclusiveMaximum, description).to.be.at.most(Number.MAX_SAFE_INTEGER);
      }
    });

    it('are JSON text in a path or a query if they are lists or objects', () => {
      const mayBeCompound = (schema: Schema): boolean => {
        const own =
          schema.$ref === undefined ? schema : (components.schemas[nameOfReference(schema.$ref)] ?? {});
        return (
          typesOf(own).some((type) => type === 'array' || type === 'object') ||
          [...(own.oneOf ?? []), ...(own.anyOf ?? []), ...(own.allOf ?? [])].some(mayBeCompound)
        );
      };
      const exploded = parameters.filter(({ schema }) => schema && mayBeCompound(schema));
      expect(exploded.map((one) => one.name)).to.deep.equal([]);
    });
  });
}
