import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import Koa from 'koa';

import { readForm } from '../../src/runtime/http/body.js';
import { createHeldBodies } from '../../src/runtime/http/held-bodies.js';
import type { Context, State } from '../../src/runtime/http/request.js';
import { ManualClock } from './clock.js';

const MAX_BYTES = 100_000;

export interface FormServer {
  /** Returns the fields that the server reads from a form. */
  readonly send: (form: string) => Promise<Record<string, string>>;
  readonly close: () => void;
}

/** Starts a server that reads forms as the real one does, and responds with their fields. */
export const startFormServer = async (
  before: (context: Context) => Promise<void> = () => Promise.resolve(),
): Promise<FormServer> => {
  const app = new Koa<State>();
  app.use(async (context) => {
    context.state.body = createHeldBodies(new ManualClock()).open('192.0.2.1');
    await before(context);
    context.body = Object.entries(await readForm(context, MAX_BYTES));
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${String(port)}`;
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return {
    async send(form) {
      const response = await fetch(url, { method: 'POST', headers, body: form });
      // A field may have any name.
      const fields = Object.create(null) as Record<string, string>;
      for (const [name, value] of (await response.json()) as [string, string][]) fields[name] = value;
      return fields;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};
