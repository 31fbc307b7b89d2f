// @vitest-environment happy-dom
import { LanguageProvider } from '@ecrin/ui/language/language-provider.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';

vi.mock('#lib/i18n/intl.tsx', () => import('@ecrin/ui/language/language-provider.tsx'));
vi.mock('#lib/session/session.ts', async (actual) => ({ ...(await actual<object>()), storedUserId: () => 'claire' }));
const { LanguageChoice } = await import('#lib/i18n/language-choice.tsx');

const listed = api.injectEndpoints({
  endpoints: (build) => ({
    told: build.query<unknown, void>({ query: () => '/notifications', providesTags: ['Notification'] }),
  }),
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is saved to the account once the page uses it, and notifications are loaded again', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    asked.push(`${method} ${new URL(url).pathname} ${/preferred_language=(\w+)/.exec(document.cookie)?.[1] ?? '–'}`);
    return Response.json({});
  });
  void store.dispatch(listed.endpoints.told.initiate());
  const load = async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    return { 'language.choice': 'Language' };
  };
  render(
    <Provider store={store}>
      <LanguageProvider initial={{ language: 'fr', messages: { 'language.choice': 'Langue' } }} load={load}>
        <LanguageChoice />
      </LanguageProvider>
    </Provider>,
  );
  fireEvent.click(screen.getByText('EN'));
  await expect
    .poll(() => asked)
    .toEqual(['GET /api/client/notifications –', 'PUT /api/client/claire en', 'GET /api/client/notifications en']);
});
