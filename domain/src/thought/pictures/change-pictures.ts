import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { isBlank } from '#text/visible-text.ts';
import { requireThought, type ThoughtUnavailable } from '../commands/require-thought.ts';
import type {
  ThoughtPictureDescribed,
  ThoughtPictureRemoved,
  ThoughtPictureRestored,
  ThoughtPicturesOrdered,
} from '../thought-pictures.events.ts';
import type { ExistingThought, Thought } from '../thought.aggregate.ts';
import { maxThoughtPictures } from './picture.vocabulary.ts';
import { shownPictures } from './thought-pictures.ts';

export type PictureOfThought = Readonly<{ thoughtId: string; pictureId: string; now: string }>;
type PictureUnavailable = ThoughtUnavailable | 'thought-picture.not-found';

/** Says what a picture shows; '' takes that back. */
export const describePicture = (
  { thoughtId, pictureId, alt, now }: PictureOfThought & Readonly<{ alt: string }>,
  thought: Thought,
): Decision<ThoughtPictureDescribed, PictureUnavailable> =>
  requireThought(thought, ({ pictures }) => {
    const picture = shownPictures(pictures).find((one) => one.pictureId === pictureId);
    if (!picture) return refuse('thought-picture.not-found');
    if (picture.alt === alt) return nothingNew;
    return [{ type: 'ThoughtPictureDescribed', data: { thoughtId, pictureId, describedAt: now }, private: { alt } }];
  });

/** Takes a picture out of the thought, one that has not arrived too; the last content of a thought stays. */
export const removePicture = (
  { thoughtId, pictureId, now }: PictureOfThought,
  thought: Thought,
): Decision<ThoughtPictureRemoved, PictureUnavailable | 'thought.only-picture'> =>
  requireThought(thought, (existing) => {
    const picture = existing.pictures.find((one) => one.pictureId === pictureId);
    if (!picture) return refuse('thought-picture.not-found');
    if (picture.removed) return nothingNew;
    if (isAllOf(existing)) return refuse('thought.only-picture');
    return [{ type: 'ThoughtPictureRemoved', data: { thoughtId, pictureId, removedAt: now }, private: null }];
  });

const isAllOf = ({ pictures, recordings, words }: ExistingThought): boolean =>
  shownPictures(pictures).length === 1 && recordings.length === 0 && words !== null && isBlank(words);

/** Undoes a removal: the picture is where it was. */
export const restorePicture = (
  { thoughtId, pictureId, now }: PictureOfThought,
  thought: Thought,
): Decision<ThoughtPictureRestored, PictureUnavailable | 'thought.pictures-full'> =>
  requireThought(thought, ({ pictures }) => {
    const picture = pictures.find((one) => one.pictureId === pictureId);
    if (!picture) return refuse('thought-picture.not-found');
    if (!picture.removed) return nothingNew;
    if (shownPictures(pictures).length >= maxThoughtPictures) return refuse('thought.pictures-full');
    return [{ type: 'ThoughtPictureRestored', data: { thoughtId, pictureId, restoredAt: now }, private: null }];
  });

/** `order`: the ids of all pictures the thought has. */
export const orderPictures = (
  { thoughtId, order, now }: Readonly<{ thoughtId: string; order: readonly string[]; now: string }>,
  thought: Thought,
): Decision<ThoughtPicturesOrdered, ThoughtUnavailable | 'thought.pictures-changed'> =>
  requireThought(thought, ({ pictures }) => {
    const shown = shownPictures(pictures).map(({ pictureId }) => pictureId);
    if (!hasSame(shown, order)) return refuse('thought.pictures-changed');
    if (shown.every((pictureId, place) => pictureId === order[place])) return nothingNew;
    return [{ type: 'ThoughtPicturesOrdered', data: { thoughtId, pictureIds: order, orderedAt: now }, private: null }];
  });

const hasSame = (shown: readonly string[], order: readonly string[]): boolean =>
  shown.length === order.length && new Set(order).size === order.length && shown.every((id) => order.includes(id));
