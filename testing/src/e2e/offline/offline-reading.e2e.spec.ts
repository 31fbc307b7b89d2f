import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { contradictionsOn } from '../kit/screens/screen-checks.ts';
import { seedSampleContent } from '../kit/seed-sample-content.ts';
import { openThought, thoughtArticle, writeThought } from '../kit/user-actions.ts';

const notice = 'Vous êtes hors connexion.';
const expected = [/Failed to load resource/, /ERR_CONNECTION/, /WebSocket/, /ERR_INTERNET_DISCONNECTED/];

/** Opens each screen until its words are shown and what it was answered is stored on this device, which happens when the page is idle. */
const visit = async (
  page: Page,
  screens: readonly (readonly [path: string, words: string | RegExp])[],
): Promise<void> => {
  const answered = new Set<string>();
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    // Not part of the question.
    searchParams.delete('pushToken');
    if (pathname.startsWith('/api/client/') && response.ok() && response.request().method() === 'GET')
      answered.add(`${pathname}?${String(searchParams)}`);
  });
  for (const [path, words] of screens) {
    await page.goto(path);
    await page.locator('main').getByText(words).first().waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => answersKept(page)).toBeGreaterThanOrEqual(answered.size);
  }
};
const installed = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
const answersKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('ecrin-answers');
        opening.addEventListener('error', reject);
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('answers').objectStore('answers').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );

e2eSuite('without network', ({ person }) => {
  it('everything viewed can be read offline after a reload, is current again with the network, and is deleted on sign-out', async () => {
    const { page, api } = await person({ expected, serviceWorkers: 'allow' });
    await installed(page);
    await writeThought(page, 'La mer montait doucement.');
    const { goal, thread } = await seedSampleContent(api);
    await openThought(page, 'La mer montait');
    const thought = new URL(page.url()).pathname;
    const screens = [
      ['/app', 'La mer montait'],
      ['/app/thoughts', 'La mer montait'],
      [thought, 'La mer montait'],
      ['/app/threads', 'Lettres'],
      [thread, 'Lettres'],
      ['/app/goals', 'Deux pensées par jour'],
      [goal, 'Deux pensées par jour'],
      ['/app/profile', 'Rappels'],
      ['/app/profile/edit', 'Prénom'],
      ['/app/profile/reminders', 'Trois lignes'],
      ['/app/notifications', /essai/i],
      ['/app/profile/notifications', 'Heures calmes'],
    ] as const;
    await visit(page, screens);

    await page.context().setOffline(true);
    for (const [path, words] of screens) {
      await page.goto(path);
      await page.getByText(notice).waitFor();
      await page.locator('main').getByText(words).first().waitFor();
      expect(await page.getByText(notice).count()).toBe(1);
      expect(await page.getByText(/ne répond pas|n’a pas encore été ouverte/).count()).toBe(0);
    }
    await page.goto('/app/thoughts?q=licorne');
    await page.getByText('Cette page n’a pas encore été ouverte sur cet appareil.').waitFor();

    await page.goto('/app');
    await page.getByText(notice).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await api.call('PUT', `/thoughts/${thought.split('/').at(-1)}`, { body: { content: 'La mer redescend.' } });
    await page.context().setOffline(false);
    await thoughtArticle(page, 'La mer redescend.').waitFor();
    await page.getByText(notice).waitFor({ state: 'hidden' });

    expect(await answersKept(page)).toBeGreaterThan(screens.length);
    await page.goto('/app/profile');
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('/');
    expect(await page.evaluate(() => localStorage.getItem('answerSecret'))).toBeNull();
    await expect.poll(() => answersKept(page)).toBe(0);
  });

  it('what waits on the device counts towards a goal over all thoughts, as in the tray, and on the profile', async () => {
    const { page, api } = await person({ expected, viewport: desk });
    const filter = { threadIds: [], tags: [], categories: [], moods: [], statuses: [] };
    const terms = { description: null, frequency: 'daily', targetCount: 3, aim: 'achieve', endDay: null, restDays: [] };
    const set = { goalId: v7(), title: 'Trois pensées par jour', filter, timeZone: 'Europe/Paris', ...terms };
    expect((await api.call('POST', '/goals', { body: set })).status).toBeLessThan(300);
    await writeThought(page, 'La mer montait doucement.');
    const due = page.getByRole('region', { name: 'À faire aujourd’hui' });
    await due.getByText(/1\s\/\s3/u).waitFor();
    const goTo = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await goTo('Profil');
    await page.getByText(/^Une pensée depuis/u).waitFor();
    await goTo('Accueil');
    await due.getByText(/1\s\/\s3/u).waitFor();
    await page.context().setOffline(true);
    await writeThought(page, 'La brume sur les champs.');
    await due.getByText(/2\s\/\s3/u).waitFor();
    expect(await contradictionsOn(page)).toEqual([]);
    await goTo('Profil');
    await page.getByText(/^2\spensées depuis/u).waitFor();
    await page.context().setOffline(false);
  });
});
