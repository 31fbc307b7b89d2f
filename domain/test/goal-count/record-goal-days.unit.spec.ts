import { describe, expect, it } from 'vitest';
import type { GoalCountEvent } from '#goal-count/goal-count.events.ts';
import { goalCount, recordGoalDays } from '#goal-count/record-goal-days.ts';

const now = '2026-03-03T07:30:00.000Z';
const day = (name: string, thoughts: number) => ({ fromDay: '2026-03-01', day: name, thoughts });
const morning = { goalId: 'g1', ownerId: 'claire', through: '2026-03-03', ongoing: true, now };
const counted = (data: object): GoalCountEvent => ({
  type: 'GoalDaysCounted',
  data: { goalId: 'g1', ownerId: 'claire', through: '2026-03-02', ongoing: true, days: [], countedAt: now, ...data },
  private: null,
});
const after = (...events: readonly GoalCountEvent[]) => events.reduce(goalCount.evolve, goalCount.initial);

describe('the days of a goal with tags', () => {
  it('are recorded the first time, also when nothing counts', () => {
    expect(recordGoalDays({ ...morning, days: [] }, after())).toMatchObject([
      { data: { through: '2026-03-03', days: [] } },
    ]);
  });

  it('are recorded as far as they differ, with those that count no more', () => {
    const before = after(counted({ days: [day('2026-03-01', 2), day('2026-03-02', 1)] }));
    const [event] = recordGoalDays(
      { ...morning, days: [day('2026-03-01', 2), day('2026-03-03', 4)] },
      before,
    ) as readonly [GoalCountEvent];
    expect(event.data.days).toEqual([day('2026-03-03', 4), day('2026-03-02', 0)]);
    expect(
      recordGoalDays(
        { ...morning, days: [day('2026-03-01', 2), day('2026-03-03', 4)] },
        goalCount.evolve(before, event),
      ),
    ).toEqual([]);
  });

  it('are recorded once after it has ended, then only when they change', () => {
    const ended = counted({ through: '2026-03-02', ongoing: false, days: [day('2026-03-01', 1)] });
    expect(recordGoalDays({ ...morning, ongoing: false, days: [day('2026-03-01', 1)] }, after(ended))).toEqual([]);
    expect(recordGoalDays({ ...morning, ongoing: false, days: [day('2026-03-01', 2)] }, after(ended))).toHaveLength(1);
    expect(recordGoalDays({ ...morning, ongoing: false, days: [] }, after(counted({})))).toHaveLength(1);
    expect(goalCount.ownerOf(after(ended))).toBe('claire');
  });
});
