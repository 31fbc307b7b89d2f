import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { openShortcutList } from '../kit/keyboard.ts';
import { lockCode, setLock, unlock, waitLocked } from '../kit/lock-actions.ts';
import { wordsFoundIn } from '../kit/marked-words.ts';
import { startRecording, waitUntilStored } from '../kit/recording.ts';
import { openSecondWindow, openThought, signIn, thoughtArticle, writeThought } from '../kit/user-actions.ts';

const expected = [/Failed to load resource/, /ERR_CONNECTION/, /WebSocket/, /ERR_INTERNET_DISCONNECTED/];
const marked = (kind: string, count: number) =>
  Array.from({ length: count }, (_none, place) => `${kind}${String(place).padStart(3, '0')}zq`);
const installed = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
/** Without loading the page again, which would ask for the code. */
const lockFromHere = async (page: Page) => {
  await page.evaluate(() => history.pushState(null, '', '/app/profile/lock'));
  await page.getByRole('button', { name: 'Verrouiller maintenant' }).click();
  await waitLocked(page);
};
const composed = (page: Page) => page.getByLabel('Écrire une pensée');
const leave = (page: Page, hidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );

e2eSuite('the lock of a device', ({ person }) => {
  it('locks at once from anywhere by the key that the list of shortcuts then has', async () => {
    const { page } = await person({ expected });
    await writeThought(page, 'raccourci000zq');
    await setLock(page);
    await page.getByRole('link', { name: 'Accueil', exact: true }).last().click();
    await thoughtArticle(page, 'raccourci000zq').first().waitFor();
    const list = await openShortcutList(page);
    const row = list.locator('[data-keys="v"]');
    await row.getByText('Verrouiller maintenant').waitFor();
    expect(await row.getAttribute('data-off')).toBeNull();
    expect(await axeViolations(page)).toEqual([]);
    // A dialog keeps its keys.
    await page.keyboard.press('v');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('v');
    await waitLocked(page);
    expect(await wordsFoundIn(page, ['raccourci000zq'])).toEqual([]);
    expect(await page.title()).toBe('Écrin');
    for (const key of ['?', 'v']) await page.keyboard.press(key);
    expect(await list.count()).toBe(0);
    await unlock(page);
    await page.waitForURL('/app');
    await thoughtArticle(page, 'raccourci000zq').first().waitFor();
  });

  it('while it is locked none of 200 marked words is anywhere in the browser; it locks and unlocks without network', async () => {
    const { page, api } = await person({ expected, serviceWorkers: 'allow' });
    await installed(page);
    const kept = marked('lu', 80);
    const titles = marked('titre', 20);
    // A thought is titled by its first words.
    for (const [place, title] of titles.entries())
      await writeThought(page, [title, ...kept.slice(place * 4, place * 4 + 4)].join(' '));
    await thoughtArticle(page, titles[19] ?? '')
      .first()
      .waitFor();
    await openThought(page, titles[19] ?? '');
    await expect.poll(() => page.title()).toContain(' · Écrin');
    await page.waitForLoadState('networkidle');
    await setLock(page);
    await page.getByRole('link', { name: 'Accueil', exact: true }).last().click();
    await openThought(page, titles[19] ?? '');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toBe('Écrin');
    await page.getByRole('link', { name: 'Accueil', exact: true }).last().click();
    await page.waitForLoadState('networkidle');

    await page.context().setOffline(true);
    const unsent = marked('attend', 80);
    for (let from = 0; from < unsent.length; from += 20)
      await writeThought(page, unsent.slice(from, from + 20).join(' '));
    const draft = marked('brouillon', 20);
    await composed(page).fill(draft.join(' '));
    const all = [...kept, ...titles, ...unsent, ...draft];
    expect(all).toHaveLength(200);
    expect((await wordsFoundIn(page, [...unsent, ...draft])).length).toBe(100);

    await lockFromHere(page);
    expect(await wordsFoundIn(page, all)).toEqual([]);
    await page.reload();
    await waitLocked(page);
    expect(await wordsFoundIn(page, all)).toEqual([]);
    expect(await page.title()).toBe('Écrin');

    await unlock(page, '000000');
    await page.getByText('Ce n’est pas ce code.').waitFor();
    await unlock(page);
    // Back where they were.
    await page.waitForURL('/app/profile/lock');
    await page.getByRole('link', { name: 'Accueil', exact: true }).last().click();
    await expect.poll(() => composed(page).inputValue()).toBe(draft.join(' '));
    await thoughtArticle(page, unsent[79] ?? '')
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await expect
      .poll(async () => JSON.stringify((await api.call('GET', '/thoughts')).body).includes(unsent[60] ?? ''), {
        timeout: 20_000,
      })
      .toBe(true);
  });

  it('two tabs lock and unlock together, and a new one asks for no code while another is open', async () => {
    const { page } = await person({ expected });
    await setLock(page);
    const other = await openSecondWindow(page, '/app');
    await composed(other).waitFor();
    await lockFromHere(page);
    await waitLocked(other);
    await unlock(other);
    await composed(other).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Écrin est verrouillé' }).count()).toBe(0);
  });

  it('left « en quittant », the page shows nothing at once and locks; after minutes it is hidden, and back in time shown again', async () => {
    const { page } = await person({ expected });
    await setLock(page);
    await leave(page, true);
    expect(await page.locator('body').isVisible()).toBe(false);
    await leave(page, false);
    expect(await page.locator('body').isVisible()).toBe(true);
    await page.getByRole('radio', { name: 'En quittant' }).check({ force: true });
    await expect.poll(() => page.getByRole('radio', { name: 'En quittant' }).isChecked()).toBe(true);
    await leave(page, true);
    await waitLocked(page);
  });

  it('takes thoughts in while it is locked, written and spoken, sends them, and shows none', async () => {
    const { page, api } = await person({ expected });
    await setLock(page);
    await lockFromHere(page);
    await page.getByRole('button', { name: 'L’écrire' }).click();
    await page.getByLabel('Votre pensée').fill('Une hirondelle sous le toit.');
    await page.getByRole('button', { name: 'Garder' }).click();
    await page.getByText('Une pensée gardée, scellée.').waitFor();
    expect(await wordsFoundIn(page, ['hirondelle'])).toEqual([]);
    await startRecording(page);
    await waitUntilStored(page, 1);
    await page.getByRole('button', { name: 'Terminer et garder' }).click();
    await page.getByText('2 pensées gardées, scellées.').waitFor();
    const received = async () => {
      const { body } = await api.call('GET', '/thoughts');
      return [JSON.stringify(body).includes('hirondelle'), JSON.stringify(body).includes('"spoken"')];
    };
    await expect.poll(received, { timeout: 20_000 }).toEqual([true, true]);
    await unlock(page);
    await page.getByRole('link', { name: 'Accueil', exact: true }).last().click();
    await thoughtArticle(page, 'Une hirondelle').first().waitFor();
  });

  it('after five wrong codes there is a pause, also after a reload', async () => {
    const { page } = await person({ expected });
    await setLock(page);
    await lockFromHere(page);
    for (let times = 0; times < 5; times += 1) {
      await unlock(page, '111111');
      await expect.poll(() => page.getByLabel('Votre code').inputValue()).toBe('');
    }
    await page.getByText('Trop d’essais.').waitFor();
    await page.reload();
    expect(await page.getByRole('button', { name: 'Déverrouiller', exact: true }).isDisabled()).toBe(true);
  });

  it('a forgotten code loses nothing: signing in again sends what had not been sent, and takes the lock off', async () => {
    const { page, api, email } = await person({ expected, serviceWorkers: 'allow' });
    await installed(page);
    await setLock(page);
    await page.getByRole('link', { name: 'Accueil', exact: true }).last().click();
    await page.context().setOffline(true);
    await writeThought(page, 'Le secret du figuier.');
    await lockFromHere(page);
    await page.getByRole('button', { name: 'L’écrire' }).click();
    await page.getByLabel('Votre pensée').fill('Sous la treille.');
    await page.getByRole('button', { name: 'Garder' }).click();
    await page.getByText('Une pensée gardée').waitFor();
    await page.getByRole('button', { name: 'Code oublié' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('/login');
    expect(await wordsFoundIn(page, ['figuier', 'treille'])).toEqual([]);
    await page.context().setOffline(false);
    await signIn(page, email);
    await expect
      .poll(
        async () => {
          const text = JSON.stringify((await api.call('GET', '/thoughts')).body);
          return ['figuier', 'treille'].filter((word) => text.includes(word)).length;
        },
        { timeout: 20_000 },
      )
      .toBe(2);
    await page.goto('/app/profile/lock');
    await page.getByRole('button', { name: 'Poser le verrou' }).waitFor();
  });

  it('the lock of the device itself opens it, where it gives a secret, and the code still does', async () => {
    const { page } = await person({ expected });
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        ctap2Version: 'ctap2_1',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
        hasPrf: true,
      },
    });
    await setLock(page);
    await page.getByRole('radio', { name: 'Oui', exact: true }).click({ force: true });
    await expect.poll(() => page.getByRole('radio', { name: 'Oui', exact: true }).isChecked()).toBe(true);
    await lockFromHere(page);
    await page.getByRole('button', { name: 'Avec le verrou de l’appareil' }).click();
    await expect.poll(() => page.getByRole('heading', { name: 'Écrin est verrouillé' }).count()).toBe(0);
    await page.reload();
    await waitLocked(page);
    await unlock(page);
    await expect.poll(() => page.getByRole('heading', { name: 'Écrin est verrouillé' }).count()).toBe(0);
  });

  it.each([
    [
      'in French',
      {},
      {
        code: 'Nouveau code',
        again: 'Le même code, une seconde fois',
        now: 'Verrouiller maintenant',
        locked: 'Écrin est verrouillé',
        off: 'Enlever le verrou',
        on: 'Poser le verrou',
      },
    ],
    [
      'in English, dark, on a desk',
      { dark: true, language: 'en' as const, viewport: desk },
      {
        code: 'New code',
        again: 'The same code again',
        now: 'Lock now',
        locked: 'Écrin is locked',
        off: 'Take the lock off',
        on: 'Set the lock',
      },
    ],
  ])('is set, used and taken off by keyboard, and has no axe violation: %s', async (_name, look, words) => {
    const { page } = await person({ expected, ...look });
    const button = (name: string) => page.getByRole('button', { name });
    await page.goto('/app/profile/lock');
    await page.getByLabel(words.code).fill(lockCode);
    await page.getByLabel(words.again).fill(lockCode);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await button(words.now).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await button(words.now).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: words.locked }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.type(lockCode);
    await page.keyboard.press('Enter');
    await button(words.off).click();
    await button(words.off).last().click();
    await button(words.on).waitFor();
    await page.reload();
    await button(words.on).waitFor();
  });
});
