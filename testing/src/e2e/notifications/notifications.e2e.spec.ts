import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ApiClient } from '#kits/api-client.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { findInMessage, sixDigits } from '../kit/outbox.ts';
import { openSecondWindow, toast } from '../kit/user-actions.ts';

const title = 'Notification d’essai';
/** Calls that are refused or aborted on purpose are logged by the console. */
const expected = [/Failed to load resource/];

const bell = (page: Page, unread: string) =>
  page.getByRole('link', { name: new RegExp(`^Notifications.: ${unread.replace('+', '\\+')} non lue`) });
const notes = (page: Page) => page.getByRole('article').filter({ hasText: title });

const post = async (api: ApiClient, times: number): Promise<void> => {
  for (let done = 0; done < times; done += 1) await api.call('POST', '/notification-settings/test');
};

e2eSuiteOn(() => serverProcess({ SMTP_URL: 'outbox:' }))('notifications', ({ person, open, server }) => {
  it('appear in two tabs in sync, are listed, read, deleted and restored', async () => {
    const { page, api } = await person({ at: '/app/notifications' });
    await page.getByRole('heading', { name: 'Rien ne vous attend' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const other = await openSecondWindow(page, '/app');
    for (const tab of [page, other]) await bell(tab, 'aucune').waitFor();

    await post(api, 1);
    await bell(other, '1').waitFor();
    await post(api, 9);
    for (const tab of [page, other]) await bell(tab, '9+').waitFor();
    await toast(other, title).first().getByRole('button', { name: 'Voir' }).click();
    await other.waitForURL('/app/notifications');
    await expect.poll(() => notes(other).count()).toBe(10);
    await other.getByRole('heading', { name: 'Aujourd’hui' }).waitFor();

    // One is opened, which reads it; all others are read at once.
    await notes(other)
      .last()
      .getByRole('button', { name: `Non lue : ${title}` })
      .click();
    for (const tab of [page, other]) await bell(tab, '9').waitFor();
    await other.getByRole('button', { name: 'Tout marquer comme lu' }).click();
    for (const tab of [page, other]) await bell(tab, 'aucune').waitFor();
    await expect.poll(() => page.getByText('Non lue :').count()).toBe(0);
    expect(await axeViolations(other)).toEqual([]);

    const remove = async () => {
      await notes(other)
        .first()
        .getByRole('button', { name: /^Actions pour/ })
        .click();
      await other.getByRole('button', { name: 'Supprimer', exact: true }).click();
      await expect.poll(() => notes(other).count()).toBe(9);
    };
    await remove();
    await toast(other, 'Notification supprimée').getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => notes(other).count()).toBe(10);
    await remove();
    // Leaving the page sends the deletions that were not undone.
    await other.goto('/app/profile');
    await expect.poll(() => notes(page).count()).toBe(9);
  });

  it('by keyboard: one is read and deleted, and the focus stays on the page', async () => {
    const { page, api } = await person({ viewport: desk });
    await post(api, 2);
    await page.goto('/app/notifications');
    await expect.poll(() => notes(page).count()).toBe(2);
    await tabTo(page, `Actions pour la notification ${title}`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await bell(page, '1').waitFor();
    await tabTo(page, `Actions pour la notification ${title}`);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Supprimer');
    await page.keyboard.press('Enter');
    await expect.poll(() => notes(page).count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(A|BUTTON|H1)$/);
  });

  it('show an error when they cannot be fetched, and load once they can', async () => {
    // What an earlier page has loaded would be shown instead.
    const { page } = await person({ at: 'about:blank', expected });
    // Without a live connection only the button retries.
    await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await page.route('**/socket.io/**', (route) => route.abort());
    await page.route('**/api/client/notifications?*', (route) => route.abort());
    await page.goto('/app/notifications');
    await page.getByRole('heading', { name: 'Impossible de charger vos notifications' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute('**/api/client/notifications?*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('heading', { name: 'Rien ne vous attend' }).waitFor();
  });

  it('are set by kind and channel, at once; a failed change is reverted, and can be retried', async () => {
    const { page, api } = await person({ at: '/app/profile/notifications', expected });
    const goals = page.getByRole('checkbox', { name: /^Objectifs.: Écrin/ });
    await goals.uncheck();
    await page.getByRole('switch', { name: 'Heures calmes' }).click();
    await page.getByLabel('De', { exact: true }).fill('21:30');
    await page.getByRole('radio', { name: /^Toujours/ }).check();
    await page.getByRole('switch', { name: 'Montrer mes mots hors d’Écrin' }).click();
    expect(await page.getByRole('checkbox', { name: /^Votre compte.: Écrin/ }).count()).toBe(0);
    expect(await page.getByRole('checkbox', { name: /^Rappels.: Push/ }).count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await expect
      .poll(async () => (await api.call('GET', '/notification-settings')).body['settings'])
      .toMatchObject({
        kinds: { goal: { 'in-app': false } },
        quietHours: { from: 21 * 60 + 30, to: 7 * 60, timeZone: 'Europe/Paris' },
        pushTime: 'always',
        words: true,
      });

    await page.reload();
    await expect.poll(() => goals.isChecked()).toBe(false);
    const cut = (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue();
    await page.route('**/api/client/notification-settings', cut);
    await goals.click();
    await toast(page, 'Ce réglage n’a pas pu être enregistré').waitFor();
    await expect.poll(() => goals.isChecked()).toBe(false);
    await page.unroute('**/api/client/notification-settings', cut);
    await toast(page, 'Ce réglage n’a pas pu être enregistré').getByRole('button', { name: 'Réessayer' }).click();
    await expect.poll(() => goals.isChecked()).toBe(true);
    await page.goto('/app/notifications');
    await page.getByText('Heures calmes de 21:30 à 07:00.').waitFor();
  });

  it('are sent by mail once enabled, and disabled with one click from the mail', async () => {
    const { page, email } = await person({ viewport: desk, dark: true, at: '/verify' });
    await page.getByLabel('Code à six chiffres').fill(await findInMessage(server().dataDir, email, sixDigits));
    await page.getByRole('link', { name: 'Retour à vos pensées' }).waitFor();
    await page.goto('/app/profile/notifications');
    const byMail = page.getByRole('checkbox', { name: /^Votre compte.: E-mail/ });
    await byMail.check();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Envoyer un test' }).click();
    await page.getByText('pas envoyé : aucun appareil abonné').waitFor();
    await page.getByText('envoyé', { exact: true }).waitFor();

    const mailed = await open({
      language: 'en',
      at: await findInMessage(server().dataDir, email, /(https?:\/\/\S+\/verify\/unsubscribe#ticket=\S+)/),
    });
    await mailed.getByRole('heading', { name: 'Stop receiving these e-mails' }).waitFor();
    expect(mailed.url()).not.toContain('ticket');
    expect(await axeViolations(mailed)).toEqual([]);
    await mailed.getByRole('button', { name: 'Stop receiving these e-mails' }).click();
    await mailed.getByRole('heading', { name: 'Noted' }).waitFor();
    await expect.poll(() => byMail.isChecked()).toBe(false);
  });
});
