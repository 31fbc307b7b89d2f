/**
 * Slow on purpose, so bounded: when the queue is full, calls throw `PasswordsBusy`. Waiting calls are served round-robin by `asker`, the network
 * address of a request. Passwords are compared in NFC.
 */
export type Passwords = Readonly<{
  hash: (password: string, asker?: string) => Promise<string>;
  /** `hash` null: there is no such account; takes as long as a wrong password and returns false. */
  verify: (hash: string | null, password: string, asker?: string) => Promise<boolean>;
  /** Which of `hashes` the password matches, by index; null: none. All are always checked: it takes the same time for any. */
  whichOpens: (hashes: readonly (string | null)[], password: string, asker?: string) => Promise<number | null>;
  /** How many calls run or wait. */
  pending?: () => number;
}>;

export class PasswordsBusy extends Error {
  override readonly name = 'PasswordsBusy';
}
