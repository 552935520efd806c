import { operation } from '../contract/operation.js';
import { placeholders } from '../store/placeholders.js';
import { loadMessages } from './load.js';
import { compileNarrow } from './narrow.js';
import { findWindow, readWindow } from './window.js';

/** GET /messages: answers messages around an anchor. */
export const listMessages = operation('listMessages', async ({ input, actor, tx, server }) => {
  const window = readWindow(input);
  const narrow = await compileNarrow(tx, server, actor, input.narrow ?? []);
  const { ids, ...found } = await findWindow(tx, actor.id, narrow, window);
  const named = { sql: `m.id IN (${placeholders(ids)})`, values: ids };
  const form = {
    applyMarkdown: input.apply_markdown,
    clientGravatar: input.client_gravatar,
    words: narrow.words,
  };
  const messages = ids.length === 0 ? [] : await loadMessages(tx, server, actor, named, form);
  return { ...found, messages: messages.map(({ message }) => message), history_limited: false };
});
