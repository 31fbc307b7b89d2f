import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { yearsBefore } from '@ecrin/domain/time/days.ts';
import type { Locator, Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import type { ApiClient } from '#kits/api-client.ts';
import { axeViolations } from '../kit/axe.ts';
import { desk, phone } from '../kit/browser.ts';
import { seedClientScreens } from '../kit/client-screens.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { openThought, thoughtArticle } from '../kit/user-actions.ts';

const timeZone = 'Europe/Paris';
const words = 'Le muret au soleil, un dimanche.';

/** Thoughts alone: what else home offers does not depend on the hour of the day. */
const seedThoughts = async ({ call }: ApiClient): Promise<void> => {
  for (const content of ['Un coup de téléphone après le dîner.', words])
    await call('POST', '/thoughts', {
      body: { thoughtId: v7(), content, occurredAt: new Date().toISOString(), timeZone },
    });
};

/** A day with a goal that is due (offered from the evening on), a reminder, and thoughts. */
const seedDay = async (api: ApiClient): Promise<void> => {
  const { call } = api;
  const goal = { title: 'Marcher', description: null, frequency: 'daily', targetCount: 1, aim: 'achieve' };
  await call('POST', '/goals', {
    body: { ...goal, goalId: v7(), endDay: null, restDays: [], timeZone, filter: null },
  });
  const schedule = { frequency: 'daily', hour: 21, minute: 30 };
  await call('POST', '/reminders', {
    body: { reminderId: v7(), title: 'Trois lignes', description: null, schedule, timeZone, subject: null },
  });
  await seedThoughts(api);
};

/** Sums layout shifts without user input. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput)
          Object.assign(globalThis, { shifted: Reflect.get(globalThis, 'shifted') + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')));

/** The one extra thing on home. */
const slip = (page: Page, kind?: string) => page.locator(kind === undefined ? '[data-slip]' : `[data-slip="${kind}"]`);
const topOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? Infinity;

/** Waits for all parts that load later. */
const homeIsComplete = async (page: Page): Promise<void> => {
  await thoughtArticle(page, words).waitFor();
  await slip(page).waitFor();
};

const yearsAgo = async ({ call }: ApiClient, years: number, content: string): Promise<void> => {
  const today = calendarDay(new Date().toISOString(), timeZone);
  const occurredAt = `${yearsBefore(today, years)}T12:00:00.000Z`;
  await call('POST', '/thoughts', { body: { thoughtId: v7(), content, occurredAt, timeZone } });
};

/** The height of its blocks is stored once they have settled. */
const settled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('height:')).length))
    .toBeGreaterThan(1);

e2eSuite('home', ({ person }) => {
  it('on a phone with everything in use: three fixed things, one slip, one’s own words in view, and nothing moves at the next visit', async () => {
    const { page, api } = await person({ viewport: phone, at: '/login' });
    await seedClientScreens(api);
    await seedDay(api);
    await recordShifts(page);
    await page.goto('/app');
    await homeIsComplete(page);
    const ways = page.getByRole('navigation', { name: 'Retrouver' }).getByRole('link');
    await expect.poll(() => ways.allInnerTexts()).toEqual(['Demander', 'Rechercher', 'Fils', 'Objectifs']);
    const tops = await Promise.all([0, 1, 2, 3].map((at) => topOf(ways.nth(at))));
    expect(new Set(tops).size).toBe(1);
    expect(await slip(page).count()).toBe(1);
    const things = [page.getByRole('region', { name: 'Pensées du jour' }), page.getByRole('textbox'), slip(page)];
    const order = await Promise.all([...things, page.getByRole('heading', { name: 'Aujourd’hui' })].map(topOf));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(await topOf(thoughtArticle(page, words).getByText(words))).toBeLessThanOrEqual(470);

    await settled(page);
    await page.reload();
    await homeIsComplete(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);

    await page.getByRole('textbox').fill('Quand ai-je vu papa ?');
    const offer = page.getByRole('link', { name: 'Poser cette question à mes pensées' });
    await offer.waitFor();
    expect(await ways.allInnerTexts()).toEqual(['Rechercher', 'Fils', 'Objectifs']);
    // The offer takes their line, the three go to the one below it.
    const below = await Promise.all([0, 1, 2].map((at) => topOf(ways.nth(at))));
    expect(new Set(below).size).toBe(1);
    expect(Math.abs((await topOf(offer)) - (tops[0] ?? 0))).toBeLessThan(8);
    expect(below[0]).toBeGreaterThan(await topOf(offer));
    await page.getByRole('textbox').fill('');

    await ways.first().click();
    await page.waitForURL(/\/app\/chat\/new$/u);
  });

  it('a slip that was set aside is followed by the next one at the next visit; two in a day close the place', async () => {
    const { page, api } = await person({ viewport: phone, at: '/login' });
    await seedThoughts(api);
    await yearsAgo(api, 1, 'Le jasmin a fleuri.');
    await page.goto('/app');
    await slip(page, 'address').waitFor();
    const away = page.getByRole('button', { name: 'Mettre de côté' });
    await away.click();
    await expect.poll(() => slip(page).count()).toBe(0);

    await page.reload();
    await slip(page, 'memory').getByText('Le jasmin a fleuri.').waitFor();
    await away.click();
    await yearsAgo(api, 2, 'Le premier soir.');
    await page.reload();
    await thoughtArticle(page, words).waitFor();
    await settled(page);
    expect(await slip(page).count()).toBe(0);
  });

  it('installing is proposed on the third day, asked of the browser with one press, and never again', async () => {
    const { page, api } = await person({ viewport: phone, at: '/login' });
    await seedThoughts(api);
    await page.addInitScript(() => {
      // As a browser offers it: an event of its own, soon after the page has loaded.
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => void Object.assign(globalThis, { prompted: offer.defaultPrevented }),
      });
      document.addEventListener('DOMContentLoaded', () => dispatchEvent(offer));
    });
    const cameOn = (days: number) =>
      page.evaluate((count) => {
        const key = Object.keys(localStorage).find((one) => one.startsWith('homeVisits:')) ?? '';
        localStorage.setItem(key, `${count} 2020-01-01 `);
      }, days);
    const opened = async () => {
      await page.goto('/app');
      await page.getByLabel('Écrire une pensée').waitFor();
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('homeVisits:')));
    };
    await opened();
    await slip(page, 'address').getByRole('button', { name: 'Mettre de côté' }).click();
    await cameOn(1);
    await opened();
    expect(await slip(page, 'install').count()).toBe(0);
    await cameOn(2);
    await opened();
    await slip(page, 'install').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await slip(page, 'install').getByRole('button', { name: 'Installer Écrin sur cet appareil' }).press('Enter');
    await slip(page, 'install').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => Reflect.get(globalThis, 'prompted'))).toBe(true);
    await opened();
    expect(await slip(page, 'install').count()).toBe(0);
  });

  it('before the first thought: the date, a sentence, the field and three ways to begin; they are gone once it is kept', async () => {
    const { page } = await person({ viewport: phone });
    await page.getByText('Dites une chose, n’importe laquelle.').waitFor();
    const openers = page.getByRole('region', { name: 'Si rien ne vient' }).getByRole('button');
    await expect.poll(() => openers.count()).toBe(3);
    for (const absent of [page.getByRole('region', { name: 'Pensées du jour' }), slip(page), page.getByRole('article')])
      expect(await absent.count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Retrouver' }).count()).toBe(0);
    // Five things: the date, a sentence, the field, three openers, the button that records; and who reads it.
    const lines = (await page.locator('main').innerText()).split('\n').filter((line) => line !== '');
    expect([lines.length, ...lines.slice(1, 5), lines.at(-1)]).toEqual([
      9,
      'Dites une chose, n’importe laquelle. Elle restera ici, à vous.',
      'Écrire une pensée',
      'Joindre des images ou un audio',
      'Si rien ne vient',
      'Personne ne vous lit. Confiance',
    ]);
    await page.getByRole('button', { name: 'Enregistrer une pensée' }).waitFor();
    const opener = await openers.first().innerText();
    await openers.first().click();
    const field = page.getByRole('textbox');
    await expect.poll(() => field.inputValue()).toBe(`${opener}\u{A0}: `);
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.type('la pluie.');
    await page.getByRole('button', { name: 'Garder cette pensée' }).click();
    await page.getByRole('region', { name: 'Pensées du jour' }).waitFor();
    await page.getByRole('article').getByText('la pluie.').first().waitFor();
    expect(await openers.count()).toBe(0);
  });

  it('on a desk the field has the focus at load, and nothing moves at the next visit', async () => {
    const { page, api } = await person({ viewport: desk, at: '/login' });
    await seedDay(api);
    await recordShifts(page);
    await page.goto('/app');
    await homeIsComplete(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await settled(page);
    await page.reload();
    await homeIsComplete(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });

  it('a short thought stands alone: no title that repeats it, one button to complete it, nothing over its words', async () => {
    const { page, api } = await person({ viewport: phone, at: '/login' });
    await seedDay(api);
    await page.goto('/app');
    await thoughtArticle(page, words).getByText('Ranger').waitFor();
    expect(await thoughtArticle(page, words).getByText('Le muret au soleil').count()).toBe(1);
    await openThought(page, words);
    const complete = page.getByRole('button', { name: 'Compléter' });
    await complete.waitFor();
    expect(await page.getByRole('button', { name: 'Enregistrer une pensée' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Catégorie', exact: true }).count()).toBe(0);
    await complete.click();
    await page.getByRole('button', { name: 'Catégorie', exact: true }).click();
    await page.getByRole('button', { name: 'Personnel' }).click();
    await page.getByRole('heading', { name: 'Ce qu’Écrin en comprend' }).waitFor();
  });

  it('a rough stone is cut by hand with one tap, by the keyboard too, and the cut can be undone', async () => {
    const { page, api } = await person({ viewport: phone, at: '/login' });
    await seedDay(api);
    await page.goto('/app');
    const thought = thoughtArticle(page, words);
    const rough = thought.getByRole('button', { name: /^Donner une humeur/u });
    await rough.click();
    await thought.getByRole('button', { name: 'Songeuse' }).click();
    await page.getByText('Songeuse, par vous').waitFor();
    await thought.getByText('Songeuse').waitFor();
    expect(await rough.count()).toBe(0);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await rough.waitFor();
    expect(await thought.getByText('Songeuse').count()).toBe(0);

    await rough.press('Enter');
    await thought.getByRole('button', { name: 'Joyeuse' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => rough.evaluate((button) => button === document.activeElement)).toBe(true);
    await rough.press('Enter');
    await thought.getByRole('button', { name: 'Joyeuse' }).press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Triste, par vous').waitFor();
    await openThought(page, words);
    await page.getByRole('button', { name: /^Humeur, selon vous/u }).waitFor();
  });

  it('on the page of a thought its rough stone is cut the same way, above everything beside it', async () => {
    const { page, api } = await person({ viewport: phone, at: '/login' });
    await seedDay(api);
    await page.goto('/app');
    await openThought(page, words);
    const rough = page.getByRole('button', { name: /^Donner une humeur/u });
    await rough.press('Enter');
    await page.getByRole('button', { name: 'Joyeuse' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => rough.evaluate((button) => button === document.activeElement)).toBe(true);
    // On a desk the stone lies at the top of the page.
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await rough.click();
      for (const mood of await page.getByRole('group', { name: 'Humeur' }).getByRole('button').all())
        await mood.click({ trial: true });
      if (size === phone) await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Songeuse' }).click();
    await page.getByRole('button', { name: /^Humeur, selon vous/u }).waitFor();
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await page.getByRole('button', { name: 'Rétablir' }).waitFor();
  });

  it('what the same day brought in the nearest earlier year is met again: at the head of the margin on a desk, above the thread on a phone', async () => {
    const { page, api } = await person({ viewport: desk, at: '/login' });
    await yearsAgo(api, 2, 'Le premier soir dans la maison vide.');
    await yearsAgo(api, 1, 'Le jasmin a fleuri pour la première fois.');
    await page.goto('/app');
    await page.getByRole('button', { name: 'Mettre de côté' }).click();
    await page.reload();
    const memory = slip(page, 'memory');
    await memory.getByText('Le jasmin a fleuri').waitFor();
    await memory.getByRole('heading', { name: 'Il y a un an' }).waitFor();
    expect((await memory.boundingBox())?.x).toBeGreaterThan(800);
    expect(await topOf(memory)).toBeLessThan(await topOf(page.getByRole('textbox')));

    await page.setViewportSize(phone);
    await expect.poll(async () => (await memory.boundingBox())?.x ?? Infinity).toBeLessThan(100);
    expect(await topOf(memory)).toBeGreaterThan(await topOf(page.getByRole('textbox')));
    await memory.getByRole('link').click();
    await page.waitForURL(/\/app\/thoughts\/[0-9a-f-]+$/u);
  });
});
