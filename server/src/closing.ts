import type { Log } from '@ecrin/command-api';

type Step = Readonly<{ name: string; close: () => Promise<void> }>;

/** What has to be closed, in the reverse of the order in which it was opened. */
export type Closing = Readonly<{
  /** What is added first is closed last. */
  add: (name: string, close: () => Promise<void>) => void;
  closeAll: () => Promise<void>;
}>;

/** A part that does not close keeps no other from closing. */
export const createClosing = (log: Log): Closing => {
  const steps: Step[] = [];
  return {
    add: (name, close) => void steps.unshift({ name, close }),
    closeAll: async () => {
      for (const { name, close } of steps.splice(0)) {
        await close().catch((fault: unknown) =>
          log.error({ part: name, fault: fault instanceof Error ? fault.name : 'Error' }, 'did not close'),
        );
      }
    },
  };
};
