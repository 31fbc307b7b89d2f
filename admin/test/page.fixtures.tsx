import { LanguageProvider } from '@ecrin/ui/language/language-provider.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { afterEach, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';

afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

/** What the API answers to a call, as « GET /clients?q=a »; undefined: an empty object. Returns the calls that were made, with what was sent. */
export const stubAdminApi = (answer: (call: string) => unknown) => {
  const calls: (readonly [call: string, body: unknown])[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const [call, sent] = [`${request.method} ${pathname.replace('/api/admin', '')}${search}`, await request.text()];
    calls.push([call, sent === '' ? null : JSON.parse(sent)]);
    const answered = answer(call) ?? {};
    return answered instanceof Response ? answered : Response.json(answered);
  });
  return calls;
};

/** Shows a screen of the back-office at an address, in French. Returns the addresses it was at. */
export const showAt = async (address: string, Screen: ComponentType, route = address.split('?')[0] ?? address) => {
  const { hook, searchHook, history } = memoryLocation({ path: address, record: true });
  await act(async () =>
    render(
      <Provider store={store}>
        <LanguageProvider initial={{ language: 'fr', messages: {} }} load={async () => ({})}>
          <Router hook={hook} searchHook={searchHook}>
            <Route path={route} component={Screen} />
          </Router>
        </LanguageProvider>
      </Provider>,
    ),
  );
  return history;
};

/** Presses a button as soon as it is there. */
export const press = async (name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
