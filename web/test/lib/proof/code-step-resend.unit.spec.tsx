// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ResendButton } from '#lib/proof/code-step.tsx';

const start = 1_800_000_000_000;
const resent = vi.fn();
const button = () => screen.getByRole('button', { name: 'Renvoyer le code' });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <ResendButton allowedAt={start + 60_000} onResend={resent} />
    </IntlProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  resent.mockClear();
});

it('counts down, and sends nothing before the minute is over', () => {
  expect(button().textContent).toContain('dans 1:00');
  wait(36_000);
  expect(button().textContent).toContain('dans 0:24');
  fireEvent.click(button());
  expect(resent).not.toHaveBeenCalled();

  wait(24_000);
  fireEvent.click(button());
  expect(resent).toHaveBeenCalledOnce();
});

it('is announced twice in all, not every second', () => {
  const heard = new Set<string | null>();
  for (let second = 0; second <= 60; second += 1) {
    heard.add(screen.getByRole('status').textContent);
    wait(1_000);
  }
  expect([...heard]).toEqual([
    'Vous pourrez demander un nouveau code dans un instant.',
    'Vous pouvez demander un nouveau code.',
  ]);
  expect(button().querySelector('[aria-hidden]')).toBeNull();
});
