import { describe, expect, it } from 'vitest';
import { lastTwelveMonths, pastOf, withVersion, yearsBefore } from '#features/orbs/past/past-choice.ts';
import { stepStateOf } from '#features/orbs/past/past-words.ts';

const today = '2026-03-15';

describe('the past that is chosen', () => {
  it.each([
    [lastTwelveMonths, { from: '2025-04-01', to: today }],
    ['2026', { from: '2026-01-01', to: today }],
    ['2024', { from: '2024-01-01', to: '2024-12-31' }],
  ])('%s has these days', (year, days) => expect(pastOf({ year }, today)).toEqual(days));
  it('is one of five years', () => expect(yearsBefore(today)).toEqual(['2026', '2025', '2024', '2023', '2022']));
  it.each([
    [[3], 4, true, [3, 4]],
    [[3, 4], 1, true, [1, 4]],
    [[3, 4], 3, false, [4]],
    [[4], 4, false, [4]],
  ])('versions %j with %d chosen: %s, are %j', (versions, version, ...[chosen, after]) => {
    expect(withVersion(versions, version, chosen)).toEqual(after);
  });
});

describe('the state of a month', () => {
  const run = (
    status: 'running' | 'completed' | 'failed',
    reason: 'nothing-to-read' | 'contract-broken' | null = null,
  ) => ({ status, reason }) as Parameters<typeof stepStateOf>[0]['runs'][number];
  const past = { status: 'running', versions: [1] } as const;
  it.each([
    ['todo', [], past],
    ['left', [], { ...past, status: 'stopped' }],
    ['running', [run('running')], past],
    ['done', [run('completed')], past],
    ['todo', [run('completed')], { ...past, versions: [1, 2] }],
    ['done', [run('completed'), run('failed', 'contract-broken')], { ...past, versions: [1, 2] }],
    ['empty', [run('failed', 'nothing-to-read')], past],
    ['failed', [run('failed', 'contract-broken')], past],
  ] as const)('is %s', (state, runs, of) => {
    expect(stepStateOf({ runs: [...runs] }, { ...of, versions: [...of.versions] })).toBe(state);
  });
});
