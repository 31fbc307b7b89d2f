// @vitest-environment happy-dom
import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClientSide } from '#features/clients/detail/client-side.tsx';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';

vi.mock('@ecrin/ui/language/language-provider.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));

const detail = {
  client: {
    clientId: 'c1',
    standing: 'active',
    erasureDueAt: null,
    registeredAt: '2026-01-10T08:00:00.000Z',
    email: 'claire@exemple.fr',
    emailProved: true,
    phone: null,
    language: 'fr',
  },
  lookedAt: '2026-02-10T08:00:00.000Z',
  waysIn: { awaitedEmail: null, password: true, providers: [] },
  sessions: [],
  permissions: [],
  consents: { endpoint: null, notifications: true, memory: true, since: {} },
  moderation: null,
  goals: [],
} as unknown as ClientDetail;

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({})));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  store.dispatch(api.util.resetApiState());
});
const show = (asOf: string | null) =>
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <ClientSide detail={detail} asOf={asOf} />
      </IntlProvider>
    </Provider>,
  );

it.each([null, '2026-01-11T00:00:00.000Z'])('as of %s it says how they come in and what they agreed to', (asOf) => {
  show(asOf);
  expect(screen.getByText('Notifications').parentElement?.textContent).toBe('NotificationsOui');
  expect(screen.queryByText('Pas encore de compte ce jour-là')).toBeNull();
});
it('as of a day before they registered it says nothing of who was not there', () => {
  show('2026-01-10T00:00:00.000Z');
  expect(screen.getByRole('heading', { name: 'Pas encore de compte ce jour-là' })).toBeTruthy();
  expect(screen.queryByText('Notifications')).toBeNull();
  expect(screen.queryByText(/claire@exemple/u)).toBeNull();
});
