import type { Language } from '@ecrin/domain/kernel/language.ts';

/** A recording that is not sealed yet. */
export type LiveRecordingRef = Readonly<{ ownerId: string; recordingId: string }>;
/** `after`: how many passages are known already. */
export type ListenRequest = LiveRecordingRef & Readonly<{ language: Language; after: number }>;
/** `uncertain`: the engine heard it differently when it listened again. */
export type LivePassage = Readonly<{ text: string; uncertain: boolean }>;
/** `listening` false: no more words will come while it is recorded. */
export type LiveAnswer = Readonly<{ listening: boolean; passages: readonly LivePassage[] }>;

/** Words of recordings while they are recorded. Kept in memory alone, until they are part of a transcript. */
export type LiveWords = Readonly<{
  /** Begins to listen, unless it does. */
  listen: (request: ListenRequest) => Promise<LiveAnswer>;
  /** One more chunk of it is stored. */
  stored: (recording: LiveRecordingRef) => void;
  /** Nothing that was heard stays: of one recording, or of all of an owner. */
  forget: (ownerId: string, recordingId?: string) => void;
}>;
