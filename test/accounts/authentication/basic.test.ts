import { expect } from 'chai';

import { EVERYTHING } from '../../../src/runtime/event-log/log.js';
import { Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { OWNER, startServer, type TestServer } from '../../support/server.js';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('HTTP Basic credentials', () => {
  let site: TestServer;
  let iago: Person;
  let key: string;
  /** Is called with each statement that looks a key up. */
  let onKeyRead = (): void => undefined;

  const observe = (sql: string): void => {
    if (sql.includes('`api_key_hash` = ?')) onKeyRead();
  };

  before(async () => {
    site = await startServer({ overrides: { observe } });
    iago = await site.person('Iago');
    key = iago.client.credentials?.key ?? '';
  });

  after(() => site.close());

  const ask = async (authorization: string) => {
    const { status, body, headers } = await site.anonymous.send(
      'GET',
      '/users/me',
      {},
      { headers: { Authorization: authorization } },
    );
    return { status, body, challenge: headers.get('www-authenticate') };
  };

  const refuses = async (authorization: string, msg: string): Promise<void> => {
    const { status, body, challenge } = await ask(authorization);
    expect({ status, code: body.code, msg: body.msg }, authorization).to.deep.equal({
      status: 401,
      code: 'UNAUTHORIZED',
      msg,
    });
    expect(challenge).to.match(/^Basic realm=/);
  };

  it('are required, with a `WWW-Authenticate` header in the response', async () => {
    const { status, body, headers } = await site.anonymous.send('GET', '/users/me');
    expect(status).to.equal(401);
    expect(body).to.deep.include({
      code: 'UNAUTHORIZED',
      msg: 'Not logged in: API authentication or user session required',
    });
    expect(headers.get('www-authenticate')).to.match(/^Basic realm=/);
  });

  it('are a case-insensitive email and the API key, with optional surrounding spaces', async () => {
    for (const name of [iago.email, iago.email.toUpperCase(), `  ${iago.email} `]) {
      const { body } = await ask(`Basic ${base64(`${name}:${key}`)}`);
      expect(body.user_id, name).to.equal(iago.id);
    }
    const spaced = await ask(`basic   ${base64(`${iago.email}: ${key}\n`)}`);
    expect(spaced.body.user_id).to.equal(iago.id);
  });

  it('are refused with a message about the cause', async () => {
    const broken = 'Invalid authorization header for basic auth';
    await refuses(`Basic ${base64(iago.email)}`, broken);
    await refuses(`Basic ${base64(`${iago.email}:${key}:`)}`, broken);
    await refuses('Basic', broken);
    await refuses('Basic not-base64!', broken);
    await refuses(`Basic ${base64('a:b')} more`, broken);
    // Decoders of base64 skip other characters.
    await refuses(`Basic !${base64(`${iago.email}:${key}`)}`, broken);
    await refuses(`Basic ${base64(`${iago.email}:${key}`)}!`, broken);
    await refuses(`Basic ${Buffer.from([0xff, 0xfe, 0x3a, 0x41]).toString('base64')}`, broken);
    await refuses(`Basic ${base64(`${iago.email}:short`)}`, 'Malformed API key');
    await refuses(`Basic ${base64(`${iago.email}:${'-'.repeat(32)}`)}`, 'Malformed API key');
    await refuses(`Basic ${base64(`${iago.email}:${'a'.repeat(32)}`)}`, 'Invalid API key');
    await refuses(`Basic ${base64(`${OWNER.email}:${key}`)}`, 'Invalid API key');
    await refuses(`Basic ${base64(`nobody@example.com:${key}`)}`, 'Invalid API key');
  });

  it('are refused with other authentication schemes', async () => {
    const other = 'This endpoint requires HTTP basic authentication.';
    const credentials = base64(`${iago.email}:${key}`);
    for (const header of [
      `Bearer ${key}`,
      'Bearer x',
      `Digest username="${iago.email}", realm="chat", nonce="1", uri="/", response="${key}"`,
      'Negotiate',
      credentials,
      `Basic:${credentials}`,
      `Basic,${credentials}`,
      `BasicBasic ${credentials}`,
      '=',
      '\u00e4\u00ff',
    ])
      await refuses(header, other);
  });

  it('are missing if the header is empty', async () => {
    await refuses('', 'Not logged in: API authentication or user session required');
    await refuses('   ', 'Not logged in: API authentication or user session required');
  });

  it('are refused for incoming webhook bots', async () => {
    const hook = await site.person('Hook');
    await site.services.store.write(async (tx) => {
      await tx.run('UPDATE users SET bot_type = 2, bot_owner_id = ? WHERE id = ?', [iago.id, hook.id]);
      tx.invalidate(`user:${hook.id}`);
    });
    await refuses(hook.client.authorization ?? '', 'This API is not available to incoming webhook bots.');
  });

  it('identify the account by its real email or its API email', async () => {
    const shy = await site.person('Shy');
    const shown = `user${shy.id}@chat.example.com`;
    await site.services.store.write(async (tx) => {
      await tx.run('UPDATE users SET email = ?, email_key = ? WHERE id = ?', [shown, shown, shy.id]);
      tx.invalidate(`user:${shy.id}`);
    });
    for (const email of [shy.email, shown]) {
      const own = await new Client(site.url, { email, key: shy.client.credentials?.key ?? '' }).ok(
        'GET',
        '/users/me',
      );
      expect(own).to.include({ user_id: shy.id, email: shown, delivery_email: shy.email });
    }
  });

  it('are refused while the account is deactivated', async () => {
    const person = await site.person('Leaving');
    await person.client.ok('GET', '/users/me');
    await site.owner.ok('DELETE', `/users/${person.id}`);
    await refuses(person.client.authorization ?? '', 'Account is deactivated');
    await site.owner.ok('POST', `/users/${person.id}/reactivate`);
    await person.client.ok('GET', '/users/me');
  });

  it('are cached after they are verified, and read again after an invalidation', async () => {
    const { services } = site;
    await iago.client.ok('GET', '/users/me');
    const actor = await services.actors.authenticate(iago.client.authorization);
    expect(await services.actors.authenticate(iago.client.authorization)).to.equal(actor);
    await services.store.write((tx) => {
      tx.invalidate(`user:${iago.id}`);
      return Promise.resolve();
    });
    const again = await services.actors.authenticate(iago.client.authorization);
    expect(again).to.deep.equal(actor);
    expect(again, 'read anew').not.to.equal(actor);
  });

  it('are verified again only after a change of their account, of the organization or of everything', async () => {
    const { actors, store } = site.services;
    const other = await site.person('Other');
    const isReadAgainAfter = async (name: string): Promise<boolean> => {
      const before = await actors.authenticate(iago.client.authorization);
      await store.write((tx) => {
        tx.invalidate(name);
        return Promise.resolve();
      });
      return (await actors.authenticate(iago.client.authorization)) !== before;
    };
    expect(await isReadAgainAfter(`user:${iago.id}`)).to.equal(true);
    expect(await isReadAgainAfter(`user:${other.id}`)).to.equal(false);
    expect(await isReadAgainAfter(`channel:${iago.id}`)).to.equal(false);
    expect(await isReadAgainAfter('organization')).to.equal(true);
    expect(await isReadAgainAfter(EVERYTHING)).to.equal(true);
  });

  it('are not cached if their account changes while they are verified', async () => {
    const { actors, events } = site.services;
    const { id, client } = await site.person('Changing');
    let reads = 0;
    onKeyRead = () => {
      reads += 1;
      if (reads === 1) events.forget([`user:${String(id)}`]);
    };
    const first = await actors.authenticate(client.authorization);
    const second = await actors.authenticate(client.authorization);
    expect(reads, 'the second request reads the account again').to.equal(2);
    expect(second).not.to.equal(first);
    expect(await actors.authenticate(client.authorization), 'nothing changed').to.equal(second);
    onKeyRead = () => undefined;
  });

  it('are looked up once for each request, also if they are wrong', async () => {
    let reads = 0;
    onKeyRead = () => {
      reads += 1;
    };
    await refuses(`Basic ${base64(`${iago.email}:${'a'.repeat(32)}`)}`, 'Invalid API key');
    expect(reads).to.equal(1);
    onKeyRead = () => undefined;
  });

  it('have the permissions of a changed role immediately', async () => {
    const person = await site.person('Rising');
    const wanted = { email: 'x', password: 'x', full_name: 'Somebody' };
    await person.client.fails('POST', '/users', wanted, { code: 'UNAUTHORIZED_PRINCIPAL' });
    await site.services.store.write(async (tx) => {
      await tx.run('UPDATE users SET role = 200 WHERE id = ?', [person.id]);
      tx.invalidate(`user:${person.id}`);
    });
    await person.client.fails('POST', '/users', wanted, { msg: 'Enter a valid email address.' });
  });
});
