import type { Normalizer } from '../schema/normalize.js';
import type { Schema } from '../schema/schema.js';
import type { Bundle } from './bundle.js';
import type { SourceSchemas } from './source-schema.js';

/** What the elements of a bundle refer to. */
export class Elements {
  constructor(
    private readonly bundle: Bundle,
    private readonly sources: SourceSchemas,
    private readonly normalizer: Normalizer,
  ) {}

  /** Returns an element, or the component to which it refers. */
  component<Value extends { readonly $ref?: string }>(written: Value): Value {
    const [, , group = '', name = ''] = written.$ref?.split('/') ?? [];
    return written.$ref === undefined
      ? written
      : ((this.bundle.document.components[group]?.[name] ?? {}) as unknown as Value);
  }

  /** Returns a schema with a shared property in place of the reference to it. */
  inline(written: Schema): Schema {
    return this.sources.inline(written);
  }

  /** Returns a schema in the form of the contract. */
  schema(written: Schema, file: string): Schema {
    return this.normalizer.normalize(this.sources.read(written), file);
  }
}
