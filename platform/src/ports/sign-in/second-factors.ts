/** Codes of an authenticator (RFC 6238: six digits, SHA-1, 30 s) and recovery codes. */
export type SecondFactors = Readonly<{
  /** A new secret: as typed in, as scanned, and as it is stored: sealed, and valid for this `factorId` only. `account`: how the authenticator names it. */
  create: (
    factor: Readonly<{ factorId: string; account: string }>,
  ) => Readonly<{ secret: string; uri: string; sealed: string }>;
  /** The 30-second step a code is valid for, the one before and the one after allowed; null: it is wrong. */
  stepOf: (attempt: Readonly<{ factorId: string; sealed: string; code: string; now: string }>) => number | null;
  /** Ten new recovery codes of 50 bits, as they are shown. */
  recoveryCodes: () => readonly string[];
}>;
