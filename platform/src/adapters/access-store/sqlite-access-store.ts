import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';
import { rewriteDatabase } from '#adapters/sqlite/rewrite-database.ts';
import { isStorageFull, StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import type { AccessStore } from '#ports/sign-in/access-store.ts';
import { accessSchema } from './access-schema.ts';
import { prepareChallenges } from './sqlite-challenges.ts';
import { prepareCredentials } from './sqlite-credentials.ts';
import { prepareFactors } from './sqlite-factors.ts';
import { prepareForgetUser } from './sqlite-forget-user.ts';
import { prepareSessions } from './sqlite-sessions.ts';
import { prepareTries } from './sqlite-tries.ts';

/** Opens or makes the file. Durable when a call resolves; every call is a transaction. */
export const openSqliteAccessStore = (file: string): AccessStore => {
  const db = openSqlite(file);
  db.exec(accessSchema);
  const sessions = prepareSessions(db);
  const tries = prepareTries(db);
  const challenges = prepareChallenges(db);
  const credentials = prepareCredentials(db);
  const forgetUser = prepareForgetUser(db);

  const atomically = transactionsOf(db);

  return {
    saveCredential: (credentialId, passwordHash) => atomically(() => credentials.save(credentialId, passwordHash)),
    findCredential: async (credentialId) => credentials.find(credentialId),
    deleteCredential: (credentialId) => atomically(() => credentials.delete(credentialId)),
    openSession: (session, refreshHash) => atomically(() => sessions.open(session, refreshHash)),
    findSession: async (sessionId, now) => sessions.find(sessionId, now),
    sessionsOf: async (user, now) => sessions.of(user, now),
    rotate: (request) =>
      atomically(() => sessions.rotate(request)).catch((fault: unknown) => {
        if (isStorageFull(fault)) return sessions.keep(request);
        throw fault;
      }),
    endSession: (sessionId) => atomically(() => sessions.end(sessionId)),
    countAttempt: (request) => atomically(() => tries.count(request)),
    issueChallenge: (challenge) => atomically(() => challenges.issue(challenge)),
    findChallenge: async (key, now) => challenges.find(key, now),
    answerChallenge: ({ key, secretHash, now }) =>
      atomically(() => challenges.answer(challenges.find(key, now), secretHash)),
    answerLink: ({ secretHash, now }) =>
      atomically(() => challenges.answer(challenges.findBySecret(secretHash, now), secretHash)),
    deleteChallenge: (key) => atomically(() => challenges.delete(key)),
    ...factorsIn(db, atomically),
    forgetUser: async (user) => {
      await atomically(() => forgetUser(user));
      if (!rewriteDatabase(db)) throw new StoreUnavailable('another reader holds the write-ahead log of accounts');
    },
    refundAttempt: (key) => atomically(() => tries.refund(key)),
    close: async () => db.close(),
  };
};

type Atomically = <Result>(work: () => Result) => Promise<Result>;
type Factors = Pick<
  AccessStore,
  | 'saveFactor'
  | 'findFactor'
  | 'findFactorStep'
  | 'takeFactorStep'
  | 'saveRecoveryCodes'
  | 'takeRecoveryCode'
  | 'deleteFactor'
>;

const factorsIn = (db: DatabaseSync, atomically: Atomically): Factors => {
  const factors = prepareFactors(db);
  return {
    saveFactor: (factorId, sealed) => atomically(() => factors.save(factorId, sealed)),
    findFactor: async (factorId) => factors.find(factorId),
    findFactorStep: async (factorId) => factors.step(factorId),
    takeFactorStep: (factorId, step) => atomically(() => factors.takeStep(factorId, step)),
    saveRecoveryCodes: (factorId, hashes) => atomically(() => factors.saveCodes(factorId, hashes)),
    takeRecoveryCode: (factorId, hash) => atomically(() => factors.takeCode(factorId, hash)),
    deleteFactor: (factorId) => atomically(() => factors.delete(factorId)),
  };
};

const transactionsOf =
  (db: DatabaseSync): Atomically =>
  // node:sqlite is synchronous: nothing runs between `begin` and `commit`.
  async (work) => {
    db.exec('begin immediate');
    try {
      const result = work();
      db.exec('commit');
      return result;
    } catch (fault) {
      // A full disk has ended it already.
      if (db.isTransaction) db.exec('rollback');
      throw fault;
    }
  };
