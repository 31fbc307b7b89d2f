// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyScreen, type Screen } from '#navigation/lazy-screen.ts';
import { ErrorBoundary } from '#page/error-boundary.tsx';

const Shown = () => <h1>Ici</h1>;
const Lost = ({ onRetry }: { onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    Réessayer
  </button>
);
const show = async (load: () => Promise<Screen>) => {
  const lazy = lazyScreen(load);
  // A suspended screen renders only within `act`.
  await act(
    async () =>
      void render(
        <ErrorBoundary fallback={Lost}>
          <Suspense fallback="En route">
            <lazy.Screen />
          </Suspense>
        </ErrorBoundary>,
      ),
  );
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a screen that fails to load is requested once, shows an error, and loads on retry', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn<() => Promise<Screen>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(Shown);
  await show(load);

  const again = await screen.findByRole('button', { name: 'Réessayer' });
  expect(load).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  await act(async () => void fireEvent.click(again));
  await screen.findByRole('heading', { name: 'Ici' });
  expect(load).toHaveBeenCalledTimes(2);
});

it('a screen is loaded once, however often it is rendered', async () => {
  const load = vi.fn(async () => Shown);
  const lazy = lazyScreen(load);
  await Promise.all([lazy.fetch(), lazy.fetch()]);
  render(<lazy.Screen />);

  expect(screen.getByRole('heading', { name: 'Ici' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a lazy part is rendered with its props', async () => {
  const lazy = lazyScreen(async () => ({ name }: { name: string }) => <h2>{name}</h2>);
  await lazy.fetch();
  render(<lazy.Screen name="Camille" />);

  expect(screen.getByRole('heading', { name: 'Camille' })).toBeTruthy();
});
