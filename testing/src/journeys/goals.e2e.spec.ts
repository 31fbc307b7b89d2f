import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk, newContext, newPage, noBrowser, openBrowser, phone } from './browser.ts';
import { entry, keep, register } from './person.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';
import { violations } from './violations.ts';

const words = ['Le muret au soleil, un dimanche.', 'Un coup de téléphone après le dîner.', 'La photo retrouvée dans le tiroir.'] as const;

const startThread = async (page: Page, url: string, name: string): Promise<void> => {
  await page.goto(`${url}/app/threads`);
  await page.getByRole('button', { name: 'Nouveau fil' }).first().click();
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Créer le fil' }).click();
  await page.getByRole('link', { name, exact: true }).waitFor();
};

const file = async (page: Page, thought: string, thread: string): Promise<void> => {
  await entry(page, thought).getByRole('button', { name: /^Ranger dans un fil/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: thread, exact: true }).click();
  await entry(page, thought).getByRole('button', { name: new RegExp(`^Fil ${thread}`) }).waitFor();
};

type Aim = Readonly<{ title: string; many?: string; each?: 'Par jour' | 'Par semaine'; thread?: string; since?: string }>;

/** Through the form; without a thread days are tapped. Leads to the page of the goal. */
const setGoal = async (page: Page, url: string, { title, many = '1', each = 'Par jour', thread, since }: Aim): Promise<void> => {
  await page.goto(`${url}/app/goals`);
  await page.getByRole('button', { name: 'Nouvel objectif' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Titre').fill(title);
  await form.getByLabel('Combien').fill(many);
  await form.getByText(each, { exact: true }).click();
  if (thread === undefined) await form.getByText('Un geste par jour', { exact: true }).click();
  else {
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

const paris = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit', day: '2-digit' });
const daysAgo = (days: number): string => paris.format(new Date(Date.now() - days * 86_400_000));
const shown = (day: string): string => day.split('-').toReversed().join('/');

describe.skipIf(noBrowser)(`goals${noBrowser ? ` (${noBrowser})` : ''}`, () => {
  let server: ServerProcess;
  let browser: Browser;
  beforeAll(async () => {
    server = await serverProcess();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.remove();
  });

  it('a weekly goal counts three thoughts of a thread once that is said, and loses one that is back-dated, live in a second tab', async () => {
    const context = await newContext(browser, { viewport: desk });
    const { page, errors } = await newPage(context);
    await register(page, server.url);
    for (const text of words) {
      await keep(page, text);
      await entry(page, text).getByRole('button', { name: /^Ranger dans un fil/ }).waitFor();
    }
    await startThread(page, server.url, 'Papa');
    await page.goto(`${server.url}/app`);
    for (const text of words) await file(page, text, 'Papa');

    await setGoal(page, server.url, { title: 'Penser à papa', many: '3', each: 'Par semaine', thread: 'Papa' });
    await page.getByText('0 / 3 cette semaine').waitFor();
    await page.getByRole('heading', { name: /^Cette pensée compte-t-elle/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    const { page: second } = await newPage(context);
    await second.goto(page.url());
    await second.getByText('0 / 3 cette semaine').waitFor();

    await page.getByRole('button', { name: 'Toujours' }).click();
    await page.getByText('3 / 3 cette semaine').waitFor();
    await second.getByText('3 / 3 cette semaine').waitFor();
    await second.getByText('Cible atteinte').first().waitFor();

    await page.goto(`${server.url}/app`);
    await entry(page, words[1]).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('button', { name: 'Changer la date', exact: true }).click();
    await page.getByRole('dialog').locator('input').fill(`${daysAgo(8)}T09:00`);
    await page.getByRole('dialog').getByRole('button', { name: 'Garder' }).click();
    await second.getByText('2 / 3 cette semaine').waitFor();
    expect(errors).toEqual([]);
  });

  it('a change of target is shown on the figures before it is kept, and the list has pills and a table', async () => {
    const { page, errors } = await newPage(await newContext(browser, { viewport: desk }), [/400/]);
    await register(page, server.url);
    await setGoal(page, server.url, { title: 'Lire', since: daysAgo(5) });
    await page.goto(`${server.url}/app/goals`);
    await page.getByRole('button', { name: 'Voir en tableau' }).click();
    await page.getByRole('rowheader', { name: shown(daysAgo(5)) }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Que faire de l’objectif Lire' }).click();
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Combien').fill('2');
    await form.getByRole('heading', { name: 'Ce que cela change' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await form.getByLabel('Titre').fill(' ');
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await form.getByRole('alert').getByText('Un objectif a besoin d’un titre.').waitFor();
    await form.getByLabel('Titre').fill('Lire encore');
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Lire encore', exact: true }).click();
    await page.getByText('0 / 2 aujourd’hui').waitFor();
    await page.getByText('La cible était de 1 par jour').waitFor();

    await page.getByRole('button', { name: 'Que faire de l’objectif Lire encore' }).click();
    await page.getByRole('button', { name: 'Supprimer l’objectif' }).click();
    await page.getByText('Aucun objectif encore').waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('link', { name: 'Lire encore', exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  it('a tap at home counts at once, and can be taken back', async () => {
    const { page, errors } = await newPage(await newContext(browser, { viewport: phone }));
    await register(page, server.url);
    await setGoal(page, server.url, { title: 'Marcher' });
    await page.goto(`${server.url}/app`);
    const due = page.getByRole('region', { name: 'À faire aujourd’hui' });
    await due.getByText('0 / 1 aujourd’hui').waitFor();
    expect(await violations(page)).toEqual([]);
    await due.getByRole('button', { name: /^Compter une fois/ }).click();
    await due.getByText('1 / 1 aujourd’hui').waitFor();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await due.getByText('0 / 1 aujourd’hui').waitFor();
    await due.getByRole('button', { name: /^Compter une fois/ }).click();
    await page.getByText('Compté\u00a0: Marcher.').waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Objectifs' }).click();
    await page.getByText('Cible atteinte').first().waitFor();
    expect(errors).toEqual([]);
  });

  it('by keyboard alone days are chosen and marked', async () => {
    const { page } = await newPage(await newContext(browser, { viewport: phone }));
    await register(page, server.url);
    await setGoal(page, server.url, { title: 'Écrire une page', since: daysAgo(3) });
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
    expect(await violations(page)).toEqual([]);
  });
});
