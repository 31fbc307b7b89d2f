/** Credentials, sessions and login limits: what must survive a restart but is no domain fact and no event. Contract: `testing/src/port-contracts/access-store/access-store.contract.ts`. */
export type Session = Readonly<{
  sessionId: string;
  userType: 'client' | 'admin';
  userId: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
}>;

/** `rotated`: take `successor` from now on. `reused`: an old token came back after its grace, the whole family is gone. */
export type Rotation = Readonly<{ outcome: 'rotated'; session: Session }> | Readonly<{ outcome: 'unknown' | 'reused' }>;

/**
 * A secret somebody was sent, or a step half done: a code, a link's token, a sign-in at a provider. Only a keyed hash of the secret is stored.
 * `key`: purpose and whom it is for; a new one under the same key voids the old. `payload`: ids and choices only, no personal words.
 */
export type Challenge = Readonly<{
  key: string;
  secretHash: string;
  payload: string | null;
  issuedAt: string;
  expiresAt: string;
  triesLeft: number;
}>;

/** `right`: the secret is used up. `wrong`: one try less. `none`: no challenge has that key, or it has no tries left or has expired. */
export type ChallengeAnswer =
  | Readonly<{ outcome: 'right'; payload: string | null }>
  | Readonly<{ outcome: 'wrong' | 'none' }>;

export type AccessStore = Readonly<{
  /** A credential is written once; throws when the id is taken. */
  saveCredential: (credentialId: string, passwordHash: string) => Promise<void>;
  findCredential: (credentialId: string) => Promise<string | null>;
  deleteCredential: (credentialId: string) => Promise<void>;
  /** Only a hash of the refresh token is stored. */
  openSession: (session: Session, refreshHash: string) => Promise<void>;
  /** null once it has ended or, by `now`, expired. */
  findSession: (sessionId: string, now: string) => Promise<Session | null>;
  /** A person's active sessions, the last used first. */
  sessionsOf: (user: Readonly<Pick<Session, 'userType' | 'userId'>>, now: string) => Promise<readonly Session[]>;
  /**
   * Swaps one refresh token for the next. Within `graceMs` of the first use the same old token gets the same successor again
   * (two tabs waking together); after it, reuse revokes the session. `longestMs`: no session lives longer than that in all, however often it is used.
   */
  rotate: (
    request: Readonly<{
      refreshHash: string;
      successorHash: string;
      now: string;
      expiresAt: string;
      graceMs: number;
      longestMs?: number | null;
    }>,
  ) => Promise<Rotation>;
  endSession: (sessionId: string) => Promise<void>;
  /** Counts one try against `key` and says whether it is within `limit` a `windowMs`; survives a restart. */
  countAttempt: (
    request: Readonly<{ key: string; limit: number; windowMs: number; now: string }>,
  ) => Promise<Readonly<{ allowed: boolean; retryAfterMs: number }>>;
  issueChallenge: (challenge: Challenge) => Promise<void>;
  /** The challenge of a key; its `issuedAt` decides whether another may be sent. */
  findChallenge: (key: string, now: string) => Promise<Challenge | null>;
  /** One right answer only, however many come at once. */
  answerChallenge: (answer: Readonly<{ key: string; secretHash: string; now: string }>) => Promise<ChallengeAnswer>;
  /** The same for links, whose secret alone says which challenge it is: 256 random bits. */
  answerLink: (answer: Readonly<{ secretHash: string; now: string }>) => Promise<ChallengeAnswer>;
  deleteChallenge: (key: string) => Promise<void>;
  /** A second factor is written once; throws when the id is taken. Its secret comes already sealed. */
  saveFactor: (factorId: string, sealed: string) => Promise<void>;
  /** The sealed secret. */
  findFactor: (factorId: string) => Promise<string | null>;
  /** True once for each 30-second step, and never again for it or an earlier one: no code counts twice. */
  takeFactorStep: (factorId: string, step: number) => Promise<boolean>;
  /** Replaces the earlier ones, of a factor that exists. */
  saveRecoveryCodes: (factorId: string, hashes: readonly string[]) => Promise<void>;
  /** How many are left after this one, which is gone; null: there is no such code. */
  takeRecoveryCode: (factorId: string, hash: string) => Promise<number | null>;
  /** With its recovery codes. */
  deleteFactor: (factorId: string) => Promise<void>;
  /** Uncounts one try: it was a right one. */
  refundAttempt: (key: string) => Promise<void>;
  close: () => Promise<void>;
}>;
