import type { CertifiedDevice } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { ErasureOutlook, OwnErasure, PartOutlook, PartOutlookRequest } from '@ecrin/contracts/erasure/erasure.ts';

/** A thread, or days. */
export type ErasableSelection = Exclude<PartOutlookRequest, Readonly<{ thoughtIds: readonly string[] }>>;

type Certified = Readonly<{ certificate: string; signature: string }>;

/** What the API knows of erasures beside their events. */
export type ErasureServices = Readonly<{
  /** What would be erased of a client, from the read models. */
  outlookOf: (clientId: string) => Promise<Omit<ErasureOutlook, 'withdrawn' | 'proposed'>>;
  /** Which thoughts a thread or days have, deleted ones too; null: more than `max`. */
  selectedOf: (
    asked: Readonly<{ ownerId: string; selection: ErasableSelection; max: number }>,
  ) => Promise<readonly string[] | null>;
  /** What has words of these thoughts. Reads the journal from the oldest of them on; null: too many such counts are waiting. */
  quotedOf: (
    asked: Readonly<{ ownerId: string; thoughtIds: readonly string[] }>,
  ) => Promise<Omit<PartOutlook, 'thoughtIds'> | null>;
  /** Of less than the account, from the read model; the latest first. */
  listOf: (
    clientId: string,
  ) => Promise<readonly (Omit<OwnErasure, 'code' | 'waitsHere'> & Readonly<{ openDevices: readonly string[] }>)[]>;
  /** The code of a number; derived, never stored. */
  codeFor: (number: string) => string;
  /** What the device of a session gives back once it has forgotten what it kept; derived, never stored on it. */
  receiptOf: (number: string, sessionId: string) => string;
  /** A certificate with what devices have said since it was signed. */
  withDevices: (certified: Certified, devices: readonly CertifiedDevice[] | null) => Certified;
  /** That certificates are signed with, in minisign’s format. */
  publicKey: string;
}>;
