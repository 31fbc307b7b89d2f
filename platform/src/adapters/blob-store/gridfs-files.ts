import {
  GridFSBucket,
  MongoGridFSChunkError,
  MongoInvalidArgumentError,
  type Db,
  type GridFSBucketReadStream,
  type GridFSBucketWriteStream,
  type ObjectId,
} from 'mongodb';
import type { MongoCall } from '#adapters/mongo/mongo-call.ts';
import { BlobStoreFault } from '#ports/blob-store.ts';

export type Range = Readonly<{ start: number; end: number }>;

/** The files of GridFS by their ids; `gridfs-names` knows which of them are blobs. */
export const createGridFsFiles = (db: Db, ask: MongoCall) => {
  const bucket = new GridFSBucket(db, { bucketName });
  const [files, chunks] = [
    db.collection<{ _id: ObjectId }>(`${bucketName}.files`),
    db.collection(`${bucketName}.chunks`),
  ];
  return {
    prepare: async (): Promise<void> => {
      await chunks.createIndex({ files_id: 1, n: 1 }, { unique: true });
    },
    /** The number of bytes. Throws whatever reading the content throws. */
    write: async (id: ObjectId, name: string, content: AsyncIterable<Uint8Array>): Promise<number> => {
      const stream = bucket.openUploadStreamWithId(id, name);
      // The failed step throws the error; without a listener it would end the process.
      stream.on('error', () => undefined);
      let bytes = 0;
      for await (const piece of content) {
        await ask(() => written(stream, piece));
        bytes += piece.length;
      }
      await ask(() => ended(stream));
      return bytes;
    },
    /** Exactly the bytes of the range; throws `BlobStoreFault('damaged')` where the chunks do not match. */
    read: (id: ObjectId, range: Range): AsyncGenerator<Uint8Array> =>
      whole(pieces(bucket.openDownloadStream(id, range), ask), range),
    remove: async (id: ObjectId): Promise<void> => {
      await files.deleteOne({ _id: id });
      await chunks.deleteMany({ files_id: id });
    },
  };
};

export type GridFsFiles = ReturnType<typeof createGridFsFiles>;

const bucketName = 'blobs';

/** Resolves when the next chunk may be written. */
const written = (stream: GridFSBucketWriteStream, piece: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(piece, (fault) => (fault ? reject(fault) : resolve()));
  });

const ended = (stream: GridFSBucketWriteStream): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.once('error', reject).end(() => resolve());
  });

const pieces = async function* (stream: GridFSBucketReadStream, ask: MongoCall): AsyncGenerator<Uint8Array> {
  const source: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  let ended = false;
  try {
    while (!ended) {
      const next = await ask(() => source.next().catch((fault: unknown) => Promise.reject(readFault(fault))));
      if (!next.done) yield next.value;
      ended = next.done ?? false;
    }
  } finally {
    // A reader that stops early leaves no cursor open.
    if (!ended) await stream.abort().catch(() => undefined);
  }
};

const whole = async function* (source: AsyncIterable<Uint8Array>, { start, end }: Range): AsyncGenerator<Uint8Array> {
  let left = end - start;
  for await (const piece of source) {
    left -= piece.length;
    yield piece;
  }
  // GridFS does not detect missing chunks at the end.
  if (left !== 0) throw damaged();
};

const damaged = (): BlobStoreFault => new BlobStoreFault('damaged', 'the stored content differs from what was put');

/** Chunks of another number or length, no metadata, or metadata with another length. */
const readFault = (fault: unknown): unknown => {
  const isMissing = fault instanceof Error && 'code' in fault && fault.code === 'ENOENT';
  return isMissing || fault instanceof MongoGridFSChunkError || fault instanceof MongoInvalidArgumentError
    ? damaged()
    : fault;
};
