// What one account, or several, or a stranger send within the rate limits. Each attack gets a world: `people`, `guests`
// and `bots` are Authorization headers, `owner` is that of the owner.
import { setTimeout as pause } from 'node:timers/promises';

import sharp from 'sharp';

import { times } from './client.mjs';

/** Nearly 120 KB of HTML, the most that a message may have. */
const RICHEST = '🫣'.repeat(850);
/** 988 KB of HTML; refused. */
const GROWING = `€${'🫣'.repeat(7000)}`;
const LONGEST = '長'.repeat(10_000);

const soon = (seconds) => Math.floor(Date.now() / 1000) + seconds;

const direct = (content, id) => ({ type: 'direct', to: [id], content });

const parsed = ({ text }) => JSON.parse(text);

/** Sends so many messages of a user to themselves. */
const sendMany = ({ send, people, ids }, who, count, content) =>
  times(count, 10, (index) =>
    send(
      people[who],
      'POST',
      '/messages',
      direct(typeof content === 'function' ? content(index) : content, ids[who]),
    ),
  );

const newest = { anchor: 'newest', num_before: 5000, num_after: 0, narrow: [] };

const searches = (count, operand) =>
  Array.from({ length: count }, (_, index) => ({
    operator: 'search',
    operand: operand(index),
    negated: true,
  }));

const multipart = (name, type, bytes) => {
  const boundary = 'a-boundary-of-the-bench';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};

/** A file of boxes in boxes, as `image-size` reads HEIF, called a PNG. */
const falseHeif = () => {
  const box = (type, size) => {
    const header = Buffer.alloc(8);
    header.writeUInt32BE(size);
    header.write(type, 4, 'latin1');
    return header;
  };
  const boxes = Buffer.concat(Array.from({ length: 600_000 }, () => box('free', 8)));
  return Buffer.concat([
    box('ftyp', 24),
    Buffer.from('heic\0\0\0\0mif1heic'),
    box('meta', boxes.length),
    boxes,
  ]);
};

const upload = ({ raw }, who, path, bytes) =>
  raw(who, 'POST', `/api/v1${path}`, multipart('picture.png', 'image/png', bytes));

const deepJson = (bytes) => '[{"a":'.repeat(Math.floor(bytes / 6));

const words = (count, seed) =>
  Array.from({ length: count }, (_, index) => ((index * 7919 + seed * 104_729) % 9973).toString(36)).join(
    ' ',
  );

const channels = (name, count, description) =>
  Array.from({ length: count }, (_, index) => ({
    name: `${name} ${index}`,
    description: typeof description === 'function' ? description(index) : description,
  }));

const register = ({ send, people }, who, parameters = {}) =>
  send(people[who], 'POST', '/register', parameters).then(parsed);

let run = 0;

export const attacks = {
  'edits with text that grows': async ({ send, people, ids }) => {
    const { id } = parsed(await send(people[0], 'POST', '/messages', direct('a', ids[0])));
    await times(180, 8, () => send(people[0], 'PATCH', `/messages/${id}`, { content: GROWING }));
  },
  'edits with the richest text': async (world) => {
    const { send, people, ids } = world;
    await times(2, 2, async (who) => {
      const { id } = parsed(await send(people[who], 'POST', '/messages', direct('a', ids[who])));
      await times(180, 8, (index) =>
        send(people[who], 'PATCH', `/messages/${id}`, {
          content: index % 2 ? RICHEST : `${RICHEST.slice(2)}b`,
        }),
      );
    });
  },
  'edits of all words': async ({ send, people, ids }) => {
    const { id } = parsed(await send(people[0], 'POST', '/messages', direct('a', ids[0])));
    await times(180, 20, (index) =>
      send(people[0], 'PATCH', `/messages/${id}`, { content: words(5000, index).slice(0, 9999) }),
    );
  },
  'the greatest drafts': async ({ raw, send, people, ids }) => {
    const draft = { type: 'private', to: [ids[0]], topic: '', content: LONGEST };
    const headers = { 'content-type': 'application/json' };
    const [tooMany, most] = [100, 17].map((count) => JSON.stringify({ drafts: Array(count).fill(draft) }));
    await times(145, 10, () => raw(people[0], 'POST', '/api/v1/drafts', { headers, body: tooMany }));
    await times(50, 10, () => raw(people[1], 'POST', '/api/v1/drafts', { headers, body: most }));
    await times(20, 20, () => send(people[1], 'GET', '/drafts'));
  },
  'the greatest messages, and four reads': async (world) => {
    await Promise.all([sendMany(world, 2, 150, RICHEST), sendMany(world, 3, 150, LONGEST)]);
    await times(4, 4, () => world.send(world.people[2], 'GET', '/messages', newest));
    await times(20, 20, (index) => world.send(world.people[2 + (index % 2)], 'GET', '/messages', newest));
  },
  'one poll over 250 of them, and twenty': async (world) => {
    const { queue_id, last_event_id } = await register(world, 4, { apply_markdown: true });
    await Promise.all([
      sendMany(world, 4, 190, RICHEST),
      times(60, 10, () => world.send(world.people[5], 'POST', '/messages', direct(RICHEST, world.ids[4]))),
    ]);
    const poll = () =>
      world.send(world.people[4], 'GET', '/events', { queue_id, last_event_id, dont_block: true });
    await poll();
    await times(20, 20, poll);
  },
  'ninety clients that never read': async (world) => {
    const { people, ids, send, write } = world;
    const get = (who, path, query) =>
      `GET /api/v1${path}?${new URLSearchParams(query)} HTTP/1.1\r\nHost: a\r\nAuthorization: ${people[who]}\r\n\r\n`;
    const queues = await times(30, 5, (index) => register(world, 10 + (index % 5)));
    await times(5, 5, (index) => sendMany(world, 10 + index, 100, RICHEST));
    await times(5, 5, (index) => send(people[0], 'POST', '/messages', direct(RICHEST, ids[10 + index])));
    queues.forEach(({ queue_id, last_event_id }, index) => {
      write(get(10 + (index % 5), '/events', { queue_id, last_event_id }).repeat(3));
    });
    const messages = { anchor: 'newest', num_before: 5000, num_after: 0 };
    for (let index = 0; index < 60; index += 1) {
      write(get(10 + (index % 5), index % 2 ? '/messages' : '/users/me/subscriptions', messages).repeat(4));
    }
    await new Promise((resolve) => setTimeout(resolve, 15_000));
  },
  'fifty negated searches of 450 characters': async (world) => {
    await sendMany(world, 6, 100, 'a'.repeat(10_000));
    // Too long for a query.
    const body = JSON.stringify({
      ...newest,
      narrow: searches(50, (index) => `${'a'.repeat(445)}b${index}`),
    });
    const headers = { 'content-type': 'application/json' };
    await times(20, 20, () => world.raw(world.people[6], 'GET', '/api/v1/messages', { headers, body }));
  },
  'the worst searches that are allowed': async (world) => {
    await Promise.all(
      [6, 7, 8].map((who) => sendMany(world, who, 100, (index) => 'a'.repeat(9990 + (index % 10)))),
    );
    const kinds = [
      searches(8, (index) => `${'a'.repeat(50)}b${index}`),
      searches(8, (index) => `a${index}`),
      [{ operator: 'search', operand: 'a'.repeat(450) }],
      [{ operator: 'search', operand: 'aa' }],
      searches(1, () => '漢字'.repeat(30)),
      ['has:reaction', 'has:link', 'has:image'].map((term) => ({
        operator: 'has',
        operand: term.slice(4),
        negated: true,
      })),
    ];
    await times(120, 40, (index) =>
      world.send(world.people[6 + (index % 3)], 'GET', '/messages', {
        ...newest,
        narrow: kinds[index % kinds.length],
      }),
    );
  },
  'a thousand channels with formulas': async ({ send, people }) => {
    run += 1;
    const create = (who, subscriptions) =>
      send(people[who], 'POST', '/users/me/subscriptions', { subscriptions });
    const formula = `$$${'\\sqrt{'.repeat(6)}x${'}'.repeat(6)}$$`;
    const long = `$$${'\\frac{1}{2}'.repeat(90)}$$`;
    await create(0, channels(`all ${run}`, 1000, long));
    await times(20, 20, (index) => create(index % 5, channels(`long ${run} ${index}`, 100, long)));
    await times(20, 20, (index) => create(5 + (index % 5), channels(`short ${run} ${index}`, 100, formula)));
    await times(10, 10, (index) => create(10 + index, channels(`rich ${run} ${index}`, 50, '🫣'.repeat(72))));
    await times(20, 20, (index) => send(people[index], 'POST', '/register'));
  },
  'a thousand channels for 120 people': async ({ send, people, ids }) => {
    run += 1;
    const create = (who, count, principals) =>
      send(people[who], 'POST', '/users/me/subscriptions', {
        subscriptions: channels(`many ${run} ${who} ${count}`, count, ''),
        principals,
      });
    await create(0, 1000, ids.slice(0, 120));
    await times(5, 5, (who) => create(20 + who, 100, ids.slice(0, 120)));
    await times(4, 4, (who) => create(30 + who, 100, ids.slice(0, 150)));
    await times(4, 4, (who) =>
      send(people[20 + who], 'DELETE', '/users/me/subscriptions', {
        subscriptions: channels(`many ${run} ${20 + who} 100`, 100).map(({ name }) => name),
        principals: ids.slice(0, 120),
      }),
    );
  },
  'deep JSON of a stranger': async ({ raw }) => {
    const headers = { 'content-type': 'application/json' };
    const from = '127.0.0.9';
    await times(10, 10, () =>
      raw('', 'POST', '/api/v1/fetch_api_key', { headers, from, body: deepJson(10_000_000) }),
    );
    await times(85, 20, () =>
      raw('', 'POST', '/api/v1/fetch_api_key', { headers, from, body: deepJson(65_000) }),
    );
  },
  'the deepest JSON of users': async ({ raw, people }) => {
    const headers = { 'content-type': 'application/json' };
    const bodies = [
      deepJson(2_000_000),
      `{"msg_ids":[${'1,'.repeat(900_000)}1],"narrow":[]}`,
      `{${Array.from({ length: 150_000 }, (_, index) => `"a${index}":1`).join(',')}}`,
      `{"drafts":[${'{},'.repeat(500_000)}{}]}`,
    ];
    await times(80, 20, (index) =>
      raw(people[index % 10], 'POST', '/api/v1/drafts', { headers, body: bodies[index % bodies.length] }),
    );
    await times(20, 20, (index) =>
      raw(people[index % 10], 'GET', '/api/v1/messages/matches_narrow', { headers, body: bodies[1] }),
    );
  },
  'a hundred half-sent bodies': async ({ write, people }) => {
    const half = (authorization, path) =>
      `POST /api/v1${path} HTTP/1.1\r\nHost: a\r\n${authorization ? `Authorization: ${authorization}\r\n` : ''}` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1900000\r\n\r\ndrafts=${'a'.repeat(1_800_000)}`;
    for (let index = 0; index < 100; index += 1) write(half('', '/fetch_api_key'), '127.0.0.9');
    for (let index = 0; index < 100; index += 1) write(half(people[index % 20], '/drafts'));
    await pause(20_000);
  },
  'three thousand half-sent forms of strangers': async ({ write }) => {
    const half =
      'POST /api/v1/fetch_api_key HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
      `Content-Length: 1000\r\n\r\nusername=${'a'.repeat(500)}`;
    for (let index = 0; index < 3_000; index += 1) write(half, `127.0.1.${1 + (index % 200)}`);
    await pause(40_000);
  },
  'stalled uploads of an owner': async ({ write, people, bots }) => {
    const head = (authorization) =>
      `POST /api/v1/user_uploads HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 26000000\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n';
    for (let index = 0; index < 40; index += 1)
      write(head([people[0], ...bots][index % 21]) + 'a'.repeat(5_000_000));
    await pause(20_000);
  },
  'renderings at once, of a person and of bots': async ({ send, people, bots }) => {
    const content = `\`\`\`css\n${'x\n'.repeat(4_950)}\`\`\``;
    await Promise.all(
      Array.from({ length: 195 }, (_, index) =>
        send([people[0], ...bots][index % 21], 'POST', '/messages/render', { content }),
      ),
    );
  },
  'renderings through /mcp': async ({ raw, people }) => {
    const content = `\`\`\`css\n${'x\n'.repeat(4_950)}\`\`\``;
    const calls = Array.from({ length: 100 }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'renderMessage', arguments: { content } },
    }));
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    await raw(people[0], 'POST', '/mcp/messages', { headers, body: JSON.stringify(calls) });
  },
  'streams of twenty bots': async ({ send, write, people, bots }) => {
    await times(20, 1, (index) =>
      send(bots[index], 'POST', '/users/me/subscriptions', { subscriptions: [{ name: 'crowd' }] }),
    );
    await times(500, 20, async (index) => {
      const bot = bots[index % 20];
      const { status, text } = await send(bot, 'POST', '/register', { event_types: ['message'] });
      if (status !== 200) return;
      const { queue_id } = JSON.parse(text);
      write(
        `GET /api/v1/events/stream?queue_id=${queue_id}&last_event_id=-1 HTTP/1.1\r\nHost: a\r\nAuthorization: ${bot}\r\n\r\n`,
      );
    });
    await times(150, 2, (index) =>
      send(people[20 + (index % 10)], 'POST', '/messages', {
        type: 'channel',
        to: 'crowd',
        topic: 'streams',
        content: `${index}`,
      }),
    );
  },
  'pictures that are none': async (world) => {
    const heif = falseHeif();
    await times(20, 20, (index) => upload(world, world.people[index % 4], '/users/me/avatar', heif));
    const wide = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    await times(20, 20, (index) => upload(world, world.people[index % 4], '/users/me/avatar', wide));
    await times(20, 20, (index) => upload(world, world.people[4 + (index % 4)], '/user_uploads', wide));
  },
  'short paragraphs with linkifiers': async (world) => {
    const { send, owner } = world;
    await times(100, 5, (index) =>
      send(owner, 'POST', '/realm/filters', {
        pattern: `(?P<id>[0-9a-z]{0,${20 + (index % 9)}}(x|y)*${index}z)`,
        url_template: 'https://a.example/{id}',
      }),
    );
    await times(40, 20, (index) => sendMany(world, 20 + (index % 10), 1, '1z\n\n'.repeat(2500)));
    await times(40, 20, (index) => sendMany(world, 20 + (index % 10), 1, '0 '.repeat(5000)));
  },
  'hostile Markdown': async (world) => {
    const texts = [
      '> ',
      '- ',
      '*a **b ',
      '[a](',
      '![a](',
      'http://a.bc ',
      '`a``',
      '```\n',
      '@**all** ',
      '|a|b|\n|-|-|\n',
      '$$x$$ ',
      '[',
      '*_',
      '<a href="',
      ':smile: ',
      '#**general>a** ',
      '<time:2026-01-01T00:00:00Z> ',
      '>',
      '&amp;&#1;',
    ];
    await times(texts.length * 8, 20, (index) => {
      const text = texts[index % texts.length];
      const content = text.repeat(10_000 / text.length);
      return sendMany(world, 30 + (index % 20), 1, content);
    });
  },
  'scheduled messages, 300 due at once': async ({ send, people, ids }) => {
    const due = soon(25);
    const schedule = (who) =>
      send(people[who], 'POST', '/scheduled_messages', {
        ...direct(who === 41 ? 'mine' : RICHEST.slice(0, 400), ids[who]),
        scheduled_delivery_timestamp: due,
      });
    await times(2, 2, () => times(95, 10, () => schedule(40)));
    await schedule(41);
    await new Promise((resolve) => setTimeout(resolve, due * 1000 - Date.now()));
    for (;;) {
      const { text } = await send(people[41], 'GET', '/messages', { ...newest, num_before: 1 });
      if (text.includes('mine')) break;
      if (Date.now() > due * 1000 + 30_000)
        throw new Error('The scheduled message of another user is not sent.');
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return `another's ${((Date.now() - due * 1000) / 1000).toFixed(1)} s late`;
  },
  'queues that never acknowledge': async (world) => {
    const queues = await times(20, 5, () => register(world, 42));
    await sendMany(world, 42, 170, RICHEST);
    await times(150, 20, (index) =>
      world.send(world.people[42], 'GET', '/events', {
        queue_id: queues[index % 20].queue_id,
        last_event_id: -1,
        dont_block: true,
      }),
    );
  },
  'bots that multiply requests': async ({ raw, bots }) => {
    const found = await times(1500, 40, (index) => raw(bots[index % bots.length], 'GET', '/api/v1/users/me'));
    return `${found.filter(({ status }) => status === 200).length} of ${found.length} allowed`;
  },
  'wrong logins by a stranger': async ({ send, owner, ownerEmail, password }) => {
    const log = (word, from) =>
      send('', 'POST', '/fetch_api_key', { username: ownerEmail, password: word }, { from });
    await log(password, '127.0.0.5');
    await times(100, 20, (index) => log(`wrong ${index}`, '127.0.0.9'));
    const { status } = await log(password, '127.0.0.5');
    if (status !== 200) throw new Error(`The owner is locked out: ${status}`);
    return (await send(owner, 'GET', '/users/me')).status === 200
      ? 'the owner logs in'
      : 'the key is refused';
  },
  'registers at once': async (world) => {
    await times(60, 20, (index) =>
      world.send(world.people[index % 3], 'POST', '/register', { include_subscribers: true }),
    );
  },
  'lists at once': async ({ send, people }) => {
    const paths = [
      '/users',
      '/users/me/subscriptions',
      '/streams',
      '/drafts',
      '/scheduled_messages',
      '/attachments',
      '/user_groups',
      '/realm/presence',
      '/server_settings',
      '/bots',
      '/users/me/alert_words',
      '/realm/emoji',
    ];
    await times(paths.length * 12, 20, (index) =>
      send(people[50 + (index % 2)], 'GET', paths[index % paths.length], { include_subscribers: true }),
    );
  },
  'a topic of great messages moved': async ({ send, people }) => {
    const { id } = parsed(
      await send(people[52], 'POST', '/messages', {
        type: 'channel',
        to: 'crowd',
        topic: 'a',
        content: RICHEST,
      }),
    );
    await times(180, 10, (index) =>
      send(people[52 + (index % 2)], 'POST', '/messages', {
        type: 'channel',
        to: 'crowd',
        topic: 'a',
        content: RICHEST,
      }),
    );
    await times(10, 10, (index) =>
      send(people[52], 'PATCH', `/messages/${id}`, { topic: `b ${index}`, propagate_mode: 'change_all' }),
    );
    await times(10, 10, () =>
      send(people[54], 'GET', '/messages', {
        ...newest,
        narrow: [{ operator: 'channel', operand: 'crowd' }],
      }),
    );
  },
  'groups of everybody': async ({ send, people, ids }) => {
    run += 1;
    await times(60, 20, (index) =>
      send(people[55 + (index % 3)], 'POST', '/user_groups/create', {
        name: `everybody ${run} ${index}`,
        description: 'a'.repeat(1000),
        members: ids,
      }),
    );
    await times(20, 20, () => send(people[58], 'POST', '/register'));
    await times(20, 20, () =>
      send(people[58], 'POST', '/messages', {
        type: 'channel',
        to: 'crowd',
        topic: 'mentions',
        content: Array.from({ length: 60 }, (_, one) => `@*everybody ${run} ${one}*`).join(' '),
      }),
    );
  },
  'alert words': async ({ send, people }) => {
    const list = (who) => Array.from({ length: 1000 }, (_, index) => `${'a'.repeat(90)}${who}${index}`);
    await times(20, 20, (index) =>
      send(people[60 + index], 'POST', '/users/me/alert_words', { alert_words: list(index) }),
    );
    await times(60, 20, (index) =>
      send(people[60 + (index % 20)], 'POST', '/messages', {
        type: 'channel',
        to: 'crowd',
        topic: 'words',
        content: 'a'.repeat(90).concat(' ').repeat(109),
      }),
    );
  },
  'guests at everything': async ({ send, guests, ids }) => {
    await times(190, 20, (index) => {
      const guest = guests[index % 2];
      const kinds = [
        () => send(guest, 'POST', '/register', { include_subscribers: true }),
        () => send(guest, 'GET', '/messages', newest),
        () => send(guest, 'POST', '/messages', direct(RICHEST, ids[index % 100])),
        () => send(guest, 'GET', '/users'),
        () => send(guest, 'POST', '/users/me/presence', { status: 'active', ping_only: false }),
      ];
      return kinds[index % kinds.length]();
    });
  },
  'presence of everybody': async ({ send, people }) => {
    await times(600, 20, (index) =>
      send(people[index % 100], 'POST', '/users/me/presence', {
        status: index % 2 ? 'active' : 'idle',
        slim_presence: true,
      }),
    );
  },
  'pages of a stranger': async ({ raw }) => {
    const paths = [
      '/docs',
      '/api/v1/openapi.json',
      '/api/v1/openapi-3.0.json',
      '/docs/gaps',
      '/login',
      '/docs/feature-levels',
      `/accounts/confirm/${'a'.repeat(60)}`,
      '/user_avatars/a.png',
      '/user_uploads/1/a/b',
      `/${'a'.repeat(8000)}`,
    ];
    await times(3000, 40, (index) => raw('', 'GET', paths[index % paths.length], { from: '127.0.0.9' }));
  },
};
