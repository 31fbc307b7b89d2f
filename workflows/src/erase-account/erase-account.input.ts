import type { ErasurePlace, SearchedPlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { ErasedPart } from '@ecrin/domain/erasure/erasure.events.ts';

/** `dueAt`: from then on nothing undoes it. `part`: of less than the account; absent: all of it. */
export type EraseAccountInput = Readonly<{
  ownerId: string;
  erasureId: string;
  number: string;
  dueAt: string;
  part?: ErasedPart;
}>;
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
/** What quotes a part that is erased: the types of these events, how many there are, and what has to be taken away besides. */
export type QuotedPart = Readonly<{ types: readonly string[]; events: number; keys: readonly string[] }>;
/** `keyFingerprint`: SHA-256; null: there was no key. `keyFingerprints`: of the keys of the thoughts of a part. Of the marks only how many there are. `quoted`: of a part. */
export type PreparedErasure = Readonly<{
  keyFingerprint: string | null;
  keyFingerprints?: readonly (string | null)[];
  marks: Readonly<{ fragments: number; ids: number }>;
  quoted?: QuotedPart;
}>;
export type EmptyPlaceInput = EraseAccountInput & Readonly<{ place: ErasurePlace; quoted?: QuotedPart }>;
export type DestroyKeyInput = EraseAccountInput & Pick<PreparedErasure, 'quoted'>;
export type SearchedErasure = Readonly<{ searchedAt: string; places: readonly SearchedPlace[] }>;
export type CertifyInput = EraseAccountInput & PreparedErasure & SearchedErasure & Readonly<{ keyDestroyedAt: string }>;
