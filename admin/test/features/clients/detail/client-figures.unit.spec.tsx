// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { ClientFigures } from '#features/clients/detail/client-figures.tsx';

afterEach(cleanup);

const none = { orbRuns: 0, orbRunsFailed: 0, transcriptions: 0, understandings: 0, answers: 0 };

it.each([
  [
    { ...none, orbRuns: 1, transcriptions: 2, understandings: 60, answers: 2 },
    '652 transcriptions, 60 analyses, 2 réponses, 1 lecture d’orbe',
  ],
  [{ ...none, understandings: 2 }, '22 analyses'],
  [none, '0rien n’a été demandé'],
])('uses of AI are all that the note names, orb runs among them, and nothing there was none of', (recent, shown) => {
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <ClientFigures figures={{ thoughts: 3, spoken: 2, written: 1, goals: 0, recent }} />
    </IntlProvider>,
  );
  expect(screen.getByText('Usage de l’IA, 30 jours').parentElement?.textContent).toBe(
    `Usage de l’IA, 30 jours${shown}`,
  );
});
