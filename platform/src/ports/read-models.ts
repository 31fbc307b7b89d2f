import type { TextQuery } from '@ecrin/domain/text/text-query.ts';
import type { EventMark } from './store-fit.ts';

/**
 * Where read models are stored. Embedded: SQLite; scaled out: MongoDB. Every adapter passes `testing/src/port-contracts/read-models/read-models.contract.ts`.
 * A model is a set of JSON documents under one name and version; its checkpoint moves with its documents in one transaction.
 */
export type Scalar = string | number | boolean | null;
export type Document = Readonly<{ ownerId: string }>;
/** A document of any model. */
export type AnyDocument = Document & Readonly<Record<string, unknown>>;

export type Model<Doc extends Document> = Readonly<{
  name: string;
  /** Raised whenever the shape changes: the next start builds a new generation. */
  version: number;
  /** Top-level fields, one list an index, in order: what filters and sorts may name. */
  indexes: readonly (readonly (keyof Doc & string)[])[];
  /** Indexes of documents in which the field is not null: most have none. They serve filters that name values of it. */
  sparse?: Readonly<{ [Field in keyof Doc & string]?: readonly (readonly (keyof Doc & string)[])[] }>;
  /** Top-level fields (string, string[] or null) that full-text search reads. */
  text?: readonly (keyof Doc & string)[];
  /** Never set: by it the compiler infers the type of the documents, which keys alone do not tell. */
  document?: Doc;
}>;

/** `has`, `hasAny`: the array field contains the value, or one of them. Ranges: `gte` inclusive, `lt` exclusive. */
export type Condition =
  | Scalar
  | Readonly<{ in: readonly Scalar[] }>
  | Readonly<{ has: string }>
  | Readonly<{ hasAny: readonly string[] }>
  | Readonly<{ gte?: string | number; lt?: string | number }>;
export type Filter<Doc> = Readonly<{ [Field in keyof Doc & string]?: Condition }>;

export type Find<Doc> = Readonly<{
  filter: Filter<Doc>;
  text?: TextQuery;
  sort: readonly (readonly [field: keyof Doc & string, direction: 'asc' | 'desc'])[];
  limit: number;
  /** As an earlier page of the same query returned it; anything else throws `ReadModelsFault`. */
  cursor?: string | null;
}>;
export type Page<Doc> = Readonly<{ items: readonly Doc[]; nextCursor: string | null }>;

/** `doc` null removes the document. `position`: of the last event applied to it; a write older than what is stored is ignored. */
export type Write<Doc> = Readonly<{ id: string; doc: Doc | null; position: number }>;
/** A stream whose handler threw: its later events wait, other streams continue. */
export type Parked = Readonly<{ stream: string; position: number; revision: number; reason: string; parkedAt: string }>;
/** `checkpoint` null: it stays. `event`: the one at the checkpoint, where it is known. */
export type Commit<Doc> = Readonly<{
  checkpoint: number | null;
  event?: EventMark | null;
  writes: readonly Write<Doc>[];
  park?: readonly Parked[];
  unpark?: readonly string[];
}>;

export type ModelStore<Doc extends Document> = Readonly<{
  get: (id: string) => Promise<Doc | null>;
  getMany: (ids: readonly string[]) => Promise<ReadonlyMap<string, Readonly<{ doc: Doc; position: number }>>>;
  find: (query: Find<Doc>) => Promise<Page<Doc>>;
  /** `most`: counted no further than to one more than that. */
  count: (filter: Filter<Doc>, text?: TextQuery, most?: number) => Promise<number>;
  /** How many documents of the filter carry each value of one field (array fields count each value). */
  countBy: (field: keyof Doc & string, filter: Filter<Doc>, text?: TextQuery) => Promise<ReadonlyMap<string, number>>;
  /** Position of the last event applied; null before the first. */
  checkpoint: () => Promise<number | null>;
  /** The event at the checkpoint; null: not known. */
  lastEvent: () => Promise<EventMark | null>;
  parked: () => Promise<readonly Parked[]>;
  /** All or nothing, and durable when the process dies. A power cut may lose the last ones, with their checkpoints: the events restore them. */
  commit: (batch: Commit<Doc>) => Promise<void>;
}>;

export type ReadModels = Readonly<{
  /** The current generation of a model; created empty when it is new or its version was raised. */
  open: <Doc extends Document>(model: Model<Doc>) => Promise<ModelStore<Doc>>;
  /** A second, empty generation to rebuild into, durable once promoted. */
  openRebuild: <Doc extends Document>(model: Model<Doc>) => Promise<ModelStore<Doc> & Rebuild>;
  /** Resolves once nothing of removed and replaced documents is left in files and logs of this machine. */
  sweep: () => Promise<void>;
  close: () => Promise<void>;
}>;

/**
 * `promote`: makes it the current generation at once for all readers, and drops the old one. `touch`: says that it is still being built, at least every
 * minute: what nobody writes to is taken for what an ended process has left, and dropped.
 */
export type Rebuild = Readonly<{ promote: () => Promise<void>; touch: () => Promise<void> }>;

/** `dropped`: a generation that is rebuilt, for good. `bad-cursor`: not one of this query's. `not-indexed`: a filter or sort names a field the model does not index. `closed`: too late. */
export class ReadModelsFault extends Error {
  readonly kind: 'bad-cursor' | 'not-indexed' | 'closed' | 'unusable' | 'dropped';

  constructor(kind: ReadModelsFault['kind'], message: string) {
    super(message);
    this.name = 'ReadModelsFault';
    this.kind = kind;
  }
}
