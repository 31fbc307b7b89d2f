import type { Db } from 'mongodb';

/** When the server may delete a document by itself; an expired one is never used, deleted or not. */
export type Expiring = Readonly<{ forgetAt: Date }>;
export const expiringAt = (instant: string): Expiring => ({ forgetAt: new Date(instant) });

/** Indexes of the access store, created when they are missing. */
export const createAccessIndexes = async (db: Db): Promise<void> => {
  for (const name of ['sessions', 'refresh_tokens', 'challenges', 'tries'])
    await db.collection(name).createIndex({ forgetAt: 1 }, { expireAfterSeconds: 0 });
  await db.collection('sessions').createIndex({ userId: 1, userType: 1 });
  await db.collection('refresh_tokens').createIndex({ sessionId: 1 });
  await db.collection('challenges').createIndex({ secretHash: 1 });
};
