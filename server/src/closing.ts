import type { Log } from '@ecrin/command-api';

type Step = Readonly<{ name: string; close: () => Promise<void> }>;

/** Closes resources in the reverse of the order in which they were opened. */
export type Closing = Readonly<{
  /** The first added is closed last. */
  add: (name: string, close: () => Promise<void>) => void;
  closeAll: () => Promise<void>;
}>;

/** A part that fails to close does not stop the others from closing. */
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
