import { describe, expect, it } from 'vitest';
import {
  canRedoInsight,
  canUndoInsight,
  correctInsight,
  currentInsight,
  noInsight,
  proposeInsight,
  redoInsight,
  undoInsight,
  type InsightHistory,
} from '#thought/insights/insight-history.ts';

const ai = (value: string | null, at = '1') => ({
  value,
  from: { by: 'ai', engine: 'local', model: 'm', promptVersion: '1', at } as const,
});
const fresh: InsightHistory<string> = noInsight;
const shown = (history: InsightHistory<string>) => currentInsight(history)?.value ?? null;

describe('the history of one insight', () => {
  it('is empty before a run and holds the proposed value after it', () => {
    expect(currentInsight(fresh)).toBeNull();
    expect(currentInsight(proposeInsight(fresh, ai('Le lac')))).toEqual(ai('Le lac'));
  });
  it('replaces the value of an earlier run by a later one, so there is nothing to undo', () => {
    const twice = proposeInsight(proposeInsight(fresh, ai('Le lac')), ai('La mer', '2'));
    expect(shown(twice)).toBe('La mer');
    expect(shown(undoInsight(twice))).toBeNull();
    expect(shown(redoInsight(undoInsight(twice)))).toBe('La mer');
  });
  it('accepts an empty value from a run', () => {
    expect(canUndoInsight(proposeInsight(proposeInsight(fresh, ai('Le lac')), ai(null)))).toBe(false);
  });
  it.each([
    ['corrected', correctInsight(proposeInsight(fresh, ai('Le lac')), 'Ma mer', '2'), 'Ma mer'],
    ['undone', undoInsight(proposeInsight(fresh, ai('Le lac'))), null],
    ['redone', redoInsight(undoInsight(proposeInsight(fresh, ai('Le lac')))), 'Le lac'],
  ])('keeps a field the person %s on any later run', (_how, touched, expected) => {
    expect(shown(proposeInsight(touched, ai('Autre chose', '9')))).toBe(expected);
  });
  it('undoes a correction to the previous value, step by step', () => {
    const corrected = correctInsight(correctInsight(proposeInsight(fresh, ai('un')), 'deux', '2'), 'trois', '3');
    const steps = [
      corrected,
      undoInsight(corrected),
      undoInsight(undoInsight(corrected)),
      undoInsight(undoInsight(undoInsight(corrected))),
    ];
    expect(steps.map(shown)).toEqual(['trois', 'deux', 'un', null]);
  });
  it('drops the redo steps once the person writes something new', () => {
    const rewritten = correctInsight(undoInsight(correctInsight(fresh, 'un', '1')), 'deux', '2');
    expect(canRedoInsight(rewritten)).toBe(false);
    expect(redoInsight(rewritten)).toBe(rewritten);
  });
  it('has nothing to undo without a value', () => {
    expect(canUndoInsight(fresh)).toBe(false);
    expect(undoInsight(fresh)).toBe(fresh);
  });
});
