import type { Page } from 'playwright-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { thoughtArticle, writeThought } from '../kit/user-actions.ts';

/** As Chromium answers where the system's zone is none it knows; formatting in that zone throws. */
const forgetZone = (page: Page) =>
  page.addInitScript(() => {
    const { prototype } = Intl.DateTimeFormat;
    const ofBrowser: unknown = Reflect.get(prototype, 'resolvedOptions');
    if (typeof ofBrowser !== 'function') return;
    Reflect.set(prototype, 'resolvedOptions', function resolvedOptions(this: Intl.DateTimeFormat) {
      return { ...Reflect.apply(ofBrowser, this, []), timeZone: 'Etc/Unknown' };
    });
  });

e2eSuite('a device whose time zone nobody knows', ({ person }) => {
  it('keeps words, says which zone they take, and opens every page with dates', async () => {
    const { page, api } = await person();
    await api.call('POST', '/thoughts', {
      body: {
        thoughtId: v7(),
        content: 'Le port au matin.',
        occurredAt: new Date().toISOString(),
        timeZone: 'Asia/Tokyo',
      },
    });
    await forgetZone(page);
    await page.reload();
    // The zone of the account is that of its newest thought, once it can be read.
    await thoughtArticle(page, 'Le port au matin.').waitFor();
    const said = page.getByText(/^Cet appareil ne dit pas son fuseau horaire/u).waitFor();
    await Promise.all([said, writeThought(page, 'La brume sur les champs.')]);
    await thoughtArticle(page, 'La brume sur les champs.').waitFor();
    await expect
      .poll(async () => (await api.call('GET', '/thoughts')).body)
      .toMatchObject({ items: [{ timeZone: 'Asia/Tokyo' }, { timeZone: 'Asia/Tokyo' }] });
    const screens = {
      '/app/goals': 'Objectifs',
      '/app/profile/reminders': 'Rappels',
      '/app/notifications': 'Notifications',
      '/app/thoughts': 'Pensées',
      '/app/year': 'Votre année',
    };
    for (const [path, name] of Object.entries(screens)) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name }).waitFor();
    }
  });
});
