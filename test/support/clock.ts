export { ManualClock } from '../../src/testing/clock.js';
