// StrykerJS loads its plugins in processes of several kinds, and none of them reads TypeScript.
import { register } from 'tsx/esm/api';

register();
export const { strykerPlugins } = await import('./test-runner.ts');
