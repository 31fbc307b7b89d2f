import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { wavOf } from '#kits/wav.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { installed, share } from '../kit/share-target.ts';
import { signIn, thoughtArticle, toast, password } from '../kit/user-actions.ts';

const expected = [/Failed to load resource/, /ERR_CONNECTION/, /WebSocket/, /ERR_INTERNET_DISCONNECTED/];

const draft = (page: Page) => page.getByRole('textbox', { name: 'Écrire une pensée' });

e2eSuite('the installed app', ({ person, open }) => {
  it('stores what is shared to it: a text in the draft, a sound as a thought, also without network', async () => {
    const { page } = await person({ expected, serviceWorkers: 'allow' });
    await installed(page);
    await draft(page).fill('Déjà là');
    await share(page, 'Un texte venu d’ailleurs');
    await expect.poll(() => draft(page).inputValue()).toBe('Déjà là\n\nUn texte venu d’ailleurs');

    await page.context().setOffline(true);
    await share(page, '', { name: 'mémo.wav', bytes: [...wavOf(new Float32Array(16_000))] });
    await toast(page, 'Audio gardé sur cet appareil').waitFor();
    await thoughtArticle(page, 'Sur cet appareil').waitFor();
    await page.context().setOffline(false);
    await thoughtArticle(page, /Reçue|Rien à transcrire|transcription/i)
      .first()
      .waitFor();
    expect(await page.evaluate(async () => (await (await caches.open('ecrin-shared')).keys()).length)).toBe(0);
    expect(await draft(page).inputValue()).toBe('Déjà là\n\nUn texte venu d’ailleurs');
  });

  it('stores what is shared while signed out until the next sign-in', async () => {
    const { email } = await person();
    const page = await open({ at: '/login', expected, serviceWorkers: 'allow' });
    await installed(page);
    await share(page, 'Écrit avant d’entrer');
    await page.getByText('Ce que vous avez partagé est gardé sur cet appareil.').waitFor();
    await signIn(page, { email, password });
    await expect.poll(() => draft(page).inputValue()).toBe('Écrit avant d’entrer');
  });

  it('has shortcuts that record and write, and bars in the colours of the scheme', async () => {
    const { page } = await person();
    const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
    const [record, write] = manifest.shortcuts.map(({ url }: { url: string }) => url);
    await page.goto(record);
    await page.getByRole('button', { name: 'Terminer et garder' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goto(write);
    await expect.poll(() => draft(page).evaluate((field) => field === document.activeElement)).toBe(true);

    const bars = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('content')),
      );
    expect(new Set(await bars())).toEqual(new Set(['#F8F6F2']));
    await page.goto('/app/profile/display');
    await page.getByText('Sombre', { exact: true }).click();
    await expect.poll(async () => new Set(await bars())).toEqual(new Set(['#091521']));
  });
});
