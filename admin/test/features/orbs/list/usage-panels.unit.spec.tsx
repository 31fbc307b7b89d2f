// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { UsagePanels } from '#features/orbs/list/usage-panels.tsx';

afterEach(cleanup);

const usage = { requested: 0, automatic: 0, completed: 0, failed: 0, broken: 0, inputTokens: 0, outputTokens: 0 };

it.each([
  [0, 'Lectures sur 30 joursAucun orbe n’a lu ces trente derniers jours.'],
  [3, 'Lectures sur 30 jours3, dont 0 automatiquesCeux des clients3'],
])('runs are bars of the orbs that have some, of %s in all', (completed, shown) => {
  const own = { orbs: 1, usage: { ...usage, completed } };
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <UsagePanels list={{ items: [], own, eurosPerMillionTokens: null }} />
    </IntlProvider>,
  );
  expect(screen.getByText('Lectures sur 30 jours').closest('section')?.textContent).toBe(shown);
});
