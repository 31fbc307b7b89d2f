import type { BackupFailure } from '@ecrin/contracts/operation/operation.ts';

/** Where backups are kept: a folder, or a bucket. Names are those of a blob store; what is put is complete and durable when it resolves. */
export type BackupPlace = Readonly<{
  /** As it was given: for sentences, without a secret. */
  address: string;
  /** Replaces what was there. */
  put: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** null: there is nothing of that name. */
  read: (name: string) => Promise<AsyncIterable<Uint8Array> | null>;
  delete: (name: string) => Promise<void>;
  list: (prefix: string) => AsyncIterable<Readonly<{ name: string; bytes: number }>>;
  close: () => Promise<void>;
}>;

/** A place that does not see what is in it. `start` inclusive, `end` exclusive; null: to the end. */
export type BackupBucket = Omit<BackupPlace, 'read'> &
  Readonly<{
    read: (
      name: string,
      range: Readonly<{ start: number; end: number | null }>,
    ) => Promise<AsyncIterable<Uint8Array> | null>;
  }>;

/** The message is a sentence for the operator. */
export class BackupFault extends Error {
  readonly reason: BackupFailure;

  constructor(reason: BackupFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupFault';
    this.reason = reason;
  }
}
