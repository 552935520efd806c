import { useSmallBatches } from './small-batches.js';

useSmallBatches();
