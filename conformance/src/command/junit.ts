import type { Outcome } from '../run/outcome.js';
import { faultText } from './fault.js';
import type { Redact } from './redact.js';

/** XML 1.0 cannot contain other control characters, nor halves of surrogate pairs. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text
    .replaceAll(UNWRITABLE, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');

const content = (text: string): string => escaped(text).replaceAll('&#10;', '\n');

const inside = (outcome: Outcome, redact: Redact): string => {
  const { state, reason = '', difference } = outcome;
  const message = escaped(redact(reason.split('\n')[0] ?? ''));
  switch (state) {
    case 'fault':
      return `<failure message="${message}">${content(faultText(outcome, redact))}</failure>`;
    case 'not reached':
      return `<skipped message="${message}"/>`;
    case 'newer':
      return `<skipped message="newer: ${message}"/>`;
    case 'passed':
      return difference === undefined
        ? ''
        : `<system-out>${content(redact(`Difference of level: ${difference}`))}</system-out>`;
  }
};

const testcase = (outcome: Outcome, redact: Redact): string => {
  const { one } = outcome;
  const name = escaped(`${String(one.status)} ${one.example}`);
  const place = escaped(`${one.operation.part}.${one.operation.id}`);
  return `    <testcase classname="${place}" name="${name}">${inside(outcome, redact)}</testcase>\n`;
};

const counts = (outcomes: readonly Outcome[]): string => {
  const failures = outcomes.filter(({ state }) => state === 'fault').length;
  const skipped = outcomes.filter(({ state }) => state === 'not reached' || state === 'newer').length;
  return `tests="${String(outcomes.length)}" failures="${String(failures)}" skipped="${String(skipped)}" errors="0"`;
};

/** Returns a JUnit report, with a suite for each part of the interface. */
export const junit = (outcomes: readonly Outcome[], redact: Redact): string => {
  const parts = [...new Set(outcomes.map(({ one }) => one.operation.part))];
  const suites = parts.map((part) => {
    const own = outcomes.filter(({ one }) => one.operation.part === part);
    const cases = own.map((outcome) => testcase(outcome, redact)).join('');
    return `  <testsuite name="${escaped(part)}" ${counts(own)}>\n${cases}  </testsuite>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" ${counts(outcomes)}>\n${suites.join('')}</testsuites>\n`;
};
