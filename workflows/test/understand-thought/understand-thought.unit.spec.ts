import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { describe, expect, it, vi } from 'vitest';
import { understandThought } from '#understand-thought/understand-thought.workflow.ts';

const input = { thoughtId: 'thought-1', ownerId: 'owner-1', revision: 0 };
const told = () => {
  const activities = {
    understand: vi.fn(async (): Promise<'understood' | 'superseded'> => 'understood'),
    giveUp: vi.fn(async (): Promise<'failed' | 'understood' | 'superseded'> => 'failed'),
  };
  const run = {
    activities,
    sleep: async () => undefined,
    sleepUntil: async () => undefined,
    waitFor: async () => 'timed-out' as const,
    continueAsNew: () => Promise.reject(new Error('no')),
  };
  return { activities, tell: () => understandThought.run(run, input) };
};

describe('the analysis workflow', () => {
  it('ends when the thought is analysed, or its words have changed', async () => {
    const { activities, tell } = told();
    expect(await tell()).toBe('understood');
    activities.understand.mockResolvedValue('superseded');
    expect(await tell()).toBe('superseded');
    expect(activities.giveUp).not.toHaveBeenCalled();
  });

  it.each([
    ['quota-exhausted', 'quota-exhausted'],
    ['unusable-answer', 'unusable-answer'],
    ['timed-out', 'provider-unavailable'],
    ['unexpected', 'provider-unavailable'],
  ])('failed with %s, records %s', async (code, reason) => {
    const { activities, tell } = told();
    activities.understand.mockRejectedValue(new ActivityFault(code, 'gave up', null));
    expect(await tell()).toBe('failed');
    expect(activities.giveUp).toHaveBeenCalledExactlyOnceWith({ ...input, reason });
  });

  it('rethrows what is not an activity failure', async () => {
    const { activities, tell } = told();
    activities.understand.mockRejectedValue(new TypeError('a bug'));
    await expect(tell()).rejects.toThrow(TypeError);
  });
});
