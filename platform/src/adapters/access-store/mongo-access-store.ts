import type { AccessStore } from '../../ports/access-store.ts';
import { StoreAway } from '../../ports/store-away.ts';
import { createAsk } from '../mongo/asking.ts';
import type { Mongo } from '../mongo/open-mongo.ts';
import { mongoChallenges } from './mongo-challenges.ts';
import { mongoFactors } from './mongo-factors.ts';
import { indexAccess } from './mongo-forgetting.ts';
import { mongoSessions } from './mongo-sessions.ts';
import { mongoTries } from './mongo-tries.ts';

type Credential = Readonly<{ _id: string; passwordHash: string }>;

/** `database`: one that holds nothing else. Shared by every API process. Throws `StoreAway`. */
export const openMongoAccessStore = async ({
  mongo,
  database,
}: Readonly<{ mongo: Mongo; database: string }>): Promise<AccessStore> => {
  const ask = createAsk({
    unavailable: (why) => new StoreAway(why),
    closed: () => new StoreAway('the access store is closed'),
  });
  const db = mongo.database(database);
  await ask(() => indexAccess(db));
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
    takeTry: (request) => ask(() => tries.take(request)),
    giveTryBack: (key) => ask(() => tries.giveBack(key)),
    issueChallenge: (challenge) => ask(() => challenges.issue(challenge)),
    findChallenge: (key, now) => ask(() => challenges.find(key, now)),
    answerChallenge: (answer) => ask(() => challenges.answer(answer)),
    answerLink: (answer) => ask(() => challenges.answerLink(answer)),
    voidChallenge: (key) => ask(() => challenges.forget(key)),
    saveFactor: (factorId, sealed) => ask(() => factors.save(factorId, sealed)),
    findFactor: (factorId) => ask(() => factors.find(factorId)),
    takeFactorStep: (factorId, step) => ask(() => factors.takeStep(factorId, step)),
    keepRecoveryCodes: (factorId, hashes) => ask(() => factors.keepCodes(factorId, hashes)),
    takeRecoveryCode: (factorId, hash) => ask(() => factors.takeCode(factorId, hash)),
    deleteFactor: (factorId) => ask(() => factors.forget(factorId)),
    close: async () => ask.close(),
  };
};
