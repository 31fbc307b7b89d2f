import type { Handlers } from '#kernel/event-sourcing.ts';
import type { ThoughtPictureAdded, ThoughtPictureEvent } from '../thought-pictures.events.ts';

type File = Omit<ThoughtPictureAdded['data'], 'thoughtId' | 'pictureId' | 'addedAt'>;

/** `file` null: it was declared and has not arrived. `alt` '': nothing says what it shows, or its key is destroyed. */
export type ThoughtPicture = Readonly<{ pictureId: string; file: File | null; alt: string; removed: boolean }>;
/** In their order, with those that were taken away. */
export type ThoughtPictures = readonly ThoughtPicture[];

const awaited = (pictureId: string): ThoughtPicture => ({ pictureId, file: null, alt: '', removed: false });

const replaced = (pictures: ThoughtPictures, pictureId: string, changed: Partial<ThoughtPicture>): ThoughtPictures =>
  pictures.map((picture) => (picture.pictureId === pictureId ? { ...picture, ...changed } : picture));

/** In the place it was declared for, else last. */
const arrived = (
  pictures: ThoughtPictures,
  { pictureId, ...added }: Omit<ThoughtPicture, 'removed'>,
): ThoughtPictures =>
  replaced(
    pictures.some((picture) => picture.pictureId === pictureId) ? pictures : [...pictures, awaited(pictureId)],
    pictureId,
    added,
  );

/** One that was taken away stays behind the one it followed. */
const ordered = (pictures: ThoughtPictures, pictureIds: readonly string[]): ThoughtPictures => {
  const places = new Map(pictureIds.map((pictureId, place) => [pictureId, place]));
  const runs: { place: number; pictures: ThoughtPicture[] }[] = [{ place: -1, pictures: [] }];
  for (const picture of pictures) {
    const place = places.get(picture.pictureId);
    if (place === undefined) runs.at(-1)?.pictures.push(picture);
    else runs.push({ place, pictures: [picture] });
  }
  return runs.toSorted((one, other) => one.place - other.place).flatMap((run) => run.pictures);
};

/** How events change the pictures of a thought: the aggregate and the read model share these. */
export const thoughtPictureHandlers = <State>(
  change: (state: State, changed: (pictures: ThoughtPictures) => ThoughtPictures) => State,
): Handlers<State, ThoughtPictureEvent> => ({
  ThoughtPicturesDeclared: (state, { pictureIds }) =>
    change(state, (pictures) => [...pictures, ...pictureIds.map(awaited)]),
  ThoughtPictureAdded: (state, { thoughtId: _of, pictureId, addedAt: _at, ...file }, words) =>
    change(state, (pictures) => arrived(pictures, { pictureId, file, alt: words?.alt ?? '' })),
  ThoughtPictureDescribed: (state, { pictureId }, words) =>
    change(state, (pictures) => replaced(pictures, pictureId, { alt: words?.alt ?? '' })),
  ThoughtPictureRemoved: (state, { pictureId }) =>
    change(state, (pictures) => replaced(pictures, pictureId, { removed: true })),
  ThoughtPictureRestored: (state, { pictureId }) =>
    change(state, (pictures) => replaced(pictures, pictureId, { removed: false })),
  ThoughtPicturesOrdered: (state, { pictureIds }) => change(state, (pictures) => ordered(pictures, pictureIds)),
});

/** Those the thought has, in their order. */
export const shownPictures = (pictures: ThoughtPictures): ThoughtPictures => pictures.filter(({ removed }) => !removed);
