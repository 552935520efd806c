import { itIsTheSameAs } from './legacy-path.js';

describe('PATCH /settings/display', () => {
  itIsTheSameAs('/settings/display');
});
