import { described, flag, integer, nullable, oneOf, record, recordWith, text } from './schema.js';
import { emojiFields, file, ids, place, position, seconds, version } from './values.js';

/** The files that users uploaded, the messages, and what belongs to a message. */
export const messageRecords = {
  attachments: described(
    'Uploaded files. Messages refer to them with links to `/user_uploads/{path}`; the import finds these links itself.',
    record({
      id: ids.attachment,
      path: described(
        'The path below `/user_uploads/`: a number, two hexadecimal digits, 24 letters that cannot be guessed, and a name.',
        text(255, { pattern: String.raw`^[0-9]{1,10}/[0-9a-f]{2}/[\w-]{24}/[^/]{1,100}$` }),
      ),
      name: text(255),
      owner: ids.user,
      content_type: text(255, { pattern: String.raw`^[\w.+-]{1,100}/[\w.+-]{1,100}$` }),
      created_at_ms: described('When the file was uploaded. UNIX milliseconds.', integer(0, 2 ** 50)),
      file,
    }),
  ),
  messages: described(
    'The messages, in ascending order of their IDs. The import renders them from the Markdown.',
    recordWith(
      {
        id: ids.message,
        sender: ids.user,
        ...place,
        sent_at: seconds('When it was sent.'),
        edited_at: described(
          'When it was last edited or moved. UNIX seconds.',
          nullable(integer(0, 2 ** 40)),
        ),
        client: described('Name of the program that sent it.', text(30)),
        content: described('Markdown.', text(10_000)),
      },
      {
        conversation: described(
          'Where it was first sent, if it was moved since. Only in full archives.',
          record({ channel: ids.channel, topic: text(240) }),
        ),
        arrival: described(
          'The channel to which it was first sent, if that was another one, and the newest message when it came to its channel. Only in full archives.',
          record({ first_channel: ids.channel, at: position('ID of that message.') }),
        ),
        version,
        is_resolve_notice: described('Whether it is a notice that its topic is resolved or not.', flag()),
        is_read_by_all: described(
          'Whether it counts as read for all users but those of whom a range says that they have not read it. Only in full archives.',
          flag(),
        ),
        wildcard: described('The wildcard mention that took effect.', oneOf('channel', 'topic')),
      },
    ),
  ),
  edits: described(
    'The edits and moves of messages. Those of one message follow each other, the newest first. A field is absent if it did not change.',
    recordWith(
      {
        message: ids.message,
        user: described('Who made the change.', nullable(ids.user)),
        edited_at: seconds('When.'),
      },
      {
        content: described('Markdown before the change.', text(10_000)),
        topic: described('Topic before the change.', text(60)),
        new_topic: described('Topic after the change.', text(60)),
        channel: described('Channel before the change.', ids.channel),
        new_channel: described('Channel after the change.', ids.channel),
        version: described(
          `${version.schema.description ?? ''} Null for the original message.`,
          nullable(version),
        ),
      },
    ),
  ),
  reactions: described(
    'The reactions, in the order in which they were added.',
    recordWith({ message: ids.message, user: ids.user, ...emojiFields }, { version }),
  ),
  submessages: described(
    'The steps of polls and to-do lists, in their order.',
    recordWith(
      {
        message: ids.message,
        sender: ids.user,
        type: text(50),
        content: described('JSON.', text(100_000)),
      },
      { version },
    ),
  ),
} as const;
