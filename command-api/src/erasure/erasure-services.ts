import type { ErasureOutlook, OwnErasure, PartOutlook } from '@ecrin/contracts/erasure/erasure.ts';

/** What the API knows of erasures beside their events. */
export type ErasureServices = Readonly<{
  /** What would be erased of a client, from the read models. */
  outlookOf: (clientId: string) => Promise<Omit<ErasureOutlook, 'withdrawn'>>;
  /** What has words of these thoughts. Reads the journal from the oldest of them on. */
  quotedOf: (asked: Readonly<{ ownerId: string; thoughtIds: readonly string[] }>) => Promise<PartOutlook>;
  /** Of less than the account, from the read model; the latest first. */
  listOf: (clientId: string) => Promise<readonly Omit<OwnErasure, 'code'>[]>;
  /** The code of a number; derived, never stored. */
  codeFor: (number: string) => string;
  /** That certificates are signed with, in minisign’s format. */
  publicKey: string;
}>;
