/** Credentials, sessions and login limits: what must survive a restart but is no domain fact and no event. Contract: `testing/src/contracts/access-store.contract.ts`. */
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
export type Rotation =
  | Readonly<{ outcome: 'rotated'; session: Session }>
  | Readonly<{ outcome: 'unknown' | 'reused' }>;

export type AccessStore = Readonly<{
  /** A credential is written once; throws when the id is taken. */
  saveCredential: (credentialId: string, passwordHash: string) => Promise<void>;
  findCredential: (credentialId: string) => Promise<string | null>;
  deleteCredential: (credentialId: string) => Promise<void>;
  /** Only a hash of the refresh token is kept. */
  openSession: (session: Session, refreshHash: string) => Promise<void>;
  /** null once it has ended or, by `now`, expired. */
  findSession: (sessionId: string, now: string) => Promise<Session | null>;
  /** A person's sessions that still stand, the last used first. */
  sessionsOf: (user: Readonly<Pick<Session, 'userType' | 'userId'>>, now: string) => Promise<readonly Session[]>;
  /**
   * Swaps one refresh token for the next. Within `graceMs` of the first use the same old token gets the same successor again
   * (two tabs waking together); after it, reuse revokes the session.
   */
  rotate: (request: Readonly<{ refreshHash: string; successorHash: string; now: string; expiresAt: string; graceMs: number }>) => Promise<Rotation>;
  endSession: (sessionId: string) => Promise<void>;
  /** Counts one try against `key` and says whether it is within `limit` a `windowMs`; survives a restart. */
  takeTry: (request: Readonly<{ key: string; limit: number; windowMs: number; now: string }>) => Promise<Readonly<{ allowed: boolean; retryAfterMs: number }>>;
  clearTries: (key: string) => Promise<void>;
  close: () => Promise<void>;
}>;
