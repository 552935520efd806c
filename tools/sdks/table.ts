import type { Row, Rows } from './expected.js';
import { STEPS } from './steps.js';
import type { Target } from './target.js';

const HEAD = [
  '| generator | version | document | generates | compiles | steps | settings and limits |',
  '| - | - | - | - | - | - | - |',
];

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

const passed = ({ failures }: Row): string =>
  failures === undefined ? 'none' : `${STEPS.length - Object.keys(failures).length} of ${STEPS.length}`;

const missing = ({ limits }: Target, row: Row | undefined): string => {
  const failed = Object.keys(row?.failures ?? {});
  return [limits, failed.length > 0 ? `Fails: ${failed.join(', ')}.` : undefined].filter(Boolean).join(' ');
};

/** The table of docs/clients.md: a line for each target. */
export const tableOf = (targets: readonly Target[], rows: Rows): string => {
  const lines = targets.map((target) => {
    const row = rows[target.name];
    const results =
      row === undefined
        ? ['not tried', 'not tried', 'none']
        : [yesOrNo(row.generated), yesOrNo(row.compiled), passed(row)];
    const cells = [target.title, target.toolbox.version, `\`${target.document}\``, ...results];
    return `| ${[...cells, missing(target, row)].join(' | ')} |`;
  });
  return [...HEAD, ...lines].join('\n');
};
