import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { manualClockProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { timeInParis } from '../kit/time-in-paris.ts';
import { writeThought, openSecondWindow, openThought, storageStateOf, toast } from '../kit/user-actions.ts';

const title = 'Trois lignes avant de dormir';
const minute = 60_000;

const bell = (page: Page, unread: string) =>
  page.getByRole('link', { name: new RegExp(`^Notifications.: ${unread} non lue`) });
const note = (page: Page) => page.getByRole('article').filter({ hasText: title });

/** Both tabs are notified: a toast with its title, and the badge. */
const waitForUnread = (tabs: readonly Page[], unread: string) =>
  Promise.all(tabs.flatMap((tab) => [toast(tab, title).first().waitFor(), bell(tab, unread).waitFor()]));

e2eSuiteOn(manualClockProcess)('reminders', ({ person, open, server }) => {
  it('set by keyboard, a reminder fires in two tabs, is snoozed, fires again, is ticked, and all are read', async () => {
    const { page } = await person({ viewport: desk, at: '/app/profile/reminders' });
    const other = await openSecondWindow(page, '/app');
    await page.getByRole('heading', { name: 'Aucun rappel' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);

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
    const { hour, minute: ofHour } = timeInParis(server().now() + 3 * minute);
    await page.keyboard.type(`${ofHour} ${hour} * * *`);
    await expect.poll(() => page.getByRole('list', { name: 'Prochaines dates' }).getByRole('listitem').count()).toBe(5);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: title }).waitFor();
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).evaluate((element) => element === document.activeElement))
      .toBe(true);
    expect(await axeViolations(page)).toEqual([]);

    server().advanceClock(3 * minute);
    await waitForUnread([page, other], '1');
    await page.getByText(/^Dans Écrin seulement/).waitFor();

    await bell(other, '1').click();
    await note(other)
      .getByRole('button', { name: /^10 min/ })
      .click();
    await note(other)
      .getByText(/^Reporté au/)
      .waitFor();
    await toast(page, title).first().waitFor({ state: 'detached' });
    server().advanceClock(10 * minute);
    await toast(page, title).first().waitFor();
    await expect.poll(() => note(other).count()).toBe(2);
    expect(await axeViolations(other)).toEqual([]);

    await other.getByRole('button', { name: 'Tout marquer comme lu' }).click();
    for (const tab of [page, other]) await bell(tab, 'aucune').waitFor();
    await note(other).first().getByRole('button', { name: 'Fait' }).click();
    await note(other)
      .first()
      .getByText(/^Fait,/)
      .waitFor();
    await page.getByRole('button', { name: `Actions pour le rappel ${title}` }).click();
    await page.getByRole('button', { name: 'Pourquoi je n’ai rien reçu' }).click();
    await page.getByRole('dialog').getByText('Reporté par vous').waitFor();
    await page
      .getByRole('dialog')
      .getByText(/^Fait à/)
      .waitFor();
  });

  it('a thought is reminded of in six months; its reminder is paused, started, deleted, restored, and follows the person to another time zone', async () => {
    const { page } = await person();
    await writeThought(page, 'Le muret au soleil, un dimanche.');
    await openThought(page, 'Le muret');
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('button', { name: 'Me le rappeler' }).click();
    await page.getByRole('button', { name: /^Relire dans 6/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Relire dans 6/ }).click();
    await toast(page, 'Rappel créé').waitFor();

    await page.goto('/app/profile/reminders');
    const row = page.getByRole('article', { name: /^Relire/ });
    await row.getByRole('link', { name: /^À propos d/ }).waitFor();
    await row.getByRole('switch').click();
    await row.getByText(/^En pause depuis le/).waitFor();
    await row.getByRole('switch').click();
    await row.getByRole('list', { name: /^Prochaines dates/ }).waitFor();

    await row.getByRole('button', { name: /^Actions pour le rappel/ }).click();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('heading', { name: 'Aucun rappel' }).waitFor();
    await toast(page, 'Rappel supprimé').getByRole('button', { name: 'Annuler' }).click();
    await row.waitFor();

    const away = await open({
      timezoneId: 'Asia/Tokyo',
      at: '/app/profile/reminders',
      ...(await storageStateOf(page)),
    });
    await away.getByText(/^Vous êtes à l’heure de Tokyo/).waitFor();
    expect(await axeViolations(away)).toEqual([]);
    await away.getByRole('button', { name: 'À l’heure d’ici' }).click();
    await page.getByText(/^Heure de Tokyo/).waitFor();
    await row.getByRole('link', { name: /^À propos d/ }).click();
    await page.getByText('Le muret au soleil, un dimanche.').waitFor();
  });
});
