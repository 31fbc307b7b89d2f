// @vitest-environment happy-dom
import { useToasts } from '@ecrin/browser/page/toasts.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { press, stubClientApi } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({
  useLanguage: () => ({ language: 'fr' }),
  withMessages: (_part: string, load: unknown) => load,
}));
const { ThreadsScreen } = await import('#features/thoughts/threads/threads-screen.tsx');

const thoughtIds = Array.from({ length: 7 }, (_none, index) => `01980000-0000-7000-8000-00000000000${index}`);
let proposal: object | null = null;
let calls: Readonly<{ call: string; body: unknown }>[] = [];
beforeEach(() => {
  proposal = { tag: 'ana', thoughtIds, latestAt: '2026-07-07T08:00:00.000Z' };
  calls = [];
  stubClientApi(async (call, body) => {
    if (call === 'GET /threads') return Response.json({ items: [] });
    if (call === 'GET /threads/proposal') return Response.json({ proposal });
    if (!call.startsWith('GET')) calls.push({ call, body });
    return Response.json({});
  });
});
afterEach(() => {
  cleanup();
  useToasts.setState([], true);
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const open = (tag: string) => {
  const { hook, searchHook, history } = memoryLocation({ path: `/app/threads?proposed=${tag}`, record: true });
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <Router hook={hook} searchHook={searchHook}>
          <ThreadsScreen />
        </Router>
      </IntlProvider>
    </Provider>,
  );
  return history;
};
const filed = () => calls.filter(({ call }) => call.endsWith('/thread'));

it('starts the proposed thread, and files its thoughts in it with one undo', async () => {
  const history = open('ana');
  await screen.findByText(/7\spensées parlent d’ana\. Elles y seront rangées\./u);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Nom/u }).value).toBe('Ana');
  proposal = null;
  await press('Créer le fil');
  await waitFor(() => expect(history.at(-1)).toMatch(/^\/app\/threads\/[0-9a-f-]{36}$/u));
  const threadId = history.at(-1)?.split('/').at(-1);
  expect(calls[0]).toMatchObject({ call: 'POST /threads', body: { threadId, name: 'Ana' } });
  const body = { threadId, suggested: true };
  expect(filed()).toHaveLength(7);
  expect(filed()).toEqual(
    expect.arrayContaining(thoughtIds.map((id) => ({ call: `PUT /thoughts/${id}/thread`, body }))),
  );
  calls = [];
  await act(async () => useToasts.getState()[0]?.action?.run());
  await waitFor(() => expect(filed()).toHaveLength(7));
  expect(filed()[0]?.call).toMatch(/^DELETE/u);
});

it('shows the threads alone where it is no longer proposed', async () => {
  open('papa');
  await screen.findByText('Pas encore de fil');
  expect(screen.queryByRole('dialog')).toBeNull();
});
