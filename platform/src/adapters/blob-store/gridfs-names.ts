import { ObjectId, type Db } from 'mongodb';
import { retryOnDuplicateKey } from '#adapters/mongo/mongo-call.ts';
import type { BlobInfo } from '#ports/blob-store.ts';

/** Which file of GridFS a blob is; null: none (any more). `coming`: files being written. `gone`: replaced files still to be deleted. */
export type NamedFile = Readonly<{
  _id: string;
  file: ObjectId | null;
  bytes: number;
  storedAt: string;
  /** Absent in those that were put before there were notes. */
  note?: string | null;
  coming: readonly ObjectId[];
  gone: readonly ObjectId[];
}>;
/** A file that is not a blob, and the name it belongs to. */
export type UnreferencedFile = Readonly<{ name: string; file: ObjectId }>;

const collection = 'blobs.names';
/** Matches any id, by the index. */
const anyFile = { $gte: new ObjectId('0'.repeat(24)) };
/** The new value of `gone` when the file is replaced. */
const goneWithOld = { $setUnion: ['$gone', { $cond: [{ $ifNull: ['$file', false] }, ['$file'], []] }] };

/** A blob changes its content with one write to one document, however long its files take to be written and deleted. */
export const createGridFsNames = (db: Db) => {
  const names = db.collection<NamedFile>(collection, { writeConcern: { w: 'majority', journal: true } });
  return {
    prepare: async (): Promise<void> => {
      await names.createIndexes([{ key: { coming: 1 } }, { key: { gone: 1 } }]);
    },
    /** Before the first chunk is written: a crash leaves no file without a name. */
    announce: async ({ name, file }: UnreferencedFile): Promise<void> => {
      const unlessThere = { file: null, gone: [] };
      await retryOnDuplicateKey(() =>
        names.updateOne({ _id: name }, { $addToSet: { coming: file }, $setOnInsert: unlessThere }, { upsert: true }),
      );
    },
    find: (name: string): Promise<NamedFile | null> => names.findOne({ _id: name, file: { $ne: null } }),
    /** False: this file was never announced, or it was cleaned up, or, with a note, the name is taken. */
    point: async ({ name, file }: UnreferencedFile, { bytes, storedAt, note }: BlobInfo): Promise<boolean> => {
      const coming = { $setDifference: ['$coming', [file]] };
      const done = await names.updateOne({ _id: name, coming: file, ...(note !== null && { file: null }) }, [
        { $set: { file, bytes, storedAt, note, coming, gone: goneWithOld } },
      ]);
      return done.matchedCount === 1;
    },
    unpoint: async (name: string): Promise<void> => {
      await names.updateOne({ _id: name }, [{ $set: { file: null, gone: goneWithOld } }]);
    },
    gone: async (name: string): Promise<readonly UnreferencedFile[]> => replacedOf(await names.findOne({ _id: name })),
    /** Removes a deleted file, and the name with its last one. */
    forget: async ({ name, file }: UnreferencedFile): Promise<void> => {
      await names.updateOne({ _id: name }, { $pull: { coming: file, gone: file } });
      await names.deleteOne({ _id: name, file: null, coming: { $size: 0 }, gone: { $size: 0 } });
    },
    below: (prefix: string) =>
      // Names use a restricted alphabet: none with this prefix sorts after this.
      names.find({ _id: { $gte: prefix, $lt: `${prefix}\u007F` }, file: { $ne: null } }).sort({ _id: 1 }),
    /** What crashes left behind: files announced before `then` and never finished, and replaced ones that were not deleted. */
    leftSince: async (then: Date): Promise<readonly UnreferencedFile[]> => {
      const before = ObjectId.createFromTime(then.getTime() / 1000);
      const found = await names.find({ $or: [{ coming: { $lt: before } }, { gone: anyFile }] }).toArray();
      return found.flatMap((named) => [
        ...named.coming.filter((file) => file.getTimestamp() < then).map((file) => ({ name: named._id, file })),
        ...replacedOf(named),
      ]);
    },
  };
};

export type GridFsNames = ReturnType<typeof createGridFsNames>;

const replacedOf = (named: NamedFile | null): readonly UnreferencedFile[] =>
  named ? named.gone.map((file) => ({ name: named._id, file })) : [];
