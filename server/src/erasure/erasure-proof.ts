import type { CertifiedDevice, SearchedPlace } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { ErasedPart } from '@ecrin/domain/erasure/erasure.events.ts';

/**
 * What is sought, known before anything is destroyed. Fragments are never written anywhere: a process that ends takes them with it.
 * `wrappedKey`: the account's key, or the secret of which the keys of thoughts are taken away, as the store of keys holds it; absent: it holds none.
 */
export type ErasureMarks = Readonly<{
  fragments: readonly string[];
  /** Those of them that stand within an address of somebody else: they count only where they begin and end as they do. */
  apart?: readonly string[];
  /** Whole texts of one or two words, which may be anybody’s: sought in the rows of what is erased. */
  short?: readonly string[];
  ids: readonly string[];
  wrappedKey?: Uint8Array;
  /** Of a part: pieces of its sealed words. */
  sealed?: SealedPieces;
}>;

/** By what opens them: the account's key, which stays, or those of the erased thoughts, which go. */
export type SealedPieces = Readonly<{ staying: readonly Uint8Array[]; going: readonly Uint8Array[] }>;

/** What is searched for, of whom. `part`: of less than the account. `marks` null: they were lost with the process. */
export type SoughtErasure = Readonly<{ clientId: string; part?: ErasedPart | undefined; marks: ErasureMarks | null }>;

/** The facts a certificate states beside what the search found. Instants are ISO 8601 UTC. */
export type ErasureFacts = Readonly<{
  number: string;
  askedAt: string;
  askedBy: 'person' | 'administrator';
  keyFingerprint: string | null;
  keyDestroyedAt: string;
  searchedAt: string;
  marks: Readonly<{ fragments: number; ids: number }>;
  places: readonly SearchedPlace[];
  /** null: they were not counted. */
  devices: readonly CertifiedDevice[] | null;
  part?: ErasedPart & Readonly<{ quotations: number; keys: readonly (string | null)[] }>;
}>;

/** `certificate`: the bytes that are signed, as text. `signature`: in minisign’s format. */
export type SignedCertificate = Readonly<{ certificate: string; signature: string }>;

/** Shows what an erasure left, without any code of the eraser. */
export type ErasureProof = Readonly<{
  /** Before the key is destroyed. Bounded: of a long journal a sample that covers every kind of thing stored. */
  collectMarks: (clientId: string, part?: ErasedPart) => Promise<ErasureMarks>;
  /** Reads the raw bytes of every place. Without marks no place that is searched for fragments is closed. */
  search: (sought: SoughtErasure, signal: AbortSignal) => Promise<readonly SearchedPlace[]>;
  sign: (facts: ErasureFacts) => SignedCertificate;
  /** The same with what devices have said since, signed anew; as it is where there is nothing new, or where it is not as it was signed. */
  withDevices: (signed: SignedCertificate, devices: readonly CertifiedDevice[] | null) => SignedCertificate;
  /** In minisign’s format. */
  publicKey: string;
  /** The code by which the holder finds a certificate again; derived, never stored. */
  codeFor: (number: string) => string;
  /** What the device of a session gives back: says of whom and of which device only to who has the master key. */
  receiptOf: (number: string, sessionId: string) => string;
}>;
