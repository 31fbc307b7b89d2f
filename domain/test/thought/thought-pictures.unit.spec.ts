import { describe, it } from 'vitest';
import { deleteThought } from '#thought/commands/delete-thought.ts';
import { editThought } from '#thought/commands/edit-thought.ts';
import { writeThought } from '#thought/commands/write-thought.ts';
import { addPicture } from '#thought/pictures/add-picture.ts';
import { describePicture, orderPictures, removePicture, restorePicture } from '#thought/pictures/change-pictures.ts';
import type {
  ThoughtPictureAdded,
  ThoughtPictureRemoved,
  ThoughtPictureRestored,
  ThoughtPicturesDeclared,
  ThoughtPicturesOrdered,
} from '#thought/thought-pictures.events.ts';
import type { ThoughtWritten } from '#thought/thought.events.ts';
import { deleted, given, now, ownerId, recorded, thoughtId, written } from './thought.fixtures.ts';

const idOf = (index: number): string => `01980000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const [sea, cat] = [idOf(1), idOf(2)];
const sent = {
  thoughtId,
  format: 'image/jpeg',
  width: 96,
  height: 64,
  fileSize: 1_000,
  sha256: 'ab'.repeat(32),
  keepsMetadata: false,
} as const;
const added = (pictureId: string, alt = ''): ThoughtPictureAdded => ({
  type: 'ThoughtPictureAdded',
  data: { ...sent, pictureId, addedAt: now },
  private: { alt },
});
const adding = (pictureId: string, alt = '') => ({ ...sent, pictureId, alt, now });
const declared = (...pictureIds: readonly string[]): ThoughtPicturesDeclared => ({
  type: 'ThoughtPicturesDeclared',
  data: { thoughtId, pictureIds, declaredAt: now },
  private: null,
});
const removed = (pictureId: string): ThoughtPictureRemoved => ({
  type: 'ThoughtPictureRemoved',
  data: { thoughtId, pictureId, removedAt: now },
  private: null,
});
const restored = (pictureId: string): ThoughtPictureRestored => ({
  type: 'ThoughtPictureRestored',
  data: { thoughtId, pictureId, restoredAt: now },
  private: null,
});
const ordered = (...pictureIds: readonly string[]): ThoughtPicturesOrdered => ({
  type: 'ThoughtPicturesOrdered',
  data: { thoughtId, pictureIds, orderedAt: now },
  private: null,
});
const wordless: ThoughtWritten = { ...written, private: { content: '' } };
const of = (pictureId: string) => ({ thoughtId, pictureId, now });
const twenty = Array.from({ length: 20 }, (_, index) => idOf(index + 10));

describe('writing a thought with pictures', () => {
  const command = {
    thoughtId,
    ownerId,
    content: '',
    language: 'fr',
    answering: null,
    occurredAt: written.data.occurredAt,
    timeZone: 'Europe/Paris',
    now,
  } as const;

  it('needs no word', () =>
    given()
      .when(writeThought, { ...command, pictureIds: [sea, cat, sea] })
      .then(wordless, declared(sea, cat)));
  it('needs a word or a picture', () =>
    given()
      .when(writeThought, { ...command, pictureIds: [] })
      .thenRefused('thought.empty'));
  it('takes twenty, and refuses twenty-one', () => {
    given()
      .when(writeThought, { ...command, pictureIds: twenty })
      .then(wordless, declared(...twenty));
    given()
      .when(writeThought, { ...command, pictureIds: [...twenty, sea] })
      .thenRefused('thought.pictures-full');
  });
  it('may lose its words later, while it has a picture', () => {
    const edited = { thoughtId, content: '', now };
    given(written, added(sea))
      .when(editThought, edited)
      .then({ type: 'ThoughtEdited', data: { thoughtId, editedAt: now }, private: { content: '' } });
    given(written, added(sea), removed(sea)).when(editThought, edited).thenRefused('thought.empty');
  });
});

describe('adding a picture to a thought', () => {
  it('is recorded, to a recording too', () => {
    given(written).when(addPicture, adding(sea, 'La mer')).then(added(sea, 'La mer'));
    given(recorded).when(addPicture, adding(sea)).then(added(sea));
  });
  it('that was declared takes its place', () =>
    given(wordless, declared(sea, cat), added(cat), added(sea))
      .when(orderPictures, { thoughtId, order: [sea, cat], now })
      .thenNothing());
  it('is recorded once; other content under its id is refused', () => {
    given(written, added(sea)).when(addPicture, adding(sea)).thenNothing();
    given(written, added(sea))
      .when(addPicture, { ...adding(sea), sha256: 'cd'.repeat(32) })
      .thenRefused('thought-picture.sealed-otherwise');
    given(written, added(sea))
      .when(addPicture, { ...adding(sea), keepsMetadata: true })
      .thenRefused('thought-picture.sealed-otherwise');
  });
  it('takes twenty, and refuses twenty-one', () => {
    const full = twenty.map((pictureId) => added(pictureId));
    given(written, ...full.slice(1))
      .when(addPicture, adding(sea))
      .then(added(sea));
    given(written, ...full)
      .when(addPicture, adding(sea))
      .thenRefused('thought.pictures-full');
    given(written, ...full, removed(idOf(10)))
      .when(addPicture, adding(sea))
      .then(added(sea));
  });
  it('refuses more than a hundred with those that were taken away', () => {
    const many = Array.from({ length: 100 }, (_, index) => idOf(index + 10));
    const gone = many.flatMap((pictureId) => [added(pictureId), removed(pictureId)]);
    given(written, ...gone)
      .when(addPicture, adding(sea))
      .thenRefused('thought.pictures-full');
  });
  it('that was taken away before it arrived stays away', () =>
    given(written, declared(sea), removed(sea), added(sea)).when(removePicture, of(sea)).thenNothing());
  it('refuses an unknown or deleted thought', () => {
    given().when(addPicture, adding(sea)).thenRefused('thought.not-found');
    given(written, deleted).when(addPicture, adding(sea)).thenRefused('thought.deleted');
  });
});

describe('the pictures of a thought', () => {
  it('are described, once in the same words', () => {
    const words = { ...of(sea), alt: 'La mer' };
    given(written, added(sea))
      .when(describePicture, words)
      .then({
        type: 'ThoughtPictureDescribed',
        data: { thoughtId, pictureId: sea, describedAt: now },
        private: { alt: 'La mer' },
      });
    given(written, added(sea, 'La mer')).when(describePicture, words).thenNothing();
    given(written, added(sea), removed(sea)).when(describePicture, words).thenRefused('thought-picture.not-found');
  });
  it('are taken away, and brought back to where they were', () => {
    given(written, added(sea), added(cat)).when(removePicture, of(sea)).then(removed(sea));
    given(written, added(sea), added(cat), removed(sea)).when(restorePicture, of(sea)).then(restored(sea));
    given(written, added(sea), added(cat), removed(sea), restored(sea))
      .when(orderPictures, { thoughtId, order: [sea, cat], now })
      .thenNothing();
    given(written, added(sea)).when(restorePicture, of(sea)).thenNothing();
  });
  it('are not taken away where they are all there is', () => {
    given(wordless, added(sea)).when(removePicture, of(sea)).thenRefused('thought.only-picture');
    given(wordless, added(sea), added(cat)).when(removePicture, of(sea)).then(removed(sea));
    given(recorded, added(sea)).when(removePicture, of(sea)).then(removed(sea));
  });
  it('are not brought back beside twenty others', () =>
    given(written, added(sea), removed(sea), ...twenty.map((pictureId) => added(pictureId)))
      .when(restorePicture, of(sea))
      .thenRefused('thought.pictures-full'));
  it('are put into another order, all of them', () => {
    given(written, added(sea), added(cat))
      .when(orderPictures, { thoughtId, order: [cat, sea], now })
      .then(ordered(cat, sea));
    for (const order of [[sea], [sea, sea], [sea, idOf(9)], [sea, cat, idOf(9)]])
      given(written, added(sea), added(cat))
        .when(orderPictures, { thoughtId, order, now })
        .thenRefused('thought.pictures-changed');
  });
  it.each([
    { back: cat, after: [idOf(3), sea], expected: [idOf(3), sea, cat] },
    { back: sea, after: [idOf(3), cat], expected: [sea, idOf(3), cat] },
    { back: cat, after: [sea, idOf(3)], expected: [sea, cat, idOf(3)] },
  ])('brought back once the others are in another order are behind what they followed', ({ back, after, expected }) => {
    const three = [added(sea), added(cat), added(idOf(3))];
    given(written, ...three, removed(back), ordered(...after), restored(back))
      .when(orderPictures, { thoughtId, order: expected, now })
      .thenNothing();
  });
  it('refuse what is unknown', () => {
    given(written).when(removePicture, of(sea)).thenRefused('thought-picture.not-found');
    given(written).when(restorePicture, of(sea)).thenRefused('thought-picture.not-found');
    given(written, added(sea)).when(deleteThought, { thoughtId, now }).then(deleted);
  });
});
