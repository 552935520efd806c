import { operation } from '../operation.js';
import { prepareToStore } from './sending/rendering.js';
import type { MessageDraft } from './sending/persist-message.js';
import { defaultChannelOf, parseDestination } from './sending/destination.js';
import { resolveRecipients } from './direct-recipients.js';
import { sendDirectly } from './sending/direct-message.js';
import { sendToChannel } from './sending/channel-message.js';
import { parseGivenWidget } from './widgets/given-widget.js';
import { sendOnce } from './sending/local-ids.js';

/** POST /messages: sends a message to a channel or to users. */
export const sendMessage = operation(
  'sendMessage',
  async (context) => {
    const { input, actor, tx, request } = context;
    return sendOnce(context, input, async (local) => {
      const outgoing: MessageDraft = {
        sender: actor,
        content: input.content,
        client: request.client,
        readBySender: input.read_by_sender,
        ...(local && { local }),
        ...(input.widget_content !== undefined && { widget: parseGivenWidget(input.widget_content) }),
      };
      const to = input.to ?? (await defaultChannelOf(tx, actor, input.type));
      const destination = parseDestination({ type: input.type, to });
      return destination.kind === 'channel'
        ? sendToChannel(context, outgoing, destination.channel, input.topic)
        : sendDirectly(context, outgoing, await resolveRecipients(context, destination));
    });
  },
  { before: prepareToStore },
);
