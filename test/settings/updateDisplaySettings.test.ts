import { itIsTheSameAs } from './former-path.js';

describe('PATCH /settings/display', () => {
  itIsTheSameAs('/settings/display');
});
