import { posix } from 'node:path';

import type { Problems } from '../problems.js';
import { isRecord, mapChildren, nameOfReference, SCHEMAS, type Schema } from '../schema/schema.js';
import type { SourceFile } from './sources.js';

/** Converts references to files into references to named schemas, and inlines parameters. */
export class References {
  private readonly parameters: ReadonlyMap<string, unknown>;

  constructor(
    parameterFiles: readonly SourceFile[],
    private readonly problems: Problems,
  ) {
    this.parameters = new Map(
      parameterFiles.flatMap(({ file, content }) =>
        Object.entries(content).map(([name, parameter]) => [`${file}#/${name}`, parameter] as const),
      ),
    );
  }

  /** Resolves `../users/schemas.yaml#/User` in `channels/getChannel.yaml` to `#/components/schemas/User`. */
  private target(reference: string, file: string): string {
    if (reference.startsWith(SCHEMAS)) return reference;
    const [path = '', pointer = ''] = reference.split('#');
    const absolute = path === '' ? file : posix.join(posix.dirname(file), path);
    const name = pointer.slice(1);
    if (!/\/(schemas|events|settings)\.yaml$/.test(absolute) || !/^\/\w+$/.test(pointer)) {
      this.problems.add(
        file,
        `"$ref: ${reference}" does not name a schema; write ../<part>/schemas.yaml#/<Name> or #/<Name>`,
      );
    }
    return SCHEMAS + name;
  }

  resolve(schema: Schema, file: string): Schema {
    const resolved = mapChildren(schema, (child) => this.resolve(child, file));
    if (resolved.$ref !== undefined) resolved.$ref = this.target(resolved.$ref, file);
    return resolved;
  }

  /** Returns a parameter as written, or the shared one that it references, overridden by its own keys. */
  parameter(
    written: Record<string, unknown>,
    file: string,
  ): { parameter: Record<string, unknown>; file: string } {
    const reference = written.$ref;
    if (typeof reference !== 'string') return { parameter: written, file };
    const [path = '', pointer = ''] = reference.split('#');
    const absolute = posix.join(posix.dirname(file), path);
    const shared = this.parameters.get(`${absolute}#${pointer}`);
    if (!isRecord(shared)) {
      this.problems.add(
        file,
        `"$ref: ${reference}" names no parameter; write ../common/parameters.yaml#/<name>`,
      );
      return { parameter: written, file };
    }
    return { parameter: { ...shared, ...written, $ref: undefined }, file: absolute };
  }
}

/** Adds a problem for each broken reference. Called when all names are known. */
export const checkReferences = (
  schema: Schema,
  file: string,
  schemas: ReadonlyMap<string, Schema>,
  problems: Problems,
): void => {
  mapChildren(schema, (child) => {
    checkReferences(child, file, schemas, problems);
    return child;
  });
  if (schema.$ref === undefined) return;
  const name = nameOfReference(schema.$ref);
  if (!schemas.has(name))
    problems.add(file, `no schema is named "${name}"; add it to a schemas.yaml, or correct the $ref`);
};
