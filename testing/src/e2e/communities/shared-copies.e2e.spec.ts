import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { storageStateOf, toast } from '../kit/user-actions.ts';

const words = [
  'Huit personnes qui ne se connaissent pas, et un bateau qui ne pardonne rien.',
  'Au bout d’un kilomètre, quelqu’un a ri.',
  'C’était gagné.',
];
const settings = {
  visibility: 'public',
  joinCondition: 'open',
  indexed: false,
  rules: { permission: 'members', maxLength: 1_200, editMinutes: 15, replyDepth: 3 },
};

const shareStory = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Choisir un texte' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByText('La première sortie du huit').click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByText('1 pensée privée dans ce texte.').waitFor();
  await page.getByRole('switch', { name: 'Lisible par les visiteurs' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Partager' }).click();
  await toast(page, 'Texte partagé.').waitFor();
};

e2eSuite('a text shared with a community', ({ person, open }) => {
  it('is pinned, read by a visitor without an account, and gone for everybody once it is withdrawn', async () => {
    const { page, api } = await person({ viewport: desk, expected: [/404/u] });
    const thoughtIds = words.map(() => v7());
    for (const [at, thoughtId] of thoughtIds.entries())
      await api.call('POST', '/thoughts', {
        body: {
          thoughtId,
          content: words[at],
          occurredAt: `2025-11-0${at + 1}T10:00:00.000Z`,
          timeZone: 'Europe/Paris',
          language: 'fr',
        },
      });
    await api.call('PUT', `/thoughts/${thoughtIds[1]}`, { body: { private: true } });
    const [storyId, communityId] = [v7(), v7()];
    await api.call('POST', '/stories', { body: { storyId, title: 'La première sortie du huit', thoughtIds } });
    await api.call('POST', '/communities', {
      body: { communityId, name: 'Club d’aviron du Lac', purpose: 'Ce qui se passe entre six et huit.', settings },
    });

    await page.goto(`/app/communities/${communityId}`);
    await page.getByText('Personne n’a encore partagé de texte.').waitFor();
    await shareStory(page);
    await page.getByRole('link', { name: 'La première sortie du huit', exact: true }).click();
    await page.getByText(words[0] ?? '').waitFor();
    // What is private was not agreed to.
    expect(await page.getByText(words[1] ?? '').count()).toBe(0);
    await tabTo(page, 'Épingler');
    await page.keyboard.press('Enter');
    await page.getByText('Épinglé · Lu aussi par les visiteurs').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    const visitor = await open({ viewport: phone, expected: [/404/u] });
    await visitor.goto(`/c/${communityId.replaceAll('-', '')}`);
    await visitor.getByRole('heading', { name: 'La première sortie du huit' }).waitFor();
    await visitor.getByText(words[0] ?? '').waitFor();
    expect(await visitor.getByText(words[1] ?? '').count()).toBe(0);
    expect(await axeViolations(visitor)).toEqual([]);

    // The star on one device is the star on the other.
    await page.goto(`/app/communities/${communityId}`);
    await page.getByRole('button', { name: 'Ajouter aux favoris' }).click();
    await page.getByRole('button', { name: 'Retirer des favoris' }).waitFor();
    const other = await open({ ...(await storageStateOf(page)), viewport: phone, at: '/app/favorites' });
    await other.getByRole('link', { name: 'Club d’aviron du Lac' }).waitFor();
    expect(await axeViolations(other)).toEqual([]);

    await page.getByRole('link', { name: 'La première sortie du huit', exact: true }).click();
    await page.getByRole('button', { name: 'Retirer', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click();
    await page.getByText('Personne n’a encore partagé de texte.').waitFor();
    await visitor.reload();
    await visitor.getByText('Ce qui se passe entre six et huit.').waitFor();
    expect(await visitor.getByText('La première sortie du huit').count()).toBe(0);
    await visitor.getByRole('link', { name: 'Rejoindre' }).click();
    await visitor.waitForURL(/\/register\?community=/u);
  });
});
