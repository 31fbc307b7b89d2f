import type { StoryDraftEvent } from '@ecrin/domain/story-draft/story-draft.events.ts';
import type { StoryShareEvent, StoryShareRead } from '@ecrin/domain/story-share/story-share.events.ts';
import type { StoryEvent } from '@ecrin/domain/story/story.events.ts';
import { samplesOf, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<StoryEvent | StoryDraftEvent | StoryShareEvent | StoryShareRead> = samplesOf;

const ownerId = '01980000-0000-7000-8000-000000000003';
const thoughtId = '01980000-0000-7000-8000-000000000004';
const [storyId, linkId, frozenId, partId, zonedId] = ['f1', 'f2', 'f3', 'f4', 'f5'].map(
  (end) => `01980000-0000-7000-8000-0000000000${end}`,
) as [string, string, string, string, string];
const at = '2026-01-02T09:00:00.000Z';
const closesAt = '2026-12-31T23:00:00.000Z';
const first = {
  partId: thoughtId,
  kind: 'paragraph',
  text: 'Papa a laissé les clés dehors.',
  by: 'thought',
  sources: [thoughtId],
  unsourced: [],
  changedIn: 1,
} as const;
const own = { ...first, partId, text: 'Je les ai remises au clou.', by: 'person', sources: [], changedIn: 2 } as const;
const chapter = { ...own, partId: `${partId}.2`, kind: 'chapter', text: 'Les clés' } as const;
const picture = {
  ...own,
  partId: `${partId}.3`,
  kind: 'picture',
  text: 'Le ponton',
  picture: { version: 'b'.repeat(64), width: 1_600, height: 800, caption: 'Au lac' },
} as const;
const pictureOfThought = {
  ...picture,
  by: 'thought',
  sources: [thoughtId],
  picture: { ...picture.picture, ofThought: { thoughtId, pictureId: partId } },
  changedIn: 5,
} as const;
const passage = {
  ...own,
  partId: `${partId}.4`,
  kind: 'passage',
  text: 'Il racontera.',
  sources: [thoughtId],
  passage: { thoughtId, recordingId: partId, fromMs: 1_000, toMs: 3_000 },
} as const;
const composed = {
  ...first,
  partId: `${linkId}.1`,
  text: 'Papa a laissé les clés dehors. Il pleuvait.',
  by: 'model',
  unsourced: ['Il pleuvait.'],
  changedIn: 4,
} as const;
const draft = { storyId, draftId: partId, ownerId } as const;
const shared = { storyId, ownerId, secretHash: 'a'.repeat(64), withPrivate: false, sharedAt: at } as const;
const copy = {
  title: 'La corde bleue',
  language: 'fr',
  parts: [{ kind: 'paragraph', text: first.text, sources: [thoughtId] }],
} as const;
const copyWithMedia = {
  ...copy,
  parts: [
    ...copy.parts,
    { kind: 'paragraph', text: own.text, sources: [thoughtId], composed: 'reviewed' },
    { kind: 'picture', text: picture.text, sources: [], picture: picture.picture },
    { kind: 'passage', text: passage.text, sources: [thoughtId], passage: passage.passage },
  ],
} as const;

/** The events of stories and their links as the code writes them today. */
export const storySamples = [
  ...samplesIn(
    `story-${storyId}`,
    {
      type: 'StoryCreated',
      data: { storyId, ownerId, language: 'fr', thoughtIds: [thoughtId], createdAt: at },
      private: { title: 'La corde bleue', parts: [first] },
    },
    {
      type: 'StoryRevised',
      data: { storyId, ownerId, version: 2, sitting: 1, cause: 'edit', thoughtIds: [thoughtId], revisedAt: at },
      private: { title: 'La corde bleue', parts: [chapter, first, own] },
    },
    {
      type: 'StoryRevised',
      data: { storyId, ownerId, version: 3, sitting: 2, cause: 'edit', thoughtIds: [thoughtId], revisedAt: at },
      private: { title: 'La corde bleue', parts: [chapter, first, own, picture, passage] },
    },
    {
      type: 'StoryRevised',
      data: {
        storyId,
        ownerId,
        version: 4,
        sitting: 3,
        cause: 'draft',
        thoughtIds: [thoughtId],
        draftId: linkId,
        revisedAt: at,
      },
      private: {
        title: 'La corde bleue',
        parts: [chapter, composed, own, picture, passage],
        published: { title: 'La corde bleue', parts: [chapter, first, own, picture, passage] },
      },
    },
    { type: 'StoryDraftAccepted', data: { storyId, ownerId, draftIds: [linkId], acceptedAt: at }, private: null },
    { type: 'StoryDeleted', data: { storyId, ownerId, deletedAt: at }, private: null },
    { type: 'StoryRestored', data: { storyId, ownerId, restoredAt: at }, private: null },
    {
      type: 'StoryRevised',
      data: { storyId, ownerId, version: 5, sitting: 4, cause: 'edit', thoughtIds: [thoughtId], revisedAt: at },
      private: { title: 'La corde bleue', parts: [chapter, first, pictureOfThought] },
    },
  ),
  ...samplesIn(
    `story-draft-${storyId}`,
    {
      type: 'StoryDraftRequested',
      data: {
        ...draft,
        language: 'fr',
        timeZone: 'Europe/Paris',
        base: 2,
        partIds: [thoughtId],
        requestedAt: at,
      },
      private: null,
    },
    {
      type: 'StoryDraftPlanned',
      data: {
        ...draft,
        thoughts: 1,
        sections: [{ partIds: [thoughtId], ranges: [{ thoughtId, start: 0, end: 30 }] }],
        plannedAt: at,
      },
      private: null,
    },
    {
      type: 'StoryDraftSectionComposed',
      data: { ...draft, section: 0, composedAt: at },
      private: {
        paragraphs: [
          {
            text: 'Papa a laissé les clés dehors. Il pleuvait.',
            sources: [thoughtId],
            unsourced: ['Il pleuvait.'],
          },
        ],
      },
    },
    {
      type: 'StoryDraftModelUsed',
      data: {
        ...draft,
        engine: 'openai-compatible',
        model: 'un-modele',
        inputTokens: 700,
        outputTokens: 60,
        seconds: 2,
        words: 6,
        counted: 'by-call',
        usedAt: at,
      },
      private: null,
    },
    {
      type: 'StoryDraftCompleted',
      data: {
        ...draft,
        engine: 'openai-compatible',
        model: 'un-modele',
        promptVersion: 'story-1',
        thoughts: 1,
        paragraphs: 1,
        unsourced: 1,
        completedAt: at,
      },
      private: null,
    },
    { type: 'StoryDraftFailed', data: { ...draft, reason: 'unavailable', failedAt: at }, private: null },
    { type: 'StoryDraftStopped', data: { ...draft, stoppedAt: at }, private: null },
  ),
  ...samplesIn(
    `story-share-${linkId}`,
    {
      type: 'StoryShared',
      data: { ...shared, linkId, following: true, closesAt: null },
      private: { secret: 'a-secret-of-a-link', passwordHash: null, copy: null },
    },
    {
      type: 'StoryShareChanged',
      data: { linkId, storyId, ownerId, withPrivate: true, closesAt, changedAt: at },
      private: { passwordHash: 'a-hash' },
    },
    {
      type: 'StoryShareChanged',
      data: {
        linkId,
        storyId,
        ownerId,
        withPrivate: true,
        closesAt,
        following: false,
        timeZone: 'Europe/Paris',
        downloadable: true,
        changedAt: at,
      },
      private: { passwordHash: null, copy: copyWithMedia },
    },
    { type: 'StoryShareClosed', data: { linkId, storyId, ownerId, closedAt: at }, private: null },
  ),
  ...samplesIn(`story-share-${frozenId}`, {
    type: 'StoryShared',
    data: { ...shared, linkId: frozenId, following: false, closesAt },
    private: { secret: 'another-secret', passwordHash: 'a-hash', copy },
  }),
  ...samplesIn(`story-share-${zonedId}`, {
    type: 'StoryShared',
    data: { ...shared, linkId: zonedId, following: false, closesAt, timeZone: 'Europe/Paris', downloadable: true },
    private: { secret: 'a-third-secret', passwordHash: null, copy: copyWithMedia },
  }),
  ...samplesIn(`story-reading-${linkId}.2026-01-02`, {
    type: 'StoryShareRead',
    data: { linkId, storyId, ownerId, readAt: at },
    private: null,
  }),
];
