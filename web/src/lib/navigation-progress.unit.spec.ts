// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endProgress, startProgress, useNavigationProgress } from './navigation-progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('shows nothing for a navigation under 200 ms, and a finished line for 500 ms after a longer one', () => {
  const { result } = renderHook(useNavigationProgress);

  act(startProgress);
  wait(199);
  act(endProgress);
  wait(1_000);
  expect(result.current).toBe('hidden');

  act(startProgress);
  wait(200);
  expect(result.current).toBe('running');
  act(endProgress);
  expect(result.current).toBe('done');
  wait(499);
  expect(result.current).toBe('done');
  wait(1);
  expect(result.current).toBe('hidden');
});
