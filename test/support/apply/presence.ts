import { forget, type Appliers, type State } from './types.js';

/** Stores presence in the format that the client requested. */
const put = (state: State, { user_id, email, presence }: State): void => {
  const { pushable: _, ...aggregated } = presence.website;
  const { status, timestamp } = aggregated;
  if (email !== undefined) state.presences[email] = { aggregated, ...presence };
  else if (status === 'active')
    state.presences[user_id] = { active_timestamp: timestamp, idle_timestamp: timestamp };
  else state.presences[user_id] = { ...state.presences[user_id], idle_timestamp: timestamp };
};

/** A user becomes invisible. They reappear with the next report. */
export const hide = (state: State, userId: number): void => {
  const user = state.realm_users.find(({ user_id }: State) => user_id === userId);
  forget(state.presences, userId);
  forget(state.presences, user?.email);
};

const STATUS_FIELDS = ['status_text', 'emoji_name', 'emoji_code', 'reaction_type', 'away'] as const;

/** Events about presence and user status. */
export const presenceAppliers: Appliers = {
  presence: put,
  user_status: (state, event) => {
    const status = { ...state.user_status[event.user_id] };
    for (const field of STATUS_FIELDS) if (event[field] !== undefined) status[field] = event[field];
    if (!status.status_text) delete status.status_text;
    if (!status.away) delete status.away;
    if (!status.emoji_name) for (const field of STATUS_FIELDS.slice(1, 4)) forget(status, field);
    if (Object.keys(status).length > 0) state.user_status[event.user_id] = status;
    else forget(state.user_status, event.user_id);
    if (event.away) hide(state, event.user_id);
  },
};
