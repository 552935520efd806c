import type { Operation } from '../contract.js';
import type { Problems } from '../problems.js';
import { omit, SCHEMAS, type Schema } from '../schema/schema.js';
import type { Elements } from './elements.js';
import { EXAMPLES } from './errors.js';
import { JSON_TYPE, type Media, type WrittenOperation } from './written.js';

const SUCCESS = `${SCHEMAS}SuccessResponse`;

/** Reads the responses of operations. */
export class Responses {
  constructor(
    private readonly elements: Elements,
    private readonly problems: Problems,
  ) {}

  /** Returns the fields of a response besides those of every success. */
  #fields({ schema }: Media, file: string): Schema {
    if (schema.$ref === SUCCESS) return { properties: {}, type: 'object' };
    const { allOf = [], ...notes } = this.elements.component(schema);
    const members = allOf.filter(({ $ref }) => $ref !== SUCCESS);
    if (members.length === allOf.length)
      this.problems.add(file, `the response has no "$ref: …#/SuccessResponse" in its "allOf"; add it`);
    const bases = members.filter(({ $ref }) => $ref !== undefined);
    const [own = {}] = members.filter(({ $ref }) => $ref === undefined);
    const [only] = bases;
    if (only && bases.length === 1 && members.length === 1) return this.elements.schema(only, file);
    return this.elements.schema(
      { ...omit(notes, 'description'), ...own, ...(bases.length > 0 && { allOf: bases }) },
      file,
    );
  }

  /** Returns what an operation states of its success. */
  success(
    { responses }: WrittenOperation,
    file: string,
  ): Pick<Operation, 'response' | 'examples' | 'mediaType' | 'links'> {
    const { content = {}, links = {} } = this.elements.component(responses['200'] ?? {});
    const [[mediaType, media] = [JSON_TYPE, { schema: { $ref: SUCCESS } } as Media]] =
      Object.entries(content);
    const examples = Object.entries(media.examples ?? {}).map(([name, { value }]) => [
      name,
      mediaType === JSON_TYPE
        ? omit(value as { result?: unknown; msg?: unknown }, 'result', 'msg')
        : { text: value },
    ]);
    const isJson = mediaType === JSON_TYPE;
    const text = { type: 'object', required: ['text'], properties: { text: media.schema } };
    return {
      ...(!isJson && { mediaType }),
      response: isJson ? this.#fields(media, file) : this.elements.schema(text, file),
      examples: Object.fromEntries(examples) as Operation['examples'],
      links: Object.fromEntries(
        Object.values(links).map(({ operationId, parameters }) => [operationId, parameters]),
      ),
    };
  }

  /** Returns the names of the errors that an operation states itself. It has others in common with all of its kind. */
  errorNames({ responses }: WrittenOperation): string[] {
    return Object.entries(responses).flatMap(([status, { content }]) =>
      status === '200'
        ? []
        : Object.values(content?.[JSON_TYPE]?.examples ?? {}).map(({ $ref = '' }) =>
            $ref.slice(EXAMPLES.length),
          ),
    );
  }
}
