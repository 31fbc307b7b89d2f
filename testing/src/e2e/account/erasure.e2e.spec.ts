import { erasureCertificate, type ErasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { erasureCodeHeader } from '@ecrin/contracts/transport/headers.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writtenThought } from '#kits/api-client.ts';
import { serverProcess } from '#servers/server-process.ts';
import { axeViolationsByAppearance } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuiteOn } from '../kit/e2e-suite.ts';
import { overflowOf } from '../kit/screens/screen-checks.ts';
import { password, writeThought } from '../kit/user-actions.ts';

const words = {
  fr: {
    title: 'Effacer mon écrin',
    lost: 'Une pensée. Après, personne ne pourra la rendre, nous compris.',
    word: 'effacer',
    other: 'Écrivez le mot',
    asked: 'L’effacement est demandé',
    undo: 'Me reconnecter et tout garder',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    undone: /^L’effacement demandé le \d\d\/\d\d est annulé\. Rien n’a été effacé\.$/u,
  },
  en: {
    title: 'Erase my Écrin',
    lost: 'One thought. Afterwards nobody will be able to give it back, ourselves included.',
    word: 'erase',
    other: 'Write the word',
    asked: 'The erasure is requested',
    undo: 'Sign in again and keep everything',
    email: 'E-mail address',
    password: 'Password',
    undone: /^The erasure requested on \d\d\/\d\d is undone\. Nothing was erased\.$/u,
  },
} as const;

const field = (page: Page) => page.getByRole('textbox', { name: /«|“/u });
/** Number and code, as the page shows them. */
const shownOn = (page: Page) => page.locator('dd').allTextContents();
const erasureOf = async (page: Page, number: string, code: string): Promise<ErasureState> =>
  (await page.request.get(`/api/client/erasures/${number}`, { headers: { [erasureCodeHeader]: code } })).json();
const stateOf = async (...of: Parameters<typeof erasureOf>): Promise<unknown> => (await erasureOf(...of)).state;
/** Of each device that is counted in the certificate, whether it has said that it keeps nothing. */
const devicesOf = async (...of: Parameters<typeof erasureOf>): Promise<unknown> => {
  const { certificate } = await erasureOf(...of);
  return erasureCertificate.parse(JSON.parse(certificate ?? '')).devices?.map(({ clearedAt }) => clearedAt !== null);
};
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));

/** Rows of the outbox of this device. */
const waiting = (page: Page) =>
  page.evaluate(async () => {
    const of = async <Result>(request: IDBRequest<Result>): Promise<Result> => {
      await new Promise((resolve) => request.addEventListener('success', resolve));
      return request.result;
    };
    const db = await of(indexedDB.open('ecrin'));
    const count = await of(db.transaction('queue').objectStore('queue').count());
    db.close();
    return count;
  });

e2eSuiteOn(() => serverProcess({ ERASURE_SETTLE_SECONDS: '0' }))('a whole account', ({ person }) => {
  it.each(['fr', 'en'] as const)(
    'is asked to be erased and kept after all, by keyboard alone (%s)',
    async (language) => {
      const said = words[language];
      const { page, api, email } = await person({
        viewport: language === 'fr' ? phone : desk,
        language,
        expected: [/401/u],
      });
      await api.call('POST', '/thoughts', { body: { ...writtenThought('Le lac, au matin.'), language } });
      await page.goto('/app/profile');
      await page.getByRole('link', { name: said.title }).press('Enter');
      await page.getByText(said.lost).waitFor();
      expect(await axeViolationsByAppearance(page)).toEqual({});

      await field(page).press('Enter');
      await page.getByText(said.other).waitFor();
      expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.type(said.word);
      await page.keyboard.press('Enter');
      await page.waitForURL('/erasure');
      await page.getByRole('heading', { name: said.asked }).waitFor();
      const shown = await shownOn(page);
      expect(shown.every((text) => /^[\dA-Z-]{6,}$/u.test(text))).toBe(true);
      expect(await axeViolationsByAppearance(page)).toEqual({});
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflowOf(page)).toEqual([]);
      expect((await api.call('GET', '/erasure')).status).toBe(401);

      await page.reload();
      await page.getByRole('heading', { name: said.asked }).waitFor();
      expect(await shownOn(page)).toEqual(shown);
      const [number = '', code = ''] = shown;
      expect(await stateOf(page, number, code)).toBe('asked');

      const undone = page.locator('[aria-live="polite"] li').getByText(said.undone).waitFor();
      await page.getByRole('link', { name: said.undo }).press('Enter');
      await page.getByLabel(said.email).fill(email);
      await page.getByLabel(said.password, { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await page.waitForURL('/app');
      await page.getByText('Le lac, au matin.').first().waitFor();
      await undone;
      expect(await stateOf(page, number, code)).toBe('withdrawn');
    },
    60_000,
  );

  it('is erased at once: nobody signs in any more, and nothing of the person stays on the device', async () => {
    const { page, email } = await person({ at: '/app', expected: [/40[01]/u] });
    await page.getByLabel('Écrire une pensée').fill('Ce qui n’est jamais parti.');
    await expect.poll(() => stored(page)).toHaveLength(1);
    await page.goto('/app/profile/erasure');
    await field(page).fill('effacer');
    await page.getByRole('button', { name: 'Effacer tout de suite' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('rien ne peut plus l’annuler').waitFor();
    expect(await axeViolationsByAppearance(page)).toEqual({});
    await question.getByRole('button', { name: 'Effacer tout de suite' }).click();
    await page.getByRole('heading', { name: 'Votre écrin s’efface' }).waitFor();
    expect(await stored(page)).toEqual([]);
    const login = await page.request.post('/api/client/login', { data: { email, password } });
    expect(await login.json()).toMatchObject({ code: 'client.credentials-refused' });

    const [number = '', code = ''] = await shownOn(page);
    await expect.poll(() => stateOf(page, number, code), { timeout: 60_000 }).toBe('done');
    expect(await devicesOf(page, number, code)).toEqual([true]);
    await page.goto('/register');
    await page.getByLabel('Prénom').fill('Essai');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Créer un compte' }).click();
    await page.waitForURL('/app');
    await page.goto('/app/profile/erasure');
    await page.getByText('Rien n’est gardé ici pour l’instant.').waitFor();
  }, 120_000);

  it('is erased elsewhere: what another device never sent goes from it at its next visit', async () => {
    const { page, api } = await person({ at: '/app', expected: [/401/u, /ERR_FAILED/u] });
    await page.route('**/api/client/thoughts', (route) => route.abort());
    await writeThought(page, 'Ce qui attend sur un autre appareil.');
    await page.getByLabel('Écrire une pensée').fill('Un brouillon sur un autre appareil.');
    await expect.poll(() => stored(page)).toHaveLength(1);
    expect(await waiting(page)).toBeGreaterThan(0);
    const asked = (await api.call('POST', '/erasure', { body: { when: 'now' } })).body as AskedErasure;
    await expect.poll(() => stateOf(page, asked.number, asked.code), { timeout: 60_000, interval: 1_500 }).toBe('done');
    await page.unrouteAll();
    await page.reload();
    await expect.poll(() => stored(page), { timeout: 30_000 }).toEqual([]);
    await expect.poll(() => waiting(page)).toBe(0);
    // And the certificate counts it.
    await expect.poll(() => devicesOf(page, asked.number, asked.code), { timeout: 30_000 }).toEqual([true]);
  }, 120_000);
});
