import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { WireRequest } from '../../../conformance/src/run/request.js';
import { checkResponse } from '../../support/contract.js';
import { createFolder, removeFolder } from '../../support/databases.js';
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
  /** The longest duration of `GET /health` on another connection. */
  readonly healthMs: number;
  readonly milliseconds: number;
  readonly answers: readonly LoadAnswer[];
}

export type Outcome = Report & Measured;

/** Sends requests from another process, so that the measurement in this process covers only the server. */
export class Load {
  readonly #folder = createFolder();
  readonly #child: ChildProcess = fork(join(import.meta.dirname, 'load.mjs'), { execArgv: [] });
  #sent = 0;

  async close(): Promise<void> {
    this.#child.kill();
    await removeFolder(this.#folder);
  }

  /** Sends the request this many times in parallel. The contract must document the first response. */
  async send(
    method: string,
    { url, headers, body }: WireRequest,
    { count, exact }: { readonly count: number; readonly exact: boolean },
  ): Promise<Outcome> {
    this.#sent += 1;
    const id = this.#sent;
    const [bodyFile, answerFile] = [join(this.#folder, 'body'), join(this.#folder, 'answer')];
    writeFileSync(bodyFile, body);
    const wire = { method, url: url.href, headers };
    const { result: report, ...rest } = await measured(
      () => this.#ask({ id, wire, count, bodyFile, answerFile }),
      exact,
    );
    const [first] = report.answers;
    if (first && first.status > 0) {
      const text = readFileSync(answerFile, 'utf8');
      const { status, headers: own } = first;
      if (own['content-encoding'] === undefined) {
        checkResponse(method, url.pathname, new Response(text, { status, headers: own }), text);
      }
    }
    return { ...report, ...rest };
  }

  #ask(message: { readonly id: number } & Record<string, unknown>): Promise<Report> {
    return new Promise((resolve, reject) => {
      this.#child.once('exit', reject);
      this.#child.once('message', (report) => {
        this.#child.off('exit', reject);
        resolve(report as Report);
      });
      this.#child.send(message);
    });
  }
}
