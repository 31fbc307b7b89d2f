import { onRecordingHeard } from '#lib/live/heard-recordings.ts';
import type { Send } from '#lib/outbox/outcome.ts';
import { liveWordsChoice } from '#lib/page/device-choice.ts';
import { readRecorder, useRecorder } from '../recorder/recorder-store.ts';
import { followWords } from './live-words.ts';

/** Shows the words of a recording while it is recorded, unless that was turned off on this device. Returns the function that stops, and forgets them. */
export const followRecording = (recordingId: string, send: Send): (() => void) => {
  if (!liveWordsChoice.isOn()) return () => undefined;
  const { poke, end } = followWords({
    ask: async (json) => (await send({ method: 'PUT', path: `/client/recordings/${recordingId}/words`, json })).body,
    language: () => readRecorder().language,
  });
  const stops = [
    end,
    onRecordingHeard((heard) => (heard === null || heard === recordingId) && poke()),
    useRecorder.subscribe(({ language }, before) => language !== before.language && poke()),
  ];
  poke();
  return () => stops.forEach((stop) => stop());
};
