import { expect } from 'chai';

import {
  BadEventQueueIdError,
  RequestVariableMissingError,
  type ApiError,
  type Client,
  type EventOf,
} from '../../client/src/index.js';

/* The compiler is the test: `tsc` fails if it accepts a line marked as an error, or refuses another one. */

/** Calls that are compiled and never made. */
export const calls = async (client: Client): Promise<void> => {
  const { id } = await client.sendMessage({ type: 'direct', to: [7], content: 'Hello' });
  await client.updateMessage({ message_id: id, content: 'Hello!' }, { idempotencyKey: 'mine' });
  await client.getOwnUser({}, { timeout: 1000 });
  // @ts-expect-error -- the content is missing
  await client.sendMessage({ type: 'direct', to: [7] });
  // @ts-expect-error -- no such type of a message
  await client.sendMessage({ type: 'poem', to: [7], content: 'Hello' });
  // @ts-expect-error -- no such parameter
  await client.getOwnUser({ color: 'red' });
  // @ts-expect-error -- the name of a file is none
  await client.uploadFile({ filename: 'speech.txt' });
  // @ts-expect-error -- no such operation
  await client.makeCoffee();
};

/** Loops that are compiled and never run. */
export const loops = async (client: Client): Promise<void> => {
  for await (const event of client.events({ types: ['message'] })) {
    const { content }: { content: string } = event.message;
    expect(content).to.equal('');
  }
  for await (const event of client.events({ types: ['registered', 'reaction', 'typing'] })) {
    // @ts-expect-error -- only one of the types has it
    expect(event.state).to.equal(undefined);
    if (event.type === 'registered') expect(event.state.queue_id).to.equal('');
    else if (event.type === 'reaction') expect(event.message_id).to.equal(0);
    else expect(event.sender.user_id).to.equal(0);
  }
  for await (const event of client.events()) {
    if (event.type === 'subscription' && event.op === 'add') expect(event.subscriptions).to.equal([]);
    // @ts-expect-error -- not without its name
    if (event.type === 'heartbeat') expect(event.id).to.equal(0);
  }
  // @ts-expect-error -- no such type
  client.events({ types: ['weather'] });
};

describe('the types of the client', () => {
  it('have the fields of an error code', () => {
    const error: ApiError = new BadEventQueueIdError(400, {
      code: 'BAD_EVENT_QUEUE_ID',
      msg: 'Bad',
      queue_id: 'q',
    });
    if (error instanceof BadEventQueueIdError) expect(error.body.queue_id).to.equal('q');
    // @ts-expect-error -- not every error has it
    expect(error.body.queue_id).to.equal('q');
    // @ts-expect-error -- the field is missing
    const incomplete = new RequestVariableMissingError(400, { code: 'REQUEST_VARIABLE_MISSING', msg: '' });
    expect(incomplete.body.var_name).to.equal(undefined);
  });

  it('have a type for each event', () => {
    const heartbeat: EventOf<'heartbeat'> = { type: 'heartbeat', id: 1 };
    // @ts-expect-error -- an event has an ID
    const without: EventOf<'heartbeat'> = { type: 'heartbeat' };
    expect([heartbeat, without]).to.have.length(2);
  });
});
