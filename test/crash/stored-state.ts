import type { Body, Client } from '../support/client.js';
import { tokenOf } from './event-changes.js';
import type { Stored, Value } from './types.js';

/** Messages of one page. */
const PAGE = 1000;

interface Wanted {
  readonly userId: number;
  /** The channel of the load. */
  readonly channel: number;
  /** The first message to read. */
  readonly from: number;
}

/** Collects what the API shows. An object that is there twice has the value `twice`. */
class Reading {
  readonly values = new Map<string, Value>();
  readonly ids = new Map<string, number>();

  constructor(
    private readonly client: Client,
    private readonly wanted: Wanted,
  ) {}

  async messages(): Promise<void> {
    let anchor = this.wanted.from;
    for (;;) {
      const page = await this.client.ok('GET', '/messages', {
        anchor,
        num_before: 0,
        num_after: PAGE,
        apply_markdown: false,
        narrow: [{ operator: 'channel', operand: this.wanted.channel }],
      });
      for (const message of page.messages as Body[]) this.#message(message);
      if (page.found_newest) return;
      anchor = (page.messages.at(-1) as { id: number }).id + 1;
    }
  }

  async drafts(): Promise<void> {
    const { drafts } = await this.client.ok('GET', '/drafts');
    for (const { id, content } of drafts as Body[]) {
      this.#created('draft', content as string, id as number);
      this.values.set(`draft-text/${id}`, content as string);
    }
  }

  async own(): Promise<void> {
    const { userId } = this.wanted;
    const { full_name } = await this.client.ok('GET', '/users/me');
    this.values.set(`name/${userId}`, full_name as string);
    const { subscriptions } = await this.client.ok('GET', '/users/me/subscriptions');
    for (const { stream_id } of subscriptions as Body[]) {
      this.values.set(`subscribed/${userId}/${stream_id}`, true);
      this.values.set(`peer/${userId}/${stream_id}`, true);
    }
  }

  async groups(): Promise<void> {
    const { user_groups } = await this.client.ok('GET', '/user_groups');
    for (const { id, description, members } of user_groups as Body[]) {
      this.values.set(`description/${id}`, description as string);
      for (const member of members as number[]) this.values.set(`member/${id}/${member}`, true);
    }
  }

  async files(): Promise<void> {
    const { attachments } = await this.client.ok('GET', '/attachments');
    for (const { name } of attachments as Body[]) this.#once(`file/${name}`);
  }

  async settings(): Promise<void> {
    const { userId } = this.wanted;
    const state = await this.client.ok('POST', '/register', {
      event_types: [],
      fetch_event_types: ['user_settings', 'user_topic'],
      client_capabilities: { user_settings_object: true },
    });
    await this.client.ok('DELETE', '/events', { queue_id: state.queue_id });
    for (const [name, value] of Object.entries(state.user_settings as Record<string, Value>))
      this.values.set(`setting/${userId}/${name}`, value);
    for (const { stream_id, topic_name, visibility_policy } of state.user_topics as Body[])
      this.values.set(`topic/${userId}/${stream_id}/${topic_name}`, visibility_policy as number);
  }

  #message({ id, content, reactions, flags }: Body): void {
    if (!this.#created('message', content as string, id as number)) return;
    this.values.set(`content/${id}`, content as string);
    for (const { user_id, emoji_name } of reactions as Body[])
      this.#once(`reaction/${id}/${user_id}/${emoji_name}`);
    if ((flags as string[]).includes('starred')) this.values.set(`starred/${this.wanted.userId}/${id}`, true);
  }

  #created(kind: string, text: string, id: number): boolean {
    const token = tokenOf(text);
    if (token === undefined) return false;
    this.#once(`${kind}/${token}`);
    this.ids.set(token, id);
    return true;
  }

  #once(key: string): void {
    this.values.set(key, this.values.has(key) ? 'twice' : true);
  }
}

/** Reads through the API what is stored for a user. */
export const readStored = async (client: Client, wanted: Wanted): Promise<Stored> => {
  const reading = new Reading(client, wanted);
  await Promise.all([
    reading.messages(),
    reading.drafts(),
    reading.own(),
    reading.groups(),
    reading.files(),
    reading.settings(),
  ]);
  return reading;
};
