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

/**
 * `rotated`: use `successor` from now on. `kept`: the disk is full, the old token stays valid. `reused`: an old token came back after its grace
 * period, the whole family is revoked.
 */
export type Rotation =
  | Readonly<{ outcome: 'rotated' | 'kept'; session: Session }>
  | Readonly<{ outcome: 'unknown' | 'reused' }>;

/**
 * A secret that was sent to somebody, or an incomplete step: a code, a link's token, a sign-in at a provider. Only a keyed hash of the secret is stored.
 * `key`: purpose and receiver; a new one under the same key voids the old. `payload`: ids and choices only, no personal words.
 */
export type Challenge = Readonly<{
  key: string;
  secretHash: string;
  payload: string | null;
  issuedAt: string;
  expiresAt: string;
  triesLeft: number;
}>;

/** `right`: the secret is consumed. `wrong`: one attempt less. `none`: no challenge has that key, or it has no attempts left or has expired. */
export type ChallengeAnswer =
  | Readonly<{ outcome: 'right'; payload: string | null }>
  | Readonly<{ outcome: 'wrong' | 'none' }>;

export type AccessStore = Readonly<{
  /** A credential is written once; throws when the id is in use. */
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
   * (two tabs refreshing concurrently); after it, reuse revokes the session. `longestMs`: maximum lifetime of a session, however often it is used.
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
  /** Counts one attempt against `key` and returns whether it is within `limit` per `windowMs`; survives a restart. */
  countAttempt: (
    request: Readonly<{ key: string; limit: number; windowMs: number; now: string }>,
  ) => Promise<Readonly<{ allowed: boolean; retryAfterMs: number }>>;
  issueChallenge: (challenge: Challenge) => Promise<void>;
  /** The challenge of a key; its `issuedAt` decides whether another may be sent. */
  findChallenge: (key: string, now: string) => Promise<Challenge | null>;
  /** Accepts one right answer only, however many come concurrently. */
  answerChallenge: (answer: Readonly<{ key: string; secretHash: string; now: string }>) => Promise<ChallengeAnswer>;
  /** The same for links, whose secret alone identifies the challenge: 256 random bits. */
  answerLink: (answer: Readonly<{ secretHash: string; now: string }>) => Promise<ChallengeAnswer>;
  deleteChallenge: (key: string) => Promise<void>;
  /** A second factor, or a passkey, is written once; throws when the id is in use. A secret in it is already sealed. */
  saveFactor: (factorId: string, sealed: string) => Promise<void>;
  /** As it was written. */
  findFactor: (factorId: string) => Promise<string | null>;
  /** The last step taken, −1 before the first; null: there is no such factor. */
  findFactorStep: (factorId: string) => Promise<number | null>;
  /** True once for each 30-second step, or count of a passkey, and never again for it or an earlier one: no code counts twice. */
  takeFactorStep: (factorId: string, step: number) => Promise<boolean>;
  /** Replaces the earlier ones, of a factor that exists. */
  saveRecoveryCodes: (factorId: string, hashes: readonly string[]) => Promise<void>;
  /** How many are left after this one, which is deleted; null: there is no such code. */
  takeRecoveryCode: (factorId: string, hash: string) => Promise<number | null>;
  /** With its recovery codes. */
  deleteFactor: (factorId: string) => Promise<void>;
  /**
   * Removes everything of a person whose account is erased: sessions, challenges, attempts, these credentials and passkeys, also from free space and logs. May be
   * repeated.
   */
  forgetUser: (
    user: Readonly<{ userId: string; credentialIds: readonly string[]; factorIds: readonly string[] }>,
  ) => Promise<void>;
  /** Uncounts one attempt: it was a right one. */
  refundAttempt: (key: string) => Promise<void>;
  close: () => Promise<void>;
}>;
