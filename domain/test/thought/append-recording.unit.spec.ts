import { describe, expect, it } from 'vitest';
import { appendRecording } from '#thought/commands/append-recording.ts';
import { maxRecordings } from '#thought/recordings.ts';
import { thought } from '#thought/thought.aggregate.ts';
import type {
  ThoughtAudioMeasured,
  ThoughtEvent,
  ThoughtRecordingAppended,
  ThoughtTranscribed,
  ThoughtTranscriptionFailed,
} from '#thought/thought.events.ts';
import { completeTranscription } from '#thought/transcript/complete-transcription.ts';
import { correctTranscript } from '#thought/transcript/correct-transcript.ts';
import { requestTranscription } from '#thought/transcript/request-transcription.ts';
import {
  appended,
  deleted,
  given,
  now,
  recorded,
  recordingId,
  secondId,
  thoughtId,
  transcribed,
  transcriptionFailed,
  written,
} from './thought.fixtures.ts';

const command = {
  thoughtId,
  recordingId: secondId,
  language: 'fr',
  format: 'audio/mp4',
  fileSize: 5_000,
  sha256: 'cd'.repeat(32),
  durationMs: 3_000,
  occurredAt: '2026-01-02T08:30:00.000Z',
  timeZone: 'Europe/Paris',
  now,
} as const;
const words = [
  { text: 'Maman', startMs: 100, endMs: 400 },
  { text: 'aussi.', startMs: 400, endMs: 900 },
];
const secondTranscribed: ThoughtTranscribed = {
  type: 'ThoughtTranscribed',
  data: { ...transcribed.data, recordingId: secondId, attempt: 2, durationMs: 3_000 },
  private: {
    raw: 'Maman aussi.',
    text: 'Maman aussi.',
    segments: [{ text: 'Maman aussi.', startMs: 100, endMs: 900, words }],
    setAside: [],
  },
};
const measured = (id: string, durationMs: number): ThoughtAudioMeasured => ({
  type: 'ThoughtAudioMeasured',
  data: { thoughtId, recordingId: id, durationMs, speechMs: 900, peaks: [], measuredAt: now },
  private: null,
});
const existing = (...events: readonly ThoughtEvent[]) => {
  const state = events.reduce(thought.evolve, thought.initial);
  if (state.status !== 'active') throw new Error(`the thought is ${state.status}`);
  return state;
};

describe('a recording appended to a thought', () => {
  it('comes after those it has, under the next attempt', () =>
    given(recorded, transcribed).when(appendRecording, command).then(appended));
  it('is appended while the first is still being transcribed', () =>
    given(recorded).when(appendRecording, command).then(appended));
  it('is appended once', () => given(recorded, appended).when(appendRecording, command).thenNothing());
  it('is dated now when the clock of the device is ahead', () =>
    given(recorded)
      .when(appendRecording, { ...command, durationMs: 0, occurredAt: '2027-01-01T00:00:00.000Z' })
      .then({ ...appended, data: { ...appended.data, durationMs: null, occurredAt: now } }));
  it('is refused by a thought without a recording, deleted or missing', () => {
    given(written).when(appendRecording, command).thenRefused('thought.not-spoken');
    given(recorded, deleted).when(appendRecording, command).thenRefused('thought.deleted');
    given().when(appendRecording, command).thenRefused('thought.not-found');
  });
  it('is refused beyond a hundred', () => {
    const others = Array.from({ length: maxRecordings - 1 }, (_, index): ThoughtRecordingAppended => ({
      ...appended,
      data: { ...appended.data, recordingId: `other-${index}`, attempt: index + 2 },
    }));
    given(recorded, ...others)
      .when(appendRecording, command)
      .thenRefused('thought.recordings-full');
  });
});

describe('the transcript of two recordings', () => {
  it('has the second in a paragraph of its own, its words after the length of the first', () => {
    const { words: text, segments, wording } = existing(recorded, transcribed, appended, secondTranscribed);
    expect(text).toBe('Papa a téléphoné.\n\nMaman aussi.');
    expect(segments.map(({ startMs }) => startMs)).toEqual([0, 2_100]);
    expect(segments[1]?.words.map(({ startMs }) => startMs)).toEqual([2_100, 2_400]);
    expect(wording).toBe(2);
  });

  it('keeps what the person corrected before', () => {
    const corrected: ThoughtEvent = {
      type: 'ThoughtTranscriptCorrected',
      data: { thoughtId, correctedAt: now },
      private: {
        text: 'Papa m’a téléphoné !',
        segments: [{ text: 'Papa m’a téléphoné !', startMs: 0, endMs: 900, words: [] }],
      },
    };
    expect(existing(recorded, transcribed, corrected, appended, secondTranscribed).words).toBe(
      'Papa m’a téléphoné !\n\nMaman aussi.',
    );
  });

  it('keeps what the person wrote where nothing was heard', () => {
    const silence: ThoughtEvent = { ...transcribed, private: { raw: '', text: '', segments: [], setAside: [] } };
    const wroteItself: ThoughtEvent = {
      type: 'ThoughtTranscriptCorrected',
      data: { thoughtId, correctedAt: now },
      private: { text: 'Le vent.', segments: [] },
    };
    const { words: text, segments } = existing(recorded, silence, wroteItself, appended, secondTranscribed);
    expect(text).toBe('Le vent.\n\nMaman aussi.');
    expect(segments.map((segment) => segment.text)).toEqual(['Le vent.', 'Maman aussi.']);
  });

  it('is in the order of the recordings, whichever is heard first', () => {
    const { words: text, segments } = existing(recorded, appended, secondTranscribed, transcribed);
    expect(text).toBe('Papa a téléphoné.\n\nMaman aussi.');
    expect(segments.map(({ startMs }) => startMs)).toEqual([0, 2_100]);
  });

  it('moves with the measured length of the first', () =>
    expect(
      existing(recorded, appended, secondTranscribed, measured(recordingId, 2_500)).segments[0]?.words[0]?.startMs,
    ).toBe(2_600));

  it('is not moved by the length of the last', () =>
    expect(
      existing(recorded, transcribed, appended, secondTranscribed, measured(secondId, 9_000)).segments.map(
        ({ startMs }) => startMs,
      ),
    ).toEqual([0, 2_100]));

  it('is unreadable as a whole without its key', () =>
    expect(
      existing(recorded, { ...transcribed, private: null }, appended, { ...secondTranscribed, private: null }).words,
    ).toBeNull());

  it('can be corrected while the second is still being transcribed', () =>
    expect(
      correctTranscript({ thoughtId, text: 'Papa appelle.', now }, existing(recorded, transcribed, appended)),
    ).toMatchObject([{ type: 'ThoughtTranscriptCorrected' }]));
});

describe('transcribing one of two recordings', () => {
  const completed = {
    thoughtId,
    engine: 'local',
    model: 'whisper-base',
    language: 'fr',
    raw: 'Maman aussi.',
    segments: secondTranscribed.private?.segments ?? [],
    setAside: [],
    now,
  } as const;
  it('completes that recording, while the other is still running', () => {
    given(recorded, appended)
      .when(completeTranscription, { ...completed, attempt: 2 })
      .then(secondTranscribed);
    expect(
      existing(recorded, appended, secondTranscribed).recordings.map(({ transcript }) => transcript.status),
    ).toEqual(['processing', 'completed']);
  });

  it('is requested again for the one that failed, and never for the one with words', () => {
    const secondFailed: ThoughtTranscriptionFailed = {
      ...transcriptionFailed,
      data: { ...transcriptionFailed.data, attempt: 2 },
    };
    given(recorded, transcribed, appended, secondFailed)
      .when(requestTranscription, { thoughtId, now })
      .then({
        type: 'ThoughtTranscriptionRequested',
        data: { thoughtId, recordingId: secondId, attempt: 3, requestedAt: now },
        private: null,
      });
  });

  it('is requested for both when both failed, each under its own attempt', () => {
    const failed = (attempt: number): ThoughtTranscriptionFailed => ({
      ...transcriptionFailed,
      data: { ...transcriptionFailed.data, attempt },
    });
    expect(requestTranscription({ thoughtId, now }, existing(recorded, failed(1), appended, failed(2)))).toMatchObject([
      { data: { recordingId, attempt: 3 } },
      { data: { recordingId: secondId, attempt: 4 } },
    ]);
  });

  it('is not requested while the second is running', () =>
    given(recorded, transcribed, appended)
      .when(requestTranscription, { thoughtId, now })
      .thenRefused('thought.still-transcribing'));
});
