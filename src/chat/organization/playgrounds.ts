import type { components } from '../../../generated/types.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import { errors } from '../../../generated/errors.js';
import type { ApiError } from '../../contract/api-error.js';
import { templateVariables } from '../../markdown/linkifiers/url-template.js';

type Problems = components['schemas']['LinkifierProblems'];

const LANGUAGE = /^[ a-zA-Z0-9_+\-./#]*$/;
const CODE = 'code';
/** The key for problems between parameters. */
const BETWEEN = '__all__';

/** Returns an error whose text is the problem with each of the parameters. */
const about = (
  places: readonly string[],
  error: (fields: { readonly errors: Problems }) => ApiError,
): ApiError => {
  const { message } = error({ errors: {} });
  return error({ errors: Object.fromEntries(places.map((place) => [place, [message]])) });
};

const checkTemplate = (template: string): void => {
  const variables = /^https?:\/\//i.test(template) ? templateVariables(template) : undefined;
  if (!variables) throw about(['url_template'], errors.playgroundTemplateInvalid);
  if (!variables.has(CODE)) throw about([BETWEEN], errors.playgroundWithoutCode);
  if (variables.size > 1) throw about([BETWEEN], errors.playgroundOtherVariable);
};

/** Returns the playground as it is stored. Throws if it is not valid. */
export const checkPlayground = (typed: NewPlayground): NewPlayground => {
  if (!LANGUAGE.test(typed.pygments_language)) throw errors.playgroundLanguageInvalid();
  const playground = {
    name: typed.name.trim(),
    pygments_language: typed.pygments_language.trim(),
    url_template: typed.url_template.trim(),
  };
  const blank = Object.entries(playground).flatMap(([name, value]) => (value === '' ? [name] : []));
  if (blank.length > 0) throw about(blank, errors.playgroundBlank);
  checkTemplate(playground.url_template);
  return playground;
};

/** Throws if the language already has a playground with this name. */
export const checkIsNewPlayground = (
  { name, pygments_language }: NewPlayground,
  others: readonly CodePlayground[],
): void => {
  if (others.some((one) => one.name === name && one.pygments_language === pygments_language))
    throw about([BETWEEN], errors.playgroundTaken);
};

export type CodePlayground = components['schemas']['CodePlayground'];
type NewPlayground = Omit<CodePlayground, 'id'>;

/** Returns the code playgrounds, in the order in which they were added. */
export const listPlaygrounds = statement((db) =>
  db('code_playgrounds').orderBy('id').select('id', 'name', 'pygments_language', 'url_template'),
);

export const insertPlayground = (tx: Tx, playground: NewPlayground): Promise<number> =>
  tx.insert('code_playgrounds', { ...playground });

export const removePlayground = statement((db, id: number) => db('code_playgrounds').where({ id }).delete());
