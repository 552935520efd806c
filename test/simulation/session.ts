import type { PlantedFault } from './planted-faults.js';
import { simulate, type SimulationOptions, type SimulationResult } from './run.js';
import { createTemplate } from './template.js';
import { simulateGlobals } from './virtual-globals.js';

/** Simulations in one Node process, one after the other. */
export interface Session {
  simulate(options: SimulationOptions): Promise<SimulationResult>;
  /** Plants a fault in all later simulations. */
  plant(fault: PlantedFault): void;
  close(): Promise<void>;
}

/** Prepares this Node process for simulations. It has no real clock afterwards. */
export const openSession = async (): Promise<Session> => {
  const template = await createTemplate();
  simulateGlobals();
  // Loads what the server loads on first use, which takes real time.
  await simulate({ seed: 0 }, template);
  let planted: PlantedFault | undefined;
  return {
    simulate: (options) => simulate({ ...options, fault: planted }, template),
    plant(fault) {
      fault.change?.();
      planted = fault;
    },
    close: () => template.remove(),
  };
};
