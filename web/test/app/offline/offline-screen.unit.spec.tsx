// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { OfflineScreen } from '#app/offline/offline-screen.tsx';

const show = (address: string, onLine: boolean) => {
  history.replaceState(null, '', address);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <OfflineScreen />
    </IntlProvider>,
  );
  const link = screen.getByRole('link');
  return [link.textContent, link.getAttribute('href')];
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

it.each([
  ['/offline?to=%2Fapp%2Fgoals%3Fa%3D1', false, 'Ouvrir l’accueil', '/app'],
  ['/offline?to=%2Fapp%2Fgoals%3Fa%3D1', true, 'Reprendre', '/app/goals?a=1'],
  ['/offline', true, 'Reprendre', '/app'],
  ['/offline?to=https%3A%2F%2Failleurs.example', true, 'Reprendre', '/app'],
  ['/offline?to=%2F%2Failleurs.example', true, 'Reprendre', '/app'],
] as const)('%s, network %s: « %s » leads to %s', (address, onLine, ...link) => {
  expect(show(address, onLine)).toEqual(link);
});
