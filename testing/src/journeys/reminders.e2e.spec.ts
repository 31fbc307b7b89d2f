import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk, newContext, newPage, noBrowser, openBrowser, phone } from './browser.ts';
import { tabTo } from './keyboard.ts';
import { entry, keep, register, sameSession } from './person.ts';
import { clockedProcess } from './server-process.ts';
import { violations } from './violations.ts';

const title = 'Trois lignes avant de dormir';
const minute = 60_000;

/** Every day at the next minute but two, on the clock the pages are on. */
const soonInParis = (): string => {
  const time = new Intl.DateTimeFormat('fr', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' }).format(new Date(Date.now() + 3 * minute));
  const [hour, ofHour] = time.split(':').map(Number);
  return `${ofHour} ${hour} * * *`;
};

const toast = (page: Page, words: string) => page.locator('[aria-live="polite"] li').filter({ hasText: words });
const bell = (page: Page, unread: string) => page.getByRole('link', { name: new RegExp(`^Notifications.: ${unread} non lue`) });
const note = (page: Page) => page.getByRole('article').filter({ hasText: title });

/** Both tabs are told: a toast with its title, and the badge. */
const toldIn = async (tabs: readonly Page[], unread: string): Promise<void> => {
  for (const tab of tabs) {
    await toast(tab, title).first().waitFor();
    await bell(tab, unread).waitFor();
  }
};

describe.skipIf(noBrowser)(`reminders${noBrowser ? ` (${noBrowser})` : ''}`, () => {
  let server: Awaited<ReturnType<typeof clockedProcess>>;
  let browser: Browser;
  beforeAll(async () => {
    server = await clockedProcess();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.remove();
  });

  it('set by keyboard alone, one rings in two tabs, is put off, rings again, is done, and all is read', async () => {
    const context = await newContext(browser, { viewport: desk });
    const [{ page, errors }, { page: other, errors: otherErrors }] = [await newPage(context), await newPage(context)];
    await register(page, server.url);
    await other.goto(`${server.url}/app`);
    await page.goto(`${server.url}/app/profile/reminders`);
    await page.getByRole('heading', { name: 'Aucun rappel' }).waitFor();
    expect(await violations(page)).toEqual([]);

    await tabTo(page, 'Nouveau rappel');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Le titre est requis').waitFor();
    await page.keyboard.type(title);
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('70 9 * * *');
    await page.getByText(/^La minute n’est pas comprise/).waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(soonInParis());
    await expect.poll(() => page.getByRole('list', { name: 'Prochaines dates' }).getByRole('listitem').count()).toBe(5);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: title }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);

    server.passes(3 * minute);
    await toldIn([page, other], '1');
    await page.getByText(/^Dans Écrin seulement/).waitFor();

    await bell(other, '1').click();
    await note(other).getByRole('button', { name: /^10 min/ }).click();
    await note(other).getByText(/^Reporté au/).waitFor();
    await toast(page, title).first().waitFor({ state: 'detached' });
    server.passes(10 * minute);
    await toast(page, title).first().waitFor();
    await expect.poll(() => note(other).count()).toBe(2);
    expect(await violations(other)).toEqual([]);

    await other.getByRole('button', { name: 'Tout marquer comme lu' }).click();
    for (const tab of [page, other]) await bell(tab, 'aucune').waitFor();
    await note(other).first().getByRole('button', { name: 'Fait' }).click();
    await note(other).first().getByText(/^Fait,/).waitFor();
    await page.getByRole('button', { name: `Que faire du rappel ${title}` }).click();
    await page.getByRole('button', { name: 'Pourquoi je n’ai rien reçu' }).click();
    await page.getByRole('dialog').getByText('Remis par vous').waitFor();
    await page.getByRole('dialog').getByText(/^Fait à/).waitFor();
    expect([...errors, ...otherErrors]).toEqual([]);
  });

  it('a thought comes back in six months; its reminder is paused, started, deleted, taken back, and follows the person to another clock', async () => {
    const { page, errors } = await newPage(await newContext(browser, { viewport: phone }));
    await register(page, server.url);
    await keep(page, 'Le muret au soleil, un dimanche.');
    await entry(page, 'Le muret').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('button', { name: 'Me le rappeler' }).click();
    await page.getByRole('button', { name: /^Relire dans 6/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Relire dans 6/ }).click();
    await toast(page, 'Rappel posé').waitFor();

    await page.goto(`${server.url}/app/profile/reminders`);
    const row = page.getByRole('article', { name: /^Relire/ });
    await row.getByRole('link', { name: /^À propos d/ }).waitFor();
    await row.getByRole('switch').click();
    await row.getByText(/^En pause depuis le/).waitFor();
    await row.getByRole('switch').click();
    await row.getByRole('list', { name: /^Prochaines dates/ }).waitFor();

    await row.getByRole('button', { name: /^Que faire du rappel/ }).click();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('heading', { name: 'Aucun rappel' }).waitFor();
    await toast(page, 'Rappel supprimé').getByRole('button', { name: 'Annuler' }).click();
    await row.waitFor();

    const { page: away } = await newPage(await browser.newContext({ viewport: phone, locale: 'fr-FR', timezoneId: 'Asia/Tokyo' }));
    await sameSession(page, away);
    await away.goto(`${server.url}/app/profile/reminders`);
    await away.getByText(/^Vous êtes à l’heure de Tokyo/).waitFor();
    expect(await violations(away)).toEqual([]);
    await away.getByRole('button', { name: 'À l’heure d’ici' }).click();
    await page.getByText(/^Heure de Tokyo/).waitFor();
    await row.getByRole('link', { name: /^À propos d/ }).click();
    await page.getByText('Le muret au soleil, un dimanche.').waitFor();
    expect(errors).toEqual([]);
  });
});
