import { isSpectator } from '../../runtime/identity/actor.js';
import { asFragments, encodeList } from '../../runtime/http/serialize.js';
import { operation } from '../operation.js';
import { messagePage } from './fetching/message-page.js';
import { compileNarrow } from './narrow/narrow.js';
import type { Message } from './model/view.js';
import { checkSpectatorNarrow } from './narrow/spectator-narrow.js';
import { findWindow, parseWindow } from './narrow/anchor-window.js';

/** GET /messages: returns messages around an anchor. */
export const listMessages = operation('listMessages', async (context) => {
  const { input, actor, tx, request } = context;
  if (isSpectator(actor)) checkSpectatorNarrow(input.narrow ?? []);
  const window = parseWindow(input);
  const narrow = await compileNarrow(context, input.narrow ?? []);
  const { ids, ...found } = await findWindow(tx, actor.id, narrow, window);
  const form = {
    applyMarkdown: input.apply_markdown,
    clientGravatar: input.client_gravatar,
    words: narrow.words,
    client: request.client,
  };
  const { messages, ...ends } = await messagePage(context, { ids, ...found }, form);
  const list = asFragments<Message[]>(await encodeList(messages));
  return { ...found, ...ends, messages: list, history_limited: false };
});
