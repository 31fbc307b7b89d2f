// @vitest-environment happy-dom
import type { ClientRow } from '@ecrin/contracts/client-admin/client-list.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { createIntl, IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { StandingAsOf, titleOf } from '#features/clients/client-standing.tsx';

afterEach(cleanup);

const client = { standing: 'active', erasureDueAt: null, registeredAt: '2026-03-10T09:00:00.000Z' } as ClientRow;

const show = (shown: ClientRow, asOf: string | null = null) =>
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <StandingAsOf client={shown} asOf={asOf} />
    </IntlProvider>,
  );

it.each([
  ['now', null, 'Actif'],
  ['as of a day after registration', '2026-03-11T00:00:00.000Z', 'Actif'],
  ['as of a day before it', '2026-03-10T00:00:00.000Z', 'Pas encore de compte ce jour-là'],
])('%s, the status is « %s »', async (_when, asOf, words) => {
  show(client, asOf);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('who is leaving has the day of it as a status', async () => {
  show({ ...client, standing: 'leaving', erasureDueAt: '2026-04-02T09:00:00.000Z' });
  expect(await screen.findByText('Effacement le 02/04')).toBeTruthy();
});

it('who is erased is called so, not by their code', async () => {
  const erased: ClientRow = { ...client, standing: 'erased', firstname: null, referralCode: 'AB12' };
  show(erased);
  expect(await screen.findByText('Compte effacé')).toBeTruthy();
  expect(titleOf(erased, createIntl({ locale: 'fr', onError: () => {} }).formatMessage)).toBe('Compte effacé');
});
