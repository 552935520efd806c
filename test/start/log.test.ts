import { expect } from 'chai';

import { createLog } from '../../src/log.js';

describe('The log', () => {
  const linesOf = (level: string, write: (log: ReturnType<typeof createLog>) => void): string => {
    let text = '';
    write(createLog(level, { write: (line) => (text += line) }));
    return text.replaceAll(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/gm, 'TIME');
  };

  it('has a line for each entry, with time, level, text and details', () => {
    const text = linesOf('trace', (log) => {
      log.info('Ready.');
      log.warn({ path: '/a b', method: 'GET', size: 5, one: 'x' }, 'A request was slow.');
      log.error({ code: 7 });
      log.trace('fine');
      log.debug('finer');
      log.fatal('The end.');
    });
    expect(text.split('\n')).to.deep.equal([
      'TIME info  Ready.',
      'TIME warn  A request was slow. path="/a b" method=GET size=5 one=x',
      'TIME error  code=7',
      'TIME trace fine',
      'TIME debug finer',
      'TIME fatal The end.',
      '',
    ]);
  });

  it('has the stack of an error below its line', () => {
    const error = new Error('It broke.');
    expect(
      linesOf('info', (log) => {
        log.error({ err: error }, 'A job failed.');
      }),
    ).to.equal(`TIME error A job failed.\n${String(error.stack)}\n`);
  });

  it('omits entries below its level', () => {
    expect(
      linesOf('warn', (log) => {
        log.info('Ready.');
      }),
    ).to.equal('');
  });
});
