// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteFoot } from '#features/landing/site-top.tsx';

afterEach(() => vi.unstubAllGlobals());

it('shows the version of the build that runs', () => {
  vi.stubGlobal('__APP_VERSION__', '9.8.7');
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <SiteFoot />
    </IntlProvider>,
  );
  expect(screen.getByText('Écrin 9.8.7')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Mentions légales' }).getAttribute('href')).toBe('/legal');
});
