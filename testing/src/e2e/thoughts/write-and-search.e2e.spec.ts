import { expect, it } from 'vitest';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { thoughtArticle, writeThought, signIn, openSecondWindow, openThought, register } from '../kit/user-actions.ts';
import { directionsOf } from '../kit/words-direction.ts';

const words =
  'L’été dernier, j’ai repeint la chambre du fond avec Papa. C’était calme, et j’étais heureux de ce silence.';

e2eSuite('a typed thought', ({ person, open }) => {
  it('is saved, analysed while the page stays open, and found again by « ete »', async () => {
    // As on a first visit: with the screens, and the app is installed in the background.
    const page = await open({ serviceWorkers: 'allow' });
    await register(page);
    await writeThought(page, words);
    const article = thoughtArticle(page, 'la chambre du fond');
    await article.getByText('Calme').waitFor();
    await article.getByText('Personnel').waitFor();

    await page.goto('/app/thoughts');
    await page.getByRole('searchbox').fill('ete');
    const lit = page.locator('mark', { hasText: 'été' });
    await lit.first().waitFor();
    expect(await thoughtArticle(page, 'la chambre du fond').count()).toBe(1);
  });

  it('is found with accents, elisions, phrases and exclusions', async () => {
    const { page } = await person({ viewport: desk });
    for (const text of ['L’amour de la forêt, en automne.', 'La forêt en hiver, sans un bruit.'])
      await writeThought(page, text);
    await thoughtArticle(page, 'en hiver').waitFor();
    await page.goto('/app/thoughts');
    const search = page.getByRole('searchbox');
    const finds = async (query: string, found: number) => {
      await search.fill(query);
      await expect.poll(() => page.getByRole('article').count(), { message: query }).toBe(found);
    };
    await finds('amour', 1);
    await finds('FORET', 2);
    await finds('« foret en hiver »', 1);
    await finds('forêt -amour', 1);
    await finds('rien de tel', 0);
  });

  it.each([
    { script: 'Arabic', sentence: 'البحر هادئ هذا الصباح.' },
    { script: 'Hebrew', sentence: 'הים שקט הבוקר.' },
  ])('in $script runs from right to left in the list and on its own page', async ({ sentence }) => {
    const { page } = await person();
    await writeThought(page, sentence);
    await page.goto('/app/thoughts');
    const right = { direction: 'rtl', stopAtLeft: true, withoutDir: true };
    for (const one of await directionsOf(page, sentence)) expect(one).toEqual(right);
    await page.reload();
    await openThought(page, sentence);
    for (const one of await directionsOf(page, sentence)) expect(one).toEqual(right);
  });

  it('is updated in two open tabs at once', async () => {
    const { page: one } = await person({ viewport: desk });
    const two = await openSecondWindow(one, '/app');
    await two.getByLabel('Écrire une pensée').waitFor();
    await writeThought(one, 'Une pensée que deux pages montrent.');
    await thoughtArticle(two, 'que deux pages montrent').waitFor();
    await openThought(one, 'que deux pages montrent');
    await one.getByRole('button', { name: 'Épingler' }).press('Enter');
    await thoughtArticle(two, 'que deux pages montrent').getByText('Épinglée').waitFor({ state: 'attached' });
  });

  it('is read in French and in English, and the choice is saved', async () => {
    const { page, email } = await person({ viewport: desk });
    await page.getByRole('button', { name: /EN/ }).click();
    await page.getByRole('link', { name: 'Home', exact: true }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'preferred_language');
    expect(cookie?.value).toBe('en');
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 31_536_000)).toBeLessThan(3_600);
    await page.reload();
    await page.getByRole('link', { name: 'Home', exact: true }).waitFor();

    const other = await open();
    await signIn(other, email);
    await other
      .getByRole('link', { name: /Accueil|Home/ })
      .first()
      .waitFor();
  });
});
