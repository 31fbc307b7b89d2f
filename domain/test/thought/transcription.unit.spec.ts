import { describe, it } from 'vitest';
import type {
  ThoughtAudioMeasured,
  ThoughtTranscriptionDelayed,
  ThoughtTranscriptionRequested,
} from '#thought/thought.events.ts';
import { completeTranscription } from '#thought/transcript/complete-transcription.ts';
import { delayTranscription } from '#thought/transcript/delay-transcription.ts';
import { failTranscription } from '#thought/transcript/fail-transcription.ts';
import { measureThoughtAudio } from '#thought/transcript/measure-thought-audio.ts';
import { requestTranscription } from '#thought/transcript/request-transcription.ts';
import {
  deleted,
  given,
  now,
  recorded,
  recordingId,
  thoughtId,
  transcribed,
  transcriptionFailed,
  written,
} from './thought.fixtures.ts';

const later = '2026-01-02T09:05:00.001Z';

describe('measuring a thought’s audio', () => {
  const command = { thoughtId, recordingId, durationMs: 2_100, speechMs: 900, peaks: [0, 50, 100], now };
  const measured: ThoughtAudioMeasured = {
    type: 'ThoughtAudioMeasured',
    data: { thoughtId, recordingId, durationMs: 2_100, speechMs: 900, peaks: [0, 50, 100], measuredAt: now },
    private: null,
  };

  it('is recorded', () => given(recorded).when(measureThoughtAudio, command).then(measured));
  it('is recorded once', () => given(recorded, measured).when(measureThoughtAudio, command).thenNothing());
  it('is refused for a written, unknown or deleted thought', () => {
    given(written).when(measureThoughtAudio, command).thenRefused('thought.not-spoken');
    given().when(measureThoughtAudio, command).thenRefused('thought.not-found');
    given(recorded, deleted).when(measureThoughtAudio, command).thenRefused('thought.deleted');
  });
});

describe('completing a transcription', () => {
  const { raw, segments, setAside } = transcribed.private ?? { raw: '', segments: [], setAside: [] };
  const command = {
    thoughtId,
    attempt: 1,
    engine: 'local',
    model: 'whisper-base',
    language: 'fr',
    raw,
    segments,
    setAside,
    now,
  } as const;

  it('stores the raw text and the shown text', () =>
    given(recorded).when(completeTranscription, command).then(transcribed));
  it('stores an empty text when nothing was said', () =>
    given(recorded)
      .when(completeTranscription, { ...command, raw: '', segments: [] })
      .then({ ...transcribed, private: { raw: '', text: '', segments: [], setAside: [] } }));
  it('ignores the late result of an earlier attempt', () =>
    given(recorded, transcriptionFailed).when(completeTranscription, command).thenNothing());
  it('is refused for a written thought', () =>
    given(written).when(completeTranscription, command).thenRefused('thought.not-spoken'));
});

describe('failing a transcription', () => {
  const command = { thoughtId, attempt: 1, reason: 'provider-unavailable', now } as const;

  it('records the reason', () => given(recorded).when(failTranscription, command).then(transcriptionFailed));
  it('changes nothing once the transcript is completed', () =>
    given(recorded, transcribed).when(failTranscription, command).thenNothing());
});

describe('delaying a transcription', () => {
  const command = { thoughtId, attempt: 1, reason: 'model-on-its-way', now } as const;
  const delayed: ThoughtTranscriptionDelayed = {
    type: 'ThoughtTranscriptionDelayed',
    data: { thoughtId, attempt: 1, reason: 'model-on-its-way', delayedAt: now },
    private: null,
  };

  it('records the reason of the delay', () => given(recorded).when(delayTranscription, command).then(delayed));
  it('is recorded once', () => given(recorded, delayed).when(delayTranscription, command).thenNothing());
});

describe('requesting another transcription', () => {
  const requested: ThoughtTranscriptionRequested = {
    type: 'ThoughtTranscriptionRequested',
    data: { thoughtId, recordingId, attempt: 2, requestedAt: later },
    private: null,
  };
  const command = { thoughtId, now: later };

  it('starts another attempt after a failure', () =>
    given(recorded, transcriptionFailed).when(requestTranscription, command).then(requested));
  it('starts another attempt after more than five minutes of processing', () =>
    given(recorded).when(requestTranscription, command).then(requested));
  it('starts another attempt when the transcript is empty', () =>
    given(recorded, { ...transcribed, private: { raw: '', text: '', segments: [], setAside: [] } })
      .when(requestTranscription, command)
      .then(requested));
  it('is refused within five minutes', () =>
    given(recorded)
      .when(requestTranscription, { ...command, now: '2026-01-02T09:05:00.000Z' })
      .thenRefused('thought.still-transcribing'));
  it('is refused when the transcript has words', () =>
    given(recorded, transcribed).when(requestTranscription, command).thenRefused('thought.already-transcribed'));
  it('is refused for a written thought', () =>
    given(written).when(requestTranscription, command).thenRefused('thought.not-spoken'));
});
