// Stored exactly as written here: permanent.

/**
 * `chapter`: the heading of what follows. `picture`: one the person chose; its text is what it shows, for who does not see it. `passage`: chosen seconds
 * of a thought’s sound; its text is their words.
 */
export const partKinds = ['chapter', 'paragraph', 'picture', 'passage'] as const;
export type PartKind = (typeof partKinds)[number];

/** Whose words a part is in: `thought`: a thought's own, as it was kept; `model`: composed from thoughts; `person`: written or touched by hand. */
export const partAuthors = ['thought', 'model', 'person'] as const;
export type PartAuthor = (typeof partAuthors)[number];

/** Why a story changed. `merge`: what two devices wrote at the same time was brought together. */
export const revisionCauses = ['edit', 'merge', 'thoughts', 'draft', 'restore'] as const;
export type RevisionCause = (typeof revisionCauses)[number];

/** A picture that a thought has. */
type PictureOfThought = Readonly<{ thoughtId: string; pictureId: string }>;
/** `version`: checksum of its sealed file. `width`, `height`: in pixels. `caption`: shown below it. `ofThought`: where it was chosen; absent: from a file. */
export type StoryPicture = Readonly<{
  version: string;
  width: number;
  height: number;
  caption: string;
  ofThought?: PictureOfThought;
}>;

/** In ms from the beginning of one recording of a thought. */
export type SpokenPassage = Readonly<{ thoughtId: string; recordingId: string; fromMs: number; toMs: number }>;

/** `picture` of a picture, `passage` of a passage, only. `sources`: ids of the thoughts it is made from. `unsourced`: sentences a model wrote that no thought bears out. */
export type StoryPart = Readonly<{
  partId: string;
  kind: PartKind;
  text: string;
  by: PartAuthor;
  sources: readonly string[];
  unsourced: readonly string[];
  picture?: StoryPicture;
  passage?: SpokenPassage;
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
export const maxCaptionLength = 300;
/** Of all versions of one story those from files; of one text all. */
export const maxStoryPictures = 100;
/** The latest, which are shown and taken away. */
export const maxStoryVersions = 100;
export const maxPassageMs = 180_000;

/** A pause this long begins another version that can be restored. */
export const sittingMs = 10 * 60_000;
