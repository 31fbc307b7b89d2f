// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { store } from '#lib/api/store.ts';
import { goalDetail } from '../goal.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { GoalScreen } = await import('#features/goals/detail/goal-screen.tsx');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('explains strength under its figure', async () => {
  vi.stubGlobal('fetch', async (request: Request) =>
    Response.json(
      new URL(request.url).pathname.endsWith('/goals/g1') ? goalDetail() : { items: [], bars: [], advice: null },
    ),
  );
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <Router hook={memoryLocation({ path: '/app/goals/g1' }).hook}>
          <Route path="/app/goals/:goalId" component={GoalScreen} />
        </Router>
      </IntlProvider>
    </Provider>,
  );
  await screen.findByText('Force', { selector: 'dt' });
  expect(screen.getAllByText(/^La force dit combien l’habitude tient/)).toHaveLength(1);
});
