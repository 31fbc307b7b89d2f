// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endProgress, startProgress, useNavigationProgress } from './navigation-progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const wait = (ms: number): void => {
  void act(() => vi.advanceTimersByTime(ms));
};

it('shows nothing for a navigation under 200 ms, and a finished line for 500 ms after a longer one', () => {
  const { result } = renderHook(useNavigationProgress);

  void act(startProgress);
  wait(199);
  void act(endProgress);
  wait(1_000);
  expect(result.current).toBe('hidden');

  void act(startProgress);
  wait(200);
  expect(result.current).toBe('running');
  void act(endProgress);
  expect(result.current).toBe('done');
  wait(499);
  expect(result.current).toBe('done');
  wait(1);
  expect(result.current).toBe('hidden');
});
