import type { ErasureAsker } from '#client/client-erasure.events.ts';
import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename.

export type ErasedSound = Readonly<{ thoughtId: string; recordingId: string }>;
/**
 * `devices`: one receipt of each device on which the person was signed in when it was asked for, which it gives back once it has forgotten what it kept; opaque,
 * and another one in every erasure. Absent: devices were not counted.
 */
type OfDevices = { devices?: readonly string[] };
export type ErasedPart = Readonly<{ thoughtIds: readonly string[]; sounds: readonly ErasedSound[] }>;

/** In the stream `erasure-<number>`, which outlives the account: who asked for what. */
export type ErasureNumbered = DomainEvent<
  'ErasureNumbered',
  OfDevices & { number: string; clientId: string; erasureId: string; numberedAt: string },
  null
>;
/** Of less than the account: these thoughts with whatever quotes them, or the sound of these recordings alone. Nothing undoes it. */
export type ThoughtErasureAsked = DomainEvent<
  'ThoughtErasureAsked',
  ErasedPart & OfDevices & { number: string; clientId: string; erasureId: string; by: ErasureAsker; askedAt: string },
  null
>;
/** `certificate`: the bytes that are signed, as text, without a word of the person. `signature`: in minisign’s format. */
export type ErasureCertified = DomainEvent<
  'ErasureCertified',
  { number: string; certificate: string; signature: string; certifiedAt: string },
  null
>;
/** One of those devices keeps nothing any more; it may be before or after the certificate. */
export type ErasureDeviceCleared = DomainEvent<
  'ErasureDeviceCleared',
  { number: string; receipt: string; clearedAt: string },
  null
>;
export type ErasureEvent = ErasureNumbered | ThoughtErasureAsked | ErasureCertified | ErasureDeviceCleared;
