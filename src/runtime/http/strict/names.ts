import { CSRF_FIELD } from '../../identity/csrf.js';
import { repeatedIn } from '../form.js';
import type { Context } from '../request.js';
import { adviceOf, complaint } from './complaint.js';
import type { PublishedOperation } from './published-operation.js';

const WHERE = { path: 'the path', query: 'the query string', body: 'the body' } as const;

/** A form of a POST request may name another method, for an operation whose parameters are then in the form. */
const namesMethod = ({ method, state }: Context): boolean =>
  method === 'POST' && state.request.route.method !== 'POST';

/** Fields of forms that are no parameters of operations. */
const isOfForm = (name: string, context: Context): boolean =>
  (name === 'method' && namesMethod(context)) ||
  (name === CSRF_FIELD && context.state.request.session !== undefined);

/** Refuses names that the operation does not have, former names, and names at another place than the contract states. */
const checkName = (
  name: string,
  place: 'query' | 'body',
  context: Context,
  { parameters }: PublishedOperation,
): void => {
  const stated = parameters.get(name);
  if (!stated) {
    if (place === 'body' && isOfForm(name, context)) return;
    const renamed = [...parameters].find(([, { aliases }]) => aliases.includes(name))?.[0];
    const advice = renamed === undefined ? 'Leave it out.' : `Send \`${renamed}\` instead.`;
    throw complaint(name, `The operation has no parameter \`${name}\`. ${advice}`);
  }
  if (stated.isDeprecated)
    throw complaint(name, `\`${name}\` is deprecated. ${adviceOf(stated.description)}`);
  if (stated.in !== place && !namesMethod(context))
    throw complaint(name, `\`${name}\` is in ${WHERE[place]}. Send it in ${WHERE[stated.in]}.`);
};

/** Refuses names of parameters and of files, and names that occur several times. */
export const checkNames = (context: Context, operation: PublishedOperation): void => {
  const { query, requestBody, files, call } = context.state.request;
  const inBoth = Object.keys(requestBody).find((name) => Object.hasOwn(query, name));
  if (inBoth !== undefined)
    throw complaint(inBoth, `\`${inBoth}\` is in the query string and in the body. Send it once.`);
  for (const [place, given] of [['query', query] as const, ['body', requestBody] as const]) {
    const [repeated] = repeatedIn(given);
    if (repeated !== undefined)
      throw complaint(repeated, `\`${repeated}\` occurs several times in ${WHERE[place]}. Send it once.`);
    for (const name of Object.keys(given)) {
      // The arguments of a tool are one object.
      const isInQuery = call && operation.parameters.get(name)?.in === 'query';
      checkName(name, isInQuery ? 'query' : place, context, operation);
    }
  }
  for (const { field } of files) checkName(field, 'body', context, operation);
};
