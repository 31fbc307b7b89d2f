// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { stubClientApi } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { MemoryScreen } = await import('#features/chat/memory/memory-screen.tsx');

afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

it('an empty memory says how it fills', async () => {
  stubClientApi(async () => Response.json({ on: true, facts: [] }));
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <MemoryScreen />
      </IntlProvider>
    </Provider>,
  );
  expect(await screen.findByText(/^Rien n’est retenu pour l’instant\. Notez un fait plus bas/u)).toBeDefined();
});
