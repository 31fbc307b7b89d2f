import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { describe, expect, it, vi } from 'vitest';
import { understandThoughtTrigger } from '#understand-thought/understand-thought.trigger.ts';
import { understandThought } from '#understand-thought/understand-thought.workflow.ts';

const input = { thoughtId: 'thought-1', ownerId: 'owner-1', revision: 0 };
const withMocks = () => {
  const activities = {
    understand: vi.fn(async (): Promise<'understood' | 'superseded'> => 'understood'),
    giveUp: vi.fn(async (): Promise<'failed' | 'superseded'> => 'failed'),
  };
  const run = {
    activities,
    sleep: async () => undefined,
    sleepUntil: async () => undefined,
    waitFor: async () => 'timed-out' as const,
    continueAsNew: () => Promise.reject(new Error('no')),
  };
  return { activities, runWorkflow: () => understandThought.run(run, input) };
};

describe('the analysis workflow', () => {
  it('ends when the thought is analysed, or its words have changed', async () => {
    const { activities, runWorkflow } = withMocks();
    expect(await runWorkflow()).toBe('understood');
    activities.understand.mockResolvedValue('superseded');
    expect(await runWorkflow()).toBe('superseded');
    expect(activities.giveUp).not.toHaveBeenCalled();
  });

  it.each([
    ['quota-exhausted', 'quota-exhausted'],
    ['unusable-answer', 'unusable-answer'],
    ['timed-out', 'provider-unavailable'],
    ['unexpected', 'provider-unavailable'],
  ])('failed with %s, records %s', async (code, reason) => {
    const { activities, runWorkflow } = withMocks();
    activities.understand.mockRejectedValue(new ActivityFault(code, 'gave up', null));
    expect(await runWorkflow()).toBe('failed');
    expect(activities.giveUp).toHaveBeenCalledExactlyOnceWith({ ...input, reason });
  });

  it('rethrows what is not an activity failure', async () => {
    const { activities, runWorkflow } = withMocks();
    activities.understand.mockRejectedValue(new TypeError('a bug'));
    await expect(runWorkflow()).rejects.toThrow(TypeError);
  });

  it.each(['ThoughtWritten', 'ThoughtEdited', 'ThoughtTranscribed', 'ThoughtTranscriptCorrected'])(
    'begins with %s, unless these words were brought from elsewhere',
    (type) => {
      const begun = (data: object) =>
        understandThoughtTrigger.actionOf({ type, data, revision: 1, metadata: { ownerId: 'owner-1' } } as never);
      expect(begun({ thoughtId: 'thought-1' })).toMatchObject({ start: { input: { ...input, revision: 1 } } });
      expect(begun({ thoughtId: 'thought-1', origin: { source: 'ecrin', importId: 'one' } })).toBeNull();
    },
  );
});
