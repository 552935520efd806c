import { itIsTheSameAs } from '../../chat/settings/legacy-path.js';

describe('PATCH /settings/display', () => {
  itIsTheSameAs('/settings/display');
});
