// @vitest-environment happy-dom
import type { ReminderCard, ReminderSending } from '@ecrin/contracts/reminder/reminder.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { press, stubClientApi } from '#test/page.fixtures.ts';

const toasts = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('@ecrin/browser/page/toasts.ts', () => toasts);
vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const zone = vi.hoisted(() => ({ here: 'Europe/Paris' }));
vi.mock('#lib/time/clock.ts', async (original) => ({
  ...(await original<object>()),
  deviceZone: () => zone.here,
  now: () => '2025-11-18T11:00:00.000Z',
  useToday: () => '2025-11-18',
}));
const { RemindersScreen } = await import('#features/reminders/list/reminders-screen.tsx');

const lines: ReminderCard = {
  reminderId: '019a9000-0000-7000-8000-000000000001',
  title: 'Trois lignes avant de dormir',
  description: null,
  schedule: { frequency: 'daily', hour: 21, minute: 30 },
  timeZone: 'Europe/Paris',
  subject: null,
  active: true,
  pausedAt: null,
  next: ['2025-11-18T20:30:00.000Z', '2025-11-19T20:30:00.000Z'],
};
const held: ReminderSending = {
  notificationId: 'n1',
  reminderId: lines.reminderId,
  title: lines.title,
  dueAt: '2025-11-12T20:30:00.000Z',
  postedAt: '2025-11-12T20:30:00.000Z',
  missed: 0,
  snoozed: false,
  outcomes: [
    {
      channel: 'push',
      state: 'held-back',
      reason: null,
      device: null,
      at: '2025-11-12T20:30:00.000Z',
      until: '2025-11-13T06:00:00.000Z',
    },
  ],
  readAt: null,
  openedAt: null,
  doneAt: null,
  snoozedUntil: null,
};

const asked = vi.fn(async (_call: string, _body: unknown): Promise<Response> => Response.json({}));
const bodyOf = (call: string) => asked.mock.calls.find(([called]) => called === call)?.[1];
const serve = (reminders: readonly ReminderCard[], sendings: readonly ReminderSending[] = []) => {
  const answers = new Map<string, object>([
    ['GET /reminders', { items: reminders }],
    ['GET /reminders/history', { items: sendings, nextCursor: null }],
  ]);
  asked.mockImplementation(async (call) =>
    call.startsWith('GET') && !answers.has(call)
      ? new Response(null, { status: 404 })
      : Response.json(answers.get(call) ?? {}),
  );
};
const show = () =>
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <RemindersScreen />
      </IntlProvider>
    </Provider>,
  );
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

beforeEach(() => {
  zone.here = 'Europe/Paris';
  stubClientApi(asked);
});
afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  asked.mockReset();
  toasts.showToast.mockReset();
});

describe('the list of reminders', () => {
  it('shows frequency and next date, and a switch pauses and starts them', async () => {
    serve([lines]);
    show();
    const row = await screen.findByRole('article', { name: lines.title ?? '' });
    expect(within(row).getByText('Chaque jour à 21:30')).toBeTruthy();
    const dates = within(row).getByRole('list', { name: /^Prochaines dates/ });
    expect(
      within(dates)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['ce soir 18 21:30', 'mer. 19 21:30']);
    await act(async () => void fireEvent.click(within(row).getByRole('switch', { checked: true })));
    expect(asked).toHaveBeenCalledWith(`POST /reminders/${lines.reminderId}/pause`, null);
  });

  it('shows a switched state before the list is updated, and keeps the focus; a refused change is reverted', async () => {
    serve([lines]);
    show();
    const turn = await screen.findByRole('switch', { checked: true });
    let answer: (answered: Response) => void = () => {};
    asked.mockImplementationOnce(
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    );
    turn.focus();
    await act(async () => void fireEvent.click(turn));
    expect(turn.getAttribute('aria-checked')).toBe('false');
    expect(document.activeElement).toBe(turn);
    fireEvent.click(turn);
    expect(asked.mock.calls.filter(([call]) => call.startsWith('POST'))).toHaveLength(1);
    await act(async () => answer(new Response(null, { status: 500 })));
    await screen.findByRole('switch', { checked: true });
  });

  it('shows since when they are paused, and that their date has passed', async () => {
    const gone: ReminderCard = {
      ...lines,
      reminderId: 'r2',
      title: 'Le dentiste',
      schedule: { frequency: 'once', day: '2025-11-03', hour: 9, minute: 0 },
      next: [],
    };
    serve([{ ...lines, active: false, pausedAt: '2025-10-03T08:00:00.000Z', next: [] }, gone]);
    show();
    expect(await screen.findByText('En pause depuis le 03/10/2025 · chaque jour à 21:30')).toBeTruthy();
    expect(screen.getByText('Passé · le lundi 03/11/2025 à 09:00')).toBeTruthy();
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });

  it('links to their subjects, and names them where the title does not', async () => {
    const about = (reminderId: string, title: string): ReminderCard => ({
      ...lines,
      reminderId,
      title,
      subject: { kind: 'thought', id: 't1', title: 'Le silence du train' },
    });
    serve([about('r1', 'Relire « Le silence du train »'), about('r2', 'Y repenser')]);
    show();
    const links = await screen.findAllByRole('link', { name: /^À propos d/ });
    expect(links.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'À propos d’une pensée',
      'À propos de « Le silence du train »',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/app/thoughts/t1', '/app/thoughts/t1']);
  });

  it('explains the latest undelivered one, with a link to the setting', async () => {
    serve([lines], [held]);
    show();
    expect(await screen.findByRole('heading', { name: 'Mercredi soir, rien n’a sonné' })).toBeTruthy();
    expect(screen.getByText(/pendant vos heures calmes.*jusqu’à 07:00/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Régler mes heures calmes' }).getAttribute('href')).toBe(
      '/app/profile/notifications',
    );
  });

  it('explains each outcome', async () => {
    const at = '2025-11-13T06:01:00.000Z';
    const sent: ReminderSending['outcomes'] = [
      ...held.outcomes,
      { channel: 'push', state: 'delivered', reason: null, device: 'Chrome', at, until: null },
      { channel: 'push', state: 'blocked', reason: 'device-unsubscribed', device: 'Safari', at, until: null },
      { channel: 'mail', state: 'blocked', reason: 'kind-off', device: null, at, until: null },
    ];
    serve([lines], [{ ...held, outcomes: sent, missed: 1 }]);
    show();
    await press(/^Pourquoi je n’ai rien reçu/);
    const told = await within(await screen.findByRole('dialog')).findByRole('listitem');
    const said = within(told)
      .getAllByText(/./, { selector: 'p' })
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(said).toEqual([
      'Retenu jusqu’à 07:00 (heures calmes), puis envoyé',
      'Vaut aussi pour un rappel manqué pendant un arrêt du service',
      '21:30 · Notification push : retenu jusqu’à 07:00, heures calmes',
      '07:01 · Chrome : reçu',
      '07:01 · Safari : appareil désabonné',
    ]);
  });

  it('deletes one, and restores it', async () => {
    serve([lines]);
    show();
    await press('Supprimer');
    await waitFor(() => expect(toasts.showToast).toHaveBeenCalled());
    await act(async () => void toasts.showToast.mock.calls[0]?.[0].action.run());
    expect(asked.mock.calls.map(([call]) => call).filter((call) => !call.startsWith('GET'))).toEqual([
      `DELETE /reminders/${lines.reminderId}`,
      `POST /reminders/${lines.reminderId}/restore`,
    ]);
  });

  it('moves all to another time zone in one tap, and only offers it when the zone differs', async () => {
    zone.here = 'Europe/Brussels';
    serve([lines]);
    show();
    await screen.findByRole('article');
    expect(screen.queryByText(/Vous êtes à l’heure/)).toBeNull();
    cleanup();

    zone.here = 'Asia/Tokyo';
    show();
    await press('À l’heure d’ici');
    expect(bodyOf('PUT /reminders/time-zone')).toEqual({ timeZone: 'Asia/Tokyo' });
  });
});

describe('a new reminder', () => {
  it('needs a title, and is sent with its fields', async () => {
    serve([lines]);
    show();
    await press('Nouveau rappel');
    await press('Créer le rappel');
    expect(await screen.findByText('Le titre est requis')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Titre'));
    expect(bodyOf('POST /reminders')).toBeUndefined();

    await fill('Titre', '  Appeler papa ');
    await fill('Quand', 'weekly');
    await fill('Jour', '7');
    await fill('Heure', '11:00');
    await press('Créer le rappel');
    expect(bodyOf('POST /reminders')).toMatchObject({
      title: 'Appeler papa',
      description: null,
      schedule: { frequency: 'weekly', dayOfWeek: 7, hour: 11, minute: 0 },
      timeZone: 'Europe/Paris',
      subject: null,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('with an invalid expression shows the server’s sentence at its field', async () => {
    serve([lines]);
    show();
    await press('Nouveau rappel');
    await fill('Titre', 'Lever les yeux');
    await fill('Quand', 'cron');
    await fill('Réglage avancé', '0 9 * * 8');
    expect(await screen.findByText(/Le jour de la semaine n’est pas compris/)).toBeTruthy();
    await press('Créer le rappel');
    expect(bodyOf('POST /reminders')).toBeUndefined();
  });
});
