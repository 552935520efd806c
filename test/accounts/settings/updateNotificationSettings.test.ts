import { itIsTheSameAs } from '../../chat/settings/legacy-path.js';

describe('PATCH /settings/notifications', () => {
  itIsTheSameAs('/settings/notifications');
});
