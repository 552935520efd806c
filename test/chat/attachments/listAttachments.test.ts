import { expect } from 'chai';

import { makeChannel, say, tell } from '../messages/fixtures.js';
import type { Person } from '../../support/people.js';
import { textFile } from '../../support/files.js';
import { startServer, type TestServer } from '../../support/server.js';
import { listed, upload } from './fixtures.js';

describe('GET /attachments', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());

  it('returns the requester’s attachments, newest first, with the messages that link them', async () => {
    await makeChannel(anna, 'design', [ben]);
    const first = await upload(anna, textFile('first.txt', 'one'));
    site.clock.advance(1500);
    const second = await upload(anna, textFile('second.txt', 'three'));
    const message = await say(anna, 'design', 'logo', `[first](${first}) and [again](${first})`);
    expect(await listed(anna)).to.deep.equal([
      {
        id: 2,
        name: 'second.txt',
        path_id: second.slice('/user_uploads/'.length),
        size: 5,
        create_time: site.clock.now(),
        messages: [],
      },
      {
        id: 1,
        name: 'first.txt',
        path_id: first.slice('/user_uploads/'.length),
        size: 3,
        create_time: site.clock.now() - 1500,
        messages: [{ id: message, date_sent: site.clock.seconds() * 1000 }],
      },
    ]);
    expect(await listed(ben)).to.deep.equal([]);
    const { upload_space_used } = await ben.client.ok('GET', '/attachments');
    expect(upload_space_used).to.equal(8);
  });

  it('omits messages that the owner cannot access', async () => {
    const carl = await site.person('Carl');
    const url = await upload(anna);
    const to = await tell(anna, [ben], url);
    await say(anna, 'design', 'logo', `[notes](${url})`);
    await tell(ben, [carl], `[notes](http://chat.example.com${url})`);
    const [{ messages }] = await listed(anna);
    expect(messages).to.have.length(1);
    expect(messages[0].id).to.equal(to + 1);
  });
});
