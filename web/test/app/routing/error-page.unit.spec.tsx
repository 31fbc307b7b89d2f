// @vitest-environment happy-dom
import { ErrorBoundary } from '@ecrin/browser/page/error-boundary.tsx';
import { PageError } from '@ecrin/browser/page/page-error.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorPage } from '#app/routing/error-page.tsx';

const showFault = (fault: Error) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Failing = () => {
    throw fault;
  };
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <ErrorBoundary fallback={ErrorPage}>
        <Failing />
      </ErrorBoundary>
    </IntlProvider>,
  );
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows the message and status of a fault made for it', () => {
  showFault(new PageError('This page could not be found', 404));
  expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeDefined();
  expect(screen.getByText('404')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});

it('shows the default text and 500 for any other, whose message may be private', () => {
  showFault(new TypeError('cannot read « mon secret »'));
  expect(screen.getByRole('heading', { name: 'Erreur' })).toBeDefined();
  expect(screen.getByText('500')).toBeDefined();
  expect(screen.queryByText(/secret/)).toBeNull();
});
