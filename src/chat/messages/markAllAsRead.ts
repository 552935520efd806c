import { operation } from '../operation.js';
import { markAllRead } from './read-state/mark-place.js';

/** POST /mark_all_as_read: marks all messages as read. */
export const markAllAsRead = operation('markAllAsRead', markAllRead);
