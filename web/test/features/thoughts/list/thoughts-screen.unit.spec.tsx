// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { showOutbox } from '#lib/outbox/outbox-view.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({
  useLanguage: () => ({ language: 'fr' }),
  withMessages: (_part: string, load: unknown) => load,
}));
// Once loaded it would show what this device has stored instead: nothing.
vi.mock('#lib/outbox/outbox-engine.ts', () => ({}));
const { ThoughtsScreen } = await import('#features/thoughts/list/thoughts-screen.tsx');

const noCounts = {
  total: 0,
  mood: {},
  category: {},
  status: {},
  tag: {},
  thread: {},
  pinned: 0,
  private: 0,
  withoutAi: 0,
  audio: 0,
};
const answers: Record<string, unknown> = {};
beforeEach(() => {
  Object.assign(answers, {
    '/thoughts': { items: [], nextCursor: null, total: 0, totalIsExact: true },
    '/thoughts/counts': noCounts,
    '/threads': { items: [] },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('fetch', async (request: Request) =>
    Response.json(answers[new URL(request.url).pathname.replace('/api/client', '')] ?? {}),
  );
});
afterEach(() => {
  cleanup();
  showOutbox([]);
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const open = (search: string) => {
  const { hook, searchHook, history } = memoryLocation({ path: `/app/thoughts${search}`, record: true });
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <Router hook={hook} searchHook={searchHook}>
          <ThoughtsScreen />
        </Router>
      </IntlProvider>
    </Provider>,
  );
  return history;
};

it('lists and counts what waits on this device', async () => {
  showOutbox([
    {
      thoughtId: '01980000-0000-7000-8000-000000000009',
      kind: 'written',
      content: 'Le lac, sans réseau.',
      occurredAt: '2026-07-01T08:00:00.000Z',
      timeZone: 'UTC',
      state: 'waiting',
    },
  ]);
  open('');
  await screen.findByText('Le lac, sans réseau.');
  await waitFor(() => expect(document.querySelector('output')?.textContent).toMatch(/^1\spensée/u));
});

it('says that there are more than were counted', async () => {
  const found = {
    thoughtId: '01980000-0000-7000-8000-000000000001',
    kind: 'written',
    occurredAt: '2026-07-01T08:00:00.000Z',
    timeZone: 'UTC',
    day: '2026-07-01',
    language: 'fr',
    title: null,
    excerpt: 'La brume sur les champs.',
    tags: [],
    mood: null,
    category: null,
    status: null,
    thread: null,
    audio: null,
    pictures: [],
    transcript: null,
    hit: { by: 'words', excerpt: 'La brume sur les champs.', words: ['brume'], seconds: [] },
  };
  answers['/thoughts'] = { items: [found], nextCursor: null, total: 1_000, totalIsExact: false, order: 'newest' };
  open('?q=brume');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/^Plus de 1.000 pensées contiennent «.brume.»$/),
  );
});

describe('a search without result', () => {
  it('says which words no thought contains, and can be cleared', async () => {
    const history = open('?q=licorne');
    await screen.findByRole('heading', { name: 'Aucune pensée ne contient «\u00a0licorne\u00a0».' });
    const clear = screen.getAllByRole('button', { name: 'Effacer la recherche' }).at(-1);
    await act(async () => void (clear && fireEvent.click(clear)));
    expect(history.at(-1)).toBe('/app/thoughts');
    expect(screen.queryByRole('button', { name: 'Tout effacer' })).toBeNull();
  });

  it('under filters names both', async () => {
    open('?mood=calm&q=licorne');
    await screen.findByRole('heading', { name: 'Aucune pensée ne contient «\u00a0licorne\u00a0» sous ces filtres.' });
  });

  it('filters alone are not called a search', async () => {
    open('?mood=calm');
    await screen.findByRole('heading', { name: 'Rien sous ces filtres' });
  });
});

describe('the filters beside the list', () => {
  it('are not there without thoughts', async () => {
    open('');
    await screen.findByRole('heading', { name: 'Aucune pensée encore' });
    expect(screen.queryByRole('group', { name: 'Affiner' })).toBeNull();
  });

  it('leave out what would show nothing, except what is chosen', async () => {
    answers['/thoughts/counts'] = { ...noCounts, total: 2, category: { idea: 2 } };
    open('?status=win');
    await screen.findByRole('heading', { name: 'Catégorie' });
    await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Humeur' })).toBeNull());
    expect(screen.getByRole('button', { name: /^Victoire/ }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('heading', { name: 'Aussi' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Travail/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Idée/ }).textContent).toBe('Idée2');
  });
});
