import { itIsTheSameAs } from './legacy-path.js';

describe('PATCH /settings/notifications', () => {
  itIsTheSameAs('/settings/notifications');
});
