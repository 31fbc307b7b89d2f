import { describe, expect, it } from 'vitest';
import { completeUnderstanding } from '#thought/insights/complete-understanding.ts';
import { failUnderstanding } from '#thought/insights/fail-understanding.ts';
import { currentInsight } from '#thought/insights/insight-history.ts';
import { undoRereadInsights } from '#thought/insights/undo-reread-insights.ts';
import type { ThoughtInsightCorrected } from '#thought/thought-insights.events.ts';
import { thought } from '#thought/thought.aggregate.ts';
import type {
  ThoughtEdited,
  ThoughtEvent,
  ThoughtRereadingUndone,
  ThoughtUnderstandingFailed,
  ThoughtUnderstood,
} from '#thought/thought.events.ts';
import { given, now, thoughtId, understood, written } from './thought.fixtures.ts';

const edited: ThoughtEdited = {
  type: 'ThoughtEdited',
  data: { thoughtId, editedAt: now },
  private: { content: 'Train complet.' },
};

describe('completing an analysis', () => {
  const { wording, engine, model, promptVersion, mood, category } = understood.data;
  const words = understood.private ?? { title: null, summary: null, tags: null, keyInsights: null, questions: null };
  const command = {
    thoughtId,
    wording,
    engine,
    model,
    promptVersion,
    rereadingId: null,
    insights: { ...words, mood, category },
    now,
  };

  it('stores the proposed insights', () => given(written).when(completeUnderstanding, command).then(understood));
  it('is recorded once per wording', () =>
    given(written, understood).when(completeUnderstanding, command).thenNothing());
  it('stores nothing for a thought that no model may read any more', () =>
    given(written, { type: 'ThoughtAiUseSet', data: { thoughtId, withoutAi: true, setAt: now }, private: null })
      .when(completeUnderstanding, command)
      .thenNothing());
  it('ignores the result for an older wording', () =>
    given(written, edited).when(completeUnderstanding, command).thenNothing());
});

describe('analysing a thought again', () => {
  const rereadingId = '01980000-0000-7000-8000-00000000000e';
  const { wording } = understood.data;
  const better = { title: 'Le train de nuit', summary: null, tags: ['train'], keyInsights: null, questions: null };
  const command = {
    thoughtId,
    wording,
    engine: 'local',
    model: 'm',
    promptVersion: 'understand-2',
    rereadingId,
    insights: { ...better, mood: null, category: 'idea' as const },
    now,
  };
  const reread: ThoughtUnderstood = {
    type: 'ThoughtUnderstood',
    data: {
      thoughtId,
      wording,
      engine: 'local',
      model: 'm',
      promptVersion: 'understand-2',
      mood: null,
      category: 'idea',
      understoodAt: now,
      rereadingId,
    },
    private: better,
  };
  const corrected: ThoughtInsightCorrected = {
    type: 'ThoughtInsightCorrected',
    data: { thoughtId, field: 'title', mood: null, category: null, correctedAt: now },
    private: { value: 'Mon train' },
  };
  const undone: ThoughtRereadingUndone = {
    type: 'ThoughtRereadingUndone',
    data: { thoughtId, rereadingId, undoneAt: now },
    private: null,
  };
  const shownAfter = (...events: readonly ThoughtEvent[]) => {
    const state = events.reduce(thought.evolve, thought.initial);
    if (state.status !== 'active') throw new Error('the thought is there');
    const { title, category, mood } = state.insights;
    return [title, category, mood].map((history) => currentInsight<unknown>(history)?.value ?? null);
  };

  it('is recorded once, and only of what was analysed before', () => {
    given(written, understood).when(completeUnderstanding, command).then(reread);
    given(written, understood, reread).when(completeUnderstanding, command).thenNothing();
    given(written).when(completeUnderstanding, command).thenNothing();
    given(written, understood, edited).when(completeUnderstanding, command).thenNothing();
  });
  it('puts its values over those before, and takes none away', () =>
    expect(shownAfter(written, understood, reread)).toEqual(['Le train de nuit', 'idea', understood.data.mood]));
  it('leaves what the person touched', () =>
    expect(shownAfter(written, understood, corrected, reread)[0]).toBe('Mon train'));
  it('is undone: the values before come back, the person’s word stays', () => {
    given(written, understood, reread).when(undoRereadInsights, { thoughtId, rereadingId, now }).then(undone);
    expect(shownAfter(written, understood, reread, undone)).toEqual(shownAfter(written, understood));
    expect(shownAfter(written, understood, reread, corrected, undone)[0]).toBe('Mon train');
  });
  it('has nothing to undo where nothing of it is shown', () => {
    given(written, understood, reread, undone).when(undoRereadInsights, { thoughtId, rereadingId, now }).thenNothing();
    given(written, understood).when(undoRereadInsights, { thoughtId, rereadingId, now }).thenNothing();
    given().when(undoRereadInsights, { thoughtId, rereadingId, now }).thenRefused('thought.not-found');
  });
});

describe('failing an analysis', () => {
  const command = { thoughtId, wording: 1, reason: 'unusable-answer', now } as const;
  const failed: ThoughtUnderstandingFailed = {
    type: 'ThoughtUnderstandingFailed',
    data: { thoughtId, wording: 1, reason: 'unusable-answer', failedAt: now },
    private: null,
  };

  it('records the reason', () => given(written).when(failUnderstanding, command).then(failed));
  it('is ignored for an older wording, or when the analysis was completed meanwhile', () => {
    given(written, edited).when(failUnderstanding, command).thenNothing();
    given(written, understood).when(failUnderstanding, command).thenNothing();
  });
});
