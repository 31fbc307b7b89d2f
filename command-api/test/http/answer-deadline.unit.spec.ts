import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withAnswerDeadline } from '#http/faults/answer-deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns results and faults that come in time', async () => {
  expect(await withAnswerDeadline(Promise.resolve('there'))).toBe('there');
  await expect(withAnswerDeadline(Promise.reject(new TypeError('ours')))).rejects.toThrow(TypeError);
});

it('answers busy after the deadline', async () => {
  const refused = withAnswerDeadline(new Promise(() => undefined)).catch((fault: unknown) => fault);
  await vi.advanceTimersByTimeAsync(3_400);
  expect(await refused).toMatchObject({ code: 'general.busy' });
});
