import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import {
  completeStoryDraft,
  failStoryDraft,
  planStoryDraft,
  recordComposedSection,
  recordDraftUse,
  stopStoryDraft,
} from '#story-draft/commands/compose-story-draft.ts';
import { requestStoryDraft } from '#story-draft/commands/request-story-draft.ts';
import { storyDraft } from '#story-draft/story-draft.aggregate.ts';
import type {
  StoryDraftCompleted,
  StoryDraftFailed,
  StoryDraftPlanned,
  StoryDraftRequested,
  StoryDraftSectionComposed,
  StoryDraftStopped,
} from '#story-draft/story-draft.events.ts';
import { story } from '#story/story.aggregate.ts';
import { created, deleted } from '#test/story/story.fixtures.ts';

const { given } = specFor(storyDraft);
const now = '2026-01-02T09:00:00.000Z';
const ids = { storyId: 's1', draftId: 'd1', ownerId: 'claire' };
const [whole, gone] = [[created], [created, deleted]].map((events) => events.reduce(story.evolve, story.initial));
if (!whole || !gone) throw new Error('there is no story');

const request = {
  draftId: 'd1',
  ownerId: 'claire',
  timeZone: 'Europe/Paris',
  base: 1,
  partIds: ['b', 'a', 'unknown'],
  story: whole,
  now,
};
const requested: StoryDraftRequested = {
  type: 'StoryDraftRequested',
  data: { ...ids, language: 'fr', timeZone: 'Europe/Paris', base: 1, partIds: ['a', 'b'], requestedAt: now },
  private: null,
};
const sections = [{ partIds: ['a', 'b'], ranges: [{ thoughtId: 'a', start: 0, end: 16 }] }];
const planned: StoryDraftPlanned = {
  type: 'StoryDraftPlanned',
  data: { ...ids, thoughts: 1, sections, plannedAt: now },
  private: null,
};
const paragraphs = [{ text: 'Les clés dehors. Il pleut.', sources: ['a'], unsourced: ['Il pleut.'] }];
const composed: StoryDraftSectionComposed = {
  type: 'StoryDraftSectionComposed',
  data: { ...ids, section: 0, composedAt: now },
  private: { paragraphs },
};
const made = { engine: 'local-model', model: 'm', promptVersion: 'story-1' };
const completed: StoryDraftCompleted = {
  type: 'StoryDraftCompleted',
  data: { ...ids, ...made, thoughts: 1, paragraphs: 1, unsourced: 1, completedAt: now },
  private: null,
};
const failed: StoryDraftFailed = {
  type: 'StoryDraftFailed',
  data: { ...ids, reason: 'quota', failedAt: now },
  private: null,
};
const stopped: StoryDraftStopped = { type: 'StoryDraftStopped', data: { ...ids, stoppedAt: now }, private: null };
const use = { model: 'm', inputTokens: 7, outputTokens: 5, seconds: 1, words: 3 };

describe('a draft of a story', () => {
  it('is asked for with the paragraphs it may replace, those that rest on thoughts', () =>
    given().when(requestStoryDraft, request).then(requested));
  it.each([
    ['nothing that rests on a thought', { partIds: ['unknown'] }, 'story-draft.nothing-chosen'],
    ['a deleted story', { story: gone }, 'story.deleted'],
    ['another person’s story', { ownerId: 'paul' }, 'story.not-found'],
  ] as const)('is refused for %s', (_what, more, code) =>
    given()
      .when(requestStoryDraft, { ...request, ...more })
      .thenRefused(code),
  );
  it('is one at a time, and another one afterwards', () => {
    given(requested)
      .when(requestStoryDraft, { ...request, draftId: 'd2' })
      .thenRefused('story-draft.composing');
    given(requested, failed)
      .when(requestStoryDraft, { ...request, draftId: 'd2' })
      .then({ ...requested, data: { ...requested.data, draftId: 'd2' } });
  });
  it('is planned, composed and completed, each once', () => {
    given(requested).when(planStoryDraft, { draftId: 'd1', thoughts: 1, sections, now }).then(planned);
    given(requested, planned)
      .when(recordComposedSection, { draftId: 'd1', section: 0, paragraphs, now })
      .then(composed);
    given(requested, planned, composed)
      .when(completeStoryDraft, { draftId: 'd1', ...made, now })
      .then(completed);
  });
  it('loses what was composed by a plan that is replaced', () => {
    const smaller = [...sections, ...sections];
    given(requested, planned, composed, { ...planned, data: { ...planned.data, sections: smaller } })
      .when(recordComposedSection, { draftId: 'd1', section: 0, paragraphs, now })
      .then(composed);
  });
  it('ends once: nothing is recorded afterwards, or for another draft', () => {
    const [late, other] = [
      { draftId: 'd1', now },
      { draftId: 'd2', now },
    ];
    for (const end of [stopped, failed, completed])
      given(requested, planned, end)
        .when(recordComposedSection, { ...late, section: 0, paragraphs })
        .thenNothing();
    given(requested)
      .when(failStoryDraft, { ...late, reason: 'quota' })
      .then(failed);
    given(requested)
      .when(failStoryDraft, { ...other, reason: 'quota' })
      .thenNothing();
    given(requested)
      .when(completeStoryDraft, { ...other, ...made })
      .thenNothing();
  });
  it('is stopped by the person while it is composed', () => {
    given(requested).when(stopStoryDraft, { now }).then(stopped);
    given(requested, completed).when(stopStoryDraft, { now }).thenNothing();
    given().when(stopStoryDraft, { now }).thenRefused('story-draft.not-found');
  });
  it('counts what it used, also once it was stopped', () => {
    const used = recordDraftUse(
      { draftId: 'd1', use, now },
      [requested, stopped].reduce(storyDraft.evolve, storyDraft.initial),
    );
    expect(used).toEqual([{ type: 'StoryDraftModelUsed', data: { ...ids, ...use, usedAt: now }, private: null }]);
  });
});
