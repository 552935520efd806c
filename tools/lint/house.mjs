// The rules of this project, as a plugin of oxlint.
import { packagesOnly } from './packages-only.mjs';
import { plainEnglish } from './plain-english.mjs';

export default {
  meta: { name: 'house' },
  rules: { 'packages-only': packagesOnly, 'plain-english': plainEnglish },
};
