import { expect } from 'chai';

import { routes } from '../../generated/client-operations.js';
import { BadRequestError, RequestVariableMissingError, type Client } from '../../client/src/index.js';
import { startServer, type TestServer } from '../support/server.js';
import { clientOf } from './fixtures.js';

describe('the operations of the client', () => {
  let site: TestServer;
  let owner: Client;

  before(async () => {
    site = await startServer();
    owner = clientOf(site.owner);
  });
  after(() => site.close());

  it('are all operations of the contract', () => {
    expect(Object.keys(routes)).to.have.length.above(120);
    for (const id of Object.keys(routes)) expect(owner[id as keyof typeof routes], id).to.be.a('function');
  });

  it('send texts, lists and objects in forms, and numbers in paths', async () => {
    await owner.createSubscriptions({ subscriptions: [{ name: '123', description: 'Not "JSON": [1]' }] });
    const { id } = await owner.sendMessage({
      type: 'channel',
      to: '123',
      topic: '"quoted"',
      content: 'null',
      read_by_sender: false,
    });
    const { message } = await owner.getMessage({ message_id: id, apply_markdown: false });
    expect(message).to.include({ id, display_recipient: '123', subject: '"quoted"', content: 'null' });
    expect(message.flags).not.to.include('read');
  });

  it('send null, which differs from a parameter that is absent', async () => {
    const newestExpiry = async (): Promise<number | null | undefined> =>
      (await owner.listInvitations()).invites.at(-1)?.expiry_date;
    await owner.createInvitationLink({ invite_expires_in_minutes: null });
    expect(await newestExpiry()).to.equal(null);
    await owner.createInvitationLink({});
    expect(await newestExpiry()).to.be.a('number');
  });

  it('send lists in queries', async () => {
    const { user_id } = await owner.getOwnUser();
    const { id } = await owner.sendMessage({ type: 'direct', to: [user_id], content: 'only here' });
    const { messages } = await owner.listMessages({
      anchor: 'newest',
      num_before: 10,
      num_after: 0,
      narrow: [{ operator: 'dm', operand: [user_id] }],
    });
    expect(messages.at(-1)).to.include({ id });
    const { messages: matching } = await owner.matchNarrow({
      msg_ids: [id],
      narrow: [{ operator: 'dm', operand: [user_id] }],
    });
    expect(Object.keys(matching)).to.deep.equal([String(id)]);
  });

  it('delete what their query names', async () => {
    await owner.createAlertWords({ alert_words: ['one', 'two'] });
    expect((await owner.deleteAlertWords({ alert_words: ['one'] })).alert_words).to.deep.equal(['two']);
  });

  it('upload files, and return the address in the path', async () => {
    const filename = new File(['To be'], 'a speech/of 1602.txt', { type: 'text/plain' });
    const { url: address } = await owner.uploadFile({ filename });
    const [, realm_id_str = '', name = ''] = /^\/user_uploads\/(\w+)\/(.*)$/.exec(address) ?? [];
    const { url } = await owner.getFileUrl({ realm_id_str, filename: name });
    expect(await (await fetch(new URL(url, site.url))).text()).to.equal('To be');
  });

  it('throw the class of the error code, with its fields', async () => {
    const error = await owner
      .sendMessage({ type: 'channel', content: 'x' } as never)
      .catch((one: unknown) => one);
    expect(error).to.be.instanceOf(RequestVariableMissingError);
    const missing = error as RequestVariableMissingError;
    expect(missing).to.include({
      status: 400,
      code: 'REQUEST_VARIABLE_MISSING',
      name: 'RequestVariableMissingError',
    });
    expect(missing.message).to.equal(missing.body.msg);
    expect(missing.body.var_name).to.be.a('string');
    const other = await owner.getUser({ user_id_or_email: '999999' }).catch((one: unknown) => one);
    expect(other).to.be.instanceOf(BadRequestError);
  });

  it('refuse a wrong address at once', () => {
    expect(() => clientOf(site.owner, { site: 'chat.example.com' })).to.throw(TypeError);
  });

  it('end with the reason of a signal', async () => {
    const reason = new Error('Enough.');
    const error = await owner
      .getOwnUser({}, { signal: AbortSignal.abort(reason) })
      .catch((one: unknown) => one);
    expect(error).to.equal(reason);
  });
});
