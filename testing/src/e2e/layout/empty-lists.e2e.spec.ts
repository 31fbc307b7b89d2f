import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { writtenThought, type ApiClient } from '#kits/api-client.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { bareClientScreens } from '../kit/client-screens.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { drawn, overflowOf } from '../kit/screens/screen-checks.ts';

const why = 'Pourquoi rien ici\u202f?';

/** Every screen with a list, and why it is empty for somebody new. */
const reasons: Readonly<Record<string, string>> = {
  '/app/thoughts': 'Rien n’a encore été dit ni écrit.',
  '/app/year': 'Aucune pensée n’est datée d’alors.',
  '/app/year/2026': 'Aucune pensée n’est datée d’alors.',
  '/app/year/2026/01': 'Aucune pensée n’est datée d’alors.',
  '/app/year/2026/poster': 'Aucune pensée n’est datée d’alors.',
  '/app/threads': 'Aucun fil n’est commencé.',
  '/app/goals': 'Aucun objectif n’est fixé.',
  '/app/chat': 'Aucune question n’a été posée.',
  '/app/chat/memory': 'Rien n’est retenu pour l’instant.',
  '/app/orbs/:id': 'Cet orbe n’a encore rien lu.',
  '/app/orbs/:id/auto': 'Rien pour l’instant.',
  '/app/orbs/:id/run': 'Aucune pensée dans ce choix.',
  '/app/orbs/:id/runs/:id': 'Cet orbe n’a encore rien lu.',
  '/app/favorites': 'Aucune étoile n’a été donnée.',
  '/app/stories': 'Aucun récit n’est commencé.',
  '/app/stories/new': 'Aucune pensée ne correspond.',
  '/app/communities': 'Vous n’êtes dans aucune communauté.',
  '/app/notifications': 'Rien n’est arrivé pour vous.',
  '/app/profile/consents': 'Rien n’est parti.',
  '/app/profile/looks': 'Aucune ouverture n’est notée.',
  '/app/profile/requests': 'Vous n’avez encore rien demandé.',
  '/app/profile/notifications': 'Aucun appareil ne reçoit vos notifications.',
  '/app/profile/reminders': 'Aucun moment n’est choisi.',
  '/app/profile/words': 'Aucun nom n’a été ajouté.',
  '/app/profile/rereading': 'Rien à relire',
  '/app/profile/referral': 'Personne n’a encore rejoint Écrin par votre lien.',
};

/** The other screens: no list, or one that somebody new has something in. */
const others: readonly string[] = [
  // How to begin stands in place of an empty thread.
  '/app',
  '/app/chat/new',
  // Those that come with Écrin.
  '/app/orbs',
  '/app/orbs/create',
  '/app/orbs/:id/edit',
  '/app/orbs/:id/past',
  '/app/orbs/:id/past/:id',
  '/app/stories/add',
  '/app/profile',
  '/app/profile/about',
  '/app/profile/edit',
  '/app/profile/sign-in',
  // This one.
  '/app/profile/devices',
  '/app/profile/display',
  '/app/profile/lock',
  '/app/profile/data',
  '/app/profile/import',
  '/app/profile/erasure',
  // What is not there.
  '/app/thoughts/:id',
  '/app/thoughts/:id/two-versions',
  '/app/threads/:id',
  '/app/goals/:id',
  '/app/chat/:id',
  '/app/stories/:id',
  '/app/communities/invite/:id',
  '/app/communities/:id',
  '/app/communities/:id/copies/:id',
  '/app/communities/:id/settings',
  '/app/profile/requests/:id',
];

const declared = (path: string) => path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gu, ':id');
const year = (path: string) => path.replace(/year\/\d{4}/u, 'year/2026').replace(/2026\/\d{2}/u, '2026/01');

/** Lists that hold something, and show none of it. `step`: the way out. */
const filtered = [
  { path: '/app/thoughts?q=licorne', says: 'Toutes ont été lues.', step: 'Effacer la recherche' },
  { path: '/app/thoughts?mood=stressed', says: 'Une pensée est laissée de côté.', step: 'Tout effacer' },
  { path: '/app/favorites', choose: 'Récits', says: 'Vos favoris sont d’une autre sorte', step: 'Voir le favori' },
] as const;

/** A thought that is a favourite, and a thread without any. */
const prepare = async ({ call }: ApiClient) => {
  const [thought, threadId] = [writtenThought('Le lac, au matin.'), v7()];
  await call('POST', '/thoughts', { body: thought });
  await call('POST', '/threads', { body: { threadId, name: 'Lettres', colour: 'teal' } });
  await call('PUT', `/favorites/${thought.thoughtId}`, { body: { kind: 'thought' } });
  return threadId;
};

e2eSuite('a list with nothing in it', ({ person }) => {
  const empty = (page: Page) => page.locator('[data-why-empty]').first();

  it('says why on every screen that has one', async () => {
    const { page } = await person({ expected: [/40[04]/u] });
    const screens = bareClientScreens();
    expect([...new Set(screens.map(declared).map(year))].toSorted()).toEqual(
      [...new Set([...Object.keys(reasons), ...others])].toSorted(),
    );
    const said: Record<string, string> = {};
    for (const path of screens) {
      await page.goto(path);
      await drawn(page);
      const [text] = await page.locator('[data-why-empty]').allInnerTexts();
      if (text !== undefined) said[year(declared(path))] = text;
    }
    expect(Object.keys(said).toSorted()).toEqual(Object.keys(reasons).toSorted());
    for (const [path, reason] of Object.entries(reasons))
      expect(said[path]?.replaceAll(/\s+/gu, ' ')).toContain(`${why} ${reason}`.replaceAll(/\s+/gu, ' '));
  }, 400_000);

  it('of what was left out by a search, a filter or a kind says so, with the way out; and what is not sent or not up to date', async () => {
    const { page, api } = await person();
    const threadId = await prepare(api);
    for (const { path, says, step, ...more } of filtered) {
      await page.goto(path);
      if ('choose' in more) await page.getByRole('button', { name: more.choose }).click();
      await empty(page).getByText(why).waitFor();
      await empty(page).getByText(says).waitFor();
      await empty(page).getByRole('button', { name: step }).first().waitFor();
    }
    await page.goto(`/app/threads/${threadId}`);
    await empty(page).getByText('Aucune pensée n’y est rangée.').waitFor();
    await page.context().setOffline(true);
    await empty(page).getByText('Le serveur est hors d’atteinte').waitFor();
    await page.context().setOffline(false);
    await empty(page).getByText('Le serveur est hors d’atteinte').waitFor({ state: 'detached' });
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toEqual([]);
  }, 120_000);
});
