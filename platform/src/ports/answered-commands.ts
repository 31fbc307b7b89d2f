import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';

/** `fingerprint`: of the request, null when it has none. */
export type AnsweredCommand = Readonly<{ fingerprint: string | null; receipt: Receipt }>;

/**
 * Remembers for 30 days the answers of commands that changed nothing; all others are remembered by their events.
 * Embedded: SQLite; scaled out: MongoDB. Contract: `testing/src/port-contracts/answered-commands.contract.ts`.
 */
export type AnsweredCommands = Readonly<{
  find: (commandId: string) => Promise<AnsweredCommand | null>;
  /** Durable when it resolves. Of several answers to one command the first stays. */
  remember: (commandId: string, answered: AnsweredCommand) => Promise<void>;
  close: () => Promise<void>;
}>;
