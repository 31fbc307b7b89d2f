// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endProgress, startProgress, useNavigationProgress } from '#navigation/navigation-progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const step = (run: () => void): void => {
  act(() => {
    run();
  });
};
const wait = (ms: number): void =>
  step(() => {
    vi.advanceTimersByTime(ms);
  });

it('shows nothing for a navigation under 200 ms, and a finished bar for 500 ms after a longer one', () => {
  const { result } = renderHook(useNavigationProgress);

  step(startProgress);
  wait(199);
  step(endProgress);
  wait(1_000);
  expect(result.current).toBe('hidden');

  step(startProgress);
  wait(200);
  expect(result.current).toBe('running');
  step(endProgress);
  expect(result.current).toBe('done');
  wait(499);
  expect(result.current).toBe('done');
  wait(1);
  expect(result.current).toBe('hidden');
});
