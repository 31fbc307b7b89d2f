import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { StoryWords } from '@ecrin/domain/story/story.events.ts';
import type { RevisionCause, VersionedPart } from '@ecrin/domain/story/story.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** `waiting`, `published`: see the story itself. */
export type StoryDocument = Readonly<{
  ownerId: string;
  storyId: string;
  language: Language;
  title: string | null;
  parts: readonly VersionedPart[];
  version: number;
  waiting: readonly string[];
  published: StoryWords | null;
  deleted: boolean;
  createdAt: string;
  changedAt: string;
  /** The import that brought it; absent: it was begun here. */
  importId?: string;
}>;

export const storyModel: Model<StoryDocument> = {
  name: 'story',
  version: 3,
  indexes: [['ownerId', 'deleted', 'changedAt']],
};

/** The last words of one sitting: what can be restored. */
export type StoryVersionDocument = Readonly<{
  ownerId: string;
  storyId: string;
  sitting: number;
  cause: RevisionCause;
  title: string | null;
  parts: readonly VersionedPart[];
  from: string;
  to: string;
}>;

export const storyVersionModel: Model<StoryVersionDocument> = {
  name: 'story-version',
  version: 1,
  indexes: [['ownerId', 'storyId', 'sitting']],
};
export const versionIdOf = (storyId: string, sitting: number): string => `${storyId}/${sitting}`;

/** A link. `secret` null: its address is gone with the owner's key. */
export type StoryShareDocument = Readonly<{
  ownerId: string;
  storyId: string;
  linkId: string;
  secret: string | null;
  following: boolean;
  withPrivate: boolean;
  hasPassword: boolean;
  closesAt: string | null;
  closed: boolean;
  downloadable: boolean;
  frozenAt: string | null;
  sharedAt: string;
  views: number;
}>;

export const storyShareModel: Model<StoryShareDocument> = {
  name: 'story-share',
  version: 2,
  indexes: [['ownerId', 'storyId', 'sharedAt']],
};
