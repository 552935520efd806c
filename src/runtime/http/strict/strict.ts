import type { Context } from '../request-state.js';
import { checkHead } from './head.js';
import { checkNames } from './names.js';
import { readPublishedContract } from './published-operation.js';
import { createValueCheck } from './values.js';

/** Refuses what servers ignore, or accept for older clients only. */
export interface Strict {
  /** Checks a request with its body, before its parameters are decoded. */
  checkRequest(context: Context): void;
  /** Checks the values of valid parameters. */
  checkValues(context: Context): void;
}

/** Creates the strict mode, from the document that clients read. */
export const createStrict = async (): Promise<Strict> => {
  const contract = await readPublishedContract();
  const checkValues = await createValueCheck(contract);
  return {
    checkRequest(context) {
      const operation = contract.operations.get(context.state.request.route.operationId);
      if (!operation) return;
      checkHead(context, operation);
      checkNames(context, operation);
    },
    checkValues(context) {
      const { request } = context.state;
      checkValues(request, request.call !== undefined || Boolean(context.is('json')));
    },
  };
};
