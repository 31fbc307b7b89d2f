// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { ClientFigures } from '#features/clients/detail/client-figures.tsx';

afterEach(cleanup);

it('uses of AI are all that the note names, orb runs among them', () => {
  const recent = { orbRuns: 1, orbRunsFailed: 0, transcriptions: 2, understandings: 60, answers: 2 };
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <ClientFigures figures={{ thoughts: 3, spoken: 2, written: 1, goals: 0, recent }} />
    </IntlProvider>,
  );
  const figure = screen.getByText('Usage de l’IA, 30 jours').parentElement?.textContent;
  expect(figure).toBe('Usage de l’IA, 30 jours652 transcriptions, 60 analyses, 2 réponses, 1 lecture d’orbe');
});
