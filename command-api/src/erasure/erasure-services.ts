import type { ErasureOutlook } from '@ecrin/contracts/erasure/erasure.ts';

/** What the API knows of erasures beside their events. */
export type ErasureServices = Readonly<{
  /** What would be erased of a client, from the read models. */
  outlookOf: (clientId: string) => Promise<Omit<ErasureOutlook, 'withdrawn'>>;
  /** The code of a number; derived, never stored. */
  codeFor: (number: string) => string;
  /** That certificates are signed with, in minisign’s format. */
  publicKey: string;
}>;
