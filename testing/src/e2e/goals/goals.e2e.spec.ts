import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { fileInThread, startThread, sampleThoughts, writeSampleThoughts } from '../kit/thread-actions.ts';
import { openSecondWindow, openThought } from '../kit/user-actions.ts';

type Aim = Readonly<{
  title: string;
  many?: string;
  each?: 'Par jour' | 'Par semaine';
  thread?: string;
  since?: string;
}>;

/** With the form; without a thread the goal is tapped. Returns on the page of the goal. */
const setGoal = async (page: Page, { title, many = '1', each = 'Par jour', thread, since }: Aim): Promise<void> => {
  await page.goto('/app/goals');
  await page.getByRole('button', { name: 'Nouvel objectif' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Titre').fill(title);
  await form.getByLabel('Combien').fill(many);
  await form.getByText(each, { exact: true }).click();
  if (thread === undefined) await form.getByText('Je coche moi-même', { exact: true }).click();
  else {
    await form.getByText('Toutes vos pensées', { exact: true }).click();
    await form.getByText('Fils', { exact: true }).click();
    await form.getByRole('button', { name: thread, exact: true }).click();
  }
  if (since !== undefined) {
    await form.getByText('Plus', { exact: true }).click();
    await form.getByLabel('Compter depuis').fill(since);
  }
  await form.getByRole('button', { name: 'Créer l’objectif' }).click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

const paris = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const daysAgo = (days: number): string => paris.format(new Date(Date.now() - days * 86_400_000));
const shown = (day: string): string => day.split('-').toReversed().join('/');

e2eSuite('goals', ({ person }) => {
  it('a weekly goal counts three thoughts of a thread from the start, and one less after back-dating, live in a second tab', async () => {
    const { page } = await person({ viewport: desk });
    await writeSampleThoughts(page);
    await page.goto('/app/threads');
    await startThread(page, 'Papa');
    await page.goto('/app');
    for (const text of sampleThoughts) await fileInThread(page, text, 'Papa');

    await setGoal(page, { title: 'Penser à papa', many: '3', each: 'Par semaine', thread: 'Papa' });
    await page.getByText('3 / 3 cette semaine').waitFor();
    await page.getByText('Me demander', { exact: true }).click();
    await page.getByRole('heading', { name: /^Cette pensée compte-t-elle/ }).waitFor();
    await page.getByText('0 / 3 cette semaine').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const second = await openSecondWindow(page, page.url());
    await second.getByText('0 / 3 cette semaine').waitFor();

    await page.getByRole('button', { name: 'Toujours' }).click();
    await page.getByText('3 / 3 cette semaine').waitFor();
    await second.getByText('3 / 3 cette semaine').waitFor();
    await second.getByText('Cible atteinte').first().waitFor();

    await page.goto('/app');
    await openThought(page, sampleThoughts[1]);
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('button', { name: 'Changer la date', exact: true }).click();
    await page
      .getByRole('dialog')
      .locator('input')
      .fill(`${daysAgo(8)}T09:00`);
    await page.getByRole('dialog').getByRole('button', { name: 'Garder' }).click();
    await second.getByText('2 / 3 cette semaine').waitFor();
  });

  it('a change of target is previewed on the figures before it is saved, and the list has pills and a table', async () => {
    const { page } = await person({ viewport: desk, expected: [/400/] });
    await setGoal(page, { title: 'Lire', since: daysAgo(5) });
    await page.goto('/app/goals');
    await page.getByRole('button', { name: 'Voir en tableau' }).click();
    await page.getByRole('rowheader', { name: shown(daysAgo(5)) }).waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Actions pour l’objectif Lire' }).click();
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Combien').fill('2');
    await form.getByRole('heading', { name: 'Ce que cela change' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await form.getByLabel('Titre').fill(' ');
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await form.getByRole('alert').getByText('Un objectif a besoin d’un titre.').waitFor();
    await form.getByLabel('Titre').fill('Lire encore');
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Lire encore', exact: true }).click();
    await page.getByText('0 / 2 aujourd’hui').waitFor();
    await page.getByText('La cible était de 1 par jour').waitFor();

    await page.getByRole('button', { name: 'Actions pour l’objectif Lire encore' }).press('Enter');
    await page.getByRole('button', { name: 'Supprimer l’objectif' }).click();
    await page.getByText('Pas encore d’objectif').waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('link', { name: 'Lire encore', exact: true }).waitFor();
  });

  it('is set from an example on a small phone, its action in sight from the start', async () => {
    const { page } = await person({ viewport: { width: 375, height: 560 }, at: '/app/goals' });
    await page.getByRole('button', { name: 'Nouvel objectif' }).click();
    const form = page.getByRole('dialog');
    const action = form.getByRole('button', { name: 'Créer l’objectif' });
    await action.waitFor();
    await expect.poll(() => form.getByLabel('Titre').evaluate((field) => field === document.activeElement)).toBe(true);
    const place = await action.boundingBox();
    expect(place && place.y + place.height).toBeLessThanOrEqual(560);
    await form.getByRole('button', { name: 'Une victoire par semaine' }).click();
    await action.click();
    await page.getByRole('link', { name: 'Une victoire par semaine', exact: true }).click();
    await page.getByText('0 / 1 cette semaine').waitFor();
    await page.getByText('Victoire', { exact: true }).waitFor();
    await page.getByText(/^La force dit combien l’habitude tient/).waitFor();
  });

  it('a tap beside the day counts at once, and can be undone', async () => {
    const { page, api } = await person({ viewport: desk });
    await setGoal(page, { title: 'Marcher' });
    await api.call('POST', '/thoughts', { body: writtenThought('Une journée dehors.') });
    await page.goto('/app');
    const due = page.getByRole('region', { name: 'À faire aujourd’hui' });
    await due.getByText('0 / 1 aujourd’hui').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await due.getByRole('button', { name: /^Compter une fois/ }).click();
    await due.getByText('1 / 1 aujourd’hui').waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await due.getByText('0 / 1 aujourd’hui').waitFor();
    await due.getByRole('button', { name: /^Compter une fois/ }).click();
    await page.getByText('Compté\u00a0: Marcher.').waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Objectifs', exact: true }).click();
    await page.getByText('Cible atteinte').first().waitFor();
  });

  it('days are selected and marked by keyboard', async () => {
    const { page } = await person();
    await setGoal(page, { title: 'Écrire une page', since: daysAgo(3) });
    const dayOf = (day: string) => page.getByRole('button', { name: new RegExp(`^${shown(day)}`) });
    await dayOf(daysAgo(0)).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => dayOf(daysAgo(1)).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: new RegExp(`^${shown(daysAgo(1))}\\s: Fait`) }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: new RegExp(`^${shown(daysAgo(1))}\\s: Sauté`) }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it.each([390, 320])('a long name is read whole at %i px, on as many lines as it needs', async (width) => {
    const { page, api } = await person({ viewport: { width, height: 844 } });
    const title = 'Marcher une heure au bord du lac avant le petit déjeuner';
    const aim = { description: null, filter: null, frequency: 'daily', targetCount: 1, aim: 'achieve', endDay: null };
    for (const name of [title, `${title} aussi`])
      await api.call('POST', '/goals', {
        body: { goalId: v7(), title: name, ...aim, restDays: [], timeZone: 'Europe/Paris' },
      });
    await page.goto('/app/goals');
    const link = page.getByRole('link', { name: `${title} aussi`, exact: true });
    await link.waitFor();
    await expect.poll(() => page.getByRole('link', { name: title }).count()).toBe(2);
    for (const name of await page.getByRole('link', { name: title }).all())
      expect(
        await name.evaluate((element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          const lines = [...words.getClientRects()];
          const isCut = (part: Element | null): boolean =>
            part !== null &&
            part.clientWidth > 0 &&
            (part.scrollWidth > part.clientWidth + 1 || isCut(part.parentElement));
          return { wraps: lines.length >= 2, cut: isCut(element), clamped: getComputedStyle(element).textOverflow };
        }),
      ).toEqual({ wraps: true, cut: false, clamped: 'clip' });
  });
});
