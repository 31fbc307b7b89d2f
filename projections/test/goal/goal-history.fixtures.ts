import { activateGoal } from '@ecrin/domain/goal/commands/activate-goal.ts';
import { chooseDayStart } from '@ecrin/domain/goal/commands/choose-day-start.ts';
import { chooseMatchRule } from '@ecrin/domain/goal/commands/choose-match-rule.ts';
import { countThought } from '@ecrin/domain/goal/commands/count-thought.ts';
import { deactivateGoal } from '@ecrin/domain/goal/commands/deactivate-goal.ts';
import { deleteGoal } from '@ecrin/domain/goal/commands/delete-goal.ts';
import { markDay } from '@ecrin/domain/goal/commands/mark-day.ts';
import { pauseGoal } from '@ecrin/domain/goal/commands/pause-goal.ts';
import { pauseGoals } from '@ecrin/domain/goal/commands/pause-goals.ts';
import { restoreGoal } from '@ecrin/domain/goal/commands/restore-goal.ts';
import { resumeGoal } from '@ecrin/domain/goal/commands/resume-goal.ts';
import { resumeGoals } from '@ecrin/domain/goal/commands/resume-goals.ts';
import { reviseGoal } from '@ecrin/domain/goal/commands/revise-goal.ts';
import { setGoal } from '@ecrin/domain/goal/commands/set-goal.ts';
import { goalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import type { GivenTerms } from '@ecrin/domain/goal/goal-terms.ts';
import { goal } from '@ecrin/domain/goal/goal.aggregate.ts';
import { dayMarks, goalAims, goalFrequencies } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { isRefusal, type Aggregate, type Decision, type DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { firstDay, pick, type Draw, type GeneratedHistory, type HistoryDraft } from './history-draft.fixtures.ts';
import { drawThoughtEvents, drawThreadEvents, threadIdOf, initialThreads } from './thought-history.fixtures.ts';

const now = '2026-03-02T09:00:00.000Z';

const stateOf = <State, Event extends DomainEvent>(
  { events }: HistoryDraft,
  aggregate: Aggregate<State, Event>,
  stream: string,
): State =>
  events
    .filter((one) => one.stream === stream)
    .reduce<State>((state, { event }) => aggregate.evolve(state, event as Event), aggregate.initial);

const appendDecision = (draft: HistoryDraft, stream: string, decision: Decision<DomainEvent, string>): void => {
  if (!isRefusal(decision)) draft.events.push(...decision.map((event) => ({ stream, event })));
};

const termsOf = (ownerId: string, one: number, other: number): GivenTerms => ({
  title: `Objectif ${other % 3}`,
  description: null,
  frequency: pick(goalFrequencies, one),
  targetCount: 1 + (other % 4),
  aim: pick(goalAims, Math.floor(one / 3) % 5 === 0 ? 1 : 0),
  endDay: other % 7 === 0 ? dayPlus(firstDay, 20 + (one % 30)) : null,
  restDays: one % 4 === 0 ? [7, 3] : [],
  filter: one % 6 === 0 ? null : filterOf(ownerId, one, other),
});
const filterOf = (ownerId: string, one: number, other: number) => ({
  threadIds: other % 3 === 0 ? [threadIdOf(ownerId, one)] : [],
  tags: one % 5 === 0 ? ['a'] : [],
  categories: [],
  moods: other % 4 === 0 ? (['calm', 'sad'] as const) : [],
  statuses: one % 7 === 0 ? (['win'] as const) : [],
});

type OfGoal = (
  draft: HistoryDraft,
  goalId: string,
  numbers: Readonly<{ one: number; other: number }>,
) => Decision<DomainEvent, string>;
const goalState = (draft: HistoryDraft, goalId: string) => stateOf(draft, goal, `goal-${goalId}`);

/** All changes to a goal, by its own decisions. */
const changes: readonly OfGoal[] = [
  (draft, goalId, { one, other }) =>
    reviseGoal({ ...termsOf(draft.ownerId, one, other), goalId, today: draft.today, now }, goalState(draft, goalId)),
  (draft, goalId, { one, other }) =>
    markDay(
      {
        goalId,
        day: dayPlus(draft.today, -(one % 9)),
        mark: pick(dayMarks, other),
        count: 1 + (one % 3),
        today: draft.today,
        now,
      },
      goalState(draft, goalId),
    ),
  (draft, goalId, { one, other }) =>
    markDay(
      { goalId, day: dayPlus(draft.today, -(one % 20)), mark: pick(dayMarks, other), today: draft.today, now },
      goalState(draft, goalId),
    ),
  (draft, goalId, { one }) =>
    pauseGoal(
      { goalId, untilDay: one % 2 ? null : dayPlus(draft.today, one % 6), today: draft.today, now },
      goalState(draft, goalId),
    ),
  (draft, goalId) => resumeGoal({ goalId, today: draft.today, now }, goalState(draft, goalId)),
  (draft, goalId, { one }) =>
    chooseMatchRule(
      { goalId, rule: pick(['always', 'always', 'ask', 'never'] as const, one), now },
      goalState(draft, goalId),
    ),
  (draft, goalId, { one, other }) =>
    countThought(
      { goalId, thoughtId: `${draft.ownerId}-p${one % Math.max(1, draft.thoughts)}`, counts: other % 3 > 0, now },
      goalState(draft, goalId),
    ),
  (draft, goalId) => deactivateGoal({ goalId, today: draft.today, now }, goalState(draft, goalId)),
  (draft, goalId) => activateGoal({ goalId, today: draft.today, now }, goalState(draft, goalId)),
  (draft, goalId, { one }) => (one % 2 ? restoreGoal : deleteGoal)({ goalId, now }, goalState(draft, goalId)),
];

/** As goals were stored before there was a default. */
const withoutRule = (decided: ReturnType<typeof setGoal>): ReturnType<typeof setGoal> =>
  isRefusal(decided)
    ? decided
    : decided.map(({ data: { matchRule: _rule, ...data }, ...event }) => ({ ...event, data }));

const setRandomGoal = (draft: HistoryDraft, one: number, other: number): void => {
  const goalId = `${draft.ownerId}-g${draft.goalIds.length}`;
  draft.goalIds.push(goalId);
  const startDay = other % 2 ? dayPlus(draft.today, -(one % 12)) : undefined;
  const { ownerId, today } = draft;
  const rules = { goalId, ownerId, startDay, today, now, matchRule: pick([undefined, 'ask'] as const, one) };
  const decided = setGoal({ ...termsOf(ownerId, one, other), ...rules }, null);
  appendDecision(draft, `goal-${goalId}`, other % 3 === 0 ? withoutRule(decided) : decided);
  if (one % 4 !== 0) return;
  appendDecision(
    draft,
    `goal-${goalId}`,
    chooseMatchRule({ goalId, rule: other % 2 ? 'always' : 'ask', now }, goalState(draft, goalId)),
  );
};

const changeCalendar = (draft: HistoryDraft, one: number): void => {
  const { ownerId, today } = draft;
  const state = stateOf(draft, goalCalendar, `goal-calendar-${ownerId}`);
  const choices = [
    () => chooseDayStart({ ownerId, minutes: 30 * (one % 13), calendarToday: today, now }, state),
    () => pauseGoals({ ownerId, untilDay: one % 2 ? null : dayPlus(today, one % 4), today, now }, state),
    () => resumeGoals({ ownerId, today, now }, state),
  ];
  appendDecision(draft, `goal-calendar-${ownerId}`, pick(choices, Math.floor(one / 13))());
};

const applyDraw = (draft: HistoryDraft, [what, one, other]: Draw): void => {
  if (what < 3) draft.today = dayPlus(draft.today, 1 + (one % 3));
  else if (what < 11) draft.events.push(...drawThoughtEvents(draft, { what, one, other }));
  else if (what === 11) draft.events.push(...drawThreadEvents(draft, one, other));
  else if (what === 12 && draft.goalIds.length < 3) setRandomGoal(draft, one, other);
  else if (what === 13) changeCalendar(draft, one);
  else {
    const goalId = pick(draft.goalIds, other);
    appendDecision(draft, `goal-${goalId}`, pick(changes, what)(draft, goalId, { one, other }));
  }
};

/** Begins with a goal, and ends some days later. */
export const generateHistory = (ownerId: string, draws: readonly Draw[]): GeneratedHistory => {
  const draft: HistoryDraft = {
    ownerId,
    today: firstDay,
    events: [...initialThreads(ownerId)],
    goalIds: [],
    thoughts: 0,
  };
  setRandomGoal(draft, draws.length, draws[0]?.[1] ?? 1);
  for (const draw of draws) applyDraw(draft, draw);
  return draft;
};
