import {
  transcriptionDelays,
  transcriptionFailures,
  type TranscriptionDelay,
  type TranscriptionFailure,
} from '@ecrin/domain/thought/thought.vocabulary.ts';
import { TranscriberFault } from '@ecrin/platform/ports/transcriber.ts';
import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';

/** The reason shown to the person, from the fault an activity failed with. */
export const transcriptionFailureOf = ({ code }: ActivityFault): TranscriptionFailure =>
  code === 'timed-out'
    ? 'no-answer-in-time'
    : (transcriptionFailures.find((reason) => reason === code) ?? 'provider-unavailable');

/** A transcriber whose model turned out to be missing: not a failure, only a wait. */
export const delayOf = (fault: unknown): TranscriptionDelay | null => {
  if (!(fault instanceof TranscriberFault) || fault.reason === 'provider-unavailable') return null;
  return transcriptionDelays.find((reason) => reason === fault.reason) ?? null;
};

/** An unavailable engine is retried; for other faults the transcriber decides whether to retry. */
export const activityFaultOf = (fault: unknown): unknown =>
  fault instanceof TranscriberFault
    ? new ActivityFault(
        fault.reason,
        fault.message,
        fault.reason === 'engine-died' ? (fault.retryAfterMs ?? 0) : fault.retryAfterMs,
      )
    : fault;
