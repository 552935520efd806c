import { itIsTheSameAs } from './former-path.js';

describe('PATCH /settings/notifications', () => {
  itIsTheSameAs('/settings/notifications');
});
