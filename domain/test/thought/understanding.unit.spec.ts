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

describe('completing an understanding', () => {
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

  it('keeps what was proposed', () => given(written).when(completeUnderstanding, command).then(understood));
  it('keeps it once for each wording', () =>
    given(written, understood).when(completeUnderstanding, command).thenNothing());
  it('drops what was read of an older wording', () =>
    given(written, edited).when(completeUnderstanding, command).thenNothing());
});

describe('failing an understanding', () => {
  const command = { thoughtId, wording: 1, reason: 'unusable-answer', now } as const;
  const failed: ThoughtUnderstandingFailed = {
    type: 'ThoughtUnderstandingFailed',
    data: { thoughtId, wording: 1, reason: 'unusable-answer', failedAt: now },
    private: null,
  };

  it('says why', () => given(written).when(failUnderstanding, command).then(failed));
  it('is dropped for an older wording, or when it was understood after all', () => {
    given(written, edited).when(failUnderstanding, command).thenNothing();
    given(written, understood).when(failUnderstanding, command).thenNothing();
  });
});
