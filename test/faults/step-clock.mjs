// Loaded before the server (`node --import`): at SIGUSR2 its time steps back by an hour, as an operator sets a clock.
const HOUR_MS = 3_600_000;
const { now } = Date;
let stepped = 0;

Date.now = () => now() - stepped;
globalThis.Date = class extends Date {
  constructor(...values) {
    if (values.length === 0) super(Date.now());
    else super(...values);
  }
};
process.on('SIGUSR2', () => {
  stepped += HOUR_MS;
});
