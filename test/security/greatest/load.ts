import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { WireRequest } from '../../../conformance/src/run/request.js';
import { checkResponse } from '../../support/contract.js';
import { createFolder, removeFolder } from '../../support/folders.js';
import type { Person } from '../../support/people.js';
import { measured, type Measured } from './gauge.js';

interface LoadAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly bytes: number;
  /** The first characters of the response, or the connection error. */
  readonly start: string;
}

interface Report {
  readonly id: number;
  /** The longest duration of each kind of request of the other member, in milliseconds. */
  readonly longest: Readonly<Record<string, number>>;
  /** The requests of the other member that failed. */
  readonly errors: readonly string[];
  readonly milliseconds: number;
  readonly answers: readonly LoadAnswer[];
}

export type Outcome = Report & Measured;

interface Sent {
  readonly count: number;
  readonly exact: boolean;
  /** The requests are sent by these accounts in turns, instead of the one of the request. */
  readonly senders?: readonly string[];
}

/** Sends requests from another process, so that the measurement in this process covers only the server. */
export class Load {
  readonly #folder = createFolder();
  readonly #child: ChildProcess = fork(join(import.meta.dirname, 'load.mjs'), { execArgv: [] });
  #sent = 0;

  /** `other` is the member whose requests are measured. */
  static async start(origin: string, other: Person): Promise<Load> {
    const load = new Load();
    const { authorization } = other.client;
    await load.#ask({ other: { origin, authorization, userId: other.id } });
    return load;
  }

  async close(): Promise<void> {
    this.#child.kill();
    await removeFolder(this.#folder);
  }

  /** Sends the request this many times in parallel. The contract must document the first response. */
  async send(
    method: string,
    { url, headers, body }: WireRequest,
    { count, exact, senders }: Sent,
  ): Promise<Outcome> {
    this.#sent += 1;
    const id = this.#sent;
    const [bodyFile, answerFile] = [join(this.#folder, 'body'), join(this.#folder, 'answer')];
    writeFileSync(bodyFile, body);
    const wire = { method, url: url.href, headers };
    const wires = senders?.map((Authorization) => ({ ...wire, headers: { ...headers, Authorization } }));
    const { result, ...rest } = await measured(
      () => this.#ask({ id, wires: wires ?? [wire], count, bodyFile, answerFile }),
      exact,
    );
    const report = result as Report;
    const [first] = report.answers;
    if (first && first.status > 0 && url.pathname.startsWith('/api/')) {
      const text = readFileSync(answerFile, 'utf8');
      const { status, headers: own } = first;
      if (own['content-encoding'] === undefined) {
        checkResponse(method, url.pathname, new Response(text, { status, headers: own }), text);
      }
    }
    return { ...report, ...rest };
  }

  #ask(message: Record<string, unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#child.once('exit', reject);
      this.#child.once('message', (report) => {
        this.#child.off('exit', reject);
        resolve(report);
      });
      this.#child.send(message);
    });
  }
}
