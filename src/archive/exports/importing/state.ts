import { findServerState, removeServerState, setServerState } from '../../../runtime/store/server-state.js';
import type { Store, Tx } from '../../../runtime/store/types.js';

/** `server_state` has this row while an import or a restore is writing. */
const RUNNING = 'import_running';

/** The statement that writes the row, for a database that no store has opened yet. */
export const beginStatement = `INSERT INTO server_state (name, value) VALUES ('${RUNNING}', 'yes')`;

export const isImportRunning = async (tx: Tx): Promise<boolean> =>
  (await findServerState(tx, RUNNING)) !== undefined;

export const beginImport = (store: Store): Promise<void> =>
  store.write((tx) => setServerState(tx, RUNNING, 'yes'));

export const endImport = (tx: Tx): Promise<number> => removeServerState(tx, RUNNING);

/** Everything that a first start or an import writes. */
const TABLES = [
  'alert_words',
  'attachment_messages',
  'attachment_scheduled_messages',
  'attachments',
  'bot_defaults',
  'bot_services',
  'bot_storage',
  'bot_storage_usage',
  'channels',
  'code_playgrounds',
  'conversations',
  'custom_emoji',
  'custom_profile_fields',
  'custom_profile_values',
  'drafts',
  'linkifiers',
  'message_flags',
  'messages',
  'muted_users',
  'onboarding_steps',
  'organizations',
  'outbox',
  'reactions',
  'read_marks',
  'read_ranges',
  'realm_domains',
  'recipient_members',
  'recipients',
  'scheduled_messages',
  'submessages',
  'subscriptions',
  'unread_below_floor',
  'upload_usage',
  'user_group_members',
  'user_group_subgroups',
  'user_groups',
  'user_settings_defaults',
  'user_statuses',
  'user_topics',
  'users',
] as const;

/** Rows that one transaction deletes. MySQL keeps what a transaction deletes until its end. */
const ROWS = 10_000;

/** Deletes what an import that did not finish has written. */
export const wipe = async (store: Store): Promise<void> => {
  for (const table of TABLES) {
    if (store.dialect === 'sqlite') {
      // Without a condition, SQLite deletes all pages at once.
      await store.write((tx) => tx.run(`DELETE FROM ${table}`));
      continue;
    }
    let deleted = ROWS;
    while (deleted === ROWS) {
      ({ changes: deleted } = await store.write((tx) => tx.run(`DELETE FROM ${table} LIMIT ${ROWS}`)));
    }
  }
};
