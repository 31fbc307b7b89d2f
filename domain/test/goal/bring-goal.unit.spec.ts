import {
  array,
  assert,
  boolean,
  constantFrom,
  dictionary,
  nat,
  option,
  property,
  record,
  uniqueArray,
  type Arbitrary,
} from 'fast-check';
import { expect, it } from 'vitest';
import { bringGoal } from '#goal/commands/bring-goal.ts';
import type { GoalHistory } from '#goal/goal-history.ts';
import { goal } from '#goal/goal.aggregate.ts';
import { dayPlus } from '#time/days.ts';

const [now, importId] = ['2026-11-29T10:00:00.000Z', 'import'];
const day = nat(900).map((after) => dayPlus('2024-01-01', after));
const terms = record({
  frequency: constantFrom('daily', 'weekly', 'monthly'),
  targetCount: nat(5).map((more) => more + 1),
  aim: constantFrom('achieve', 'avoid'),
  endDay: option(constantFrom('2199-12-31')),
  restDays: constantFrom([], [1], [6, 7] as const),
  filter: option(
    record({
      threadIds: constantFrom([], ['a', 'b']),
      categories: constantFrom([]),
      moods: constantFrom([], ['calm']),
      statuses: constantFrom([]),
    }),
  ),
});
/** Days in order, as of ranges that follow each other; the last may be open. */
const ranges = record({ days: uniqueArray(day, { maxLength: 6 }), open: boolean() }).map(({ days, open }) => {
  const inOrder = days.toSorted();
  return inOrder.flatMap((fromDay, at) =>
    at % 2 === 1
      ? []
      : inOrder[at + 1] === undefined
        ? open
          ? [{ fromDay, untilDay: null }]
          : []
        : [{ fromDay, untilDay: inOrder[at + 1] ?? null }],
  );
});
const history = record({
  goalId: constantFrom('goal'),
  ownerId: constantFrom('claire'),
  title: constantFrom('Marcher'),
  description: option(constantFrom('Au bord de l’eau.')),
  startDay: constantFrom('2024-06-01'),
  setAt: constantFrom('2024-05-30T08:00:00.000Z'),
  revisions: record({
    days: uniqueArray(day, { minLength: 1, maxLength: 4 }),
    all: array(terms, { minLength: 4, maxLength: 4 }),
  }).map(({ days, all }) =>
    days.toSorted().flatMap((fromDay, at) => {
      const found = all[at];
      return found ? [{ fromDay, terms: found, tags: found.filter ? ['maison'] : [] }] : [];
    }),
  ),
  matchRule: constantFrom('unasked', 'always', 'ask', 'never'),
  answers: dictionary(constantFrom('one', 'two'), boolean()),
  marks: dictionary(day, record({ mark: constantFrom('done', 'skipped', 'missed'), count: nat(3) }), { maxKeys: 5 }),
  pauses: ranges,
  deactivations: ranges,
}) as unknown as Arbitrary<Omit<GoalHistory, 'deleted'>>;

it('given a goal of another Écrin, when it is brought, then it has the same history here', () => {
  assert(
    property(history, (given) => {
      // Whatever it began with is from its first day on, or from before it.
      const [first, ...later] = given.revisions;
      const revisions = first
        ? [{ ...first, fromDay: first.fromDay > given.startDay ? given.startDay : first.fromDay }, ...later]
        : [];
      const wanted = { ...given, revisions };
      const events = bringGoal({ history: wanted, importId, now }, null);
      if ('refused' in events) throw new Error(events.refused);
      const folded = events.reduce(goal.evolve, goal.initial);
      expect(folded).toEqual({ ...wanted, deleted: false, importId });
    }),
  );
});
