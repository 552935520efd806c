import { setTimeout as pause } from 'node:timers/promises';

import { connect, type DatabaseServer } from '../../support/database-server.js';
import type { Choices } from '../choices.js';

/** What happens to the node with the connections, or to all nodes. */
export interface Disturbance {
  readonly begin: () => Promise<void>;
  /** Ends it. `responding` resolves when the server makes changes again. */
  readonly end: (responding: Promise<void>) => Promise<void>;
}

/** A node hangs or is cut off for so long. The others take it for lost after 5 s. */
const LEAST_MS = 2_000;
const MOST_MS = 10_000;
/** It takes a moment to notice that the others have left it behind. */
const SETTLED_MS = 3_000;

const killed = (node: DatabaseServer): Disturbance => ({
  begin: () => node.kill(),
  end: async (responding) => {
    await responding;
    await node.restart();
  },
});

/** A disturbance that is over after a while, by itself. */
const passing = (begin: () => Promise<void>, end: () => Promise<void>, choices: Choices): Disturbance => {
  const milliseconds = LEAST_MS + choices.below(MOST_MS - LEAST_MS);
  return {
    begin,
    end: async () => {
      await pause(milliseconds);
      await end();
      await pause(SETTLED_MS);
    },
  };
};

/** As a machine that hangs. */
const frozen = (node: DatabaseServer, choices: Choices): Disturbance =>
  passing(
    () => node.freeze(),
    () => node.thaw(),
    choices,
  );

/** Has a node neither send to other nodes nor hear them. It serves its clients as before. */
const isolate = async (node: DatabaseServer, isIsolated: boolean): Promise<void> => {
  const connection = await connect(node.url);
  await connection.query(`SET GLOBAL wsrep_provider_options = 'gmcast.isolate=${Number(isIsolated)}'`);
  await connection.end();
};

/** As if the network between the nodes failed. */
const cutOff = (nodes: readonly DatabaseServer[], choices: Choices): Disturbance => {
  const setTo = (isIsolated: boolean) => async (): Promise<void> => {
    await Promise.all(nodes.map((node) => isolate(node, isIsolated)));
  };
  return passing(setTo(true), setTo(false), choices);
};

/** Chooses a disturbance of the cluster whose node with the connections is `primary`. */
export const chooseDisturbance = (
  primary: DatabaseServer,
  nodes: readonly DatabaseServer[],
  choices: Choices,
): Disturbance => {
  const kinds = [
    () => killed(primary),
    () => killed(primary),
    () => frozen(primary, choices),
    () => cutOff([primary], choices),
    () => cutOff([primary], choices),
    () => cutOff(nodes, choices),
  ];
  const kind = choices.one(kinds);
  return kind ? kind() : killed(primary);
};
