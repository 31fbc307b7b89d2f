import type { Db } from 'mongodb';
import { retryOnDuplicateKey } from '#adapters/mongo/mongo-call.ts';
import type { AccessStore, Challenge, ChallengeAnswer } from '#ports/sign-in/access-store.ts';
import { expiringAt, type Expiring } from './mongo-expiry.ts';

type Row = Omit<Challenge, 'key'> & Expiring & Readonly<{ _id: string }>;
type Answers = Readonly<{ right: Parameters<AccessStore['answerLink']>[0] & Readonly<{ key?: string }> }>['right'];

const stillValid = (now: string) => ({ expiresAt: { $gt: now }, triesLeft: { $gt: 0 } });

/** Each answer is one atomic operation of the server: of many right answers at once, one deletes the document. */
export const mongoChallenges = (db: Db) => {
  const rows = db.collection<Row>('challenges');
  const take = async ({ key, secretHash, now }: Answers): Promise<ChallengeAnswer | null> => {
    const row = await rows.findOneAndDelete({
      ...(key === undefined ? {} : { _id: key }),
      secretHash,
      ...stillValid(now),
    });
    return row && { outcome: 'right', payload: row.payload };
  };

  return {
    issue: ({ key, ...challenge }: Challenge): Promise<void> =>
      retryOnDuplicateKey(
        async () =>
          void (await rows.replaceOne(
            { _id: key },
            { ...challenge, ...expiringAt(challenge.expiresAt) },
            { upsert: true },
          )),
      ),
    find: async (key: string, now: string): Promise<Challenge | null> => {
      const row = await rows.findOne({ _id: key, ...stillValid(now) });
      if (!row) return null;
      const { _id, forgetAt: _date, ...challenge } = row;
      return { key, ...challenge };
    },
    answer: async ({ key, secretHash, now }: Required<Answers>): Promise<ChallengeAnswer> => {
      const right = await take({ key, secretHash, now });
      if (right) return right;
      const { matchedCount } = await rows.updateOne({ _id: key, ...stillValid(now) }, { $inc: { triesLeft: -1 } });
      return { outcome: matchedCount === 1 ? 'wrong' : 'none' };
    },
    answerLink: async (answer: Omit<Answers, 'key'>): Promise<ChallengeAnswer> =>
      (await take(answer)) ?? { outcome: 'none' },
    delete: async (key: string): Promise<void> => void (await rows.deleteOne({ _id: key })),
  };
};
