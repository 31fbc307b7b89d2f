import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { fileInThread, startThread, sampleThoughts, writeSampleThoughts } from '../kit/thread-actions.ts';
import { thoughtArticle, writeThought, openThought } from '../kit/user-actions.ts';

/** Opens the menu of a thread and chooses from it. */
const choose = async (page: Page, thread: string, act: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions pour le fil ${thread}` }).click();
  await page.getByRole('button', { name: act, exact: true }).click();
};

const firstsOf = async (page: Page): Promise<readonly string[]> =>
  (await page.getByRole('article').allInnerTexts()).map(
    (text) => sampleThoughts.find((one) => text.includes(one)) ?? text,
  );

e2eSuite('threads', ({ person }) => {
  it('are created, filled, read in order, filtered by, merged, and archived', async () => {
    const { page } = await person({ viewport: desk });
    await writeSampleThoughts(page);
    await page.goto('/app/threads');
    await startThread(page, 'Papa');
    await startThread(page, 'Enfance');
    expect(await axeViolations(page)).toEqual([]);

    await page.goto('/app');
    await fileInThread(page, sampleThoughts[0], 'Papa');
    await fileInThread(page, sampleThoughts[1], 'Papa');
    // Dragged by its title onto the thread, which stands next to the day for as long as that takes.
    await thoughtArticle(page, sampleThoughts[2]).getByRole('link').first().hover();
    await page.mouse.down();
    await page.mouse.move(900, 400, { steps: 4 });
    await page.getByRole('link', { name: /^Enfance/ }).hover();
    await page.mouse.up();
    await thoughtArticle(page, sampleThoughts[2])
      .getByRole('button', { name: /^Fil Enfance/ })
      .waitFor();

    await page.getByRole('link', { name: 'Fils', exact: true }).click();
    await page.getByRole('link', { name: 'Papa', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Papa' }).waitFor();
    await expect.poll(() => firstsOf(page)).toEqual([sampleThoughts[0], sampleThoughts[1]]);
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Les voir dans la liste' }).click();
    await page.getByRole('button', { name: 'Retirer le filtre Papa' }).waitFor();
    await expect.poll(() => firstsOf(page)).toEqual([sampleThoughts[1], sampleThoughts[0]]);

    await page.goto('/app/threads');
    const address = await page.getByRole('link', { name: 'Papa', exact: true }).getAttribute('href');
    await choose(page, 'Papa', 'Fusionner avec un autre fil');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Enfance' }).click();
    await page.getByText('3 pensées').waitFor();
    expect(await page.getByRole('link', { name: 'Papa', exact: true }).count()).toBe(0);

    await page.goto(String(address));
    await page.getByRole('heading', { level: 1, name: 'Enfance' }).waitFor();
    expect(page.url()).not.toContain(String(address));
    await expect.poll(() => firstsOf(page)).toEqual([...sampleThoughts]);

    await choose(page, 'Enfance', 'Sans IA pour tout le fil');
    await page.getByText('Sans IA', { exact: true }).first().waitFor();
    await expect
      .poll(() => page.getByRole('article').filter({ hasText: 'Sans IA' }).count())
      .toBe(sampleThoughts.length);
    expect(await axeViolations(page)).toEqual([]);
    await choose(page, 'Enfance', 'Laisser l’IA lire ce fil');
    await expect.poll(() => page.getByRole('article').filter({ hasText: 'Sans IA' }).count()).toBe(0);

    await choose(page, 'Enfance', 'Archiver');
    await page.getByText('Archivé', { exact: true }).waitFor();
    await page.goto('/app/threads');
    await page.getByText('Fils archivés (1)').click();
    await page.getByRole('link', { name: 'Enfance' }).waitFor();

    await choose(page, 'Enfance', 'Supprimer le fil');
    await page.getByText('Pas encore de fil').waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByText('Fils archivés (1)').waitFor();
  });

  it('by keyboard: a thought is filed in a new thread, threads are reordered, and the focus comes back', async () => {
    const { page } = await person();
    await writeThought(page, sampleThoughts[0]);
    const button = thoughtArticle(page, sampleThoughts[0]).getByRole('button', { name: /^Ranger dans un fil/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Nouveau fil' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Papa');
    await page.keyboard.press('Enter');
    const filed = thoughtArticle(page, sampleThoughts[0]).getByRole('button', { name: /^Fil Papa/ });
    await filed.waitFor();
    await expect.poll(() => filed.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.goto('/app/threads');
    await startThread(page, 'Enfance');
    await page.getByRole('button', { name: 'Actions pour le fil Enfance' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Monter' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('main').getByRole('listitem').getByRole('link').allInnerTexts())
      .toEqual(['Enfance', 'Papa']);
  });

  it('a suggestion is shown with its reason, and files only when it is accepted', async () => {
    const { page } = await person();
    await page.goto('/app/threads');
    await startThread(page, 'Québec');
    await page.goto('/app');
    await writeThought(page, 'Les billets pour le Québec sont enfin pris.');
    await thoughtArticle(page, 'Québec')
      .getByRole('button', { name: /^Ranger dans un fil/ })
      .waitFor();
    await openThought(page, 'Québec');
    await page.getByText('En commun').waitFor();
    await page.getByRole('button', { name: /^Ranger dans «/ }).click();
    await page.getByRole('main').locator('a[href^="/app/threads/"]', { hasText: 'Québec' }).waitFor();
    await page.getByText('En commun').waitFor({ state: 'detached' });
  });

  it('one that seven thoughts could be is offered on home, and has them after one press', async () => {
    const { page, api } = await person({ viewport: phone, at: '/about' });
    const alike = ['un chapeau', 'la radio', 'son vélo', 'une lettre', 'le jardin', 'du pain', 'une photo'].map(
      (thing) => writtenThought(`Papa cherchait ${thing}. Je pense à papa.`),
    );
    for (const body of alike) await api.call('POST', '/thoughts', { body });
    const day = new Date().toISOString().slice(0, 10);
    await expect
      .poll(async () => (await api.call('GET', `/threads/proposal?day=${day}`)).body['proposal'])
      .toMatchObject({ tag: expect.stringMatching(/^papa$/iu), thoughtIds: { length: 7 } });
    await page.goto('/app');
    const slip = page.locator('[data-slip="thread"]');
    await slip.getByText('En faire un fil').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await slip.getByRole('link', { name: /7\spensées parlent de papa/iu }).click();
    await page.getByText(/Elles y seront rangées/u).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Créer le fil' }).click();
    await page.getByRole('heading', { level: 1, name: 'Papa' }).waitFor();
    await page.getByText(/7\spensées rangées/u).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(7);
    await page.goto('/app');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('link', { name: 'Fils', exact: true }).waitFor();
    expect(await slip.count()).toBe(0);
  });
});
