// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useLinkToken } from './link-token.ts';

beforeEach(() => window.history.replaceState(null, '', '/forgot-password'));

it('reads the token once, and leaves no trace of it in the address', () => {
  window.history.replaceState(null, '', '/forgot-password?a=1#token=a-secret');
  const { result, rerender } = renderHook(useLinkToken, { wrapper: StrictMode });

  expect(result.current).toBe('a-secret');
  expect(window.location.href).toMatch(/\/forgot-password\?a=1$/);
  rerender();
  expect(result.current).toBe('a-secret');
});

it('is null without one', () => {
  expect(renderHook(useLinkToken).result.current).toBeNull();
});
