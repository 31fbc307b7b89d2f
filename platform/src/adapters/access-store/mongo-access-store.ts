import { createMongoCall } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import type { AccessStore } from '#ports/access-store.ts';
import { StoreUnavailable } from '#ports/store-unavailable.ts';
import { mongoChallenges } from './mongo-challenges.ts';
import { createAccessIndexes } from './mongo-expiry.ts';
import { mongoFactors } from './mongo-factors.ts';
import { mongoSessions } from './mongo-sessions.ts';
import { mongoTries } from './mongo-tries.ts';

type Credential = Readonly<{ _id: string; passwordHash: string }>;

/** `database`: one that holds nothing else. Shared by every API process. Throws `StoreAway`. */
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
  const credentials = db.collection<Credential>('credentials');
  const [sessions, challenges, tries, factors] = [
    mongoSessions(db),
    mongoChallenges(db),
    mongoTries(db),
    mongoFactors(db),
  ];

  return {
    saveCredential: (_id, passwordHash) => ask(async () => void (await credentials.insertOne({ _id, passwordHash }))),
    findCredential: (credentialId) =>
      ask(async () => (await credentials.findOne({ _id: credentialId }))?.passwordHash ?? null),
    deleteCredential: (credentialId) => ask(async () => void (await credentials.deleteOne({ _id: credentialId }))),
    openSession: (session, refreshHash) => ask(() => sessions.open(session, refreshHash)),
    findSession: (sessionId, now) => ask(() => sessions.find(sessionId, now)),
    sessionsOf: (user, now) => ask(() => sessions.of(user, now)),
    rotate: (request) => ask(() => sessions.rotate(request)),
    endSession: (sessionId) => ask(() => sessions.end(sessionId)),
    countAttempt: (request) => ask(() => tries.take(request)),
    refundAttempt: (key) => ask(() => tries.giveBack(key)),
    issueChallenge: (challenge) => ask(() => challenges.issue(challenge)),
    findChallenge: (key, now) => ask(() => challenges.find(key, now)),
    answerChallenge: (answer) => ask(() => challenges.answer(answer)),
    answerLink: (answer) => ask(() => challenges.answerLink(answer)),
    deleteChallenge: (key) => ask(() => challenges.forget(key)),
    saveFactor: (factorId, sealed) => ask(() => factors.save(factorId, sealed)),
    findFactor: (factorId) => ask(() => factors.find(factorId)),
    takeFactorStep: (factorId, step) => ask(() => factors.takeStep(factorId, step)),
    saveRecoveryCodes: (factorId, hashes) => ask(() => factors.keepCodes(factorId, hashes)),
    takeRecoveryCode: (factorId, hash) => ask(() => factors.takeCode(factorId, hash)),
    deleteFactor: (factorId) => ask(() => factors.forget(factorId)),
    close: async () => ask.close(),
  };
};
