import { errors } from '../../../generated/errors.js';
import type { components } from '../../../generated/types.js';
import type { ApiError } from '../../contract/api-error.js';
import { surrounded, type Linkifier } from './matching.js';
import { templateVariables } from './url-template.js';

type Problems = components['schemas']['LinkifierProblems'];

/** A problem with a parameter, and the error that reports it together with all other problems. */
interface Problem {
  readonly place: keyof Problems;
  readonly error: (all: Problems) => ApiError;
}

/** The key for problems between parameters. */
const BETWEEN = '__all__';

const problemsOf = (found: readonly Problem[]): Problems =>
  Object.fromEntries(found.map(({ place, error }) => [place, [error({}).message]]));

const refuse = (found: readonly Problem[]): void => {
  const [first] = found;
  if (first) throw first.error(problemsOf(found));
};

type Groups = { readonly names: ReadonlySet<string> } | { readonly reason: string };

const readGroups = async (pattern: string): Promise<Groups> => {
  const { RE2JS } = await import('re2js');
  try {
    const names = new Set(Object.keys(RE2JS.compile(pattern).namedGroups()));
    // An unterminated quotation would also quote the surrounding pattern.
    RE2JS.compile(surrounded(pattern));
    return { names };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const reason = text.replace(/^error parsing regexp: /, '');
    return { reason: reason.replace(surrounded(pattern), () => pattern) };
  }
};

const checkPattern = (pattern: string, groups: Groups): Problem[] => {
  const place = 'pattern';
  if (pattern.trim() === '') return [{ place, error: (all) => errors.linkifierBlank({ errors: all }) }];
  if ('names' in groups) return [];
  const { reason } = groups;
  return [{ place, error: (all) => errors.linkifierPatternInvalid({ reason, errors: all }) }];
};

const checkTemplate = (template: string, variables: ReadonlySet<string> | undefined): Problem[] => {
  const place = 'url_template';
  if (template.trim() === '') return [{ place, error: (all) => errors.linkifierBlank({ errors: all }) }];
  return variables ? [] : [{ place, error: (all) => errors.linkifierTemplateInvalid({ errors: all }) }];
};

const smallest = (names: Iterable<string>): string | undefined => [...names].sort()[0];

/** Every variable must be a group, and every group a variable. */
const checkNames = (groups: ReadonlySet<string>, variables: ReadonlySet<string>): Problem[] => {
  const unknown = smallest([...variables].filter((name) => !groups.has(name)));
  const unused = smallest([...groups].filter((name) => !variables.has(name)));
  const error = (all: Problems): ApiError =>
    unknown === undefined
      ? errors.linkifierGroupUnused({ group: unused ?? '', errors: all })
      : errors.linkifierVariableWithoutGroup({ group: unknown, errors: all });
  return unknown === undefined && unused === undefined ? [] : [{ place: BETWEEN, error }];
};

/** Throws if the linkifier is invalid. The error lists every problem with each parameter. */
export const checkLinkifier = async (pattern: string, template: string): Promise<void> => {
  const groups = await readGroups(pattern);
  const variables = templateVariables(template);
  refuse([...checkPattern(pattern, groups), ...checkTemplate(template, variables)]);
  if ('names' in groups && variables) refuse(checkNames(groups.names, variables));
};

/** Returns the place of a linkifier in the order. Throws if it does not exist. */
export const placeOf = (linkifiers: readonly Linkifier[], id: number): number => {
  const place = linkifiers.findIndex((one) => one.id === id);
  if (place === -1) throw errors.linkifierNotFound();
  return place;
};

/** Throws if another linkifier has the same pattern. */
export const checkIsNew = (pattern: string, others: readonly Linkifier[]): void => {
  if (!others.some((one) => one.pattern === pattern)) return;
  refuse([{ place: BETWEEN, error: (all) => errors.linkifierTaken({ errors: all }) }]);
};
