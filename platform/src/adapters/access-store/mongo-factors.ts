import type { Db } from 'mongodb';

type Row = Readonly<{ _id: string; sealed: string; lastStep: number; codes: readonly string[] }>;

/** A second factor and its recovery codes in one document. */
export const mongoFactors = (db: Db) => {
  const rows = db.collection<Row>('factors');
  return {
    save: async (factorId: string, sealed: string): Promise<void> =>
      void (await rows.insertOne({ _id: factorId, sealed, lastStep: -1, codes: [] })),
    find: async (factorId: string): Promise<string | null> => (await rows.findOne({ _id: factorId }))?.sealed ?? null,
    step: async (factorId: string): Promise<number | null> => (await rows.findOne({ _id: factorId }))?.lastStep ?? null,
    takeStep: async (factorId: string, step: number): Promise<boolean> =>
      (await rows.updateOne({ _id: factorId, lastStep: { $lt: step } }, { $set: { lastStep: step } })).matchedCount ===
      1,
    saveCodes: async (factorId: string, codes: readonly string[]): Promise<void> =>
      void (await rows.updateOne({ _id: factorId }, { $set: { codes } })),
    takeCode: async (factorId: string, hash: string): Promise<number | null> =>
      (
        await rows.findOneAndUpdate(
          { _id: factorId, codes: hash },
          { $pull: { codes: hash } },
          { returnDocument: 'after' },
        )
      )?.codes.length ?? null,
    delete: async (factorId: string): Promise<void> => void (await rows.deleteOne({ _id: factorId })),
  };
};
