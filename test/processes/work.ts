import { setTimeout as pause } from 'node:timers/promises';

import { attempt } from '../crash/outcome.js';
import type { Choices } from '../crash/choices.js';
import type { Report } from '../crash/types.js';
import { Client, type Body } from '../support/client.js';
import { SmtpServer } from '../support/smtp.js';
import type { Processes } from './cluster.js';
import type { Person } from './site.js';

/** The claim of a killed process on a job or on an export lasts a minute. Then another process does it. */
const CLAIMED_MS = 150_000;
const LOOK_MS = 250;
const MOST_EXPORTS = 4;

/** Emails and exports: work that a process does after the response, and that another one does if it is killed. */
export class Work {
  /** Emails that arrived again, with the same Message-ID: their process was killed before it could note them as sent. */
  repeatedMails = 0;
  readonly #invited: string[] = [];
  readonly #exports: number[] = [];
  #smtp: SmtpServer | undefined;

  async start(): Promise<string> {
    this.#smtp = await SmtpServer.start();
    return this.#smtp.url;
  }

  get counts(): { readonly emails: number; readonly exports: number } {
    return { emails: this.#invited.length, exports: this.#exports.length };
  }

  /** Requests one of both. */
  async request(cluster: Processes, owner: Person, choices: Choices): Promise<void> {
    const client = new Client(await cluster.any(choices), owner);
    if (choices.chance(0.2) && this.#exports.length < MOST_EXPORTS) {
      const outcome = await attempt(client, { request: ['POST', '/export/realm', {}] }, {});
      if (outcome.is === 'acknowledged') this.#exports.push(outcome.body.id);
      return;
    }
    const invitee_emails = `guest${this.#invited.length}-${choices.below(1e6)}@example.com`;
    const request = ['POST', '/invites', { invitee_emails, stream_ids: [] }] as const;
    if ((await attempt(client, { request }, {})).is === 'acknowledged') this.#invited.push(invitee_emails);
  }

  /** Waits until all work is done, and reports what was not done, or twice. */
  async check(client: Client, report: Report): Promise<void> {
    const until = performance.now() + CLAIMED_MS;
    while (
      performance.now() < until &&
      (this.#unsent.length > 0 || (await this.#unfinished(client)).length > 0)
    )
      await pause(LOOK_MS);
    for (const address of this.#unsent) report(`the email to ${address} was not sent`);
    for (const text of await this.#unfinished(client)) report(text);
    for (const [address, all] of this.#mailsByAddress) {
      const ids = new Set(all);
      this.repeatedMails += all.length - ids.size;
      if (ids.size > 1) report(`${address} got ${ids.size} emails`);
    }
  }

  async close(): Promise<void> {
    await this.#smtp?.close();
  }

  get #mailsByAddress(): ReadonlyMap<string, readonly string[]> {
    const mails = new Map<string, string[]>();
    for (const { to, data } of this.#smtp?.mails ?? []) {
      if (!to.startsWith('guest')) continue;
      mails.set(to, [...(mails.get(to) ?? []), /^Message-ID: (.*)$/im.exec(data)?.[1] ?? '']);
    }
    return mails;
  }

  get #unsent(): readonly string[] {
    return this.#invited.filter((address) => !this.#mailsByAddress.has(address));
  }

  async #unfinished(client: Client): Promise<string[]> {
    const { exports } = await client.ok('GET', '/export/realm');
    return this.#exports.flatMap((id) => {
      const one = (exports as Body[]).find((row) => row.id === id);
      return one?.export_url ? [] : [`the export ${id} is not complete: ${JSON.stringify(one)}`];
    });
  }
}
