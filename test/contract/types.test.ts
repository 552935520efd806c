import { expect } from 'chai';

import type { Input, OperationId, Output } from '../../generated/operations.js';
import { errors } from '../../generated/errors.js';
import { operation } from '../../src/accounts/operation.js';

/* The compiler is the test: `tsc` fails if it accepts a line marked as an error, or refuses another one. */

describe('the generated types', () => {
  it('have the parameters of an operation, with defaults always present', () => {
    const input: Input<'getMessage'> = { message_id: 1, apply_markdown: true, client_gravatar: true };
    // @ts-expect-error -- it has a default
    const withoutDefault: Input<'getMessage'> = { message_id: 1 };
    // @ts-expect-error -- no such parameter
    const withMore: Input<'getMessage'> = { ...input, color: 'red' };
    // @ts-expect-error -- a number
    const withText: Input<'getMessage'> = { ...input, message_id: '1' };
    expect([input, withoutDefault, withMore, withText]).to.have.length(4);
  });

  it('have the fields of a response', () => {
    const output: Output<'createUser'> = { user_id: 1 };
    // @ts-expect-error -- no such field
    const withMore: Output<'createUser'> = { user_id: 1, key: 'x' };
    expect([output, withMore]).to.have.length(2);
  });

  it('have the type of a handler and the values of an error', () => {
    const handler = operation('createUser', ({ input }) => Promise.resolve({ user_id: input.email.length }));
    // @ts-expect-error -- user_id is a number
    const wrong = operation('createUser', () => Promise.resolve({ user_id: 'x' }));
    // @ts-expect-error -- no such operation
    const id: OperationId = 'makeCoffee';
    // @ts-expect-error -- an argument is missing
    const error = (): unknown => errors.missingArgument();
    expect([handler, wrong, id, error]).to.have.length(4);
  });
});
