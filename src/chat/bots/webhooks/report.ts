import { backticksAround } from '../../../markdown/backticks.js';
import type { Failure } from './outcome.js';

/** What the owner sees of a response. */
const SHOWN_CHARACTERS = 1000;

/** A fenced block, with a fence that the text does not contain. */
const fenced = (text: string): string => {
  const fence = backticksAround(text, 3);
  return `${fence}\n${text}\n${fence}`;
};

/** The start of a response, without the token: the report is stored as a message. */
const shown = (response: string, token: string): string =>
  response
    .replaceAll(token, '(token)')
    .slice(0, SHOWN_CHARACTERS)
    .replaceAll(/[\0\p{Cs}]/gu, '\ufffd');

/** Returns the message about a failed request to the owner of the bot. */
export const reportFor = (
  bot: { readonly id: number; readonly full_name: string },
  messageUrl: string,
  { toOwner, response = '' }: Failure,
  token: string,
): string => {
  const what = `[A message](${messageUrl}) to your bot @_**${bot.full_name}|${bot.id}** triggered an outgoing webhook.`;
  const payload =
    response.trim() === ''
      ? ''
      : `\nThe response contains the following payload:\n${fenced(shown(response, token))}`;
  return `${what}\n${toOwner}${payload}`;
};
