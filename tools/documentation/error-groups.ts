import type { Contract, ErrorDefinition, Operation } from '../generate-contract/contract.js';
import { isRecord } from '../generate-contract/schema/schema.js';
import { oneLine } from '../generate-contract/write/history.js';

/** An error of an operation. */
export interface ReaderError {
  /** The `msg` of its example. */
  readonly message: string;
  /** When the error comes, and since when, as Markdown. */
  readonly meaning: readonly string[];
  /** The fields that not every error has. */
  readonly fields: readonly string[];
}

const COMMON_FIELDS: readonly string[] = ['result', 'msg', 'code'];

/** Errors with the same remedy. */
export interface ErrorGroup {
  readonly status: number;
  readonly code: string;
  readonly remedy: string;
  /** Whether the source of the operation states them itself. The others come with each operation of its kind. */
  readonly isOwn: boolean;
  readonly errors: ReaderError[];
}

interface Example {
  readonly summary?: string;
  readonly description?: string;
  readonly value: { readonly msg: string; readonly code: string };
}

/** Returns the definition of an example. Parameters with a text of their own share one. */
const definitionOf = (example: string, { errors }: Contract): ErrorDefinition | undefined =>
  errors.get(example) ?? [...errors.values()].find(({ applies }) => applies === 'own-text');

const examplesOf = (response: unknown): [string, Example][] => {
  if (!isRecord(response) || !isRecord(response.content)) return [];
  const { 'application/json': json } = response.content;
  return isRecord(json) && isRecord(json.examples)
    ? Object.entries(json.examples as Record<string, Example>)
    : [];
};

/** Returns what to do about an error. */
export const remedyOf = ({ code, kind = '' }: ErrorDefinition, { errorCodes }: Contract): string => {
  const { remedy = '' } = errorCodes[code]?.kinds?.[kind] ?? errorCodes[code] ?? {};
  return oneLine(remedy);
};

/** Returns the errors of an operation of the document, with what to do. Its own errors come first. */
export const errorGroupsOf = (
  operation: Operation,
  published: Readonly<Record<string, unknown>>,
  contract: Contract,
): ErrorGroup[] => {
  const groups = new Map<string, ErrorGroup>();
  for (const [status, response] of Object.entries(published.responses as Record<string, unknown>))
    for (const [name, { summary = '', description, value }] of examplesOf(response)) {
      const definition = definitionOf(name, contract);
      if (Number(status) < 400 || !definition) continue;
      const isOwn = definition.applies === 'own-text' || operation.errorNames.includes(name);
      const key = `${status} ${value.code} ${definition.kind ?? ''} ${String(isOwn)}`;
      const group = groups.get(key) ?? {
        status: Number(status),
        code: value.code,
        remedy: remedyOf(definition, contract),
        isOwn,
        errors: [],
      };
      groups.set(key, group);
      group.errors.push({
        message: value.msg,
        meaning: [oneLine(summary), ...(description === undefined ? [] : [description])],
        fields: Object.keys(value).filter((field) => !COMMON_FIELDS.includes(field)),
      });
    }
  return [...groups.values()].sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
};
