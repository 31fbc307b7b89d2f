import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedbackFor } from '#goal/feedback/choose-feedback.ts';
import { recommendationFor } from '#goal/feedback/choose-recommendation.ts';
import { endedYesterday } from '#goal/feedback/morning-review.ts';
import { closeMore, goalPeriods, lastPeriods } from '#goal/figures/closed-periods.ts';
import { tallyOf } from '#goal/figures/day-tallies.ts';
import { goalChartBars } from '#goal/figures/goal-chart.ts';
import { goalFigures, shownDays } from '#goal/figures/goal-figures.ts';
import { memoryFor, type GoalInputs, type GoalMemory } from '#goal/figures/goal-memory.ts';
import { snapshotFrom, type GoalSnapshot } from '#goal/figures/goal-snapshot.ts';
import { lastRevisionOf, statisticsWith } from '#goal/figures/what-if.ts';
import { emptyGoalCalendar, type GoalCalendar } from '#goal/goal-calendar.aggregate.ts';
import type { GoalHistory } from '#goal/goal-history.ts';
import { filterKey } from '#goal/goal-terms.ts';
import { goal } from '#goal/goal.aggregate.ts';
import type { GoalEvent } from '#goal/goal.events.ts';
import { dayMarks, goalAims, goalFrequencies } from '#goal/goal.vocabulary.ts';
import { dayPlus, daysBetween } from '#time/days.ts';
import {
  dailyTerms,
  everyThought,
  goalId,
  goalSet,
  historyOf,
  now,
  ownerId,
  today as firstDay,
} from './goal.fixtures.ts';

const key = filterKey(everyThought, []);
type Counts = ReadonlyMap<string, number>;
type Inputs = Readonly<{ today: string; history: GoalHistory; calendar: GoalCalendar; counts: Counts }>;
type Change = (inputs: Inputs) => Inputs;

const inputsOf = ({ history, calendar, counts }: Inputs): GoalInputs => ({
  history,
  calendar,
  tallies: new Map([[key, [tallyOf(counts, calendar.dayStarts)]]]),
});
const fresh = (inputs: Inputs, today = inputs.today): GoalSnapshot =>
  snapshotFrom(memoryFor(null, inputsOf(inputs)), today);

const evolved = (inputs: Inputs, event: GoalEvent): Inputs => ({
  ...inputs,
  history: goal.evolve(inputs.history, event) ?? inputs.history,
});
const terms = fc
  .record({
    frequency: fc.constantFrom('daily' as const, ...goalFrequencies),
    targetCount: fc.integer({ min: 1, max: 3 }),
    aim: fc.constantFrom('achieve' as const, ...goalAims),
    endIn: fc.option(fc.integer({ min: -40, max: 90 }), { freq: 4 }),
    restDays: fc.constantFrom([] as const, [3, 7] as const),
    filter: fc.constantFrom(everyThought, everyThought, null),
  })
  .map(({ endIn, ...asked }) => (from: string) => ({
    ...dailyTerms,
    ...asked,
    endDay: endIn === null ? null : dayPlus(from, endIn),
  }));

/** Mostly of late, sometimes of long ago. */
const daysBack = fc.oneof(fc.nat(3), fc.nat(12), fc.nat(250));
const changes = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.nat(80)).map((days): Change => (inputs) => ({
      ...inputs,
      today: dayPlus(inputs.today, days),
    })),
  },
  {
    weight: 6,
    // A thought that comes late, is moved or deleted: the counts of its day change.
    arbitrary: fc
      .record({ back: daysBack, by: fc.constantFrom(1, 1, 2, -1), at: fc.constantFrom('T02', 'T12') })
      .map(({ back, by, at }): Change => (inputs) => {
        const part = `${dayPlus(inputs.today, -back)}${at}`;
        return {
          ...inputs,
          counts: new Map([...inputs.counts, [part, Math.max(0, (inputs.counts.get(part) ?? 0) + by)]]),
        };
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ back: daysBack, mark: fc.constantFrom(...dayMarks), count: fc.integer({ min: 1, max: 3 }) })
      .map(({ back, mark, count }): Change => (inputs) => {
        const data = { goalId, day: dayPlus(inputs.today, -back), mark, count, markedAt: now };
        return evolved(inputs, { type: 'GoalDayMarked', data, private: null });
      }),
  },
  terms.map((asked): Change => (inputs) => {
    const data = { goalId, ...asked(inputs.today), fromDay: inputs.today, revisedAt: now };
    return evolved(inputs, { type: 'GoalRevised', data, private: { title: 'Une page', description: null, tags: [] } });
  }),
  fc.option(fc.nat(9)).map((days): Change => (inputs) => {
    const data = {
      goalId,
      fromDay: inputs.today,
      untilDay: days === null ? null : dayPlus(inputs.today, days),
      pausedAt: now,
    };
    return evolved(inputs, { type: 'GoalPaused', data, private: null });
  }),
  fc.constantFrom<Change>(
    (inputs) =>
      evolved(inputs, { type: 'GoalResumed', data: { goalId, fromDay: inputs.today, resumedAt: now }, private: null }),
    (inputs) =>
      evolved(inputs, {
        type: 'GoalDeactivated',
        data: { goalId, fromDay: inputs.today, deactivatedAt: now },
        private: null,
      }),
    (inputs) =>
      evolved(inputs, {
        type: 'GoalActivated',
        data: { goalId, fromDay: inputs.today, activatedAt: now },
        private: null,
      }),
    (inputs) => ({
      ...inputs,
      calendar: { ...inputs.calendar, pauses: [{ fromDay: dayPlus(inputs.today, -2), untilDay: inputs.today }] },
    }),
    (inputs) => ({
      ...inputs,
      calendar: { ...inputs.calendar, dayStarts: [{ fromDay: dayPlus(inputs.today, -20), minutes: 240 }] },
    }),
  ),
);

/** Everything that is shown of a goal anywhere. */
const allOf = (snapshot: GoalSnapshot) => ({
  figures: goalFigures(snapshot),
  periods: lastPeriods(snapshot, 60),
  days: shownDays(snapshot, 31),
  bars: goalChartBars(snapshot, '12-months'),
  feedback: feedbackFor(snapshot),
  recommendation: recommendationFor(snapshot, 0),
  lastRevision: lastRevisionOf(snapshot),
  other: statisticsWith(snapshot, { targetCount: 2, frequency: 'weekly' }),
  ended: endedYesterday(snapshot),
});

describe('figures computed from cached totals', () => {
  it('given any history with late, moved and deleted thoughts, marks, pauses, days of rest and other terms, then they equal a full replay', () => {
    const begin = fc.record({ asked: terms, age: fc.integer({ min: -10, max: 300 }) });
    fc.assert(
      fc.property(
        begin,
        fc.array(fc.tuple(changes, fc.nat(60), fc.nat(5)), { maxLength: 25 }),
        ({ asked, age }, changes) => {
          const startDay = dayPlus(firstDay, -age);
          const { endDay, ...others } = asked(firstDay);
          const set = goalSet({ ...others, endDay: endDay !== null && endDay < startDay ? null : endDay }, startDay);
          let state: Inputs = {
            today: firstDay,
            history: historyOf(set),
            calendar: emptyGoalCalendar(ownerId),
            counts: new Map(),
          };
          let memory: GoalMemory | null = null;
          for (const [change, pieces, zone] of changes) {
            state = change(state);
            memory = memoryFor(memory, inputsOf(state));
            // The client may be in a zone where it is still yesterday.
            const today = zone === 0 ? dayPlus(state.today, -1) : state.today;
            const cached = snapshotFrom(memory, today);
            if (pieces > 0) while (!closeMore(cached, pieces));
            expect(allOf(cached)).toEqual(allOf(fresh(state, today)));
          }
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);

  it('leave who still holds earlier inputs with the earlier figures', () => {
    const before: Inputs = {
      today: dayPlus(firstDay, 60),
      history: historyOf(goalSet()),
      calendar: emptyGoalCalendar(ownerId),
      counts: new Map([[`${dayPlus(firstDay, 30)}T12`, 1]]),
    };
    const earlier = memoryFor(null, inputsOf(before));
    closeMore(snapshotFrom(earlier, before.today));
    const after = { ...before, counts: new Map([[`${dayPlus(firstDay, 3)}T12`, 1]]) };
    const later = memoryFor(earlier, inputsOf(after));
    expect(allOf(snapshotFrom(earlier, before.today))).toEqual(allOf(fresh(before)));
    expect(allOf(snapshotFrom(later, after.today))).toEqual(allOf(fresh(after)));
  });
});

describe('the work that figures take', () => {
  const startDay = '2000-01-01';
  /** How many days are evaluated. */
  const evaluatedDays = (inputs: Inputs, memory: GoalMemory, ask: (snapshot: GoalSnapshot) => unknown): number => {
    let evaluated = 0;
    const snapshot = snapshotFrom(memory, inputs.today);
    const counts: GoalSnapshot['counts'] = (revision) => {
      const days = snapshot.counts(revision);
      return { get: (day) => ((evaluated += 1), days.get(day)) };
    };
    ask({ ...snapshot, counts });
    return evaluated;
  };
  const goalSince = (from: string): Inputs => {
    const every = Array.from({ length: daysBetween(from, firstDay) }, (_none, index) => dayPlus(from, index));
    return {
      today: firstDay,
      history: historyOf(goalSet({ targetCount: 2 }, from)),
      calendar: emptyGoalCalendar(ownerId),
      counts: new Map(every.map((day, index) => [`${day}T12`, 1 + (index % 3 === 0 ? 1 : 0)])),
    };
  };
  const summed = (inputs: Inputs): GoalMemory => {
    const memory = memoryFor(null, inputsOf(inputs));
    allOf(snapshotFrom(memory, inputs.today));
    return memory;
  };

  it('given a daily goal of 26 years, then a card asks for no more days than that of a month', () => {
    const [old, young] = [goalSince(startDay), goalSince(dayPlus(firstDay, -31))];
    const days = (inputs: Inputs) => evaluatedDays(inputs, summed(inputs), goalFigures);
    expect(days(old)).toBeLessThanOrEqual(1.5 * days(young));
  });
  it('given the same goal, then its page and other terms evaluate some hundred days, not thousands', () => {
    const before = goalSince(startDay);
    const aYear = goalSince(dayPlus(firstDay, -730));
    expect(evaluatedDays(before, summed(before), allOf)).toBeLessThanOrEqual(
      2 * evaluatedDays(aYear, summed(aYear), allOf),
    );
  });
  it('given a thought of days ago, then only the totals since that day are computed again', () => {
    const before = goalSince(startDay);
    const changed = { ...before, counts: new Map([...before.counts, [`${dayPlus(firstDay, -10)}T12`, 5]]) };
    const memory = memoryFor(summed(before), inputsOf(changed));
    expect(evaluatedDays(changed, memory, goalFigures)).toBeLessThan(40);
  });
  it('is done in pieces of about so many days', () => {
    const memory = memoryFor(null, inputsOf(goalSince(startDay)));
    const piece = () => {
      let done = true;
      const days = evaluatedDays(goalSince(startDay), memory, (snapshot) => (done = closeMore(snapshot, 600)));
      return { days, done };
    };
    const pieces = [piece()];
    while (!pieces.at(-1)?.done) pieces.push(piece());
    expect(pieces.length).toBeGreaterThan(15);
    expect(Math.max(...pieces.map(({ days }) => days))).toBeLessThan(620);
  });
});

it('periods with a cache equal those without', () => {
  const inputs: Inputs = {
    today: dayPlus(firstDay, 40),
    history: historyOf(goalSet({ endDay: dayPlus(firstDay, 20) })),
    calendar: emptyGoalCalendar(ownerId),
    counts: new Map(),
  };
  const cached = fresh(inputs);
  closeMore(cached);
  expect(goalPeriods(cached, dayPlus(firstDay, 18))).toEqual(goalPeriods(fresh(inputs)).slice(-3));
});
