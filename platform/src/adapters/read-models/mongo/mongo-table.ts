import type { Collection, Db } from 'mongodb';
import type { SessionId } from '#adapters/mongo/open-mongo.ts';
import type { AnyDocument } from '#ports/read-models.ts';
import type { EventMark } from '#ports/store-fit.ts';
import type { Layout } from '../layout.ts';
import type { Cell } from './mongo-cells.ts';
import type { IndexedText } from './mongo-text.ts';

/** A document of a model; of a removed one only id and position are left, so that a late, older write does not restore it. */
export type Stored = Readonly<{
  _id: string;
  position: number;
  doc?: AnyDocument;
  cells?: Readonly<Record<string, Cell>>;
}> &
  Partial<IndexedText>;
/** One generation of a model. `touchedAt`: of its last commit. */
export type Generation = Readonly<{
  _id: string;
  model: string;
  version: number;
  checkpoint?: number;
  /** The event at the checkpoint. */
  lastEvent?: EventMark | null;
  touchedAt: Date;
}>;
/** Which generation is the current one of a model in one shape. */
export type Current = Readonly<{ _id: string; generation: string }>;
export type StoredParked = Readonly<{
  _id: string;
  generation: string;
  stream: string;
  position: number;
  revision: number;
  reason: string;
  parkedAt: string;
}>;

/** `_id`: the generation. */
export type Writer = Readonly<{ _id: string; session: SessionId | undefined }>;

/** One generation and its layout. */
export type Table = Readonly<{ generation: string; layout: Layout }>;

const documentsPrefix = 'documents.';

/** Every collection of the read models, by its name. */
export const collectionsOf = (database: Db) => ({
  generations: database.collection<Generation>('generations'),
  current: database.collection<Current>('current'),
  parked: database.collection<StoredParked>('parked'),
  // Never written within a transaction: an open one would block others here.
  writers: database.collection<Writer>('writers'),
  documents: ({ generation }: Pick<Table, 'generation'>): Collection<Stored> =>
    database.collection<Stored>(`${documentsPrefix}${generation}`),
  /** Generations that have documents, known or left over. */
  documented: async (): Promise<readonly string[]> =>
    (
      await database
        .listCollections({ name: { $regex: `^${documentsPrefix.replace('.', '\\.')}` } }, { nameOnly: true })
        .toArray()
    ).map(({ name }) => name.slice(documentsPrefix.length)),
});
export type Collections = ReturnType<typeof collectionsOf>;
