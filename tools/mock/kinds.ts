import { errors } from '../../generated/errors.js';
import { isRecord } from '../generate-contract/schema/schema.js';
import { ownExamples, requestExample, responseExample, type Json } from './published.js';
import type { Published, PublishedOperation } from './published.js';

/** An operation that creates objects of a kind. */
interface Creation {
  /** The place of the ID in the response, as steps. Undefined if the request names the object. */
  readonly place?: readonly string[];
  /** The parameter that the ID is. Undefined if the server chooses the ID. */
  readonly parameter?: string;
}

/** A field of a response that has objects of a kind. */
interface View {
  readonly field: string;
  /** Whether the field is a list of objects. */
  readonly isList: boolean;
}

/** A kind of object, as the links of the document describe it: who creates, lists, reads, changes and deletes it. */
export interface Kind {
  readonly name: string;
  /** The parameter that identifies an object, by operation. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly creations: ReadonlyMap<string, Creation>;
  readonly views: ReadonlyMap<string, View>;
  readonly deletions: ReadonlySet<string>;
  readonly changes: ReadonlySet<string>;
  /** The fields of an object that identify it: its ID first, and others such as its email. */
  readonly keys: readonly string[];
  /** The IDs in the examples. */
  readonly known: ReadonlySet<string>;
  /** The errors for an unknown ID, by operation. */
  readonly unknown: ReadonlyMap<string, string>;
}

interface Value {
  readonly operation: PublishedOperation;
  readonly expression: string;
}

/** The ends of links that are connected: places of values, and parameters as `operationId parameter`. */
interface Group {
  readonly values: Value[];
  readonly targets: Set<string>;
}

const linksOf = ({ responses }: PublishedOperation): { target: string; name: string; expression: string }[] =>
  Object.values(responses['200']?.links ?? {}).flatMap(({ operationId, parameters }) =>
    Object.entries(parameters).map(([name, expression]) => ({ target: operationId, name, expression })),
  );

const ofPath = (expression: string): string | undefined => /^\$request\.path\.(\w+)$/.exec(expression)?.[1];

/** Returns the name of a value in groups. A parameter of a path has the same one as a target of other links. */
const placeOf = ({ operation, expression }: Value): string =>
  `${operation.operationId} ${ofPath(expression) ?? expression}`;

/** Joins the links that have an end in common: an ID and all parameters that take it. */
const connect = (operations: Iterable<PublishedOperation>): Group[] => {
  const groupOf = new Map<string, Group>();
  for (const operation of operations)
    for (const { target, name, expression } of linksOf(operation)) {
      const place = placeOf({ operation, expression });
      const parameter = `${target} ${name}`;
      const ends = [...new Set([groupOf.get(place), groupOf.get(parameter)])].filter(
        (one) => one !== undefined,
      );
      const joined: Group = {
        values: ends.flatMap(({ values }) => values),
        targets: new Set(ends.flatMap(({ targets }) => [...targets])),
      };
      if (!groupOf.has(place)) joined.values.push({ operation, expression });
      joined.targets.add(parameter);
      for (const one of joined.targets) groupOf.set(one, joined);
      for (const one of joined.values) groupOf.set(placeOf(one), joined);
    }
  return [...new Set(groupOf.values())];
};

const stepsOf = (expression: string): string[] => expression.split('#/')[1]?.split('/') ?? [];

const isInResponse = (expression: string): boolean => expression.startsWith('$response');

/** Returns the value at a place of an example. */
export const valueAt = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((inner, step) => (inner as Json | undefined)?.[step], value);

/** Errors for an ID of which there is no object. */
const UNKNOWN = /^(?:noSuch|bad|invalid)[A-Z]|NotFound$/;

/** Returns the error for an unknown ID: that which most operations on such objects have. */
const unknownErrors = (targets: readonly PublishedOperation[]): Map<string, string> => {
  const ownErrors = (operation: PublishedOperation): string[] =>
    ['404', '400'].flatMap((status) => ownExamples(operation, status)).filter((name) => UNKNOWN.test(name));
  const counts = new Map<string, number>();
  for (const name of targets.flatMap(ownErrors)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    targets.flatMap((operation): [string, string][] => {
      const [best] = ownErrors(operation).sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
      return best !== undefined && best in errors ? [[operation.operationId, best]] : [];
    }),
  );
};

const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Returns the parameter whose example is that of the ID, if the request names the object. */
const sameParameter = (operation: PublishedOperation, id: unknown): string | undefined =>
  typeof id === 'string'
    ? Object.entries(requestExample(operation)).find(([, value]) => value === id)?.[0]
    : undefined;

/** Makes kinds of what the links of the document connect. */
class KindReader {
  constructor(private readonly published: Published) {}

  read(): Kind[] {
    return connect(this.published.operations.values())
      .filter((group) => this.#isObject(group))
      .map((group) => this.#kind(group));
  }

  #operation(id: string): PublishedOperation {
    const found = this.published.operations.get(id);
    if (!found) throw new Error(`The document has no operation ${id}.`);
    return found;
  }

  #targets({ targets }: Group): { operation: PublishedOperation; name: string }[] {
    return [...targets].map((target) => {
      const [id = '', name = ''] = target.split(' ');
      return { operation: this.#operation(id), name };
    });
  }

  /** Returns whether the ID is in a path, or in a query that identifies what is deleted. */
  #isObject(group: Group): boolean {
    return this.#targets(group).some(
      ({ operation: { path, method }, name }) =>
        path.includes(`{${name}}`) || (method === 'delete' && !path.includes('{')),
    );
  }

  #kind(group: Group): Kind {
    const targets = this.#targets(group);
    const parameters = new Map(targets.map(({ operation, name }) => [operation.operationId, name]));
    const withMethod = (...methods: readonly string[]): string[] =>
      targets
        .filter(
          ({ operation: { method, path }, name }) => methods.includes(method) && path.endsWith(`{${name}}`),
        )
        .map(({ operation }) => operation.operationId);
    // Where the ID can be posted, too, it is not the object that is deleted but what the user added to it.
    const added = new Set(
      targets.filter(({ operation }) => operation.method === 'post').map(({ operation }) => operation.path),
    );
    const deleted = withMethod('delete').filter((id) => !added.has(this.#operation(id).path));
    const byQuery = targets.filter(({ operation: { method } }) => method === 'delete');
    const deletions = deleted.length > 0 ? deleted : byQuery.map(({ operation }) => operation.operationId);
    const lists = this.#lists(group);
    const [idField = ''] = lists.map(({ idField: field }) => field);
    const views = new Map<string, View>([
      ...lists.map(({ id, field }): [string, View] => [id, { field, isList: true }]),
      ...targets.flatMap(({ operation }) => this.#reading(operation, idField)),
    ]);
    return {
      name: [...group.targets].join(' '),
      parameters,
      creations: this.#creations(group, parameters),
      views,
      deletions: new Set(deletions),
      changes: new Set(withMethod('patch', 'put')),
      keys: [idField, ...this.#otherKeys(targets, views, idField)],
      known: new Set(this.#known(group, idField).map(String)),
      unknown: unknownErrors(targets.map(({ operation }) => operation)),
    };
  }

  #creations({ values }: Group, parameters: ReadonlyMap<string, string>): Map<string, Creation> {
    return new Map(
      values.flatMap(({ operation, expression }): [string, Creation][] => {
        const { operationId: id, method } = operation;
        if (method === 'get' || parameters.has(id)) return [];
        const named = ofPath(expression);
        if (named !== undefined) return [[id, { parameter: named }]];
        if (!isInResponse(expression)) return [];
        const place = stepsOf(expression);
        const parameter = sameParameter(operation, valueAt(responseExample(this.published, id), place));
        return [[id, { place, ...(parameter !== undefined && { parameter }) }]];
      }),
    );
  }

  /** Returns the lists of objects. A list with objects of two kinds is none. */
  #lists({ values }: Group): { id: string; field: string; idField: string }[] {
    return values.flatMap(({ operation, expression }) => {
      const [field = '', index = '', idField] = stepsOf(expression);
      if (operation.method !== 'get' || idField === undefined || !/^\d+$/.test(index)) return [];
      const others = linksOf(operation).filter((link) => stepsOf(link.expression)[0] === field);
      return others.every((link) => link.expression === expression)
        ? [{ id: operation.operationId, field, idField }]
        : [];
    });
  }

  /** Returns the field of the response that is the object itself, which has the field of its ID. */
  #reading({ operationId, method }: PublishedOperation, idField: string): [string, View][] {
    if (method !== 'get' || idField === '') return [];
    const fields = Object.entries(responseExample(this.published, operationId));
    const own = fields.find(([, value]) => isRecord(value) && isScalar(value[idField]));
    return own ? [[operationId, { field: own[0], isList: false }]] : [];
  }

  /** Returns further fields that identify an object: those whose example is the example of a parameter. */
  #otherKeys(
    targets: readonly { readonly operation: PublishedOperation; readonly name: string }[],
    views: ReadonlyMap<string, View>,
    idField: string,
  ): string[] {
    const keys = targets.flatMap(({ operation, name }) => {
      const view = views.get(operation.operationId);
      if (!view || view.isList) return [];
      const wanted = requestExample(operation)[name];
      const object = responseExample(this.published, operation.operationId)[view.field] as Json;
      return Object.keys(object).filter(
        (key) => key !== idField && object[key] === wanted && isScalar(wanted),
      );
    });
    return [...new Set(keys)];
  }

  #known(group: Group, idField: string): unknown[] {
    const ofParameters = this.#targets(group).map(({ operation, name }) => requestExample(operation)[name]);
    const ofResponses = group.values.flatMap(({ operation: { operationId, method }, expression }) => {
      if (method !== 'get' || !isInResponse(expression)) return [];
      const steps = stepsOf(expression);
      const example = responseExample(this.published, operationId);
      const list = valueAt(example, steps.slice(0, -2));
      return Array.isArray(list) && steps.length === 3
        ? list.map((object: Json) => object[idField])
        : [valueAt(example, steps)];
    });
    return [...ofParameters, ...ofResponses].filter((value) => value !== undefined);
  }
}

export const readKinds = (published: Published): Kind[] => new KindReader(published).read();
