// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { WhyEmpty, WhyEmptyLine } from '#lib/empty/why-empty.tsx';

const facts = vi.hoisted(() => ({ outbox: [] as object[], away: null as string | null }));
vi.mock('#lib/outbox/outbox.ts', () => ({ useOutbox: () => facts.outbox }));
vi.mock('#lib/page/connection.ts', () => ({ useAway: () => facts.away }));

afterEach(cleanup);

const show = (ofThoughts: boolean) => {
  const { container } = render(
    <IntlProvider locale="fr" onError={() => {}}>
      <WhyEmptyLine ofThoughts={ofThoughts}>Aucune étoile.</WhyEmptyLine>
    </IntlProvider>,
  );
  return container.textContent;
};

const why = 'Pourquoi rien ici\u202f? Aucune étoile.';
const away = 'Le serveur est hors d’atteinte\u00a0: cette liste est celle de la dernière connexion.';
const one = 'Une pensée attend encore sur cet appareil\u202f; elle sera cherchée une fois reçue.';
const two = '2 pensées attendent encore sur cet appareil\u202f; elles seront cherchées une fois reçues.';

it.each([
  { of: true, outbox: [], gone: null, says: why },
  { of: true, outbox: [{}], gone: null, says: `${why} ${one}` },
  { of: true, outbox: [{}, {}], gone: null, says: `${why} ${two}` },
  { of: true, outbox: [{ appendTo: 'a' }], gone: null, says: why },
  { of: false, outbox: [{}], gone: null, says: why },
  { of: false, outbox: [], gone: 'offline', says: `${why} ${away}` },
  { of: true, outbox: [{}], gone: 'server-away', says: `${why} ${one} ${away}` },
])('of thoughts $of, $outbox waiting, $gone: $says', ({ of, outbox, gone, says }) => {
  Object.assign(facts, { outbox, away: gone });
  expect(show(of)).toBe(says);
});

it('has its title and its one step where it is all the screen has', () => {
  Object.assign(facts, { outbox: [], away: null });
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <WhyEmpty title="Aucun favori encore" step={<a href="/app/thoughts">Voir les pensées</a>}>
        Aucune étoile.
      </WhyEmpty>
    </IntlProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Aucun favori encore' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Voir les pensées' })).toBeDefined();
});
