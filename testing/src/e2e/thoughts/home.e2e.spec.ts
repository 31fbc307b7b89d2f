import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { yearsBefore } from '@ecrin/domain/time/days.ts';
import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import type { ApiClient } from '#kits/api-client.ts';
import { desk, phone } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { openThought, thoughtArticle } from '../kit/user-actions.ts';

const timeZone = 'Europe/Paris';
const words = 'Le muret au soleil, un dimanche.';

/** A day with a goal that is due, a reminder, and thoughts. */
const seedDay = async ({ call }: ApiClient): Promise<void> => {
  const goal = { title: 'Marcher', description: null, frequency: 'daily', targetCount: 1, aim: 'achieve' };
  await call('POST', '/goals', {
    body: { ...goal, goalId: v7(), endDay: null, restDays: [], timeZone, filter: null },
  });
  const schedule = { frequency: 'daily', hour: 21, minute: 30 };
  await call('POST', '/reminders', {
    body: { reminderId: v7(), title: 'Trois lignes', description: null, schedule, timeZone, subject: null },
  });
  for (const content of ['Un coup de téléphone après le dîner.', words])
    await call('POST', '/thoughts', {
      body: { thoughtId: v7(), content, occurredAt: new Date().toISOString(), timeZone },
    });
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

/** Waits for all parts that load later. */
const homeIsComplete = async (page: Page): Promise<void> => {
  await thoughtArticle(page, words).waitFor();
  await page.getByRole('link', { name: 'Marcher' }).waitFor();
  await page.getByText('Trois lignes').waitFor();
};

/** The height of its blocks is stored once they have settled. */
const settled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('height:')).length))
    .toBeGreaterThan(1);

e2eSuite('home', ({ person }) => {
  it('on a phone a goal and the next reminder leave the first thought in view, and nothing moves at the next visit', async () => {
    const { page, api } = await person({ viewport: phone, at: '/login' });
    await seedDay(api);
    await recordShifts(page);
    await page.goto('/app');
    await homeIsComplete(page);
    await page.getByRole('button', { name: 'Plus tard' }).click();
    const { y } = (await thoughtArticle(page, words).boundingBox()) ?? { y: Infinity };
    expect(y).toBeLessThan(520);

    await settled(page);
    await page.reload();
    await homeIsComplete(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);

    await page.getByRole('button', { name: /^Compter une fois/ }).click();
    await page.getByText('Annuler').waitFor();
    await page.getByRole('link', { name: 'Marcher' }).waitFor();
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
    expect(await page.getByRole('button', { name: 'Humeur', exact: true }).count()).toBe(0);
    await complete.click();
    await page.getByRole('button', { name: 'Humeur', exact: true }).click();
    await page.getByRole('button', { name: 'Calme' }).click();
    await page.getByRole('heading', { name: 'Ce qu’Écrin en comprend' }).waitFor();
  });

  it('what the same day brought in earlier years is met again: at the side on a desk, as one line on a phone', async () => {
    const { page, api } = await person({ viewport: desk, at: '/login' });
    const today = calendarDay(new Date().toISOString(), timeZone);
    for (const [years, content] of [
      [2, 'Le premier soir dans la maison vide.'],
      [1, 'Le jasmin a fleuri pour la première fois.'],
    ] as const)
      await api.call('POST', '/thoughts', {
        body: { thoughtId: v7(), content, occurredAt: `${yearsBefore(today, years)}T12:00:00.000Z`, timeZone },
      });
    await page.goto('/app');
    await page.getByRole('heading', { name: 'Il y a un an' }).waitFor();
    await page.getByRole('heading', { name: 'Il y a deux ans' }).waitFor();
    await page
      .getByRole('link', { name: /^Toutes les pensées du/ })
      .first()
      .click();
    await page.waitForURL(/\/app\/thoughts\?from=/u);
    // The page itself shows both; its list of that day only one.
    await thoughtArticle(page, 'Le premier soir').waitFor({ state: 'detached' });
    await thoughtArticle(page, 'Le jasmin').waitFor();
    expect(await thoughtArticle(page, 'Le premier soir').count()).toBe(0);

    await page.setViewportSize(phone);
    await page.goto('/app');
    await page.getByRole('heading', { name: 'Il y a un an' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Il y a deux ans' }).count()).toBe(0);
    await page
      .locator('section', { hasText: 'Il y a un an' })
      .getByRole('link', { name: /^Le jasmin/ })
      .click();
    await page.waitForURL(/\/app\/thoughts\/[0-9a-f-]+$/u);
  });
});
