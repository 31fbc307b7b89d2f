import type { StoryShareEvent, StoryShareRead } from '@ecrin/domain/story-share/story-share.events.ts';
import type { StoryCreated, StoryEvent, StoryRevised } from '@ecrin/domain/story/story.events.ts';
import { publishedAfter, withDraft } from '@ecrin/domain/story/waiting-drafts.ts';
import { defineProjection, type AnyProjection } from '@ecrin/platform/projections/projection.ts';
import { storyDraftProjection } from './story-draft.projection.ts';
import {
  storyModel,
  storyShareModel,
  storyVersionModel,
  versionIdOf,
  type StoryDocument,
  type StoryShareDocument,
  type StoryVersionDocument,
} from './story.model.ts';

const storyProjection = defineProjection<StoryDocument, StoryEvent>()({
  model: storyModel,
  documentId: ({ data }) => data.storyId,
  shown: ({ deleted }) => !deleted,
  on: {
    StoryCreated: (_story, { storyId, ownerId, language, createdAt, importId }, words) => ({
      ownerId,
      storyId,
      language,
      title: words?.title ?? null,
      parts: words?.parts ?? [],
      version: 1,
      waiting: [],
      published: null,
      deleted: false,
      createdAt,
      changedAt: createdAt,
      ...(importId !== undefined && { importId }),
    }),
    StoryRevised: (story, { version, draftId, revisedAt }, words) =>
      story && {
        ...story,
        title: words?.title ?? null,
        parts: words?.parts ?? [],
        version,
        waiting: withDraft(story.waiting, draftId),
        published: words?.published ?? null,
        changedAt: revisedAt,
      },
    StoryDraftAccepted: (story, { draftIds }) => {
      if (!story) return null;
      const waiting = story.waiting.filter((id) => !draftIds.includes(id));
      return { ...story, waiting, published: publishedAfter(story, waiting) };
    },
    StoryDeleted: (story) => story && { ...story, deleted: true },
    StoryRestored: (story) => story && { ...story, deleted: false },
  },
});

const storyVersionProjection = defineProjection<StoryVersionDocument, StoryCreated | StoryRevised>()({
  model: storyVersionModel,
  documentId: (event) => versionIdOf(event.data.storyId, event.type === 'StoryCreated' ? 1 : event.data.sitting),
  on: {
    StoryCreated: (_version, { storyId, ownerId, createdAt }, words) => ({
      ownerId,
      storyId,
      sitting: 1,
      cause: 'thoughts',
      title: words?.title ?? null,
      parts: words?.parts ?? [],
      from: createdAt,
      to: createdAt,
    }),
    StoryRevised: (version, { storyId, ownerId, sitting, cause, revisedAt }, words) => ({
      ownerId,
      storyId,
      sitting,
      cause,
      title: words?.title ?? null,
      parts: words?.parts ?? [],
      from: version?.from ?? revisedAt,
      to: revisedAt,
    }),
  },
});

/** `following` undefined: as before. */
const frozenFrom = (link: StoryShareDocument, following: boolean | undefined, changedAt: string) =>
  following === undefined || following === link.following ? {} : { following, frozenAt: following ? null : changedAt };

const storyShareProjection = defineProjection<StoryShareDocument, StoryShareEvent | StoryShareRead>()({
  model: storyShareModel,
  documentId: ({ data }) => data.linkId,
  on: {
    StoryShared: (
      _link,
      { linkId, storyId, ownerId, following, withPrivate, closesAt, sharedAt, ...terms },
      words,
    ) => ({
      ownerId,
      storyId,
      linkId,
      secret: words?.secret ?? null,
      following,
      withPrivate,
      hasPassword: (words?.passwordHash ?? null) !== null,
      closesAt,
      closed: false,
      downloadable: terms.downloadable ?? false,
      frozenAt: following ? null : sharedAt,
      sharedAt,
      views: 0,
    }),
    StoryShareChanged: (link, { withPrivate, closesAt, following, downloadable, changedAt }, words) =>
      link && {
        ...link,
        withPrivate,
        closesAt,
        ...frozenFrom(link, following, changedAt),
        downloadable: downloadable ?? link.downloadable,
        hasPassword: (words?.passwordHash ?? null) !== null,
      },
    StoryShareClosed: (link) => link && { ...link, closed: true },
    StoryShareRead: (link) => link && { ...link, views: link.views + 1 },
  },
});

export const storyProjections: readonly AnyProjection[] = [
  storyProjection,
  storyVersionProjection,
  storyShareProjection,
  storyDraftProjection,
];
