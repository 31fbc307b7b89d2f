import { UnreadableAudio } from '../decoding/unreadable-audio.ts';
import type { SpeechAnswer } from './speech-messages.ts';

/** What is reported of a job that failed. An unexpected error may quote the transcript: only its name and location are reported. */
export const speechFailure = (fault: unknown): SpeechAnswer => {
  if (fault instanceof UnreadableAudio) return { kind: 'unreadable', reason: fault.reason, message: fault.message };
  if (!(fault instanceof Error)) return { kind: 'failed', message: 'not an error' };
  const place =
    fault.stack
      ?.split('\n')
      .find((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
      ?.trim() ?? '';
  return { kind: 'failed', message: `${fault.name} ${place}`.trim() };
};
