import { expect } from 'chai';

import {
  afterReport,
  changesStatus,
  legacyStatus,
  statusOf,
  type Report,
} from '../../../src/chat/presence/presence-rules.js';
import type { Times } from '../../../src/chat/presence/store.js';

const START = 1_000_000;
const PHONE = 1;
const LAPTOP = 2;

const report = (after: number, changes: Partial<Report> = {}): Report => ({
  status: 'active',
  at: START + after,
  hasInput: false,
  client: PHONE,
  ...changes,
});
/** The times after some reports, the first of which is the first ever. */
const timesAfter = (...reports: readonly Report[]): Times => {
  const times = reports.reduce<Times | undefined>(afterReport, undefined);
  if (!times) throw new Error('There is no report.');
  return times;
};

describe('The rules of presence', () => {
  const active = timesAfter(report(0));
  const idle = timesAfter(report(0, { status: 'idle' }));

  it('let the first report set the status and its times', () => {
    expect(active).to.deep.equal({
      active_at: START,
      active_client: PHONE,
      connected_at: START,
      input_at: null,
    });
    expect(idle).to.deep.equal({ active_at: null, active_client: null, connected_at: START, input_at: null });
    expect([statusOf(active), statusOf(idle)]).to.deep.equal(['active', 'idle']);
  });

  it('ignore a repeated report within 55 seconds', () => {
    for (const [before, status] of [
      [active, 'active'],
      [idle, 'idle'],
    ] as const) {
      expect(afterReport(before, report(55, { status })), status).to.equal(before);
      expect(afterReport(before, report(56, { status })).connected_at, status).to.equal(START + 56);
    }
    expect(afterReport(active, report(56)).active_at).to.equal(START + 56);
    expect(afterReport(idle, report(56, { status: 'idle' })).active_at).to.equal(null);
  });

  it('store new input if the last one is more than 55 seconds old', () => {
    const first = timesAfter(report(0, { hasInput: true }));
    expect(first.input_at).to.equal(START);
    expect(afterReport(first, report(55, { hasInput: true })).input_at).to.equal(START);
    expect(afterReport(first, report(56, { hasInput: true })).input_at).to.equal(START + 56);
    expect(afterReport(first, report(56)).input_at, 'no input').to.equal(START);
  });

  it('end the status `active` at once if its client is idle', () => {
    const times = afterReport(active, report(1, { status: 'idle' }));
    expect(times).to.deep.equal({ ...active, active_client: null, connected_at: START + 1 });
  });

  it('end the status `active` 70 seconds after its last report if another client is idle', () => {
    const other = (after: number): Times =>
      afterReport(active, report(after, { status: 'idle', client: LAPTOP }));
    expect(statusOf(other(70))).to.equal('active');
    expect(other(70).connected_at, 'the user is still connected').to.equal(START + 70);
    expect(statusOf(other(71))).to.equal('idle');
    expect(other(71)).to.deep.equal({ ...active, active_client: null, connected_at: START + 71 });
  });

  it('let an idle user become active at once, also on another client', () => {
    const times = afterReport(idle, report(1, { client: LAPTOP }));
    expect(times).to.deep.include({ active_at: START + 1, active_client: LAPTOP, connected_at: START + 1 });
  });

  it('keep the later time if an earlier report arrives late', () => {
    expect(afterReport(idle, report(-5))).to.deep.include({ active_at: START - 5, connected_at: START });
    const again = timesAfter(report(0), report(1, { status: 'idle' }), report(-5));
    expect(again).to.deep.include({ active_at: START, connected_at: START + 1 });
  });

  it('report a change if the status differs, or after more than 130 seconds without a report', () => {
    const repeated = (after: number): boolean => changesStatus(active, afterReport(active, report(after)));
    expect([repeated(130), repeated(131)]).to.deep.equal([false, true]);
    expect(changesStatus(undefined, active), 'the first report').to.equal(true);
    expect(changesStatus(active, afterReport(active, report(1, { status: 'idle' })))).to.equal(true);
  });

  it('give legacy clients the time of the last report with the status', () => {
    const still = afterReport(active, report(70, { status: 'idle', client: LAPTOP }));
    expect(legacyStatus(still)).to.deep.equal({ status: 'active', timestamp: START });
    const over = afterReport(active, report(71, { status: 'idle', client: LAPTOP }));
    expect(legacyStatus(over)).to.deep.equal({ status: 'idle', timestamp: START + 71 });
  });
});
