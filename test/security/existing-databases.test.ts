import { expect } from 'chai';

import { makeBot } from '../chat/bots/event-recorder.js';
import { makeChannel, read, say } from '../chat/messages/fixtures.js';
import { edit } from '../chat/messages/edit-fixtures.js';
import { startServer } from '../support/server.js';
import { migratedTestDatabase } from '../support/store.js';
import { Client } from '../support/client.js';
import type { Person } from '../support/people.js';

describe('the migration of ended rights', () => {
  it("cuts bots to their owners' roles, and hides later versions of messages from former subscribers", async () => {
    const database = await migratedTestDatabase();
    const earlier = await startServer({ database });
    const [anna, ben] = [await earlier.person('Anna'), await earlier.person('Ben')];
    const bot = await makeBot(anna.client);
    await makeChannel(anna, 'secret', [ben], { invite_only: true });
    const [edited, same] = [await say(anna, 'secret', 'a', 'one'), await say(anna, 'secret', 'a', 'same')];
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['secret'] });
    await edit(anna, edited, { content: 'two' });
    await earlier.services.store.write(async (tx) => {
      await tx.run('UPDATE users SET role = 100 WHERE id = ?', [bot.id]);
      await tx.run('UPDATE subscriptions SET left_version = NULL');
      await tx.run('UPDATE messages SET changed_version = NULL, edit_history = ? WHERE id = ?', [
        JSON.stringify([
          { user_id: anna.id, timestamp: 1, prev_content: 'one', prev_rendered_content: '<p>one</p>' },
        ]),
        edited,
      ]);
      await tx.run("DELETE FROM migrations WHERE name = '0024_ended_rights'");
    });
    await earlier.close();
    const later = await startServer({ database });
    const on = ({ client: { credentials } }: Person): { client: Client } => ({
      client: new Client(later.url, credentials),
    });
    const bens = on(ben);
    expect((await later.owner.ok('GET', `/users/${bot.id}`)).user.role).to.equal(400);
    expect((await read(bens, same)).content).to.equal('<p>same</p>');
    await bens.client.fails('GET', `/messages/${edited}`, {}, { msg: 'Invalid message(s)' });
    await edit(on(anna), same, { content: 'later' });
    expect((await read(bens, same)).content).to.equal('<p>same</p>');
    await later.close();
    await database.remove();
  });
});
