import { expect } from 'chai';

import { startServer, type Person, type TestServer } from '../../client/testing/index.js';

/** The content of the newest message that a user can read. */
const newest = async ({ client }: Person): Promise<string | undefined> => {
  const { messages } = await client.listMessages({ anchor: 'newest', num_before: 1, num_after: 0 });
  return messages[0]?.content;
};

/** Sends a request with a parameter that the operation does not have. Returns the code of the response. */
const misspelled = async ({ site, owner }: TestServer): Promise<string | undefined> => {
  const authorization = `Basic ${btoa(`${owner.options.email}:${owner.options.key}`)}`;
  const headers = { Authorization: authorization };
  const response = await fetch(`${site}/api/v1/users?client_gravatars=true`, { headers });
  return ((await response.json()) as { readonly code?: string }).code;
};

const answerPings = async ({ client, id }: Person): Promise<void> => {
  for await (const { message } of client.events({ types: ['message'] }))
    if (message.sender_id !== id && message.content === 'ping')
      await client.sendMessage({ type: 'direct', to: [message.sender_id], content: 'pong' });
};

describe('client/testing', () => {
  let server: TestServer;
  let cordelia: Person;
  let bot: Person;

  before(async () => {
    server = await startServer();
    cordelia = await server.person('Cordelia Lear');
    bot = await server.bot('Ping bot');
  });
  after(() => server.close());

  it('makes an owner, users and bots', async () => {
    expect(await server.owner.client.getOwnUser()).to.include({ is_owner: true });
    expect(cordelia).to.include({ name: 'Cordelia Lear', email: 'cordelia-lear@example.com' });
    expect(await bot.client.getOwnUser()).to.include({ is_bot: true, full_name: 'Ping bot' });
  });

  it('waits until a bot has handled every message', async () => {
    void answerPings(bot);
    await server.listening(bot);
    for (let count = 0; count < 3; count += 1) {
      await cordelia.client.sendMessage({ type: 'direct', to: [bot.id], content: 'ping' });
      await server.settled();
      expect(await newest(cordelia)).to.equal('<p>pong</p>');
    }
  });

  it('moves the clock by hand, and does what is then due', async () => {
    const inAnHour = Math.floor(server.clock.now() / 1000) + 3600;
    await cordelia.client.createScheduledMessage({
      type: 'direct',
      to: [cordelia.id],
      content: 'later',
      scheduled_delivery_timestamp: inAnHour,
    });
    await server.settled();
    expect(await newest(cordelia)).not.to.equal('<p>later</p>');
    server.clock.advance(3_700_000);
    await server.settled();
    expect(await newest(cordelia)).to.equal('<p>later</p>');
  });

  it('refuses what servers ignore, if a test asks for it, and nothing that this client sends', async () => {
    expect(await misspelled(server)).to.equal(undefined);
    const strict = await startServer({ strict: true });
    try {
      expect(await misspelled(strict)).to.equal('STRICT_REQUEST');
      const robot = await strict.bot('Ping bot');
      void answerPings(robot);
      await strict.listening(robot);
      await strict.owner.client.sendMessage({ type: 'direct', to: [robot.id], content: 'ping' });
      await strict.settled();
      expect(await newest(strict.owner)).to.equal('<p>pong</p>');
    } finally {
      await strict.close();
    }
  });

  it('names the users whose clients do not ask for further events', async () => {
    const events = cordelia.client.events({ types: ['message'] });
    const first = events.next();
    await server.listening(cordelia);
    await server.owner.client.sendMessage({ type: 'direct', to: [cordelia.id], content: 'unread' });
    await first;
    const error = await server.settled(100).catch((one: unknown) => one);
    expect((error as Error).message).to.equal(
      `Clients of these users did not ask for further events: ${cordelia.id}.`,
    );
    await events.return();
    await server.settled();
  });
});
