import type { ErasurePlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { ErasureAsker } from '@ecrin/domain/client/client-erasure.events.ts';
import type { CountedDevice } from '@ecrin/domain/erasure/erasure.aggregate.ts';
import type { CertifyInput, EraseAccountInput, PreparedErasure, SearchedErasure } from './erase-account.input.ts';

/** `part`: of less than the account. `quoted`: what was found to quote it. */
export type ErasedAccount = Pick<EraseAccountInput, 'ownerId' | 'erasureId' | 'part'> & Pick<PreparedErasure, 'quoted'>;
type Certified = Omit<CertifyInput, 'dueAt' | 'ownerId' | 'erasureId'> &
  Readonly<{ askedAt: string; askedBy: ErasureAsker; devices: readonly CountedDevice[] | null }>;

/** What destroys and what searches, with the stores behind it. Each may be repeated. */
export type AccountEraser = Readonly<{
  settleMs: number;
  /** In this order. The key goes between them. */
  placesOf: (account: ErasedAccount) => Readonly<{ first: readonly ErasurePlace[]; rest: readonly ErasurePlace[] }>;
  /** Durably, in the ledger of erasures, beside the keys and with their backups. */
  note: (
    account: Pick<ErasedAccount, 'ownerId' | 'erasureId' | 'part'> &
      Readonly<{ begunAt: string; devices: readonly string[] | undefined }>,
  ) => Promise<void>;
  /** Before the key is destroyed. What will be sought stays in the memory of this process. */
  prepare: (account: ErasedAccount) => Promise<PreparedErasure>;
  destroyKey: (account: ErasedAccount) => Promise<void>;
  empty: (place: ErasurePlace, account: ErasedAccount, signal: AbortSignal) => Promise<void>;
  search: (account: ErasedAccount, signal: AbortSignal) => Promise<SearchedErasure['places']>;
  /** What was sought, once it is certified. */
  forget: (erasureId: string) => void;
  sign: (facts: Certified) => Readonly<{ certificate: string; signature: string }>;
}>;
