import { now, recorded, thoughtId, transcribed } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { describe, expect, it } from 'vitest';
import type { ThoughtDetailDocument } from '#thought-detail/thought-detail.model.ts';
import { thoughtDetailProjection as projection } from '#thought-detail/thought-detail.projection.ts';

type Folded = Parameters<typeof projection.apply>[1];
const fold = (...events: readonly Folded[]): ThoughtDetailDocument | null =>
  events.reduce<ThoughtDetailDocument | null>(projection.apply, null);
const edited: Folded = {
  type: 'ThoughtEdited',
  data: { thoughtId, editedAt: now },
  private: { content: 'Autrement.' },
};
const corrected: Folded = {
  type: 'ThoughtTranscriptCorrected',
  data: { thoughtId, correctedAt: now },
  private: { text: 'Papa rit.', segments: [] },
};

it('holds the words it has now, and none it had before', () => {
  const detail = fold(recorded, transcribed, edited);
  expect(detail).toMatchObject({ content: 'Autrement.' });
  expect(JSON.stringify(detail?.content)).not.toContain('téléphoné');
});

it('keeps the original transcript with its times, and who corrected it', () => {
  expect(fold(recorded, transcribed)).toMatchObject({
    segments: [{ text: 'Papa a téléphoné.' }],
    transcribedBy: { engine: 'local', model: 'whisper-base', at: now },
    correctedAt: null,
  });
  expect(fold(recorded, transcribed, corrected)).toMatchObject({
    content: 'Papa rit.',
    segments: [],
    transcribedBy: { engine: 'local' },
    correctedAt: now,
  });
});

describe('an appended recording', () => {
  const secondId = '01980000-0000-7000-8000-00000000000d';
  const { ownerId: _owner, recordedAt: _at, ...second } = recorded.data;
  const appended: Folded = {
    type: 'ThoughtRecordingAppended',
    data: { ...second, recordingId: secondId, attempt: 2, appendedAt: now },
    private: null,
  };
  const setAside = [{ text: 'Merci.', startMs: 1_000, endMs: 1_500, reason: 'phantom' }] as const;
  const heard: Folded = {
    ...transcribed,
    data: { ...transcribed.data, recordingId: secondId, attempt: 2 },
    private: {
      raw: 'Maman aussi.',
      text: 'Maman aussi.',
      segments: [{ text: 'Maman aussi.', startMs: 100, endMs: 900, words: [] }],
      setAside,
    },
  };

  it('is heard after the first one, on the same timeline', () =>
    expect(fold(recorded, transcribed, appended, heard)).toMatchObject({
      content: 'Papa a téléphoné.\n\nMaman aussi.',
      segments: [
        { text: 'Papa a téléphoné.', startMs: 0 },
        { text: 'Maman aussi.', startMs: 2_100 },
      ],
      setAside: [{ startMs: 3_000, endMs: 3_500 }],
    }));

  it('leaves a correction as it is', () =>
    expect(fold(recorded, transcribed, corrected, appended, heard)).toMatchObject({
      content: 'Papa rit.\n\nMaman aussi.',
      correctedAt: now,
      segments: [{ text: 'Papa rit.' }, { text: 'Maman aussi.' }],
    }));

  it('moves with the measured length of the first', () => {
    const measured: Folded = {
      type: 'ThoughtAudioMeasured',
      data: {
        thoughtId,
        recordingId: recorded.data.recordingId,
        durationMs: 2_500,
        speechMs: 900,
        peaks: [],
        measuredAt: now,
      },
      private: null,
    };
    expect(fold(recorded, appended, heard, measured)).toMatchObject({
      segments: [{ startMs: 2_600 }],
      setAside: [{ startMs: 3_500 }],
    });
  });
});

it('has no words without their key', () => {
  const wordless = [recorded, transcribed, corrected].map((event): Folded => ({ ...event, private: null }));
  expect(fold(...wordless)).toMatchObject({
    content: null,
    segments: [],
  });
});
