// Prosody, a server of XMPP, as Debian has it. https://prosody.im/doc
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { newDataDir } from '../child.mjs';
import { freePort, stopProgram } from './program.mjs';

const PROGRAM = '/usr/bin/prosody';
const LOOK_MS = 200;

const install = () => {
  if (existsSync(PROGRAM)) return;
  execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'prosody'], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'inherit',
  });
};

/** Users without accounts, and rooms. */
const config = (folder, port) => `
run_as_root = true
pidfile = "${join(folder, 'prosody.pid')}"
data_path = "${folder}"
log = { error = "*console" }
modules_enabled = { "saslauth", "disco", "ping" }
modules_disabled = { "s2s", "offline" }
c2s_ports = { ${port} }
c2s_interfaces = { "127.0.0.1" }
c2s_require_encryption = false
VirtualHost "localhost"
  authentication = "anonymous"
Component "rooms.localhost" "muc"
  muc_room_locking = false
`;

const STREAM = `<?xml version='1.0'?><stream:stream to='localhost' xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams' version='1.0'>`;
const BODY = /<body>([^<]*)<\/body>/g;

class XmppClient {
  /** The server sends messages on its own. */
  isWaiting = true;
  #text = '';
  #onText;

  static async open(port, nick, rooms) {
    const client = new XmppClient();
    client.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    client.socket.setEncoding('utf8');
    client.socket.on('data', (chunk) => client.#read(chunk));
    await client.#ask(STREAM, 'ANONYMOUS');
    await client.#ask(`<auth xmlns='urn:ietf:params:xml:ns:xmpp-sasl' mechanism='ANONYMOUS'/>`, '<success');
    await client.#ask(STREAM, '<bind');
    await client.#ask(
      `<iq type='set' id='bind'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'/></iq>`,
      '<jid>',
    );
    for (const room of rooms)
      await client.#ask(
        `<presence to='${room}@rooms.localhost/${nick}'><x xmlns='http://jabber.org/protocol/muc'><history maxchars='0'/></x></presence>`,
        `code='110'`,
      );
    return client;
  }

  listen(onText) {
    this.#text = '';
    this.#onText = onText;
  }

  send(text, room) {
    if (!this.#onText) this.#text = '';
    this.socket.write(
      `<message to='${room}@rooms.localhost' type='groupchat'><body>${text}</body></message>`,
    );
    // Its own copy is the acknowledgement. A client that listens gets it like any other message.
    return this.#onText ? undefined : this.#until(text);
  }

  close() {
    this.socket.destroy();
  }

  async #ask(text, wanted) {
    this.#text = '';
    this.socket.write(text);
    await this.#until(wanted);
  }

  async #until(wanted) {
    while (!this.#text.includes(wanted)) await once(this.socket, 'data');
  }

  #read(chunk) {
    this.#text += chunk;
    if (!this.#onText) return;
    const whole = this.#text.lastIndexOf('</message>');
    if (whole < 0) return;
    for (const [, text] of this.#text.slice(0, whole).matchAll(BODY)) this.#onText(text);
    this.#text = this.#text.slice(whole);
  }
}

export const start = async () => {
  install();
  const folder = await newDataDir();
  const port = await freePort();
  const file = join(folder, 'prosody.cfg.lua');
  writeFileSync(file, config(folder, port));
  const child = spawn(PROGRAM, ['-F', '--config', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const isThere = async () => {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return true;
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  };
  while (!(await isThere())) await pause(LOOK_MS);
  return {
    pid: child.pid,
    async users(count) {
      const clients = [];
      for (let index = 0; index < count; index += 1)
        clients.push(await XmppClient.open(port, `user${index}`, index === 0 ? ['full', 'empty'] : ['full']));
      return clients;
    },
    stop: () => stopProgram(child, folder),
  };
};
