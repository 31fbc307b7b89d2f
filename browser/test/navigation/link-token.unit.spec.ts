// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useLinkToken } from '#navigation/link-token.ts';

beforeEach(() => window.history.replaceState(null, '', '/forgot-password'));

it('reads the token once, and removes it from the address', () => {
  window.history.replaceState(null, '', '/forgot-password?a=1#token=a-secret');
  const { result, rerender } = renderHook(() => useLinkToken(), { wrapper: StrictMode });

  expect(result.current).toBe('a-secret');
  expect(window.location.href).toMatch(/\/forgot-password\?a=1$/);
  rerender();
  expect(result.current).toBe('a-secret');
});

it('is null without one', () => {
  expect(renderHook(() => useLinkToken()).result.current).toBeNull();
});

it('accepts a link that is opened in its target page', () => {
  const { result } = renderHook(() => useLinkToken());
  window.history.replaceState(null, '', '/forgot-password#token=a-later-one');
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));

  expect(result.current).toBe('a-later-one');
  expect(window.location.hash).toBe('');
});

it('reads a ticket under its own name', () => {
  window.history.replaceState(null, '', '/verify/unsubscribe#ticket=a-ticket');

  expect(renderHook(() => useLinkToken('ticket')).result.current).toBe('a-ticket');
});
