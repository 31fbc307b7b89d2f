// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { stubClientApi } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({
  useLanguage: () => ({ language: 'fr' }),
  withMessages: (_part: string, load: unknown) => load,
}));
const { ThreadScreen } = await import('#features/thoughts/threads/thread-screen.tsx');

const thread = { threadId: 'th1', name: 'Papa', colour: 'indigo' };
const thought = {
  thoughtId: 't1',
  kind: 'written',
  title: 'Le chapeau',
  titleBy: 'ai',
  excerpt: null,
  occurredAt: '2026-07-01T08:00:00.000Z',
  timeZone: 'UTC',
  day: '2026-07-01',
  tags: [],
  mood: null,
  category: null,
  status: null,
  thread,
  audio: null,
  pictures: [],
  transcript: null,
  hit: null,
};
const card = { ...thread, description: null, rank: 'm', archived: false, withoutAi: false, thoughts: 1 };
let [count, lastDay] = [1, thought.day];
beforeEach(() => {
  [count, lastDay] = [1, thought.day];
  stubClientApi(async (call) => {
    if (call === 'GET /thoughts')
      return Response.json({ items: [thought], nextCursor: null, total: 1, totalIsExact: true, order: 'oldest' });
    return Response.json(
      call === 'GET /threads/th1' ? { ...card, thoughts: count, firstDay: thought.day, lastDay } : { items: [] },
    );
  });
});
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const open = () => {
  const { hook, searchHook } = memoryLocation({ path: '/app/threads/th1' });
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <Router hook={hook} searchHook={searchHook}>
          <Route path="/app/threads/:threadId" component={ThreadScreen} />
        </Router>
      </IntlProvider>
    </Provider>,
  );
};

it('says its name once, not at each of its thoughts', async () => {
  open();
  const move = await screen.findByRole('button', { name: /Changer de fil\s: Le chapeau/u });
  expect(move.textContent).toBe('Changer de fil');
  expect(screen.getAllByText('Papa')).toHaveLength(1);
});

it('says the days of its thoughts, one where all are of one', async () => {
  count = 7;
  open();
  await screen.findByText(/^7\spensées, le 01\/07\/2026$/u);
  cleanup();
  store.dispatch(api.util.resetApiState());
  lastDay = '2026-07-03';
  open();
  await screen.findByText(/^7\spensées, du 01\/07\/2026 au 03\/07\/2026$/u);
});
