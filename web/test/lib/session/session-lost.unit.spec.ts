// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { endLostSession, useSessionLost } from '#lib/session/session-lost.ts';
import { endSession, startSession, storedToken } from '#lib/session/session.ts';

const session = { token: 'a-token', userType: 'client', userId: 'u1' } as const;
const lost = () => renderHook(useSessionLost).result.current;

beforeEach(() => localStorage.clear());

it('a session ended elsewhere is removed, and a notice is shown until the next one', () => {
  startSession(session);
  const { result } = renderHook(useSessionLost);
  act(() => endLostSession());
  expect(storedToken()).toBeNull();
  expect(result.current).toBe(true);

  act(() => startSession(session));
  expect(result.current).toBe(false);
  act(() => endSession());
  expect(result.current).toBe(false);
});

it('signing out shows no notice', () => {
  startSession(session);
  endSession();
  expect(lost()).toBe(false);
});

it('a visitor has no session to lose', () => {
  endLostSession();
  expect(lost()).toBe(false);
});
