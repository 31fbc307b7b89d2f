// @vitest-environment happy-dom
import type { ReminderCard } from '@ecrin/contracts/reminder/reminder.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
vi.mock('#lib/time/clock.ts', async (original) => ({
  ...(await original<object>()),
  deviceZone: () => 'Europe/Paris',
  now: () => '2025-11-18T11:00:00.000Z',
  useToday: () => '2025-11-18',
}));
const { NextReminder } = await import('#features/reminders/list/next-reminder.tsx');

const lines: ReminderCard = {
  reminderId: 'r1',
  title: 'Trois lignes avant de dormir',
  description: null,
  schedule: { frequency: 'daily', hour: 21, minute: 30 },
  timeZone: 'Europe/Paris',
  subject: null,
  active: true,
  pausedAt: null,
  next: ['2025-11-18T20:30:00.000Z'],
};
const asked = vi.fn(async (): Promise<Response> => Response.json({ items: [] }));
const show = (...items: readonly ReminderCard[]) => {
  asked.mockImplementation(async () => Response.json({ items }));
  vi.stubGlobal('fetch', asked);
  return render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <NextReminder />
      </IntlProvider>
    </Provider>,
  );
};
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  asked.mockReset();
});

it.each([
  ['2025-11-18T13:00:00.000Z', 'Aujourd’hui à 14:00'],
  ['2025-11-18T20:30:00.000Z', 'Ce soir à 21:30'],
  ['2025-11-19T08:00:00.000Z', 'Demain à 09:00'],
  ['2025-11-23T10:00:00.000Z', 'Le dimanche 23/11/2025 à 11:00'],
])('at %s is shown as « %s »', async (next, when) => {
  show({ ...lines, next: [next] });
  expect((await screen.findByRole('link')).textContent).toBe(when);
  expect(screen.getByText('Trois lignes avant de dormir')).toBeTruthy();
});

it('binds the sign after a word of its title', async () => {
  show({ ...lines, title: 'Et après ?' });
  expect(await screen.findByText('Et après\u202f?', { normalizer: (text) => text })).toBeTruthy();
});

it('a paused or ended reminder is not shown in place of a later one', async () => {
  show(
    { ...lines, next: [] },
    { ...lines, reminderId: 'r2', title: 'Appeler papa', next: ['2025-11-23T10:00:00.000Z'] },
  );
  await screen.findByText('Appeler papa');
});

it('is empty while no reminder is due', async () => {
  const { container } = show({ ...lines, active: false, pausedAt: '2025-11-01T08:00:00.000Z', next: [] });
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"fulfilled"'));
  expect(container.innerHTML).toBe('');
});
