import { createSocket, type Socket } from 'node:dgram';
import dns from 'node:dns';
import { once } from 'node:events';
import { isIP } from 'node:net';

const TYPES: Readonly<Record<number, 4 | 6>> = { 1: 4, 28: 6 };
const HEADER_BYTES = 12;
const NO_SUCH_NAME = 0x8183;
const SUCCESS = 0x8180;

interface Question {
  readonly name: string;
  readonly family: 4 | 6 | undefined;
  readonly bytes: Buffer;
}

const parseQuestion = (message: Buffer): Question => {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return {
    name: labels.join('.').toLowerCase(),
    family: TYPES[message.readUInt16BE(at + 1)],
    bytes: message.subarray(HEADER_BYTES, at + 5),
  };
};

/** The bytes of an IP address. IPv6 addresses have no `::`. */
const bytesOf = (address: string): Buffer =>
  isIP(address) === 4
    ? Buffer.from(address.split('.').map(Number))
    : Buffer.from(
        address
          .split(':')
          .map((group) => group.padStart(4, '0'))
          .join(''),
        'hex',
      );

const recordOf = (address: string): Buffer => {
  const data = bytesOf(address);
  const record = Buffer.alloc(12);
  // The name is that of the question. Class IN, and a time to live of zero.
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(data.length === 4 ? 1 : 28, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([record, data]);
};

/** A DNS server that this process uses instead of the real one, from `start` to `close`. */
export class DnsServer {
  /** The names of which an IPv4 address was asked. */
  readonly asked: string[] = [];
  /** Returns the addresses of a name, in full form. Null sends no response. Undefined: there is no such name. */
  addressesOf: (name: string) => readonly string[] | null | undefined = () => undefined;
  readonly #socket: Socket = createSocket('udp4');
  readonly #before = dns.getServers();

  static async start(): Promise<DnsServer> {
    const server = new DnsServer();
    server.#socket.on('message', (message, { port, address }) => {
      const response = server.#respond(message);
      if (response) server.#socket.send(response, port, address);
    });
    server.#socket.bind(0, '127.0.0.1');
    await once(server.#socket, 'listening');
    dns.setServers([`127.0.0.1:${server.#socket.address().port}`]);
    return server;
  }

  close(): void {
    dns.setServers(this.#before);
    this.#socket.close();
  }

  #respond(message: Buffer): Buffer | undefined {
    const { name, family, bytes } = parseQuestion(message);
    if (family === 4) this.asked.push(name);
    const addresses = this.addressesOf(name);
    if (addresses === null) return undefined;
    const records = (addresses ?? []).filter((address) => isIP(address) === family).map(recordOf);
    const header = Buffer.alloc(HEADER_BYTES);
    message.copy(header, 0, 0, 2);
    header.writeUInt16BE(addresses ? SUCCESS : NO_SUCH_NAME, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    return Buffer.concat([header, bytes, ...records]);
  }
}
