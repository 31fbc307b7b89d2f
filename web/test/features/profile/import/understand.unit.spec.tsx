// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { Understand } from '#features/profile/import/understand.tsx';

afterEach(cleanup);
const choice = { leftYears: [], leftJournals: [], leftParts: [], keepDuplicates: false, understand: false, moods: {} };
const saidOf = (host: string | null, eurosPerMillionTokens: number | null, entries = 612) => {
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <Understand
        preview={{ understanding: { host, eurosPerMillionTokens } }}
        coming={{ entries, words: 61_200 }}
        choice={choice}
        choose={() => {}}
      />
    </IntlProvider>,
  );
  const [, said] = [...screen.getByRole('group').querySelectorAll('p')].map(({ textContent }) => textContent);
  cleanup();
  return said;
};

it('before thoughts are read it is said where, and what that costs', () => {
  expect(saidOf(null, 0)).toBe('Sur ce serveur, sans frais.');
  expect(saidOf('ia.exemple', 5)).toBe('Envoyées à ia.exemple, pour environ 3.4\u00A0€ en tout.');
  expect(saidOf('ia.exemple', 5, 20)).toBe('Envoyées à ia.exemple, pour moins de 1\u00A0€ en tout.');
  expect(saidOf('ia.exemple', null)).toBe('Envoyées à ia.exemple, coût non indiqué.');
});
