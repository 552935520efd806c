/** What a check found. */
export interface Finding {
  readonly state: 'ok' | 'warning' | 'failed';
  /** One line: what is so, and what to do if it is not well. */
  readonly text: string;
}

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const warning = (text: string): Finding => ({ state: 'warning', text });
export const failed = (text: string): Finding => ({ state: 'failed', text });

/** Returns what a check found. An error is a failure, with its text. */
export const findingOf = async (check: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> => {
  try {
    return await check();
  } catch (error) {
    return [failed((error as Error).message)];
  }
};
