import { errors } from '../../../../generated/errors.js';
import type { Output } from '../../../../generated/operations.js';
import { ApiError } from '../../../contract/api-error.js';
import { CONVERSATION_PATH, MESSAGE_PARAMETER } from '../../../chat/messages/conversation-page-url.js';
import { scriptlessHtml } from '../../../markdown/scriptless-html.js';
import { Html, html } from '../../../runtime/pages/page.js';
import type { ManagedPage } from '../managed-page.js';
import type { View } from '../view.js';

type Message = Output<'getMessage'>['message'];

/** Messages before and after the one of the address. */
const AROUND = 20;

/** Returns the narrow of the conversation of a message. */
const narrowOf = ({ stream_id, subject, display_recipient }: Message): readonly object[] =>
  typeof display_recipient === 'string'
    ? [
        { operator: 'channel', operand: stream_id },
        { operator: 'topic', operand: subject },
      ]
    : [{ operator: 'dm', operand: display_recipient.map(({ id }) => id) }];

const nameOf = ({ subject, display_recipient }: Message): string =>
  typeof display_recipient === 'string'
    ? `#${display_recipient} > ${subject}`
    : display_recipient.map(({ full_name }) => full_name).join(', ');

/** Links to other messages lead to this page. */
const linkOf = (narrow: string): string | undefined => {
  const [, id] = /\/(?:near|with)\/(\d+)$/.exec(narrow) ?? [];
  return id === undefined ? undefined : `${CONVERSATION_PATH}?${MESSAGE_PARAMETER}=${id}`;
};

const showMessage = (view: View, message: Message, isMeant: boolean): Html =>
  html`<article id="message-${message.id}" ${isMeant && html`aria-current="true"`}>
    <h3>${message.sender_full_name}</h3>
    <p class="help">${view.time(message.timestamp)}</p>
    <div class="content">${new Html(scriptlessHtml(message.content, linkOf))}</div>
  </article>`;

const linkTo = (id: number, text: string): Html =>
  html`<p><a href="${CONVERSATION_PATH}?${MESSAGE_PARAMETER}=${id}">${text}</a></p>`;

/** Those who left a private channel can read single messages that they received there, but not the channel. */
const around = async (
  view: View,
  message: Message,
): Promise<Pick<Output<'listMessages'>, 'found_oldest' | 'found_newest'> & { messages: Message[] }> => {
  try {
    return await view.call('listMessages', {
      narrow: narrowOf(message),
      anchor: message.id,
      num_before: AROUND,
      num_after: AROUND,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return { messages: [message], found_oldest: true, found_newest: true };
  }
};

const body = async (view: View): Promise<Html> => {
  const message_id = view.parameter(MESSAGE_PARAMETER) ?? '';
  if (!/^\d+$/.test(message_id)) throw errors.notFound();
  const { message } = await view.call('getMessage', { message_id });
  const { messages, found_oldest, found_newest } = await around(view, message);
  const oldest = messages[0];
  const newest = messages.at(-1);
  return html`<h2>${nameOf(message)}</h2>
    <p>Reply with a client of this server. This page only shows messages.</p>
    ${!found_oldest && oldest && linkTo(oldest.id, 'Earlier messages')}
    ${messages.map((one) => showMessage(view, one, one.id === message.id))}
    ${!found_newest && newest && linkTo(newest.id, 'Later messages')}`;
};

/** A part of a conversation, for those who can read it. Emails about messages link it. */
export const conversationPage: ManagedPage = {
  path: CONVERSATION_PATH,
  title: 'Conversation',
  needs: 'getMessage',
  inMenu: false,
  hasImages: true,
  actions: {},
  body,
};
