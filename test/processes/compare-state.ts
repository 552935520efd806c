import { tokenOf } from '../crash/event-changes.js';
import type { Report } from '../crash/types.js';
import { differences } from '../support/apply/differences.js';
import type { Follower } from '../support/apply/follower.js';
import { Client, type Body } from '../support/client.js';
import type { Sent } from './sent.js';
import type { Site } from './site.js';

const MOST_MESSAGES = 5_000;
/** Characters of a difference that are shown. */
const SHOWN = 2_000;

/** Reports messages that a process does not have once, as they were sent. */
export const compareMessages = async (
  url: string,
  site: Site,
  { sent, report }: { readonly sent: Sent; readonly report: Report },
): Promise<void> => {
  const { messages } = await new Client(url, site.owner).ok('GET', '/messages', {
    anchor: 'newest',
    num_before: MOST_MESSAGES,
    num_after: 0,
    apply_markdown: false,
    narrow: [{ operator: 'channel', operand: site.channel.id }],
  });
  const texts = (messages as Body[]).flatMap(({ content, edit_history }) => {
    // The text that was sent is at the end of the history of an edited message.
    const [earliest] = (edit_history as Body[] | undefined)?.slice(-1) ?? [];
    // The notification bot sends messages, too.
    return tokenOf(String(earliest?.prev_content ?? content)) ?? [];
  });
  for (const difference of sent.differences(texts)) report(`stored: ${difference}`);
};

/** Reports a state that the events do not lead to. */
export const compareState = async (follower: Follower, report: Report): Promise<void> => {
  const { followed, fresh } = await follower.compare();
  // The time at which a process started is its own.
  const different = differences({ ...followed, server_generation: 0 }, { ...fresh, server_generation: 0 });
  if (Object.keys(different as object).length > 0)
    report(`state + events is not the new state: ${JSON.stringify(different).slice(0, SHOWN)}`);
};
