import type { Table } from '../../../runtime/store/schema.js';

/** The tables of messages, and what users have of them. */
export const tables: Readonly<Record<string, Table>> = {
  messages: (t) => {
    t.increments('id');
    t.integer('sender_id').unsigned().notNullable();
    t.integer('recipient_id').unsigned().notNullable();
    t.integer('channel_id').unsigned().nullable();
    t.integer('conversation_id').unsigned().notNullable();
    t.string('topic', 60).notNullable();
    t.string('topic_key', 240).notNullable();
    t.text('content', 'mediumtext').notNullable();
    // What is searched: NFKC, lower-cased.
    t.text('content_key', 'mediumtext').notNullable();
    t.text('rendered_content', 'mediumtext').notNullable();
    t.bigInteger('date_sent').notNullable();
    t.bigInteger('last_edit_timestamp').nullable();
    t.text('edit_history', 'mediumtext').nullable();
    t.string('client', 30).notNullable();
    t.boolean('is_me_message').notNullable().defaultTo(false);
    t.boolean('has_attachment').notNullable().defaultTo(false);
    t.boolean('has_image').notNullable().defaultTo(false);
    t.boolean('has_link').notNullable().defaultTo(false);
    // Counts as read by its sender from the start.
    t.boolean('read_by_sender').notNullable().defaultTo(true);
    // 0 none, 1 everyone in the channel, 2 everyone in the topic is mentioned.
    t.integer('wildcard_mention').notNullable().defaultTo(0);
    t.index(['recipient_id', 'id'], 'messages_recipient');
    t.index(['channel_id', 'topic_key', 'id'], 'messages_topic');
    t.index(['sender_id', 'id'], 'messages_sender');
    // Covers the count of each channel's weekly traffic.
    t.index(['date_sent', 'channel_id'], 'messages_date');
    // The channel it was first sent to, once it was moved to another one.
    t.integer('first_channel_id').unsigned().nullable();
    // Then also its place among the ids at which it came to the channel it is in.
    t.integer('arrival_id').unsigned().nullable();
    // The version at the last edit or move within or to its channel; null for a message that was never changed.
    t.integer('changed_version').unsigned().nullable();
    // Whether it is a notice that its topic is resolved, or that it is not. Notices sent before count as messages.
    t.integer('resolve_notice').notNullable().defaultTo(0);
    t.index(['conversation_id', 'id', 'sender_id', 'read_by_sender'], 'messages_in_conversation');
    // Finds the conversations with messages of a topic without reading the messages.
    t.index(['channel_id', 'topic_key', 'conversation_id'], 'messages_conversations');
    // Rises with every change of the message, its reactions and its submessages.
    t.integer('version').unsigned().notNullable().defaultTo(0);
  },
  // Only what differs from the default; the bits are named in messages/flags.ts.
  message_flags: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.integer('message_id').unsigned().notNullable();
    t.integer('flags').unsigned().notNullable();
    t.primary(['user_id', 'message_id']);
    t.index(['message_id'], 'message_flags_message');
  },
  // Read state: everything up to the watermark is read, except that the listed messages are the other way round.
  read_marks: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.integer('conversation_id').unsigned().notNullable();
    t.integer('watermark').unsigned().notNullable();
    t.primary(['user_id', 'conversation_id']);
    // Whether the user has ranges in the conversation.
    t.boolean('has_ranges').notNullable().defaultTo(false);
    t.index(['conversation_id', 'watermark', 'user_id'], 'read_marks_readers');
  },
  // The messages of a conversation whose read state differs from what the watermark says, as ranges of IDs.
  read_ranges: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable();
    t.integer('conversation_id').unsigned().notNullable();
    t.integer('first_id').unsigned().notNullable();
    t.integer('last_id').unsigned().notNullable();
    t.boolean('is_read').notNullable();
    // The ranges of a conversation are disjoint.
    t.unique(['user_id', 'conversation_id', 'last_id'], { indexName: 'read_ranges_place' });
    // With more columns, MariaDB would use it to find the ranges of one user.
    t.index(['conversation_id', 'last_id'], 'read_ranges_readers');
  },
  // Conversations in which a user may have unread messages up to the floor.
  unread_below_floor: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.integer('conversation_id').unsigned().notNullable();
    t.primary(['user_id', 'conversation_id']);
  },
  reactions: (t) => {
    t.increments('id');
    t.integer('message_id').unsigned().notNullable();
    t.integer('user_id').unsigned().notNullable();
    t.string('emoji_name', 100).notNullable();
    t.string('emoji_code', 100).notNullable();
    t.string('reaction_type', 30).notNullable();
    t.unique(['message_id', 'user_id', 'reaction_type', 'emoji_code'], { indexName: 'reactions_once' });
    // null for reactions to direct messages.
    t.integer('added_version').unsigned().nullable();
  },
  submessages: (t) => {
    t.increments('id');
    t.integer('message_id').unsigned().notNullable();
    t.integer('sender_id').unsigned().notNullable();
    t.string('msg_type', 50).notNullable();
    t.text('content', 'mediumtext').notNullable();
    // The version of the channel's members when it was added. Null for direct messages and sent widgets.
    t.integer('added_version').unsigned();
    t.index(['message_id', 'id'], 'submessages_of_message');
  },
  // Runs of messages that are indexed together: each begins where the one before it ends.
  search_blocks: (t) => {
    t.increments('id');
    t.integer('first_id').unsigned().notNullable().unique();
    t.integer('last_id').unsigned().notNullable().unique();
    t.integer('messages').unsigned().notNullable();
    t.integer('characters').unsigned().notNullable();
    // Not to be merged with the blocks after it.
    t.boolean('is_full').notNullable();
    // Per message, see messages/search-index/block.ts.
    t.specificType('facts', 'mediumblob').notNullable();
    // Of the words and runs of characters that its postings have.
    t.integer('version').notNullable().defaultTo(0);
    t.index(['version'], 'search_blocks_version');
  },
  // Which messages of a block contain which runs of characters, by the hash of these.
  search_postings: (t) => {
    t.integer('block_id').unsigned().notNullable();
    t.integer('bucket').unsigned().notNullable();
    t.specificType('postings', 'mediumblob').notNullable();
    t.primary(['block_id', 'bucket']);
  },
  // Messages that were edited, moved or deleted, maybe since their block was made.
  search_edits: (t) => {
    t.increments('id');
    t.integer('message_id').unsigned().notNullable().index();
    t.bigInteger('edited_at').notNullable();
  },
};
