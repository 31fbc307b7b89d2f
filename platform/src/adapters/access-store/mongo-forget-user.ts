import type { Db, Document } from 'mongodb';
import type { AccessStore } from '#ports/sign-in/access-store.ts';

/** Challenges and attempts have the person’s id in their keys. */
export const mongoForgetUser = (db: Db): AccessStore['forgetUser'] => {
  const [sessions, tokens] = [db.collection<Document & { _id: string }>('sessions'), db.collection('refresh_tokens')];
  return async ({ userId, credentialIds, factorIds }) => {
    const names = (field: string) => ({ $gte: [{ $indexOfBytes: [{ $ifNull: [field, ''] }, userId] }, 0] });
    const sessionIds = (await sessions.find({ userId }).toArray()).map(({ _id }) => _id);
    await tokens.deleteMany({ sessionId: { $in: sessionIds } });
    await sessions.deleteMany({ userId });
    await db.collection('challenges').deleteMany({ $expr: { $or: [names('$_id'), names('$payload')] } });
    await db.collection('tries').deleteMany({ $expr: names('$_id') });
    await db.collection<{ _id: string }>('credentials').deleteMany({ _id: { $in: [...credentialIds] } });
    await db.collection<{ _id: string }>('factors').deleteMany({ _id: { $in: [...factorIds] } });
  };
};
