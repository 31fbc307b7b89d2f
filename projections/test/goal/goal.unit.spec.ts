import type { GoalCalendarEvent, GoalEvent } from '@ecrin/domain/goal/goal.events.ts';
import { deleted, goalId, goalSet, ownerId, restored, today } from '@ecrin/domain/test/goal/goal.fixtures.ts';
import { describe, expect, it } from 'vitest';
import type { GoalDocument } from '#goal/goal.model.ts';
import { goalCalendarProjection, goalProjection } from '#goal/goal.projection.ts';

const fold = (...events: readonly GoalEvent[]) =>
  events.reduce<GoalDocument | null>((goal, event) => goalProjection.apply(goal, event), null);
const starts: GoalCalendarEvent = {
  type: 'GoalDayStartChosen',
  data: { ownerId, minutes: 300, fromDay: today, chosenAt: '' },
  private: null,
};

describe('a goal in the read model', () => {
  it('is found by its id, and a client’s calendar by theirs', () =>
    expect([goalProjection.documentId(goalSet()), goalCalendarProjection.documentId(starts)]).toEqual([
      goalId,
      ownerId,
    ]));
  it('is listed until it is deleted, and again when it is restored', () =>
    expect(
      [fold(goalSet()), fold(goalSet(), deleted), fold(goalSet(), deleted, restored)].map(
        (goal) => goal && goalProjection.shown(goal),
      ),
    ).toEqual([true, false, true]));
  it('handles every goal event', () => {
    expect(goalProjection.handles.toSorted((one, other) => one.localeCompare(other))).toEqual([
      'GoalActivated',
      'GoalDayMarked',
      'GoalDeactivated',
      'GoalDeleted',
      'GoalMatchRuleChosen',
      'GoalPaused',
      'GoalRestored',
      'GoalResumed',
      'GoalRevised',
      'GoalSet',
      'GoalThoughtCounted',
      'GoalThoughtLeftOut',
    ]);
    expect(goalCalendarProjection.handles.toSorted((one, other) => one.localeCompare(other))).toEqual([
      'GoalDayStartChosen',
      'GoalsPaused',
      'GoalsResumed',
    ]);
  });
});
