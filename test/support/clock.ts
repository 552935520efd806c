export { ManualClock } from '../../src/server/testing/clock.js';
