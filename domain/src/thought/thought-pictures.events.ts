import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { PictureFormat } from './pictures/picture.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

/** The thought was written with these pictures, in this order; each arrives in an event of its own. */
export type ThoughtPicturesDeclared = DomainEvent<
  'ThoughtPicturesDeclared',
  { thoughtId: string; pictureIds: readonly string[]; declaredAt: string },
  null
>;
/**
 * `width` and `height` in pixels as it is seen, `sha256` in hex of the file that was sent, `fileSize` in bytes of the one that is kept.
 * `keepsMetadata`: the person kept what the camera wrote into it, the place included. `alt`: what it shows, '' when that is not said.
 */
export type ThoughtPictureAdded = DomainEvent<
  'ThoughtPictureAdded',
  {
    thoughtId: string;
    pictureId: string;
    format: PictureFormat;
    width: number;
    height: number;
    fileSize: number;
    sha256: string;
    keepsMetadata: boolean;
    addedAt: string;
  },
  { alt: string }
>;
export type ThoughtPictureDescribed = DomainEvent<
  'ThoughtPictureDescribed',
  { thoughtId: string; pictureId: string; describedAt: string },
  { alt: string }
>;
export type ThoughtPictureRemoved = DomainEvent<
  'ThoughtPictureRemoved',
  { thoughtId: string; pictureId: string; removedAt: string },
  null
>;
/** Its removal was undone: it is where it was. */
export type ThoughtPictureRestored = DomainEvent<
  'ThoughtPictureRestored',
  { thoughtId: string; pictureId: string; restoredAt: string },
  null
>;
export type ThoughtPicturesOrdered = DomainEvent<
  'ThoughtPicturesOrdered',
  { thoughtId: string; pictureIds: readonly string[]; orderedAt: string },
  null
>;

export type ThoughtPictureEvent =
  | ThoughtPicturesDeclared
  | ThoughtPictureAdded
  | ThoughtPictureDescribed
  | ThoughtPictureRemoved
  | ThoughtPictureRestored
  | ThoughtPicturesOrdered;
