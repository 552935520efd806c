import { expect } from 'chai';

import { startServer, type TestServer } from '../support/server.js';

const REPEATED: [string, string][] = [
  ['content', 'first'],
  ['content', 'second'],
  ['content', 'last'],
];

const inMultipart = (): FormData => {
  const form = new FormData();
  for (const [name, value] of REPEATED) form.append(name, value);
  return form;
};

describe('A parameter that a request has several times', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  const render = async (query: string, body?: FormData | URLSearchParams): Promise<unknown> => {
    const response = await fetch(`${site.url}/api/v1/messages/render?${query}`, {
      method: 'POST',
      headers: { Authorization: site.owner.authorization ?? '' },
      ...(body && { body }),
    });
    return ((await response.json()) as { readonly rendered?: unknown }).rendered;
  };

  for (const [where, send] of [
    ['a form', () => render('', new URLSearchParams(REPEATED))],
    ['a multipart form', () => render('', inMultipart())],
    ['a query', () => render(new URLSearchParams(REPEATED).toString())],
    ['a multipart form and a query', () => render('content=of%20the%20query', inMultipart())],
  ] as const) {
    it(`has its last value in ${where}`, async () => {
      expect(await send()).to.equal('<p>last</p>');
    });
  }
});
