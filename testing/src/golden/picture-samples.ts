import type { ThoughtPictureEvent } from '@ecrin/domain/thought/thought-pictures.events.ts';
import type { ThoughtWritten } from '@ecrin/domain/thought/thought.events.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<ThoughtPictureEvent | ThoughtWritten> = samplesOf;

const ownerId = '01980000-0000-7000-8000-000000000003';
const thoughtId = '01980000-0000-7000-8000-000000000024';
const [sea, cat] = ['01980000-0000-7000-8000-000000000025', '01980000-0000-7000-8000-000000000026'];
const at = '2026-01-02T09:00:00.000Z';

export const pictureSamples: readonly Sample[] = samplesIn(
  `thought-${thoughtId}`,
  {
    type: 'ThoughtWritten',
    data: { thoughtId, ownerId, language: 'fr', occurredAt: at, timeZone: 'Europe/Paris', writtenAt: at },
    private: { content: '' },
  },
  { type: 'ThoughtPicturesDeclared', data: { thoughtId, pictureIds: [sea, cat], declaredAt: at }, private: null },
  {
    type: 'ThoughtPictureAdded',
    data: {
      thoughtId,
      pictureId: sea,
      format: 'image/heic',
      width: 4_032,
      height: 3_024,
      fileSize: 2_400_000,
      sha256: 'a'.repeat(64),
      keepsMetadata: false,
      addedAt: at,
    },
    private: { alt: 'La mer depuis le balcon' },
  },
  {
    type: 'ThoughtPictureDescribed',
    data: { thoughtId, pictureId: sea, describedAt: at },
    private: { alt: 'La mer depuis le balcon de Lucie' },
  },
  { type: 'ThoughtPictureRemoved', data: { thoughtId, pictureId: cat, removedAt: at }, private: null },
  // The first of these rows that is sealed with the key of its thought.
  {
    type: 'ThoughtPictureDescribed',
    data: { thoughtId, pictureId: sea, describedAt: at },
    private: { alt: 'La mer, un soir d’août' },
  },
  { type: 'ThoughtPictureRestored', data: { thoughtId, pictureId: cat, restoredAt: at }, private: null },
  { type: 'ThoughtPicturesOrdered', data: { thoughtId, pictureIds: [cat, sea], orderedAt: at }, private: null },
);
