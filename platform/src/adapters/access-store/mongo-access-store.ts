import type { Db } from 'mongodb';
import { createMongoCall } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import { StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import type { AccessStore } from '#ports/sign-in/access-store.ts';
import { mongoChallenges } from './mongo-challenges.ts';
import { createAccessIndexes } from './mongo-expiry.ts';
import { mongoFactors } from './mongo-factors.ts';
import { mongoForgetUser } from './mongo-forget-user.ts';
import { mongoSessions } from './mongo-sessions.ts';
import { mongoTries } from './mongo-tries.ts';

/** `database`: used for nothing else. Shared by every API process. Throws `StoreUnavailable`. */
export const openMongoAccessStore = async ({
  mongo,
  database,
}: Readonly<{ mongo: Mongo; database: string }>): Promise<AccessStore> => {
  const ask = createMongoCall({
    unavailable: (why) => new StoreUnavailable(why),
    closed: () => new StoreUnavailable('the access store is closed'),
  });
  const db = mongo.database(database);
  await ask(() => createAccessIndexes(db));
  const [credentials, sessions] = [mongoCredentials(db), mongoSessions(db)];
  const [challenges, tries] = [mongoChallenges(db), mongoTries(db)];
  const [factors, forgetUser] = [mongoFactors(db), mongoForgetUser(db)];

  return {
    saveCredential: (credentialId, passwordHash) => ask(() => credentials.save(credentialId, passwordHash)),
    findCredential: (credentialId) => ask(() => credentials.find(credentialId)),
    deleteCredential: (credentialId) => ask(() => credentials.delete(credentialId)),
    openSession: (session, refreshHash) => ask(() => sessions.open(session, refreshHash)),
    findSession: (sessionId, now) => ask(() => sessions.find(sessionId, now)),
    sessionsOf: (user, now) => ask(() => sessions.of(user, now)),
    rotate: (request) => ask(() => sessions.rotate(request)),
    endSession: (sessionId) => ask(() => sessions.end(sessionId)),
    countAttempt: (request) => ask(() => tries.count(request)),
    forgetUser: (user) => ask(() => forgetUser(user)),
    refundAttempt: (key) => ask(() => tries.refund(key)),
    issueChallenge: (challenge) => ask(() => challenges.issue(challenge)),
    findChallenge: (key, now) => ask(() => challenges.find(key, now)),
    answerChallenge: (answer) => ask(() => challenges.answer(answer)),
    answerLink: (answer) => ask(() => challenges.answerLink(answer)),
    deleteChallenge: (key) => ask(() => challenges.delete(key)),
    saveFactor: (factorId, sealed) => ask(() => factors.save(factorId, sealed)),
    findFactor: (factorId) => ask(() => factors.find(factorId)),
    findFactorStep: (factorId) => ask(() => factors.step(factorId)),
    takeFactorStep: (factorId, step) => ask(() => factors.takeStep(factorId, step)),
    saveRecoveryCodes: (factorId, hashes) => ask(() => factors.saveCodes(factorId, hashes)),
    takeRecoveryCode: (factorId, hash) => ask(() => factors.takeCode(factorId, hash)),
    deleteFactor: (factorId) => ask(() => factors.delete(factorId)),
    close: async () => ask.close(),
  };
};

type Credential = Readonly<{ _id: string; passwordHash: string }>;

const mongoCredentials = (db: Db) => {
  const rows = db.collection<Credential>('credentials');
  return {
    save: async (credentialId: string, passwordHash: string): Promise<void> =>
      void (await rows.insertOne({ _id: credentialId, passwordHash })),
    find: async (credentialId: string): Promise<string | null> =>
      (await rows.findOne({ _id: credentialId }))?.passwordHash ?? null,
    delete: async (credentialId: string): Promise<void> => void (await rows.deleteOne({ _id: credentialId })),
  };
};
