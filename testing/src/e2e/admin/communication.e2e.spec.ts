import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { settingsOf } from '#kits/notification-events.ts';
import { serverProcess } from '#servers/server-process.ts';
import { createFirstAdmin } from '../kit/admin-actions.ts';
import { axeViolations, axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { headingBelowAnnouncement } from '../kit/screens/announced.ts';
import { storageStateOf } from '../kit/user-actions.ts';

const french = { title: 'Maintenance samedi', body: 'Écrin fait une pause dans la nuit de samedi.' };
const english = { title: 'Maintenance on Saturday', body: 'Écrin rests on Saturday night.' };

const writeBoth = async (page: Page): Promise<void> => {
  await page.getByLabel('Titre', { exact: true }).fill(french.title);
  await page.getByLabel('Texte', { exact: true }).fill(french.body);
  await page.getByLabel('Titre, en anglais').fill(english.title);
  await page.getByLabel('Texte, en anglais').fill(english.body);
};

const storesDraft = /\/broadcasts\/[\w-]+$/u;

const openCommunication = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Communication' }).click();
  await page.getByRole('region', { name: 'Écrire' }).waitFor();
};

const reached = (page: Page): Promise<string> =>
  page.getByRole('heading', { name: 'Personnes concernées' }).locator('xpath=../p[1]').innerText();

// Each with its own server: there is only one first administrator.
e2eSuiteOn(() => serverProcess(), { each: true })('communication', ({ open, person, server }) => {
  it('an announcement in two languages is seen live by two clients, each in their own, and dismissed on every device', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    const { page: claire } = await person();
    const { page: mary } = await person({ language: 'en' });

    await openCommunication(ada);
    await ada.getByText('Annonce', { exact: true }).click();
    await writeBoth(ada);
    expect(await axeViolationsByAppearance(ada)).toEqual({});
    // Another pause in writing is being stored when the button is pressed: the press counts.
    const storing = Promise.withResolvers<void>();
    const asked = ada.waitForRequest(storesDraft);
    await ada.route(storesDraft, async (route) => {
      await storing.promise;
      await route.continue();
    });
    await ada.getByLabel('Texte, en anglais').fill(`${english.body} `);
    await asked;
    await ada.getByRole('button', { name: 'Publier l’annonce' }).focus();
    await ada.keyboard.press('Enter');
    await ada.getByRole('dialog').getByRole('button', { name: 'Publier' }).waitFor();
    storing.resolve();
    expect(await axeViolations(ada)).toEqual([]);
    await ada.keyboard.press('Escape');
    await ada.getByRole('dialog').waitFor({ state: 'hidden' });
    await ada.getByRole('button', { name: 'Publier l’annonce' }).and(ada.locator(':focus')).waitFor();
    await ada.keyboard.press('Enter');
    await ada.getByRole('dialog').getByRole('button', { name: 'Publier' }).click();
    await ada.getByText('En cours').first().waitFor();

    await claire.getByText(french.body).waitFor();
    await mary.getByText(english.body).waitFor();
    for (const page of [claire, mary])
      expect(await headingBelowAnnouncement(page)).toEqual({ below: true, seen: true });
    expect(await axeViolationsByAppearance(claire)).toEqual({});
    const other = await open({ viewport: phone, at: '/app', ...(await storageStateOf(claire)) });
    await other.getByText(french.body).waitFor();
    await claire.getByRole('button', { name: 'Fermer l’annonce' }).click();
    await other.getByText(french.body).waitFor({ state: 'hidden' });
    await claire.reload();
    await mary.getByText(english.body).waitFor();

    await ada.getByRole('button', { name: 'Arrêter' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Arrêter' }).click();
    await mary.getByText(english.body).waitFor({ state: 'hidden' });
    expect(await claire.getByText(french.body).count()).toBe(0);
  });

  it('a message to a segment is counted before it is sent, and arrives with its badge', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    const { page: claire, email, api } = await person();
    await openCommunication(ada);
    await expect.poll(() => reached(ada)).toBe('1');
    await ada.getByRole('combobox', { name: 'Langue', exact: true }).selectOption('en');
    await expect.poll(() => reached(ada)).toBe('0');
    await ada.getByRole('combobox', { name: 'Langue', exact: true }).selectOption('fr');
    await expect.poll(() => reached(ada)).toBe('1');
    await writeBoth(ada);
    await ada.getByText(/Brouillon gardé/).waitFor();
    await ada.getByRole('button', { name: 'M’envoyer un essai' }).click();
    await ada.getByText('L’essai est en route').waitFor();
    await ada.getByRole('button', { name: 'Envoyer à 1 personne' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
    await ada.getByText('Envoyé', { exact: true }).waitFor();
    // Without a reload: whom it reached, by which way, and how far it got.
    const whom = ada.getByRole('table', { name: 'À qui' });
    await whom.getByRole('row', { name: /^Essai, .* application Remis/u }).waitFor();
    expect(await axeViolations(ada)).toEqual([]);
    expect(await ada.getByRole('button', { name: /^Renvoyer/u }).count()).toBe(0);
    await claire
      .getByRole('link', { name: /^Notifications.*1/ })
      .first()
      .click();
    await claire.getByText(french.body).waitFor();
    await claire
      .getByRole('main')
      .getByRole('link', { name: /Maintenance samedi$/u })
      .click();
    await whom.getByRole('row', { name: /^Essai, .* application Ouvert/u }).waitFor();

    // Another one like it.
    await ada.getByRole('button', { name: 'Dupliquer' }).click();
    await ada.getByRole('region', { name: 'Écrire' }).waitFor();
    expect(await ada.getByLabel('Titre', { exact: true }).inputValue()).toBe(french.title);
    expect(await ada.getByRole('combobox', { name: 'Langue', exact: true }).inputValue()).toBe('fr');

    // To one of them by a link that says no name: who that is, and that their language is enough.
    await ada.goto(`/admin/communication?client=${api.clientId}`);
    await ada.getByText(/^Essai, \S+ À une seule personne/u).waitFor();
    await ada.getByLabel('Titre', { exact: true }).fill('Votre demande');
    await ada.getByLabel('Texte', { exact: true }).fill('Elle est arrivée.');
    await expect.poll(() => ada.getByRole('button', { name: 'Envoyer à 1 personne' }).isEnabled()).toBe(true);

    // To one of them, found by name and by keyboard: the words written so far come along.
    await ada.goto('/admin/communication');
    await ada.getByLabel('Titre', { exact: true }).fill('Votre demande');
    await ada.getByText('Une personne', { exact: true }).click();
    await ada.getByRole('searchbox', { name: 'Une personne' }).fill(email.slice(0, 12));
    await tabTo(ada, /^Choisir /u);
    await ada.keyboard.press('Enter');
    await ada.getByText('À une seule personne.').waitFor();
    expect(await ada.getByLabel('Titre', { exact: true }).inputValue()).toBe('Votre demande');
    await expect.poll(() => reached(ada)).toBe('1');

    const narrow = await open({ viewport: phone, at: '/admin/communication', ...(await storageStateOf(ada)) });
    await narrow.getByText(french.title).first().waitFor();
    expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await axeViolationsByAppearance(narrow)).toEqual({});
  });

  it('a message names who was left out and why, and goes again to them alone by one button', async () => {
    const ada = await open({ viewport: desk });
    await createFirstAdmin(ada, server());
    const [{ api: claire }, { page: away, api: mary }] = [await person(), await person()];
    const choose = (inApp: boolean) =>
      mary.call('PUT', '/notification-settings', { body: settingsOf({ channels: { 'in-app': inApp } }) });
    expect((await choose(false)).status).toBe(200);
    await openCommunication(ada);
    await expect.poll(() => reached(ada)).toBe('1');
    await writeBoth(ada);
    await ada.getByRole('button', { name: 'Envoyer à 1 personne' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
    const leftOut = ada.getByRole('table', { name: 'Non atteintes' });
    await leftOut.getByRole('row', { name: /^Essai, \S+ Ne veut pas de ces messages/u }).waitFor();
    expect(await axeViolations(ada)).toEqual([]);

    expect((await choose(true)).status).toBe(200);
    await ada.getByRole('button', { name: 'Renvoyer à ceux qui ne l’ont pas reçu' }).click();
    await ada.getByRole('region', { name: 'Écrire' }).waitFor();
    await expect.poll(() => reached(ada)).toBe('1');
    await ada.getByRole('button', { name: 'Envoyer à 1 personne' }).click();
    await ada.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
    await ada.getByRole('table', { name: 'À qui' }).getByRole('row', { name: /Remis/u }).waitFor();
    expect(await ada.getByRole('button', { name: /^Renvoyer/u }).count()).toBe(0);
    await away
      .getByRole('link', { name: /^Notifications.*1/ })
      .first()
      .click();
    await away.getByText(french.body).waitFor();
    // Once to each.
    for (const { call } of [claire, mary]) {
      const { body } = await call('GET', '/notifications');
      expect(JSON.stringify(body).split(french.title)).toHaveLength(2);
    }
  });
});
