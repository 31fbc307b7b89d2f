import { ActivityFault } from '@ecrin/platform/workflows/workflow.ts';
import { describe, expect, it, vi } from 'vitest';
import type { TranscribeThoughtInput } from '#transcribe-thought/transcribe-thought.input.ts';
import { transcribeThought } from '#transcribe-thought/transcribe-thought.workflow.ts';

const input: TranscribeThoughtInput = { thoughtId: 'thought-1', ownerId: 'owner-1', attempt: 1 };

const withMocks = () => {
  const activities = {
    measureAudio: vi.fn(async (): Promise<'speech' | 'silence' | 'superseded'> => 'speech'),
    keepSilence: vi.fn(async () => 'nothing-said' as const),
    transcribe: vi.fn(async (): Promise<'transcribed' | 'delayed' | 'superseded'> => 'transcribed'),
    announceEngineAway: vi.fn(async () => 'delayed' as const),
    giveUp: vi.fn(async () => 'failed' as const),
  };
  const waitFor = vi.fn(async () => 'timed-out' as const);
  const continueAsNew = vi.fn(() => Promise.reject(new Error('continued')));
  const run = { activities, waitFor, continueAsNew, sleep: async () => undefined, sleepUntil: async () => undefined };
  const runWorkflow = (given = input) => transcribeThought.run(run, given);
  return { activities, waitFor, continueAsNew, runWorkflow };
};

describe('the transcription workflow', () => {
  it('measures, then transcribes', async () => {
    const { activities, runWorkflow } = withMocks();
    expect(await runWorkflow()).toBe('transcribed');
    expect(activities.transcribe).toHaveBeenCalledExactlyOnceWith(input);
  });

  it('calls no model without speech', async () => {
    const { activities, runWorkflow } = withMocks();
    activities.measureAudio.mockResolvedValue('silence');
    expect(await runWorkflow()).toBe('nothing-said');
    expect(activities.transcribe).not.toHaveBeenCalled();
  });

  it('stops when the thought is deleted or another attempt runs', async () => {
    const { activities, runWorkflow } = withMocks();
    activities.measureAudio.mockResolvedValue('superseded');
    expect(await runWorkflow()).toBe('superseded');
    expect(activities.transcribe).not.toHaveBeenCalled();
  });

  it('of a restored thought goes on until nothing waits', async () => {
    const { activities, continueAsNew, runWorkflow } = withMocks();
    const restored = { ...input, attempt: null };
    await expect(runWorkflow(restored)).rejects.toThrow('continued');
    expect(continueAsNew).toHaveBeenCalledExactlyOnceWith(restored);
    activities.measureAudio.mockResolvedValue('superseded');
    expect(await runWorkflow(restored)).toBe('superseded');
  });

  it('waits for an engine a minute at a time, and continues when there is one', async () => {
    const { activities, waitFor, runWorkflow } = withMocks();
    activities.transcribe.mockResolvedValueOnce('delayed').mockResolvedValueOnce('delayed');
    expect(await runWorkflow()).toBe('transcribed');
    expect(waitFor).toHaveBeenCalledTimes(2);
    expect(waitFor).toHaveBeenCalledWith('engine-ready', 60_000);
  });

  it('continues as new after an hour of waiting', async () => {
    const { activities, continueAsNew, runWorkflow } = withMocks();
    activities.transcribe.mockResolvedValue('delayed');
    await expect(runWorkflow()).rejects.toThrow('continued');
    expect(continueAsNew).toHaveBeenCalledExactlyOnceWith(input);
    expect(activities.transcribe).toHaveBeenCalledTimes(60);
  });

  it('waits for an engine that cannot be started, and never blames the sound', async () => {
    const { activities, waitFor, runWorkflow } = withMocks();
    activities.transcribe.mockRejectedValueOnce(new ActivityFault('engine-died', 'the model is damaged', null));
    expect(await runWorkflow()).toBe('transcribed');
    expect(activities.announceEngineAway).toHaveBeenCalledExactlyOnceWith(input);
    expect(waitFor).toHaveBeenCalledExactlyOnceWith('engine-ready', 60_000);
    expect(activities.giveUp).not.toHaveBeenCalled();
  });

  it.each([
    ['quota-exhausted', 'quota-exhausted'],
    ['unreadable-audio', 'unreadable-audio'],
    ['timed-out', 'no-answer-in-time'],
    ['audio-stopped-engine', 'audio-stopped-engine'],
    ['unexpected', 'provider-unavailable'],
  ])('failed with %s, records %s', async (code, reason) => {
    const { activities, runWorkflow } = withMocks();
    activities.transcribe.mockRejectedValue(new ActivityFault(code, 'gave up', null));
    expect(await runWorkflow()).toBe('failed');
    expect(activities.giveUp).toHaveBeenCalledExactlyOnceWith({ ...input, reason });
  });

  it('records why audio could not be read', async () => {
    const { activities, runWorkflow } = withMocks();
    activities.measureAudio.mockRejectedValue(new ActivityFault('audio-too-long', 'too long', null));
    expect(await runWorkflow()).toBe('failed');
    expect(activities.giveUp).toHaveBeenCalledExactlyOnceWith({ ...input, reason: 'audio-too-long' });
  });
});
