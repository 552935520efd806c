/** Runs a step of the scenario, and prints what came of it. */
export const step = async (name: string, run: () => Promise<void>): Promise<void> => {
  try {
    await run();
    console.log(`ok ${name}`);
  } catch (error) {
    console.log(`failed ${name}: ${String(error).split('\n')[0]}`);
  }
};
