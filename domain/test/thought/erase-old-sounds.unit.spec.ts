import { describe, it } from 'vitest';
import { eraseOldSounds } from '#thought/commands/erase-old-sounds.ts';
import type { ThoughtSoundErased } from '#thought/thought-erasure.events.ts';
import type { ThoughtTranscriptionRequested } from '#thought/thought.events.ts';
import { requestTranscription } from '#thought/transcript/request-transcription.ts';
import {
  appended,
  deleted,
  given,
  recorded,
  recordingId,
  secondId,
  thoughtId,
  transcribed,
  transcriptionFailed,
  written,
} from './thought.fixtures.ts';

// The recording came on 02/01/2026 at 9 o’clock.
const command = { thoughtId, keptDays: 30, now: '2026-02-01T09:00:00.001Z' };
const erased: ThoughtSoundErased = {
  type: 'ThoughtSoundErased',
  data: { thoughtId, recordingId, keptDays: 30, erasedAt: command.now },
  private: null,
};
const nothingHeard = { ...transcribed, private: { raw: '', text: ' ', segments: [], setAside: [] } };
const requested: ThoughtTranscriptionRequested = {
  type: 'ThoughtTranscriptionRequested',
  data: { thoughtId, recordingId, attempt: 2, requestedAt: command.now },
  private: null,
};
const secondTranscribed = {
  ...transcribed,
  data: { ...transcribed.data, recordingId: secondId, attempt: 2 },
};

describe('erasing sounds that were kept as long as announced', () => {
  it('records it, once', () => {
    given(recorded, transcribed).when(eraseOldSounds, command).then(erased);
    given(recorded, transcribed, erased).when(eraseOldSounds, command).thenNothing();
  });
  it('keeps one that is not old enough', () =>
    given(recorded, transcribed)
      .when(eraseOldSounds, { ...command, now: '2026-02-01T09:00:00.000Z' })
      .thenNothing());
  it('never erases the only copy of the words', () => {
    given(recorded).when(eraseOldSounds, command).thenNothing();
    given(recorded, transcriptionFailed).when(eraseOldSounds, command).thenNothing();
    given(recorded, nothingHeard).when(eraseOldSounds, command).thenNothing();
    given(recorded, transcribed, requested).when(eraseOldSounds, command).thenNothing();
  });
  it('erases each recording for itself', () => {
    const failed = { ...transcriptionFailed, data: { ...transcriptionFailed.data, attempt: 2 } };
    given(recorded, transcribed, appended).when(eraseOldSounds, command).then(erased);
    given(recorded, transcribed, appended, failed).when(eraseOldSounds, command).then(erased);
    given(recorded, transcribed, appended, { ...secondTranscribed, private: nothingHeard.private })
      .when(eraseOldSounds, command)
      .then(erased);
    given(recorded, transcribed, appended, secondTranscribed)
      .when(eraseOldSounds, command)
      .then(erased, { ...erased, data: { ...erased.data, recordingId: secondId } });
  });
  it('erases those of a deleted thought too, and none of a written or unknown one', () => {
    given(recorded, transcribed, deleted).when(eraseOldSounds, command).then(erased);
    given(written).when(eraseOldSounds, command).thenNothing();
    given().when(eraseOldSounds, command).thenNothing();
  });
});

describe('asking for another transcription', () => {
  const corrected = {
    type: 'ThoughtTranscriptCorrected',
    data: { thoughtId, correctedAt: command.now },
    private: { text: '', segments: [] },
  } as const;
  it('is refused once the sound is erased', () =>
    given(recorded, transcribed, erased, corrected)
      .when(requestTranscription, { thoughtId, now: command.now })
      .thenRefused('thought.sound-erased'));
});
