import { rm } from 'node:fs/promises';

import { temporaryFolder } from '../../src/server/testing/temporary-folder.js';

export const createFolder = (): string => temporaryFolder('test');

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
