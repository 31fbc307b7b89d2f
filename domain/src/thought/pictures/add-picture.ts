import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import type { ThoughtPictureAdded } from '../thought-pictures.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import { maxPicturesWithRemoved, maxThoughtPictures } from './picture.vocabulary.ts';
import { shownPictures, type ThoughtPictures } from './thought-pictures.ts';

export type AddPicture = Omit<ThoughtPictureAdded['data'], 'addedAt'> & Readonly<{ alt: string; now: string }>;
export type AddPictureRefusal = ThoughtUnavailable | 'thought.pictures-full' | 'thought-picture.sealed-otherwise';

/** A picture that has arrived, in the place it was declared for, else last. The same one again is nothing new; other content under its id is refused. */
export const addPicture = (
  { alt, now, ...added }: AddPicture,
  thought: Thought,
): Decision<ThoughtPictureAdded, AddPictureRefusal> =>
  requireThought(thought, ({ pictures }) => {
    const known = pictures.find(({ pictureId }) => pictureId === added.pictureId);
    if (known?.file) return isSame(known.file, added) ? nothingNew : refuse('thought-picture.sealed-otherwise');
    // It was declared and then taken away before it arrived: taking it away holds, and it can be brought back.
    if (!known && isFull(pictures)) return refuse('thought.pictures-full');
    return [{ type: 'ThoughtPictureAdded', data: { ...added, addedAt: now }, private: { alt } }];
  });

type Sealed = Pick<AddPicture, 'sha256' | 'keepsMetadata'>;
const isSame = (one: Sealed, other: Sealed): boolean =>
  one.sha256 === other.sha256 && one.keepsMetadata === other.keepsMetadata;

const isFull = (pictures: ThoughtPictures): boolean =>
  shownPictures(pictures).length >= maxThoughtPictures || pictures.length >= maxPicturesWithRemoved;
