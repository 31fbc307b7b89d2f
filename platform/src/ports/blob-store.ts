/** Bytes too large for an event. Embedded: files; scaled out: GridFS. Every adapter passes `testing/src/port-contracts/blob-store.contract.ts`. */
/** `note`: from `putOnce`; null for all other blobs. */
export type BlobInfo = Readonly<{ name: string; bytes: number; storedAt: string; note: string | null }>;

/** Names are `/`-separated segments of `[A-Za-z0-9._-]`. Content is opaque: sealing is done above (`sealed-blobs.ts`). */
export type BlobStore = Readonly<{
  /** Durable and complete when it resolves; a crash before leaves nothing under the name. Replaces what was there. */
  put: (name: string, content: AsyncIterable<Uint8Array>) => Promise<BlobInfo>;
  /**
   * The same for a name that is never replaced: null when there already is a blob of that name; of several at once, one is stored. `note`, of
   * `[A-Za-z0-9_-]`, is stored unsealed and returned with the name: what is known of the content without reading it.
   */
  putOnce: (name: string, content: AsyncIterable<Uint8Array>, note: string) => Promise<BlobInfo | null>;
  stat: (name: string) => Promise<BlobInfo | null>;
  /** `start` inclusive, `end` exclusive, in bytes; null when there is no such blob. */
  read: (name: string, range?: Readonly<{ start: number; end: number }>) => Promise<AsyncIterable<Uint8Array> | null>;
  delete: (name: string) => Promise<void>;
  list: (prefix: string) => AsyncIterable<BlobInfo>;
  close: () => Promise<void>;
}>;

/** `malformed`: not a proper name. `damaged`: the stored content differs from what was put. */
export class BlobStoreFault extends Error {
  readonly kind: 'malformed' | 'damaged' | 'unavailable';

  constructor(kind: BlobStoreFault['kind'], message: string) {
    super(message);
    this.name = 'BlobStoreFault';
    this.kind = kind;
  }
}

/** Bytes in memory as the stream a store accepts. */
export async function* asStream(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
