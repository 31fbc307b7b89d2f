// @vitest-environment happy-dom
import type { ClientRow } from '@ecrin/contracts/client-admin/client-list.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { StandingAsOf } from '#features/clients/client-standing.tsx';

afterEach(cleanup);

const client = { standing: 'active', registeredAt: '2026-03-10T09:00:00.000Z' } as ClientRow;

it.each([
  ['now', null, 'Actif'],
  ['as of a day after registration', '2026-03-11T00:00:00.000Z', 'Actif'],
  ['as of a day before it', '2026-03-10T00:00:00.000Z', 'Pas encore de compte ce jour-là'],
])('%s, the status is « %s »', async (_when, asOf, words) => {
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <StandingAsOf client={client} asOf={asOf} />
    </IntlProvider>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
});
