// @vitest-environment happy-dom
import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AgainstField, ClientComparison } from '#features/clients/detail/client-comparison.tsx';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';

const registeredAt = '2026-01-10T08:00:00.000Z';
/** As of an instant: a thought a month, an endpoint from March on. */
const detailAsOf = (asOf: string | null): ClientDetail => {
  const month = asOf === null ? 12 : new Date(asOf).getUTCMonth();
  return {
    client: { clientId: 'c1', standing: 'active', erasureDueAt: null, registeredAt },
    figures: {
      thoughts: month,
      spoken: 1,
      written: month,
      goals: 12 - month,
      recent: { orbRuns: 0, orbRunsFailed: 0, transcriptions: 0, understandings: 0, answers: 0 },
    },
    permissions: [],
    consents: { endpoint: month > 2 ? 'api.example' : null, notifications: true, memory: true, since: {} },
  } as unknown as ClientDetail;
};
const asked = vi.fn((_asOf: string | null): void => undefined);
const show = (days: readonly [string, string]) => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const asOf = new URL(url).searchParams.get('asOf');
    asked(asOf);
    return Response.json(detailAsOf(asOf));
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <ClientComparison clientId="c1" days={days} />
      </IntlProvider>
    </Provider>,
  );
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  asked.mockClear();
  store.dispatch(api.util.resetApiState());
});

const rowOf = async (label: string): Promise<readonly (string | null)[]> => {
  const row = (await screen.findByText(label)).closest('tr');
  return row
    ? within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    : [];
};

describe('a client as of two dates', () => {
  it.each([[['2026-02-14', '2026-06-14']], [['2026-06-14', '2026-02-14']]] as const)(
    'of %j, the earlier one stands first, and each figure has its difference',
    async (days) => {
      show(days);
      expect(await rowOf('Pensées')).toEqual(['Pensées', '1', '5', '+4']);
      expect(await rowOf('Objectifs')).toEqual(['Objectifs', '11', '7', '-4']);
      expect(await rowOf('Reçues à la voix')).toEqual(['Reçues à la voix', '1', '1', '0']);
      expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Quoi',
        'au soir du 14/02/2026',
        'au soir du 14/06/2026',
        'Écart',
      ]);
    },
  );

  it('now is after any day, and is the query of the page itself', async () => {
    show(['2026-02-14', '']);
    expect(await rowOf('Pensées')).toEqual(['Pensées', '1', '12', '+11']);
    await waitFor(() => expect(asked.mock.calls.map(([asOf]) => asOf === null)).toEqual([false, true]));
  });

  it('before they registered nothing is said of who was not there', async () => {
    show(['2026-01-02', '2026-06-14']);
    const nobody = 'Pas encore de compte ce jour-là';
    expect(await rowOf('Compte')).toEqual(['Compte', nobody, 'Actif', 'changé']);
    expect(await rowOf('Notifications')).toEqual(['Notifications', nobody, 'Oui', 'changé']);
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.filter((text) => text.includes(nobody))).toHaveLength(5);
  });

  it('what a client agreed to is compared in words', async () => {
    show(['2026-02-14', '2026-06-14']);
    expect(await rowOf('Compte')).toEqual(['Compte', 'Actif', 'Actif', 'inchangé']);
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.filter((text) => text.includes('api.example') && text.endsWith('changé'))).toHaveLength(1);
    expect(rows.filter((text) => text.endsWith('inchangé'))).toHaveLength(4);
  });
});

it('a day to compare with is chosen in a field, and taken back by a button', () => {
  const chosen = vi.fn((_day: string): void => undefined);
  const field = (against: string) => (
    <IntlProvider locale="fr" onError={() => {}}>
      <AgainstField against={against} onAgainst={chosen} />
    </IntlProvider>
  );
  const { rerender } = render(field(''));
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(screen.getByLabelText('Comparer au soir du'), { target: { value: '2026-03-01' } });
  rerender(field('2026-03-01'));
  fireEvent.click(screen.getByRole('button', { name: 'Ne plus comparer' }));
  expect(chosen.mock.calls).toEqual([['2026-03-01'], ['']]);
});
