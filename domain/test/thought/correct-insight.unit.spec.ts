import { describe, expect, it } from 'vitest';
import { correctInsight } from '#thought/insights/correct-insight.ts';
import { insightValueOf } from '#thought/insights/insight-value.ts';
import { redoInsight } from '#thought/insights/redo-insight.ts';
import { undoInsight } from '#thought/insights/undo-insight.ts';
import type {
  ThoughtInsightCorrected,
  ThoughtInsightRedone,
  ThoughtInsightUndone,
} from '#thought/thought-insights.events.ts';
import { given, now, thoughtId, understood, written } from './thought.fixtures.ts';

const data = { thoughtId, mood: null, category: null, correctedAt: now };
const titled: ThoughtInsightCorrected = {
  type: 'ThoughtInsightCorrected',
  data: { ...data, field: 'title' },
  private: { value: 'Le train du matin' },
};
const undone: ThoughtInsightUndone = {
  type: 'ThoughtInsightUndone',
  data: { thoughtId, field: 'title', undoneAt: now },
  private: null,
};
const redone: ThoughtInsightRedone = {
  type: 'ThoughtInsightRedone',
  data: { thoughtId, field: 'title', redoneAt: now },
  private: null,
};

describe('correcting an insight', () => {
  it('stores the person’s value', () =>
    given(written, understood)
      .when(correctInsight, { thoughtId, field: 'title', value: ' Le train du matin ', now })
      .then(titled));
  it('stores a choice as a choice', () =>
    given(written, understood)
      .when(correctInsight, { thoughtId, field: 'mood', value: 'happy', now })
      .then({ ...titled, data: { ...data, field: 'mood', mood: 'happy' }, private: null }));
  it('changes the source of the AI’s own value to the person', () =>
    given(written, understood)
      .when(correctInsight, { thoughtId, field: 'mood', value: 'calm', now })
      .then({ ...titled, data: { ...data, field: 'mood', mood: 'calm' }, private: null }));
  it('appends nothing when it is already theirs', () =>
    given(written, understood, titled)
      .when(correctInsight, { thoughtId, field: 'title', value: 'Le train du matin', now })
      .thenNothing());
  it('refuses an invalid value', () =>
    given(written)
      .when(correctInsight, { thoughtId, field: 'mood', value: 'furious', now })
      .thenRefused('thought.value-not-accepted'));
  it('removes blanks and duplicates from lists', () => {
    expect(insightValueOf('tags', [' train ', 'train', ''])).toEqual(['train']);
    expect(insightValueOf('tags', ['e\u0301te\u0301', '\u00E9t\u00E9'])).toEqual(['\u00E9t\u00E9']);
    expect(insightValueOf('tags', 'train')).toBeNull();
    expect(insightValueOf('keyInsights', ['x'.repeat(401)])).toBeNull();
    expect(insightValueOf('questions', [])).toEqual([]);
    expect(insightValueOf('category', 'idea')).toBe('idea');
    expect(insightValueOf('summary', '  ')).toBeNull();
  });
});

describe('undoing and redoing an insight', () => {
  it('restores the AI’s value', () =>
    given(written, understood).when(undoInsight, { thoughtId, field: 'title', now }).then(undone));
  it('redoes the correction', () =>
    given(written, understood, undone).when(redoInsight, { thoughtId, field: 'title', now }).then(redone));
  it('refuses when there is nothing to undo', () => {
    given(written).when(undoInsight, { thoughtId, field: 'title', now }).thenRefused('thought.nothing-to-undo');
    given(written, understood)
      .when(redoInsight, { thoughtId, field: 'title', now })
      .thenRefused('thought.nothing-to-redo');
  });
});
