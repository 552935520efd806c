import { expect } from 'chai';

import { Instance } from '../../../src/runtime/store/mysql/instance.js';

describe('The server process of MariaDB that sessions lead to', () => {
  it('has a new generation after a restart, and if a proxy chooses another server', () => {
    const instance = new Instance();
    const processes = ['one:3306 100', 'one:3306 100', 'one:3306 200', 'one:3306 200', 'two:3306 200'];
    const noted = processes.map((process) => [instance.note(process), instance.generation]);
    expect(noted).to.deep.equal([
      [false, 0],
      [false, 0],
      [true, 1],
      [false, 1],
      [true, 2],
    ]);
  });
});
