import { describe, expect, it } from 'vitest';
import { draftOf, readDraft, recentQuery, recentSources, requestOf } from '#features/orbs/auto/schedule-draft.ts';

const schedule = {
  times: { frequency: 'monthly', dayOfMonth: 31, hour: 7, minute: 5 },
  timeZone: 'Europe/Paris',
  lookBack: { recentThoughts: true, activeThreads: false, lookBackDays: 16, maxThoughts: 40 },
  text: 'Ce qui presse',
  values: { 'la fin': 'jeudi' },
  active: true,
  pauses: [],
  nextAt: null,
} as const;

describe('the settings of what an orb reads on its own', () => {
  it('given a schedule, then its form sends the same', () => {
    const { active: _active, pauses: _pauses, nextAt: _next, ...sent } = schedule;
    const draft = draftOf({ ...schedule, pauses: [], values: { ...schedule.values } });
    expect(draft).toMatchObject({ time: '07:05', lookBackDays: '16' });
    expect(requestOf(draft, 'Europe/Paris')).toEqual(sent);
  });
  it('given none, then it proposes Sunday evening, over the week, without a text', () => {
    expect(requestOf(draftOf(null), 'UTC')).toMatchObject({
      times: { frequency: 'weekly', dayOfWeek: 7, hour: 19, minute: 0 },
      lookBack: { recentThoughts: true, activeThreads: false, lookBackDays: 7, maxThoughts: 40 },
      text: '',
    });
  });
  it.each([{ time: '' }, { lookBackDays: '0' }, { lookBackDays: '367' }, { maxThoughts: '401' }, { maxThoughts: 'x' }])(
    'given %j, then it is not whole',
    (changed) => {
      expect(readDraft({ ...draftOf(null), ...changed })).toBeNull();
    },
  );
  it.each([
    [true, false, 'recent=thoughts&from=2026-01-03&most=40&characters=4'],
    [false, true, 'recent=threads&from=2026-01-03&most=40&characters=4'],
    [true, true, 'recent=both&from=2026-01-03&most=40&characters=4'],
    [false, false, 'characters=4'],
  ])('given recent thoughts %s and active threads %s, then the estimate asks for %s', (recent, threads, query) => {
    const lookBack = { recentThoughts: recent, activeThreads: threads, lookBackDays: 7, maxThoughts: 40 };
    expect(recentQuery(recentSources(lookBack, '2026-01-10'), 4)).toBe(query);
  });
});
