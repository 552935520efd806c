import type { Server as Listener } from 'node:http';
import type { Duplex } from 'node:stream';

import type { Conditions } from './conditions.js';
import { Line, type Wire } from './line.js';
import type { Owner, Scheduler } from './scheduler.js';

/** A process that accepts connections. */
export interface Host extends Owner {
  readonly listener: Listener;
}

/** Connections of clients to processes, without sockets. */
export class Network {
  readonly #hosts = new Map<string, Host>();
  readonly #lines = new Map<Host, Set<Line>>();
  readonly #wire: Wire;

  constructor(
    private readonly scheduler: Scheduler,
    conditions: Conditions,
  ) {
    this.#wire = { scheduler, latency: () => conditions.network() };
  }

  listen(host: Host): void {
    this.#hosts.set(host.name, host);
    this.#lines.set(host, new Set());
  }

  /** Ends the connections of a dead process. What it sent before still arrives. */
  drop(host: Host): void {
    for (const line of this.#lines.get(host) ?? []) line.send('reset', (peer) => peer?.break('ECONNRESET'));
    this.#hosts.delete(host.name);
    this.#lines.delete(host);
  }

  readonly connect = ({ hostname }: URL): Duplex => {
    const host = this.#hosts.get(hostname);
    const client = new Line(this.#wire, host ?? null);
    client.open(() => {
      if (host?.isAlive) this.#accept(host, client);
      else client.break('ECONNREFUSED');
    });
    return client;
  };

  #accept(host: Host, client: Line): void {
    const line = new Line(this.#wire, null);
    client.join(line);
    const lines = this.#lines.get(host);
    lines?.add(line);
    line.once('close', () => lines?.delete(line));
    this.scheduler.as(host, () => host.listener.emit('connection', line));
  }
}
