import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { goalPeriods } from '#goal/figures/closed-periods.ts';
import { goalFigures } from '#goal/figures/goal-figures.ts';
import { statisticsWith } from '#goal/figures/what-if.ts';
import type { GoalRevised } from '#goal/goal.events.ts';
import { goalFrequencies } from '#goal/goal.vocabulary.ts';
import { dayPlus, daysBetween } from '#time/days.ts';
import { dailyTerms, goalId, goalSet, now, snapshotOf, today } from './goal.fixtures.ts';

it.each(goalFrequencies)('a %s goal stored with a start at the end of the calendar has figures', (frequency) => {
  const stored = goalSet({ frequency, endDay: '9999-12-31' }, '9999-12-31');
  const snapshot = snapshotOf([stored], today);
  expect(snapshot.history.startDay).toBe('2199-12-31');
  expect(goalFigures(snapshot).statistics.periodsCompleted).toBe(0);
  for (const other of goalFrequencies) expect(statisticsWith(snapshot, { frequency: other }).periodsCompleted).toBe(0);
});

const frequency = fc.constantFrom(...goalFrequencies);
const daysAfter = (max: number) => fc.integer({ min: -max, max }).map((days) => dayPlus(today, days));
const revision = fc
  .record({ frequency, fromDay: daysAfter(400), endDay: fc.option(daysAfter(400)) })
  .map(({ fromDay, ...terms }): GoalRevised => ({
    type: 'GoalRevised',
    data: { goalId, ...dailyTerms, ...terms, fromDay, revisedAt: now },
    private: { title: 'Une page', description: null, tags: [] },
  }));

it('periods follow each other without a gap, and are never more than the days they cover', () =>
  fc.assert(
    fc.property(frequency, daysAfter(400), fc.array(revision, { maxLength: 4 }), (first, start, revisions) => {
      const spans = goalPeriods(snapshotOf([goalSet({ frequency: first }, start), ...revisions], today));
      const covered = Math.max(1, daysBetween(start, spans.at(-1)?.to ?? start) + 1);
      expect(spans.length).toBeLessThanOrEqual(covered);
      expect(spans.slice(1).map(({ from }) => from)).toEqual(spans.slice(0, -1).map(({ to }) => dayPlus(to, 1)));
    }),
  ));
