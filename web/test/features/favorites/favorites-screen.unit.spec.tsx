// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#lib/api/api.ts';
import { store } from '#lib/api/store.ts';
import { stubClientApi } from '#test/page.fixtures.ts';

vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language: 'fr' }) }));
const { FavoritesScreen } = await import('#features/favorites/favorites-screen.tsx');

const none = { thought: 0, orb: 0, story: 0, community: 0 };
const since = '2026-11-18T09:00:00.000Z';
const lake = { kind: 'thought', itemId: 't', title: 'Le lac', titleBy: 'person', since, addedAt: since, orb: null };
const lists = {
  empty: { items: [], counts: none },
  filled: { items: [lake], counts: { ...none, thought: 1 } },
};

afterEach(() => {
  cleanup();
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
});

const open = (answer: () => Promise<Response>) => {
  stubClientApi(answer);
  render(
    <Provider store={store}>
      <IntlProvider locale="fr" onError={() => {}}>
        <FavoritesScreen />
      </IntlProvider>
    </Provider>,
  );
};

describe('the favourites', () => {
  it.each([
    ['while they load', () => new Promise<Response>(() => {}), 'Chargement des favoris'],
    ['with none', async () => Response.json(lists.empty), /^Aucune étoile n’a été donnée/u],
    ['with one', async () => Response.json(lists.filled), 'Le lac'],
    ['when they fail', async () => Response.error(), 'Vos favoris n’ont pas pu être chargés'],
  ])('say what a pin is for instead, %s', async (_when, answer, shown) => {
    open(answer);
    await screen.findByText(shown);
    const said = screen.getByText(/L’épingle/u).textContent;
    expect(said).toMatch(/réuni ici/u);
    expect(said).toMatch(/dans vos listes, où un filtre la retrouve/u);
  });
});
