import type { ErasureAsker } from '#client/client-erasure.events.ts';
import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename.

export type ErasedSound = Readonly<{ thoughtId: string; recordingId: string }>;
export type ErasedPart = Readonly<{ thoughtIds: readonly string[]; sounds: readonly ErasedSound[] }>;

/** In the stream `erasure-<number>`, which outlives the account: who asked for what. */
export type ErasureNumbered = DomainEvent<
  'ErasureNumbered',
  { number: string; clientId: string; erasureId: string; numberedAt: string },
  null
>;
/** Of less than the account: these thoughts with whatever quotes them, or the sound of these recordings alone. Nothing undoes it. */
export type ThoughtErasureAsked = DomainEvent<
  'ThoughtErasureAsked',
  ErasedPart & { number: string; clientId: string; erasureId: string; by: ErasureAsker; askedAt: string },
  null
>;
/** `certificate`: the bytes that are signed, as text, without a word of the person. `signature`: in minisign’s format. */
export type ErasureCertified = DomainEvent<
  'ErasureCertified',
  { number: string; certificate: string; signature: string; certifiedAt: string },
  null
>;
export type ErasureEvent = ErasureNumbered | ThoughtErasureAsked | ErasureCertified;
