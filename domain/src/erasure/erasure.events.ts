import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename.

/** In the stream `erasure-<number>`, which outlives the account: who asked for what. */
export type ErasureNumbered = DomainEvent<
  'ErasureNumbered',
  { number: string; clientId: string; erasureId: string; numberedAt: string },
  null
>;
/** `certificate`: the bytes that are signed, as text, without a word of the person. `signature`: in minisign’s format. */
export type ErasureCertified = DomainEvent<
  'ErasureCertified',
  { number: string; certificate: string; signature: string; certifiedAt: string },
  null
>;
export type ErasureEvent = ErasureNumbered | ErasureCertified;
