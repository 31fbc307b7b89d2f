// @vitest-environment happy-dom
import type { FoundThought, ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { insightFields } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { showOutbox } from '#lib/outbox/outbox-view.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({
  useLanguage: () => ({ language: 'fr' }),
  withMessages: (_part: string, load: unknown) => load,
}));
const [{ ThoughtScreen }, { ThoughtEntry }] = await Promise.all([
  import('#features/thoughts/detail/thought-screen.tsx'),
  import('#features/thoughts/entry/thought-entry.tsx'),
]);

const none = { value: null, from: null, canUndo: false, canRedo: false };
const thought = (thoughtId: string) =>
  ({
    thoughtId,
    kind: 'written',
    content: 'Le lac, au matin.',
    excerpt: 'Le lac, au matin.',
    occurredAt: '2026-11-18T09:00:00.000Z',
    timeZone: 'UTC',
    day: '2026-11-18',
    language: 'fr',
    title: null,
    tags: [],
    segments: [],
    setAside: [],
    mood: null,
    category: null,
    thread: null,
    transcript: null,
    audio: null,
    pictures: [],
    receipt: 'analysed',
    hit: null,
    insights: Object.fromEntries(insightFields.map((field) => [field, none])),
  }) as object as ThoughtDetail & FoundThought;

let asked: string[] = [];
let deletion: Promise<Response>;
let unread: object = {};
/** The server does not have it in what it reads. */
let behind = false;
beforeEach(() => {
  unread = {};
  behind = false;
  asked = [];
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const path = new URL(url).pathname.replace('/api/client/thoughts/', '');
    asked.push(`${method} ${path}`);
    if (method === 'DELETE') return deletion;
    if (behind) return Response.json({ code: 'thought.not-found' }, { status: 404 });
    return Response.json(path.includes('/') ? {} : { ...thought(path), ...unread });
  });
});
afterEach(() => {
  cleanup();
  showOutbox([]);
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const show = (what: ReactNode, slowly = false) =>
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <Router aroundNav={(navigate, to, options) => !slowly && navigate(to, options)}>{what}</Router>
      </IntlProvider>
    </Provider>,
  );
const page = (
  <Route path="/app/thoughts/:thoughtId">
    <ThoughtScreen />
  </Route>
);
const back = async () => {
  const link = await screen.findByRole('link', { name: /./ });
  return [link.textContent, link.getAttribute('href')];
};

describe('a deleted thought', () => {
  it('is not asked for again by its page, however late the next one is shown', async () => {
    history.replaceState(null, '', '/app/thoughts/gone');
    deletion = new Promise(() => {});
    show(page, true);
    const remove = await screen.findByText('Supprimer');
    await vi.waitFor(() => expect(asked).toContain('GET gone'));
    asked = [];
    await act(async () => void fireEvent.click(remove));
    await act(async () => void store.dispatch(api.util.invalidateTags([{ type: 'ThoughtDetail', id: 'gone' }])));
    expect(asked).toEqual(['DELETE gone']);
  });
});

describe('deleting a thought', () => {
  it.each([
    [{ from: '/app/threads/papa' }, '/app/threads/papa'],
    [{ from: '/app/thoughts?q=lac' }, '/app/thoughts?q=lac'],
    [{ from: '/app' }, '/app'],
    [{ from: 'https://ailleurs.example' }, '/app'],
    [null, '/app'],
  ])('opened with %j leads to %s', async (state, way) => {
    history.replaceState(state, '', '/app/thoughts/gone');
    deletion = new Promise(() => {});
    show(page);
    const remove = await screen.findByText('Supprimer');
    await act(async () => void fireEvent.click(remove));
    expect(location.pathname + location.search).toBe(way);
  });
});

describe('a thought that has not left this device', () => {
  const item = {
    thoughtId: 'here',
    kind: 'written',
    content: 'Un tonneau sous la gouttière.',
    occurredAt: '2026-11-18T09:00:00.000Z',
    timeZone: 'UTC',
  } as const;

  it('is shown without asking the server, which is asked once it has it', async () => {
    history.replaceState(null, '', '/app/thoughts/here');
    act(() => showOutbox([{ ...item, state: 'sending' }]));
    show(page);
    await screen.findByText(item.content);
    expect(asked).toEqual([]);
    act(() => showOutbox([{ ...item, state: 'received' }]));
    await screen.findByText('Le lac, au matin.');
    expect(asked).toContain('GET here');
  });

  it('is shown from this device until the server reads it', async () => {
    history.replaceState(null, '', '/app/thoughts/here');
    behind = true;
    act(() => showOutbox([{ ...item, state: 'received' }]));
    show(page);
    await vi.waitFor(() => expect(asked).toContain('GET here'));
    await screen.findByText(item.content);
    behind = false;
    act(() => showOutbox([]));
    await screen.findByText('Le lac, au matin.');
  });
});

describe('insights on their way', () => {
  it.each([
    [10_000, 'Écrin lit cette pensée.'],
    [120_000, 'Écrin n’a pas encore lu cette pensée'],
  ])('%i ms after the words: « %s »', async (ago, sentence) => {
    history.replaceState(null, '', '/app/thoughts/unread');
    unread = { receipt: 'received', createdAt: new Date(Date.now() - ago).toISOString() };
    show(page);
    expect((await screen.findByText(/lit cette pensée|pas encore lu/u)).textContent).toContain(sentence);
  });
});

describe('the way back from a thought', () => {
  it('is the search it was found by, also after a reload', async () => {
    history.replaceState(null, '', '/app/thoughts?q=lac&mood=calm');
    const { unmount } = show(<ThoughtEntry card={thought('lac')} />);
    await act(async () => void fireEvent.click(screen.getByRole('link')));
    expect(location.pathname).toBe('/app/thoughts/lac');
    unmount();
    show(page);
    expect(await back()).toEqual(['Recherche « lac »', '/app/thoughts?q=lac&mood=calm']);
  });
  it('is its day when it was opened from elsewhere', async () => {
    history.replaceState({ from: 'https://ailleurs.example' }, '', '/app/thoughts/lac');
    show(page);
    expect((await back())[1]).toBe('/app/thoughts?from=2026-11-18&to=2026-11-18');
  });
});
