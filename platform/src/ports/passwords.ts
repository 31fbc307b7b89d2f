/** Slow on purpose, so bounded: past the queue every call throws `PasswordsBusy`. Passwords are compared in NFC. */
export type Passwords = Readonly<{
  hash: (password: string) => Promise<string>;
  /** `hash` null: there is no such account; takes as long as a wrong password and answers false. */
  verify: (hash: string | null, password: string) => Promise<boolean>;
  /** Which of `hashes` the password opens, by index; null: none. Each is checked whatever the others say: it takes as long for any. */
  whichOpens: (hashes: readonly (string | null)[], password: string) => Promise<number | null>;
  /** How many calls run or wait. */
  pending?: () => number;
}>;

export class PasswordsBusy extends Error {
  override readonly name = 'PasswordsBusy';
}
