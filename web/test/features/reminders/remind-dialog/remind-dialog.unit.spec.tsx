// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '#lib/api/store.ts';
import type { RemindProps } from '#lib/reminders/remind-context.tsx';

const toasts = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('@ecrin/browser/page/toasts.ts', () => toasts);
vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
vi.mock('#lib/time/clock.ts', async (original) => ({
  ...(await original<object>()),
  deviceZone: () => 'Europe/Paris',
  now: () => '2025-11-18T11:00:00.000Z',
  useToday: () => '2025-11-18',
}));
const { RemindDialog } = await import('#features/reminders/remind-dialog/remind-dialog.tsx');

const id = '019a9000-0000-7000-8000-000000000001';
const asked = vi.fn<(call: string, body: Readonly<Record<string, unknown>>) => void>();
const onClose = vi.fn();
const show = (more: Partial<RemindProps>) =>
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <RemindDialog subject={{ kind: 'thought', id }} title="Le muret" onClose={onClose} {...more} />
      </IntlProvider>
    </Provider>,
  );
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked(
      `${request.method} ${new URL(request.url).pathname.replace('/api/client', '')}`,
      JSON.parse((await request.clone().text()) || '{}'),
    );
    return Response.json({});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('« Me le rappeler »', () => {
  it('reminds of a thought in six months, in one tap that can be undone', async () => {
    show({});
    await press(/^Relire dans 6.mois/);
    const [call, body] = asked.mock.calls[0] ?? [];
    expect(call).toBe('POST /reminders');
    expect(body).toMatchObject({
      schedule: { frequency: 'once', day: '2026-05-18', hour: 9, minute: 0 },
      timeZone: 'Europe/Paris',
      subject: { kind: 'thought', id },
    });
    expect(body?.['title']).toBe('Relire «\u00a0Le muret\u00a0»');
    expect(onClose).toHaveBeenCalled();

    await act(async () => void toasts.showToast.mock.calls[0]?.[0].action.run());
    expect(asked.mock.calls.at(-1)?.[0]).toBe(`DELETE /reminders/${String(body?.['reminderId'])}`);
  });

  it('truncates a long title to the limit of a reminder', async () => {
    show({ title: 'très '.repeat(60) });
    await press(/^Relire dans un mois/);
    const title = String(asked.mock.calls[0]?.[1]['title']);
    expect(title.length).toBeLessThanOrEqual(120);
    expect(title).toMatch(/^Relire «.très .*….»$/);
  });

  it('allows choosing a day', async () => {
    show({ title: null });
    await press('Choisir un jour');
    fireEvent.change(await screen.findByLabelText('Jour'), { target: { value: '2026-01-02' } });
    await press('Créer le rappel');
    expect(asked).toHaveBeenCalledWith(
      'POST /reminders',
      expect.objectContaining({
        title: 'Relire une pensée',
        schedule: { frequency: 'once', day: '2026-01-02', hour: 9, minute: 0 },
      }),
    );
    expect(toasts.showToast).toHaveBeenCalled();
  });

  it('of a goal opens the whole form, with the title of the goal', async () => {
    show({ subject: { kind: 'goal', id }, title: 'Courir' });
    await press('Créer le rappel');
    expect(asked).toHaveBeenCalledWith(
      'POST /reminders',
      expect.objectContaining({
        title: 'Courir',
        schedule: { frequency: 'daily', hour: 21, minute: 30 },
        subject: { kind: 'goal', id },
      }),
    );
  });
});
