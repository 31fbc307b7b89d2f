// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from '#navigation/lazy-part.tsx';
import type { Screen } from '#navigation/lazy-screen.ts';

const Shown = () => <h2>Ici</h2>;

afterEach(cleanup);

it('a part that cannot be loaded leaves the screen as it is, and is there once the network is back', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<Screen>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(Shown);
  const Part = lazyPart(load);
  await act(
    async () =>
      void render(
        <>
          <h1>L’écran</h1>
          <Part />
        </>,
      ),
  );
  expect(screen.getByRole('heading', { name: 'L’écran' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Ici' })).toBeNull();

  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findByRole('heading', { name: 'Ici' });
  expect(load).toHaveBeenCalledTimes(2);
});
