import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { SharedCopy } from '#story/shared-copy.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC.
// The copy is the author's, who owns the stream.

/** Stored exactly as written here: permanent. */
export const copyKinds = ['story', 'thought'] as const;
export type CopyKind = (typeof copyKinds)[number];

/** A member's copy of a story or a thought, for the members. `withPrivate`: the author agreed that words of private thoughts go with it. `publicly`: also to visitors, while it is pinned. */
export type CommunityCopyShared = DomainEvent<
  'CommunityCopyShared',
  {
    copyId: string;
    communityId: string;
    authorId: string;
    kind: CopyKind;
    sourceId: string;
    withPrivate: boolean;
    publicly: boolean;
    sharedAt: string;
  },
  { copy: SharedCopy }
>;
/** The author agrees that visitors read it while it is pinned, or no longer does. */
export type CommunityCopyPublicityChanged = DomainEvent<
  'CommunityCopyPublicityChanged',
  { copyId: string; publicly: boolean; changedAt: string },
  null
>;
/** By the author, for good. */
export type CommunityCopyWithdrawn = DomainEvent<
  'CommunityCopyWithdrawn',
  { copyId: string; communityId: string; withdrawnAt: string },
  null
>;
/** `by`: the client of the owner or of one of the team. */
export type CommunityCopyHidden = DomainEvent<
  'CommunityCopyHidden',
  { copyId: string; by: string; hiddenAt: string },
  null
>;
export type CommunityCopyRestored = DomainEvent<
  'CommunityCopyRestored',
  { copyId: string; by: string; restoredAt: string },
  null
>;

/** In the stream `community-copy-<copyId>`. */
export type CommunityCopyEvent =
  | CommunityCopyShared
  | CommunityCopyPublicityChanged
  | CommunityCopyWithdrawn
  | CommunityCopyHidden
  | CommunityCopyRestored;
