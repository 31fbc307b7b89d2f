// @vitest-environment happy-dom
import type { OperatorNotice } from '@ecrin/contracts/site/operator.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
vi.mock('#lib/i18n/language-choice.tsx', () => ({ LanguageChoice: () => null }));
const { LegalScreen } = await import('#features/landing/legal/legal-screen.tsx');

afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const open = (operator: OperatorNotice) => {
  vi.stubGlobal('__APP_VERSION__', '1.0.0');
  vi.stubGlobal('fetch', async () => Response.json(operator));
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <LegalScreen />
      </IntlProvider>
    </Provider>,
  );
};

describe('the legal notice', () => {
  it.each([
    ['alix@exemple.fr', 'mailto:alix@exemple.fr'],
    ['https://exemple.fr/contact', 'https://exemple.fr/contact'],
  ])('names who runs the server, with a link to write to %s', async (contact, href) => {
    open({ name: 'Alix Martin', address: '1 rue du Puits, Lyon', contact, host: 'OVH, Roubaix' });
    await screen.findByText('Alix Martin');
    expect(screen.getByRole('link', { name: `Écrire à ${contact}` }).getAttribute('href')).toBe(href);
    expect(screen.getByText('1 rue du Puits, Lyon')).toBeDefined();
    expect(screen.getByText('OVH, Roubaix')).toBeDefined();
  });

  it('says so when the server was not told, and where data is all the same', async () => {
    open({ name: null, address: null, contact: null, host: null });
    await screen.findByText(/^La personne ou l’organisation qui exploite ce serveur/);
    expect(screen.getByText('L’hébergeur n’a pas été indiqué.')).toBeDefined();
    expect(screen.getByText(/copie de travail non chiffrée/)).toBeDefined();
  });
});
