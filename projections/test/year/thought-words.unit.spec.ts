import {
  appended,
  recorded,
  recordingId,
  secondId,
  thoughtId,
  transcribed,
  written,
} from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { expect, it } from 'vitest';
import type { ThoughtWordsDocument } from '#year/thought-words.model.ts';
import { thoughtWordsProjection } from '#year/thought-words.projection.ts';

type Event = Parameters<typeof thoughtWordsProjection.apply>[1];
const fold = (events: readonly Event[]): ThoughtWordsDocument | null =>
  events.reduce<ThoughtWordsDocument | null>(thoughtWordsProjection.apply, null);
const heard = (id: string, text: string): Event => ({
  ...transcribed,
  data: { ...transcribed.data, recordingId: id },
  private: { raw: text, text, segments: [], setAside: [] },
});
const measured = (id: string, durationMs: number): Event => ({
  type: 'ThoughtAudioMeasured',
  data: { thoughtId, recordingId: id, durationMs, speechMs: 0, peaks: [], measuredAt: 'x' },
  private: null,
});

it('given two recordings, then the words and the lengths of both', () =>
  expect(
    fold([
      recorded,
      heard(recordingId, 'Le lac gelé.'),
      appended,
      heard(secondId, 'Les lacs, puis la brume.'),
      measured(secondId, 4_500),
    ]),
  ).toMatchObject({ words: ['lac', 'gelé', 'brume'], length: 8, spokenMs: 6_500 }));

it('given a correction or an edit, then its words alone', () => {
  const corrected: Event = {
    type: 'ThoughtTranscriptCorrected',
    data: { thoughtId, correctedAt: 'x' },
    private: { text: 'Le bac gelé.', segments: [] },
  };
  expect(fold([recorded, heard(recordingId, 'Le lac gelé.'), corrected])?.words).toEqual(['bac', 'gelé']);
  const edited: Event = {
    type: 'ThoughtEdited',
    data: { thoughtId, editedAt: 'x' },
    private: { content: 'La brume.' },
  };
  expect(fold([written, edited])).toMatchObject({ words: ['brume'], length: 2 });
});

it('given another date, privacy, or words whose key is gone, then these', () => {
  const backDated: Event = {
    type: 'ThoughtBackDated',
    data: { thoughtId, occurredAt: '2024-06-09T22:30:00.000Z', timeZone: 'Europe/Paris', backDatedAt: 'x' },
    private: null,
  };
  const hidden: Event = { type: 'ThoughtPrivacySet', data: { thoughtId, private: true, setAt: 'x' }, private: null };
  expect(fold([written, backDated, hidden])).toMatchObject({ dayPart: '2024-06-10T01', private: true });
  expect(fold([{ ...written, private: null }])).toMatchObject({ words: [], length: 0 });
});

it('given a deletion, then nothing', () =>
  expect(fold([written, { type: 'ThoughtDeleted', data: { thoughtId, deletedAt: 'x' }, private: null }])).toBeNull());
