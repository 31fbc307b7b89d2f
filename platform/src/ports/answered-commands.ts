import type { Receipt } from '@ecrin/contracts/transport/receipt.ts';

/** `fingerprint`: of the request, null when it has none. */
export type AnsweredCommand = Readonly<{ fingerprint: string | null; receipt: Receipt }>;

/**
 * Remembers for 30 days which request an idempotency key was used for, and the answers of commands that changed nothing; all others are remembered by
 * their events. It outlives the process; the last moment before a power cut may be lost.
 * Embedded: SQLite; scaled out: MongoDB. Contract: `testing/src/port-contracts/answered-commands.contract.ts`.
 */
export type AnsweredCommands = Readonly<{
  find: (commandId: string) => Promise<AnsweredCommand | null>;
  /** The fingerprint of the request that used the key first: this one, or the one that holds it. */
  claim: (key: string, fingerprint: string) => Promise<string>;
  /** Only the first answer to a command is stored. */
  remember: (commandId: string, answered: AnsweredCommand) => Promise<void>;
  close: () => Promise<void>;
}>;
