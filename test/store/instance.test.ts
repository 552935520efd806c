import { expect } from 'chai';

import { Instance } from '../../src/store/mysql/instance.js';

type Session = Parameters<Instance['note']>[0];

/** Returns for each new session whether it leads to another server process than the one before. */
const noted = (...sessions: readonly Partial<Session>[]): boolean[] => {
  const instance = new Instance();
  return sessions.map((session) =>
    instance.note({ server: 'one:3306', uptime: 10, threadId: 7, ...session }),
  );
};

describe('The server process of MariaDB that sessions lead to', () => {
  it('is the same while its sessions are numbered, and if its uptime is rounded', () => {
    expect(noted({}, { uptime: 9, threadId: 8 }, { uptime: 10, threadId: 9 })).to.deep.equal([
      false,
      false,
      false,
    ]);
  });

  it('is another one after a restart, once', () => {
    expect(noted({}, { uptime: 0, threadId: 8 }, { uptime: 0, threadId: 9 })).to.deep.equal([
      false,
      true,
      false,
    ]);
  });

  it('is another one if it is started again soon after its start', () => {
    expect(noted({ uptime: 1 }, { uptime: 0, threadId: 6 })).to.deep.equal([false, true]);
  });

  it('is another one if a proxy chooses another server', () => {
    const sessions = [{}, { server: 'two:3306', threadId: 8 }, { server: 'two:3306', threadId: 9 }];
    expect(noted(...sessions)).to.deep.equal([false, true, false]);
  });
});
