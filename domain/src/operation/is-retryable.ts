import type { WorkKind } from './operation.vocabulary.ts';

/** The sound itself is the cause: another try would end the same. */
const ofTheSound: ReadonlySet<string> = new Set(['unreadable-audio', 'audio-too-long']);

/** Whether an administrator can start failed work again. A run of an orb is asked for again by its owner, whose allowance it uses; a notification is late by then. */
export const isRetryable = (kind: WorkKind, reason: string | null): boolean =>
  (kind === 'transcription' && !ofTheSound.has(reason ?? '')) || kind === 'understanding';
