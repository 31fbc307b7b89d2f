import type { ErasurePlace, SearchedPlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';

/** `dueAt`: from then on nothing undoes it. */
export type EraseAccountInput = Readonly<{ ownerId: string; erasureId: string; number: string; dueAt: string }>;
/** `withdrawn`: in time. */
export type EraseAccountOutcome = 'erased' | 'withdrawn';

/**
 * `settleMs`: how long work in flight and the caches of other processes may still have what was there. `first`: the places that are emptied while addresses
 * can still be read; then the key is destroyed; `rest`: the others.
 */
export type BegunErasure = Readonly<{
  settleMs: number;
  first: readonly ErasurePlace[];
  rest: readonly ErasurePlace[];
}>;
/** `keyFingerprint`: SHA-256; null: there was no key. Of the marks only how many there are. */
export type PreparedErasure = Readonly<{
  keyFingerprint: string | null;
  marks: Readonly<{ fragments: number; ids: number }>;
}>;
export type EmptyPlaceInput = EraseAccountInput & Readonly<{ place: ErasurePlace }>;
export type SearchedErasure = Readonly<{ searchedAt: string; places: readonly SearchedPlace[] }>;
export type CertifyInput = EraseAccountInput & PreparedErasure & SearchedErasure & Readonly<{ keyDestroyedAt: string }>;
