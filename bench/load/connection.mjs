import { connect } from 'node:net';

/** All connections read into it, since each response is handled or copied at once. */
const shared = Buffer.allocUnsafe(1 << 18);
const HEAD_END = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: (\d+)/i;
const GZIP = /\r\ncontent-encoding: gzip/i;
/** Addresses of this machine from which the connections come in turns, since each has a limited number of ports. */
const LOCAL_ADDRESSES = 8;

let opened = 0;

/** A connection that stays open, with one request at a time. It takes less work than the HTTP client of Node. */
export class Connection {
  #target;
  #socket;
  #take;
  #lost;
  /** A head that has not arrived completely, or the parts of a body. */
  #rest;
  #head;
  #parts = [];
  #missing = 0;

  constructor(target) {
    this.#target = target;
  }

  get isBusy() {
    return this.#take !== undefined;
  }

  /** Calls `take` with the status, the body and whether it is compressed, or `lost` if the connection ends before. */
  send(text, take, lost) {
    this.#socket ??= this.#open();
    this.#take = take;
    this.#lost = lost;
    this.#socket.write(text, 'latin1');
  }

  close() {
    this.#lost = undefined;
    this.#take = undefined;
    this.#socket?.destroy();
  }

  #open() {
    const { hostname, port } = this.#target;
    const socket = connect({
      host: hostname,
      port,
      localAddress: `127.0.0.${1 + (opened++ % LOCAL_ADDRESSES)}`,
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (length, buffer) => {
          this.#read(buffer.subarray(0, length));
          return true;
        },
      },
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#socket = undefined;
      this.#rest = this.#head = undefined;
      this.#missing = 0;
      const lost = this.#lost;
      this.#take = this.#lost = undefined;
      lost?.();
    });
    return socket;
  }

  #read(bytes) {
    if (this.#head) {
      this.#readBody(bytes);
      return;
    }
    const all = this.#rest ? Buffer.concat([this.#rest, bytes]) : bytes;
    const end = all.indexOf(HEAD_END);
    if (end < 0) {
      this.#rest = Buffer.from(all);
      return;
    }
    this.#rest = undefined;
    const head = all.latin1Slice(0, end);
    const length = Number(LENGTH.exec(head)?.[1] ?? 0);
    const body = all.subarray(end + HEAD_END.length);
    if (body.length >= length) {
      this.#finish(head, body.subarray(0, length));
      return;
    }
    this.#head = head;
    this.#parts = [Buffer.from(body)];
    this.#missing = length - body.length;
  }

  #readBody(bytes) {
    this.#parts.push(Buffer.from(bytes));
    this.#missing -= bytes.length;
    if (this.#missing > 0) return;
    const head = this.#head;
    this.#head = undefined;
    this.#finish(head, Buffer.concat(this.#parts));
  }

  #finish(head, body) {
    const take = this.#take;
    this.#take = this.#lost = undefined;
    take?.(Number(head.slice(9, 12)), body, GZIP.test(head));
  }
}

/** Some connections for the requests of all users, as a reverse proxy has them. */
export class Pool {
  #connections;
  #waiting = [];
  /** The first request of the list that still waits. */
  #next = 0;

  constructor(target, size) {
    this.#connections = Array.from({ length: size }, () => new Connection(target));
  }

  /** Requests that wait for a connection. */
  get waiting() {
    return this.#waiting.length - this.#next;
  }

  /** Calls `take` as `Connection.send` does, with the status 0 if the connection was lost. */
  send(text, take) {
    const free = this.#connections.pop();
    if (free) this.#sendOn(free, text, take);
    else this.#waiting.push({ text, take });
  }

  close() {
    for (const connection of this.#connections) connection.close();
  }

  #sendOn(connection, text, take) {
    const end = (status, body, isCompressed) => {
      const next = this.#waiting[this.#next];
      if (next) {
        this.#next += 1;
        if (this.#next === this.#waiting.length) {
          this.#waiting = [];
          this.#next = 0;
        }
        this.#sendOn(connection, next.text, next.take);
      } else this.#connections.push(connection);
      take(status, body, isCompressed);
    };
    connection.send(text, end, () => end(0, Buffer.alloc(0), false));
  }
}
