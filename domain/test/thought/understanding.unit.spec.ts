import { describe, it } from 'vitest';
import { completeUnderstanding } from '#thought/insights/complete-understanding.ts';
import { failUnderstanding } from '#thought/insights/fail-understanding.ts';
import type { ThoughtEdited, ThoughtUnderstandingFailed } from '#thought/thought.events.ts';
import { given, now, thoughtId, understood, written } from './thought.fixtures.ts';

const edited: ThoughtEdited = {
  type: 'ThoughtEdited',
  data: { thoughtId, editedAt: now },
  private: { content: 'Train complet.' },
};

describe('completing an analysis', () => {
  const { wording, engine, model, promptVersion, needsHumanHelp, mood, category } = understood.data;
  const words = understood.private ?? { title: null, summary: null, tags: null, keyInsights: null, questions: null };
  const command = {
    thoughtId,
    wording,
    engine,
    model,
    promptVersion,
    needsHumanHelp,
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
