import { drop, replace, type Appliers } from './types.js';

/**
 * Events about the user's own settings, alert words, onboarding steps, drafts, files and scheduled messages.
 */
export const ownAppliers: Appliers = {
  'user_settings update': (state, { property, value }) => {
    state.user_settings[property] = value;
    // The state has the setting in a separate field too.
    if (property === 'presence_enabled') state.presence_enabled = value;
    // The server deletes its drafts. Clients may keep copies.
    if (property === 'enable_drafts_synchronization' && value === false) state.drafts = [];
  },
  update_display_settings: (state, { setting_name, setting }) => {
    state[setting_name] = setting;
    if (setting_name === 'enable_drafts_synchronization' && setting === false) state.drafts = [];
  },
  update_global_notifications: (state, { notification_name, setting }) => {
    state[notification_name] = setting;
  },
  alert_words: (state, { alert_words }) => {
    state.alert_words = alert_words;
  },
  muted_users: (state, { muted_users }) => {
    state.muted_users = muted_users;
  },
  onboarding_steps: (state, { onboarding_steps }) => {
    state.onboarding_steps = onboarding_steps;
  },
  'drafts add': (state, { drafts }) => {
    state.drafts.push(...drafts);
  },
  'drafts update': (state, { draft }) => {
    replace(state.drafts, 'id', draft);
  },
  'drafts remove': (state, { draft_id }) => {
    drop(state.drafts, ({ id }) => id === draft_id);
  },
  'attachment add': (state, { attachment, upload_space_used }) => {
    state.attachments.push(attachment);
    Object.assign(state, { upload_space_used, isSpaceTold: true });
  },
  'attachment update': (state, { attachment, upload_space_used }) => {
    replace(state.attachments, 'id', attachment);
    Object.assign(state, { upload_space_used, isSpaceTold: true });
  },
  'attachment remove': (state, { attachment, upload_space_used }) => {
    drop(state.attachments, ({ id }) => id === attachment.id);
    Object.assign(state, { upload_space_used, isSpaceTold: true });
  },
  'scheduled_messages add': (state, { scheduled_messages }) => {
    state.scheduled_messages.push(...scheduled_messages);
  },
  'scheduled_messages update': (state, { scheduled_message }) => {
    replace(state.scheduled_messages, 'scheduled_message_id', scheduled_message);
  },
  'scheduled_messages remove': (state, event) => {
    drop(state.scheduled_messages, (one) => one.scheduled_message_id === event.scheduled_message_id);
  },
};
