// @vitest-environment happy-dom
import type { NotificationCard } from '@ecrin/contracts/notification/notification.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';

vi.mock('@ecrin/browser/page/toasts.ts', () => ({ showToast: vi.fn(), dismissToast: vi.fn() }));
vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { NotificationsScreen } = await import('#features/notifications/list/notifications-screen.tsx');

const posted = (notificationId: string, postedAt: string): NotificationCard => ({
  notificationId,
  kind: 'news',
  title: `Nouvelle ${notificationId}`,
  body: null,
  subject: null,
  postedAt,
  read: true,
  open: false,
  doneAt: null,
  snoozedUntil: null,
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-30T12:00:00Z') });
  const items = [
    posted('4', '2026-03-30T09:00:00Z'),
    posted('3', '2026-03-29T09:00:00Z'),
    posted('2', '2026-03-27T11:00:00Z'),
    posted('1', '2026-03-27T09:00:00Z'),
  ];
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.includes('/notifications?')
      ? Response.json({ items, unread: 0, nextCursor: null })
      : Response.json({}, { status: 404 }),
  );
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <NotificationsScreen />
      </IntlProvider>
    </Provider>,
  );
  await screen.findByText('Nouvelle 4');
});
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the list of notifications', () => {
  it('stands under the day each was posted on', () => {
    const days = screen
      .getAllByRole('region')
      .map((day) => [day.getAttribute('aria-label'), day.querySelectorAll('li h3').length]);
    expect(days).toEqual([
      ['Aujourd’hui', 1],
      ['Hier', 1],
      ['Vendredi 27 mars', 2],
    ]);
  });

  it('moves the focus to the next one, of another day too, when one is deleted', async () => {
    const [remove] = screen.getAllByRole('button', { name: 'Supprimer', hidden: true });
    await act(async () => void (remove && fireEvent.click(remove)));
    expect(screen.queryByText('Nouvelle 4')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Nouvelle 3');
  });
});
