import type { GoalFilter, GoalTerms } from '@ecrin/domain/goal/goal.events.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { GeneratedHistory } from './history-draft.fixtures.ts';
import {
  dataOf,
  matchesGoalFilter,
  localTimeOf,
  ofStream,
  addDays,
  thoughtsOf,
  threadResolver,
  type Data,
  type Thought,
} from './thought-oracle.fixtures.ts';

type Terms = Readonly<{ terms: GoalTerms; tags: readonly string[] }>;

/** The state of each day: days are keys, the last entry applies. */
const dayByDay = (events: readonly DomainEvent[], begins: readonly string[], ends: string): ReadonlySet<string> => {
  const days = new Set<string>();
  for (const event of events) {
    if (![...begins, ends].includes(event.type)) continue;
    const data = dataOf(event);
    const from = String(data['fromDay']);
    for (const day of days) if (day >= from) days.delete(day);
    const until = data['untilDay'] ? String(data['untilDay']) : addDays(from, 400);
    if (event.type !== ends) for (let day = from; day <= until; day = addDays(day, 1)) days.add(day);
  }
  return days;
};

/** Which thoughts count, by the rule and the answers. */
const answers = (own: readonly DomainEvent[]) => {
  const rule = String(
    own
      .map(dataOf)
      .map((data) => data['rule'] ?? data['matchRule'])
      .findLast((chosen) => chosen !== undefined) ?? 'unasked',
  );
  const of = (thoughtId: string): boolean | null => {
    const answer = own.findLast(
      (event) => event.type.startsWith('GoalThought') && dataOf(event)['thoughtId'] === thoughtId,
    );
    return answer ? answer.type === 'GoalThoughtCounted' : null;
  };
  const counts = (thoughtId: string): boolean =>
    rule !== 'never' && (rule === 'always' ? of(thoughtId) !== false : of(thoughtId) === true);
  return { rule, of, counts };
};

/** The person's day of a thought. */
const dayOfThought =
  (all: readonly DomainEvent[]) =>
  (thought: Thought): string => {
    const { calendar, minutes } = localTimeOf(thought);
    const chosen = all
      .filter(({ type }) => type === 'GoalDayStartChosen')
      .map(dataOf)
      .findLast(({ fromDay }) => String(fromDay) <= calendar);
    return minutes < Number(chosen?.['minutes'] ?? 0) ? addDays(calendar, -1) : calendar;
  };

/** All input for the figures of one goal, each as a function of a day. */
export const oracleOf = (history: GeneratedHistory, goalId: string) => {
  const [own, all] = [`goal-${goalId}`, 'goal-calendar-'].map((start) =>
    ofStream(history, start).map(({ event }) => event),
  ) as [DomainEvent[], DomainEvent[]];
  const [thoughts, resolve, { rule, of, counts }, dayOf] = [
    thoughtsOf(history),
    threadResolver(history),
    answers(own),
    dayOfThought(all),
  ];
  const set = own[0] as DomainEvent;
  const startDay = String(dataOf(set)['startDay']);
  const fitting = (filter: GoalFilter, wanted: readonly string[]) =>
    [...thoughts].filter(([, thought]) => matchesGoalFilter(thought, { filter, wanted, resolve }));
  const markOn = (day: string): Data | undefined =>
    own
      .filter(({ type }) => type === 'GoalDayMarked')
      .map(dataOf)
      .findLast((data) => data['day'] === day);
  return {
    startDay,
    markOn,
    rule,
    paused: dayByDay(own, ['GoalPaused'], 'GoalResumed'),
    allPaused: dayByDay(all, ['GoalsPaused'], 'GoalsResumed'),
    deactivated: dayByDay(own, ['GoalDeactivated'], 'GoalActivated'),
    deleted: own.findLast(({ type }) => type === 'GoalDeleted' || type === 'GoalRestored')?.type === 'GoalDeleted',
    termsOn: (day: string): Terms => {
      const found =
        own.findLast((event) => event.type === 'GoalRevised' && String(dataOf(event)['fromDay']) <= day) ?? set;
      return { terms: found.data as GoalTerms, tags: (found.private as Terms).tags };
    },
    countOn: (day: string, { terms: { filter }, tags }: Terms): number =>
      filter === null
        ? Number(markOn(day)?.['count'] ?? 0)
        : fitting(filter, tags).filter(([id, thought]) => counts(id) && dayOf(thought) === day).length,
    waiting: (filter: GoalFilter, tags: readonly string[], through: string): number =>
      fitting(filter, tags).filter(
        ([id, thought]) => of(id) === null && dayOf(thought) >= startDay && dayOf(thought) <= through,
      ).length,
  };
};
export type Oracle = ReturnType<typeof oracleOf>;
