import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { SharedCopy } from '#story/shared-copy.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

/**
 * A link. `secretHash`: of the secret in its address, SHA-256. `following`: it shows later edits too, else `copy` as it was. `withPrivate`: the author agreed
 * that words of private thoughts are shown. `closesAt`: when it closes by itself, said on the page in `timeZone`, the author’s. `downloadable`: readers
 * may keep it as a book. Both are absent in links of version 1. `secret`: for its owner, to copy the address again.
 */
export type StoryShared = DomainEvent<
  'StoryShared',
  {
    linkId: string;
    storyId: string;
    ownerId: string;
    secretHash: string;
    following: boolean;
    withPrivate: boolean;
    closesAt: string | null;
    timeZone?: string;
    downloadable?: boolean;
    sharedAt: string;
  },
  { secret: string; passwordHash: string | null; copy: SharedCopy | null }
>;
/** `following`, `timeZone`, `downloadable`, `copy`: absent: as before. `copy`: the story as it is from then on, where the link stops following. */
export type StoryShareChanged = DomainEvent<
  'StoryShareChanged',
  {
    linkId: string;
    storyId: string;
    ownerId: string;
    withPrivate: boolean;
    closesAt: string | null;
    following?: boolean;
    timeZone?: string;
    downloadable?: boolean;
    changedAt: string;
  },
  { passwordHash: string | null; copy?: SharedCopy | null }
>;
export type StoryShareClosed = DomainEvent<
  'StoryShareClosed',
  { linkId: string; storyId: string; ownerId: string; closedAt: string },
  null
>;

/** In the stream `story-share-<linkId>`. */
export type StoryShareEvent = StoryShared | StoryShareChanged | StoryShareClosed;

/** Somebody opened the page; of whom, nothing is known. In the stream `story-reading-<linkId>.<day>`, so that none grows long. */
export type StoryShareRead = DomainEvent<
  'StoryShareRead',
  { linkId: string; storyId: string; ownerId: string; readAt: string },
  null
>;
