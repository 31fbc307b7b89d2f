import { UnreadableAudio } from '../decoding/unreadable-audio.ts';
import type { SpeechReport } from './speech-messages.ts';

/** What is reported of a job that failed. An unexpected fault may quote the transcript: only its kind and place leave the program. */
export const speechFailure = (job: number, fault: unknown): SpeechReport => {
  if (fault instanceof UnreadableAudio)
    return { kind: 'unreadable', job, reason: fault.reason, message: fault.message };
  if (!(fault instanceof Error)) return { kind: 'failed', job, message: 'not an error' };
  const place =
    fault.stack
      ?.split('\n')
      .find((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
      ?.trim() ?? '';
  return { kind: 'failed', job, message: `${fault.name} ${place}`.trim() };
};
