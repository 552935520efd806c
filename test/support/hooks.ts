import { testDialect } from './databases.js';
import { useSmallBatches } from './small-batches.js';

// The loops over batches are the same code on each engine.
if (testDialect === 'sqlite') useSmallBatches();
