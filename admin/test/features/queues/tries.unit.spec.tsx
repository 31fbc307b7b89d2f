// @vitest-environment happy-dom
import type { WorkItem } from '@ecrin/contracts/operation/operation.ts';
import { LanguageProvider } from '@ecrin/ui/language/language-provider.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { Waiting } from '#features/queues/failures.tsx';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';

const item = (workId: string, attempts: number): WorkItem => ({
  workId,
  kind: 'transcription',
  state: 'running',
  clientId: null,
  client: null,
  reason: null,
  attempts,
  since: '2026-01-02T09:00:00.000Z',
  retryable: false,
});

afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

it('given tries of the process that runs it, then the most of both is shown', async () => {
  const items = [item('begun-anew', 5), item('tried-again', 1), item('of-no-engine', 2)];
  vi.stubGlobal('fetch', async () => Response.json({ items, nextCursor: null, total: items.length }));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const tries = [
    { workId: 'begun-anew', tries: 4, nextAttemptAt: null },
    { workId: 'tried-again', tries: 3, nextAttemptAt: null },
  ];
  render(
    <Provider store={store}>
      <LanguageProvider initial={{ language: 'fr', messages: {} }} load={async () => ({})}>
        <Waiting tries={tries} />
      </LanguageProvider>
    </Provider>,
  );
  const column = (await screen.findAllByRole('columnheader')).findIndex(({ textContent }) => textContent === 'Essais');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.querySelectorAll('td, th')[column]?.textContent)).toEqual(['5', '3', '2']);
});
