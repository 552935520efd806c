// Synapse, the reference server of Matrix, from PyPI. https://element-hq.github.io/synapse/latest/
import { execFileSync, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { newDataDir } from '../child.mjs';
import { fetchJson, LongPollClient } from './long-poll.mjs';
import { freePort, stopProgram } from './program.mjs';

/** Kept for later runs. */
const PROGRAM = join(tmpdir(), 'team-chat-bench-synapse');
const SECRET = 'a secret for benches only';
const LOOK_MS = 200;
/** No limit of requests. */
const FREE = { per_second: 1_000_000, burst_count: 1_000_000 };

const install = () => {
  if (existsSync(join(PROGRAM, 'bin/synapse_homeserver'))) return;
  execFileSync('python3', ['-m', 'venv', PROGRAM], { stdio: 'inherit' });
  execFileSync(join(PROGRAM, 'bin/pip'), ['install', '--quiet', 'matrix-synapse'], { stdio: 'inherit' });
};

/** JSON is YAML, too. */
const writeConfig = (folder, port) => {
  const log = { version: 1, root: { level: 'ERROR', handlers: [] }, disable_existing_loggers: false };
  writeFileSync(join(folder, 'log.yaml'), JSON.stringify(log));
  const config = {
    server_name: 'bench.localhost',
    listeners: [{ port, type: 'http', bind_addresses: ['127.0.0.1'], resources: [{ names: ['client'] }] }],
    database: { name: 'sqlite3', args: { database: join(folder, 'homeserver.db') } },
    log_config: join(folder, 'log.yaml'),
    media_store_path: join(folder, 'media'),
    signing_key_path: join(folder, 'signing.key'),
    registration_shared_secret: SECRET,
    macaroon_secret_key: SECRET,
    form_secret: SECRET,
    trusted_key_servers: [],
    report_stats: false,
    bcrypt_rounds: 4,
    rc_message: FREE,
    rc_registration: FREE,
    rc_login: { address: FREE, account: FREE, failed_attempts: FREE },
    rc_joins: { local: FREE, remote: FREE },
    rc_joins_per_room: FREE,
  };
  writeFileSync(join(folder, 'homeserver.yaml'), JSON.stringify(config));
  execFileSync(join(PROGRAM, 'bin/generate_signing_key'), ['-o', join(folder, 'signing.key')]);
};

const MESSAGES = encodeURIComponent(
  JSON.stringify({ presence: { types: [] }, room: { timeline: { types: ['m.room.message'] } } }),
);

const textsOf = ({ rooms }) =>
  Object.values(rooms?.join ?? {}).flatMap(({ timeline }) =>
    timeline.events.map(({ content }) => content.body),
  );

export const start = async () => {
  install();
  const folder = await newDataDir();
  mkdirSync(join(folder, 'media'));
  const port = await freePort();
  writeConfig(folder, port);
  const child = spawn(
    join(PROGRAM, 'bin/python'),
    ['-m', 'synapse.app.homeserver', '-c', join(folder, 'homeserver.yaml')],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const client = `${url}/_matrix/client/v3`;
  while (!(await fetchJson(`${url}/_matrix/client/versions`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('Synapse did not start.');
    await pause(LOOK_MS);
  }

  const post = (path, token, body) =>
    fetchJson(`${client}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });

  const register = async (username) => {
    const registration = `${url}/_synapse/admin/v1/register`;
    const { nonce } = await fetchJson(registration);
    const fields = [nonce, username, SECRET, 'notadmin'];
    const mac = createHmac('sha1', SECRET).update(fields.join('\0')).digest('hex');
    const body = JSON.stringify({ nonce, username, password: SECRET, admin: false, mac });
    return (await fetchJson(registration, { method: 'POST', body })).access_token;
  };

  const clientOf = async (token, rooms) => {
    const headers = { authorization: `Bearer ${token}` };
    let { next_batch: since } = await fetchJson(`${client}/sync?filter=${MESSAGES}&timeout=0`, { headers });
    let sent = 0;
    return new LongPollClient({
      headers,
      next: () => `${client}/sync?filter=${MESSAGES}&timeout=60000&since=${since}`,
      textsIn(response) {
        since = response.next_batch;
        return textsOf(response);
      },
      send: (body, room) =>
        fetchJson(`${client}/rooms/${encodeURIComponent(rooms[room])}/send/m.room.message/${(sent += 1)}`, {
          method: 'PUT',
          headers,
          body: JSON.stringify({ msgtype: 'm.text', body }),
        }),
    });
  };

  return {
    pid: child.pid,
    async users(count) {
      const tokens = [];
      for (let index = 0; index < count; index += 1) tokens.push(await register(`user${index}`));
      const create = async () => (await post('/createRoom', tokens[0], { preset: 'public_chat' })).room_id;
      const rooms = { full: await create(), empty: await create() };
      for (const token of tokens.slice(1)) await post(`/join/${encodeURIComponent(rooms.full)}`, token, {});
      const clients = [];
      for (const token of tokens) clients.push(await clientOf(token, rooms));
      return clients;
    },
    stop: () => stopProgram(child, folder),
  };
};
