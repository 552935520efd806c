import type { Tx } from '../../runtime/store/types.js';
import type { Draft } from './view.js';

export const emitDraftsAdded = (tx: Tx, userId: number, drafts: readonly Draft[]): void => {
  tx.emit({ type: 'drafts', op: 'add', drafts }, { users: [userId] });
};

export const emitDraftUpdated = (tx: Tx, userId: number, draft: Draft): void => {
  tx.emit({ type: 'drafts', op: 'update', draft }, { users: [userId] });
};

export const emitDraftRemoved = (tx: Tx, userId: number, draft_id: number): void => {
  tx.emit({ type: 'drafts', op: 'remove', draft_id }, { users: [userId] });
};
