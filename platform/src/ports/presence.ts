/** When a client was last active, on any device. Stored for minutes only; no event, no history. Contract: `testing/src/port-contracts/presence.contract.ts`. */
export type Presence = Readonly<{
  /** `at`: ISO 8601. Earlier instants than the stored one are ignored. */
  recordSeen: (clientId: string, at: string) => Promise<void>;
  /** null: never, or so long ago that it was deleted. */
  lastSeen: (clientId: string) => Promise<string | null>;
  /** Removes it, also from free space and logs. */
  forget: (clientId: string) => Promise<void>;
  close: () => Promise<void>;
}>;
