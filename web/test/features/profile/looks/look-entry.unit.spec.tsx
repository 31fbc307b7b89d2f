// @vitest-environment happy-dom
import { actsOnClients, type LookCard } from '@ecrin/contracts/look/look.ts';
import { lookTargets } from '@ecrin/domain/look/look.vocabulary.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { createIntl, IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { looksMessages } from '#features/profile/looks/looks.messages.ts';
import english from '#lang/en/profile.json' with { type: 'json' };
import register from '#features/profile/register.module.css';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { LookEntry } = await import('#features/profile/looks/look-entry.tsx');
afterEach(cleanup);

const word = 'Après votre appel de lundi';
const show = (target: LookCard['target'], more: Partial<LookCard> = {}): void => {
  const look = { lookId: 'l', target, role: 'admin', reason: word, lookedAt: '2026-06-01T12:00:00Z' } as const;
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <LookEntry look={{ ...look, content: null, report: null, ...more }} />
    </IntlProvider>,
  );
};
const heading = () => screen.getByRole('heading').textContent;

/** Each act on the account of a client, as it is told to them. */
const acts: Readonly<Record<(typeof actsOnClients)[number], string>> = {
  deactivation: 'Compte désactivé',
  reactivation: 'Compte réactivé',
  sessions: 'Sessions fermées',
  code: 'Code de votre adresse envoyé de nouveau',
  grant: 'Création d’orbes permise',
  withdrawal: 'Création d’orbes retirée',
  hiding: 'Publication masquée',
  restoring: 'Publication rétablie',
  removal: 'Retrait d’une organisation',
  proposal: 'Effacement du compte proposé',
  confirmation: 'Effacement du compte confirmé',
  refusal: 'Effacement du compte refusé',
};

describe('an act', () => {
  it.each(actsOnClients)('%s is said with its word, and is no look', (target) => {
    show(target);
    expect(heading()).toBe(`${acts[target]} par l’assistance`);
    expect(screen.getByText(`Motif : « ${word} »`)).toBeTruthy();
    expect(screen.queryByText('Rien de vos mots n’était visible.')).toBeNull();
  });
  it.each([
    ['superadmin', 'par la direction du service'],
    [null, 'par le service'],
  ] as const)('of role %s is said to be done %s, without a word where there is none', (role, by) => {
    show('withdrawal', { role, reason: null });
    expect(heading()).toBe(`Création d’orbes retirée ${by}`);
    expect(screen.queryByText(/^Motif/u)).toBeNull();
  });
});

it('an entry has the look of a line of the ledger', () => {
  show('page');
  expect(register['entry']).toBeTruthy();
  expect(screen.getByRole('listitem').className).toBe(register['entry']);
});

it('a look says that no words were shown', () => {
  show('page', { reason: null });
  expect(heading()).toBe('Fiche ouverte par l’assistance');
  expect(screen.getByText('Rien de vos mots n’était visible.')).toBeTruthy();
});

it.each(['fr', 'en'] as const)('no two are said alike in language %s', (locale) => {
  const intl = createIntl({ locale, messages: locale === 'en' ? english : {}, onError: () => {} });
  const targets = [...lookTargets, ...actsOnClients];
  const said = targets.map((target) => intl.formatMessage(looksMessages.target, { target, role: 'admin' }));
  expect(new Set(said).size).toBe(targets.length);
});
