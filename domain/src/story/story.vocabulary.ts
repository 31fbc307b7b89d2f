// Stored exactly as written here: permanent.

/** `chapter`: the heading of what follows. */
export const partKinds = ['chapter', 'paragraph'] as const;
export type PartKind = (typeof partKinds)[number];

/** Whose words a part is in: `thought`: a thought's own, as it was kept; `model`: composed from thoughts; `person`: written or touched by hand. */
export const partAuthors = ['thought', 'model', 'person'] as const;
export type PartAuthor = (typeof partAuthors)[number];

/** Why a story changed. `merge`: what two devices wrote at the same time was brought together. */
export const revisionCauses = ['edit', 'merge', 'thoughts', 'draft', 'restore'] as const;
export type RevisionCause = (typeof revisionCauses)[number];

/** `sources`: ids of the thoughts it is made from. `unsourced`: sentences a model wrote that no thought bears out. */
export type StoryPart = Readonly<{
  partId: string;
  kind: PartKind;
  text: string;
  by: PartAuthor;
  sources: readonly string[];
  unsourced: readonly string[];
}>;

/** `changedIn`: the version that changed it last. */
export type VersionedPart = StoryPart & Readonly<{ changedIn: number }>;

/** Characters, after trimming. */
export const maxStoryTitleLength = 160;
export const maxPartLength = 100_000;
export const maxStoryLength = 400_000;
export const maxStoryParts = 500;
export const maxPartSources = 40;
export const maxThoughtsAtOnce = 100;

/** A pause this long begins another version that can be restored. */
export const sittingMs = 10 * 60_000;
