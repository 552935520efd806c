import { expect } from 'chai';

import { createLog } from '../../../src/runtime/log.js';

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

  it('has no emails, passwords of URLs or quoted texts, whichever library wrote them', () => {
    const parse = (text: string): Error => {
      try {
        JSON.parse(text);
      } catch (error) {
        return error as Error;
      }
      throw new Error('It is JSON.');
    };
    const text = linesOf('info', (log) => {
      log.warn({ email: 'anna.b+x@mail.example.com' }, 'The owner is owner@localhost.');
      log.error({ err: new Error('550 5.1.1 <ben@example.com>: Recipient address rejected') }, 'No mail.');
      log.error({ err: new Error('connect mysql://chat:pass:word@db.example.com/chat') }, 'No database.');
      log.error({ err: parse('the secret words') }, 'Not JSON.');
      log.error({ err: new Error('outer', { cause: new Error('to <cleo@example.com>') }) }, 'Two errors.');
    });
    expect(text).to.not.match(/anna|ben@|cleo|owner@|pass:word|secret words/);
    expect(text)
      .to.include('email=(email)')
      .and.include('db.example.com/chat')
      .and.include('is not valid JSON');
  });

  it('has only the message and the stack of an error, and not what a driver adds', () => {
    const error = Object.assign(new Error('It broke.'), { sql: "SELECT 'the secret words'" });
    let text = '';
    createLog('info', { write: (line) => (text += line) }, 'json').error({ err: error }, 'A job failed.');
    expect(text).to.include('It broke.').and.not.include('secret words');
  });

  it('has JSON with LOG_FORMAT=json, one object per line', () => {
    let text = '';
    const log = createLog('info', { write: (line) => (text += line) }, 'json');
    log.warn({ path: '/a' }, 'Line one\nanna@example.com');
    const { time, ...entry } = JSON.parse(text) as Record<string, unknown>;
    expect(entry).to.deep.equal({ level: 'warn', path: '/a', msg: 'Line one\n(email)' });
    expect(time).to.match(/^\d{4}-\d\d-\d\dT/);
    expect(text.trimEnd()).to.not.include('\n');
  });
});
